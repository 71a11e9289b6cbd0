"""The spots of the mat, in German."""

from __future__ import annotations

from spydeck.games.spy_tricks.text.spots import SpotWords

WORDS = SpotWords(
    suits={"red": "Rot", "blue": "Blau", "white": "Weiß"}, accusative="die {rank}", dative="der {rank}"
)

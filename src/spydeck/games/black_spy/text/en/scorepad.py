"""The words of the scorepad of Black Spy, in English."""

from __future__ import annotations

from spydeck.games.black_spy.text.scorepad import PadWords
from spydeck.games.grammar.en import counted
from spydeck.language.cldr import number

WORDS = PadWords(
    empty="The scorepad is empty: no deal has been finished yet.",
    deal="deal",
    has_halved="halved by Going Back (BS-35)",
    sentence="Deal {deal}: {scores}.",
    score=lambda name, points, total: f"{name} {counted(points, 'point')}, total {number(total)}",
    after_halving=" after halving",
)

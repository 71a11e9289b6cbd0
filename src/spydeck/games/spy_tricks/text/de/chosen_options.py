"""The options of a match of Spy Tricks, in German."""

from __future__ import annotations

from spydeck.games.grammar.de import joined
from spydeck.games.spy_tricks.text.chosen_options import OptionWords

_COLOURS = {"green": "grün", "yellow": "gelb", "purple": "lila", "grey": "grau"}

WORDS = OptionWords(
    starts="Platz {seat} beginnt die erste Runde.",
    pawns=lambda colours: f"Die Figuren sind von Platz 1 an {joined([_COLOURS[one] for one in colours])}.",
)

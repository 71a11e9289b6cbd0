"""The options of a match of Spy Tricks, in English."""

from __future__ import annotations

from spydeck.games.grammar.en import joined
from spydeck.games.spy_tricks.text.chosen_options import OptionWords

WORDS = OptionWords(
    starts="Seat {seat} starts the first round.",
    pawns=lambda colours: f"The pawns are {joined(colours)}, from seat 1 on.",
)

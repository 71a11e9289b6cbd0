"""The options of a match of Spy Tricks, in English."""

from __future__ import annotations

from spydeck.games.grammar.en import joined
from spydeck.games.spy_tricks.options import PAWNS
from spydeck.json_types import JsonObject


def describe_options(options: JsonObject) -> str:
    """Return what the table has chosen as sentences, "" if nothing (ST-4, ST-6)."""
    sentences = []
    if options["first_start_player"] is not None:
        sentences.append(f"Seat {options['first_start_player']} starts the first round.")
    if options["pawns"] != list(PAWNS[: options["players"]]):
        sentences.append(f"The pawns are {joined(options['pawns'])}, from seat 0 on.")
    return " ".join(sentences)

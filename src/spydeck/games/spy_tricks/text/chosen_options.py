"""The options of a match of Spy Tricks, in the words of a language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from spydeck.games.spy_tricks.options import PAWNS
from spydeck.json_types import JsonObject


@dataclass(frozen=True)
class OptionWords:
    """What the table has chosen, in one language."""

    starts: str
    """Who starts the first round, by {seat}, from 1."""
    pawns: Callable[[Sequence[str]], str]
    """The colours of the pawns, by seat."""


def describe_options(words: OptionWords, options: JsonObject) -> str:
    """Return what the table has chosen as sentences, "" if nothing (ST-4, ST-6)."""
    sentences = []
    if options["first_start_player"] is not None:
        sentences.append(words.starts.format(seat=options["first_start_player"] + 1))
    if options["pawns"] != list(PAWNS[: options["players"]]):
        sentences.append(words.pawns(options["pawns"]))
    return " ".join(sentences)

"""The terminal's sentences: Fluent files in one folder for each language.

Parts of a sentence can have a style there, as in `<strong>this</strong>`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from spydeck.games.lines import Sentences
from spydeck.games.text_ui import Line
from spydeck.language import cldr, current, messages

BETWEEN = "\ue001"
"""Stands for a thing in a list of which only the words between things are wanted."""

sentence = partial(messages.sentence, __name__)
"""Return a sentence in the language in use."""
styled = Sentences(__name__).line
"""Return a sentence with its styles and those of its arguments."""


def alternatives(things: Sequence[Line]) -> Line:
    """Return lines as one: "pass, draft or field #1"."""
    between = cldr.joined([BETWEEN] * len(things), "or", language=current()).split(BETWEEN)
    line: Line = []
    for before, thing in zip(between, things, strict=False):
        line += [("", before), *thing]
    return line


def seat_name(seat: int) -> str:
    """Return the name of a seat that has none: "seat 2"."""
    return sentence("seat-name", seat=seat)


def words(code: str) -> tuple[str, ...]:
    """Return the words of a sentence that is a list of words."""
    return tuple(sentence(code).split())


def typed_words(kind: str) -> Mapping[str, Sequence[str]]:
    """Return what can be typed for commands of a kind in the language in use, by the command's name."""
    start = f"{kind}-"
    codes = messages.bundle(__name__, current())
    return {code.removeprefix(start): words(code) for code in codes if code.startswith(start)}

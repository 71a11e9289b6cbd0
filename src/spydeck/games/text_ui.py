"""What a game gives to every face of text: its table, its events and its questions in words.

All of it is made from views and events, never from a state, so that no face can tell a secret. A line is
a list of spans, each a style and a text; a face maps styles to what it can show and may drop them, so no
meaning may rest on a style alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from spydeck.json_types import JsonObject

Names = Sequence[str]
"""The name of each seat; a seat's own person is called "you"."""

STYLES = ("", "strong", "faint", "blue", "yellow", "red", "green", "black", "white", "good", "bad")
Span = tuple[str, str]
"""A style out of `STYLES` and a text."""
Line = list[Span]


@dataclass(frozen=True)
class Page:
    """Something to look at on request: the last trick, the scorepad, a reminder sheet."""

    help: str
    lines: Callable[[JsonObject, Names], list[Line]]
    """The page, from a view."""


class Scorekeeper(Protocol):
    """Keeps the score of a game played with paper cards; a pure dialogue, line by line."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    def question(self) -> str:
        """What is to be entered next."""

    def usage(self) -> list[Line]:
        """What may be entered, and how."""

    def enter(self, text: str) -> list[Line]:
        """Take in an answer and say what follows from it; raises `SpydeckError`, changing nothing."""

    def pad(self) -> list[Line]:
        """The scorepad so far."""

    def rows(self) -> list[JsonObject]:
        """The same as plain data: of each finished part its points and totals by seat."""

    def undo(self) -> bool:
        """Take the last answer back; whether there was one."""


def _as_it_is(text: str) -> Line:
    return [("", text)]


def _nothing(view: JsonObject, names: Names) -> list[Line]:
    return []


def _what_next(begun: str) -> str:
    return "what next?"


Tell = Callable[[JsonObject, Names], Line | None]
"""An event of one name as a sentence."""
Tells = Callable[[JsonObject, Names, int | None], Line | None]


def told_by(sentences: Mapping[str, Tell]) -> Tells:
    """Tells events by a sentence for each of their names; there is nothing to tell of others."""

    def tells(event: JsonObject, names: Names, seat: int | None) -> Line | None:
        sentence = sentences.get(event["event"])
        return None if sentence is None else sentence(event, names)

    return tells


@dataclass(frozen=True)
class Face:
    """A game in words."""

    table: Callable[[JsonObject, Names], list[Line]]
    """What a seat sees now, from its view: the table, its hand, what is legal."""
    question: Callable[[JsonObject, Names], Line]
    """What the seat is asked now, from its view; only called while it may act."""
    reads: Callable[[JsonObject, str], str]
    """What a person typed as the text of an action ("r7" as "play R7"); what is not understood is left
    as it is, for the engine to refuse with its clause."""
    tells: Tells
    """An event as a sentence for a seat (or None, a spectator), or None where there is nothing to tell."""
    pages: Mapping[str, Page]
    """Pages by the word that a person types for them."""
    scorekeeper: Callable[[Any, Names], Scorekeeper] | None = None
    """Makes a scorekeeper for some options and names, where the game has one."""
    own: Callable[[JsonObject, Names], list[Line]] = _nothing
    """What only this seat sees (its hand), from its view; a replay with open hands shows it of every seat."""
    goes_on: Callable[[str], str] = _what_next
    """What to ask of somebody whose action, given as text, is only begun."""
    says: Callable[[str], Line] = _as_it_is
    """A text of the engine (an action, a refusal) as a line."""
    parts: Mapping[str, str] = field(default_factory=dict)
    """The events that end a part of the game (a trick, a deal), each with the page that is shown unasked
    after it, or ""."""
    openings: frozenset[str] = frozenset()
    """The events that begin a part of the game (a turn), told after an empty line."""
    sheets: Mapping[str, Callable[[], str]] = field(default_factory=dict)
    """Texts to print for a game with paper cards, by name."""
    spoken: Face | None = None
    """The same for screen readers: full words, sentences in reading order; without it, this face."""

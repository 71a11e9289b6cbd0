"""The dialogue of a scorekeeper: entries are applied one by one, and each can be undone."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from spydeck.errors import SpydeckError
from spydeck.games.text_ui import Line, Names
from spydeck.json_types import JsonObject
from spydeck.kernel import members
from spydeck.language import Catalogue, catalogue


class HasRows(Protocol):
    """What the progress of every scorepad has."""

    @property
    def rows(self) -> Sequence[JsonObject]:
        """The finished deals or rounds."""


MAX_POINTS_DIGITS = 4


def whole_number(word: str) -> int:
    """Return the number that a word is; its minus sign may be a hyphen or a true one."""
    return int(word.replace("\u2212", "-"))


def is_number(word: str) -> bool:
    """Return whether a word is a whole number that may be points."""
    digits = word[1:] if word[:1] in ("-", "\u2212", "+") else word
    return digits.isascii() and digits.isdigit() and len(digits) <= MAX_POINTS_DIGITS


Progress = TypeVar("Progress", bound=HasRows)
"""The progress of a scorepad: a frozen value of the game's own type."""


class PaperScore(ABC, Generic[Progress]):
    """Keeps the progress of a scorepad, with what came before; each game decides what an entry means."""

    wanted: str
    """What to enter, for a person who entered nothing."""
    language: str
    """The code of the language in which entries are answered."""

    def __init__(self, names: Names, progress: Progress) -> None:
        self.names = names
        self.progress = progress
        self._before: list[Progress] = []

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    @abstractmethod
    def winning(self) -> int:
        """Bit set of the seats that win if the game has ended."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none before the end."""
        return tuple(members(self.winning)) if self.over else ()

    @abstractmethod
    def read(self, words: list[str]) -> tuple[Progress, list[Line]]:
        """Return the progress after an entry, and its results as lines. Raise `SpydeckError`."""

    def enter(self, text: str) -> list[Line]:
        """Apply an entry and return its results as lines. Raise `SpydeckError`, changing nothing."""
        words = text.replace(",", " ").split()
        if self.over:
            raise SpydeckError(self.said.OVER)
        if not words:
            raise SpydeckError(self.said.NOTHING.format(wanted=self.wanted))
        progress, lines = self.read(words)
        self._before.append(self.progress)
        self.progress = progress
        return lines

    @property
    def said(self) -> Catalogue:
        """What all scorekeepers say in this language."""
        return catalogue("spydeck.games.paper_words", self.language)

    def check_count(self, points: Sequence[int], players: int) -> None:
        """Raise `SpydeckError` unless there is a number for each player."""
        if len(points) != players:
            raise SpydeckError(self.said.WRONG_COUNT.format(players=players, count=len(points)))

    def rows(self) -> list[JsonObject]:
        """Return the scorepad so far as plain data."""
        return list(self.progress.rows)

    def undo(self) -> bool:
        """Undo the last entry. Return whether there was one."""
        if not self._before:
            return False
        self.progress = self._before.pop()
        return True

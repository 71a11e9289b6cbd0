"""The dialogue of a scorekeeper: entries are applied one by one, and each can be undone."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from spydeck.errors import SpydeckError
from spydeck.games.paper_words.en import NOTHING, OVER
from spydeck.games.paper_words.en import WRONG_COUNT as WRONG_COUNT
from spydeck.games.text_ui import Line, Names
from spydeck.json_types import JsonObject


class HasRows(Protocol):
    """What the progress of every scorepad has."""

    @property
    def rows(self) -> Sequence[JsonObject]:
        """The finished deals or rounds."""


MAX_POINTS_DIGITS = 4


def is_number(word: str) -> bool:
    """Return whether a word is a whole number that may be points."""
    digits = word[1:] if word[:1] in ("-", "+") else word
    return digits.isascii() and digits.isdigit() and len(digits) <= MAX_POINTS_DIGITS


def check_count(points: Sequence[int], players: int, wrong_count: str = WRONG_COUNT) -> None:
    """Raise `SpydeckError` with a sentence unless there is a number for each player."""
    if len(points) != players:
        raise SpydeckError(wrong_count.format(players=players, count=len(points)))


Progress = TypeVar("Progress", bound=HasRows)
"""The progress of a scorepad: a frozen value of the game's own type."""


class PaperScore(ABC, Generic[Progress]):
    """Keeps the progress of a scorepad, with what came before; each game decides what an entry means."""

    wanted: str
    """What to enter, for a person who entered nothing."""
    nothing = NOTHING
    """Asks for what is {wanted}."""
    ended = OVER
    """Refuses an entry after the end."""

    def __init__(self, names: Names, progress: Progress) -> None:
        self.names = names
        self.progress = progress
        self._before: list[Progress] = []

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether the game has ended."""

    @abstractmethod
    def read(self, words: list[str]) -> tuple[Progress, list[Line]]:
        """Return the progress after an entry, and its results as lines. Raise `SpydeckError`."""

    def enter(self, text: str) -> list[Line]:
        """Apply an entry and return its results as lines. Raise `SpydeckError`, changing nothing."""
        words = text.replace(",", " ").split()
        if self.over:
            raise SpydeckError(self.ended)
        if not words:
            raise SpydeckError(self.nothing.format(wanted=self.wanted))
        progress, lines = self.read(words)
        self._before.append(self.progress)
        self.progress = progress
        return lines

    def rows(self) -> list[JsonObject]:
        """Return the scorepad so far as plain data."""
        return list(self.progress.rows)

    def undo(self) -> bool:
        """Undo the last entry. Return whether there was one."""
        if not self._before:
            return False
        self.progress = self._before.pop()
        return True

"""The dialogue of a scorekeeper: answers are taken in one by one, each can be taken back."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from spydeck.errors import SpydeckError
from spydeck.games.text_ui import Line, Names
from spydeck.json_types import JsonObject


class HasRows(Protocol):
    """What every stand tells."""

    @property
    def rows(self) -> Sequence[JsonObject]:
        """The finished deals or rounds."""


Stand = TypeVar("Stand", bound=HasRows)
"""How far a scorepad has come; a frozen value of the game's own."""


class PaperScore(ABC, Generic[Stand]):
    """Keeps a game's stand and the stands before it; what an answer means is the game's to say."""

    wanted: str
    """What is to be entered, for somebody who entered nothing."""

    def __init__(self, names: Names, stand: Stand) -> None:
        self.names = names
        self.stand = stand
        self._before: list[Stand] = []

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether the game has ended."""

    @abstractmethod
    def read(self, words: list[str]) -> tuple[Stand, list[Line]]:
        """The stand after an answer, and what follows from it; raises `SpydeckError`."""

    def enter(self, text: str) -> list[Line]:
        """Take in an answer and say what follows from it; raises `SpydeckError`, changing nothing."""
        words = text.replace(",", " ").split()
        if self.over:
            raise SpydeckError("the game is over; undo takes the last answer back")
        if not words:
            raise SpydeckError(f"enter {self.wanted}")
        stand, lines = self.read(words)
        self._before.append(self.stand)
        self.stand = stand
        return lines

    def rows(self) -> list[JsonObject]:
        """The scorepad so far as plain data."""
        return list(self.stand.rows)

    def undo(self) -> bool:
        """Take the last answer back; whether there was one."""
        if not self._before:
            return False
        self.stand = self._before.pop()
        return True

"""What a person at the terminal is asked, wherever the game is played: here, or at a server."""

from __future__ import annotations

from typing import Protocol

from spydeck.bots.bot import Bot
from spydeck.games.game import Game
from spydeck.games.text_ui import Names
from spydeck.json_types import JsonObject
from spydeck.match import Match


class Position(Protocol):
    """A seat in a game, as the one who sits there knows it."""

    @property
    def game(self) -> Game:
        """The game."""

    @property
    def names(self) -> Names:
        """What each seat is called; the person's own is "you"."""

    def view(self) -> JsonObject:
        """What the seat may know."""

    def choices(self, begun: str) -> JsonObject:
        """What may come next in an action begun; raises `IllegalAction`."""

    def is_legal(self, text: str) -> bool:
        """Whether the seat may do this now."""

    def suggestion(self) -> str:
        """What a sensible player would do now."""


class MatchPosition:
    """A seat in a game that is played in this program."""

    def __init__(self, match: Match, seat: int, names: Names, adviser: Bot) -> None:
        self.game = match.game
        self.names = names
        self._match = match
        self._seat = seat
        self._adviser = adviser

    def view(self) -> JsonObject:
        """What the seat may know."""
        return self._match.view(self._seat)

    def choices(self, begun: str) -> JsonObject:
        """What may come next in an action begun."""
        return self._match.choices(self._seat, begun)

    def is_legal(self, text: str) -> bool:
        """Whether the seat may do this now."""
        return self._match.is_legal(self._seat, text)

    def suggestion(self) -> str:
        """What the sensible bot would do, knowing what the seat knows."""
        return self._adviser.choose(self._match.observation(self._seat))

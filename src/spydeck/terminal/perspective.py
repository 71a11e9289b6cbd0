"""A match as the player in one seat sees it, wherever it is played: in this program or at a server."""

from __future__ import annotations

from typing import Protocol

from spydeck.games.game import Game
from spydeck.games.text_ui import Names
from spydeck.json_types import JsonObject
from spydeck.match import Match
from spydeck.terminal.advice import Advice, Adviser


class Perspective(Protocol):
    """A match as the player in one seat sees it."""

    @property
    def game(self) -> Game:
        """The game."""

    @property
    def names(self) -> Names:
        """The name of each seat; the player's own is "you"."""

    def view(self) -> JsonObject:
        """Return what the seat may know."""

    def choices(self, partial: str) -> JsonObject:
        """Return what may come next in a partial action. Raise `IllegalAction`."""

    def known(self) -> Perspective:
        """Return the same without requests to a server, for use in another thread."""

    def is_legal(self, text: str) -> bool:
        """Return whether the seat may take this action now."""

    def suggestion(self) -> Advice:
        """Return what to do now, and why."""


class LocalPerspective:
    """A seat in a match that runs in this program."""

    def __init__(self, match: Match, seat: int, names: Names, adviser: Adviser) -> None:
        self.game = match.game
        self.names = names
        self._match = match
        self._seat = seat
        self._adviser = adviser

    def view(self) -> JsonObject:
        """Return what the seat may know."""
        return self._match.view(self._seat)

    def choices(self, partial: str) -> JsonObject:
        """Return what may come next in a partial action. Raise `IllegalAction`."""
        return self._match.choices(self._seat, partial)

    def known(self) -> Perspective:
        """Return itself: no server is asked."""
        return self

    def is_legal(self, text: str) -> bool:
        """Return whether the seat may take this action now."""
        return self._match.is_legal(self._seat, text)

    def suggestion(self) -> Advice:
        """Return what the adviser would do, knowing only what the seat knows."""
        return self._adviser.advise(self._match.observation(self._seat))

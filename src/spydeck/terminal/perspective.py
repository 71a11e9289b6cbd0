"""A match as the player in one seat sees it, in this program or at a server, and advice to that player."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Protocol

from spydeck.bots import by_name, preparing
from spydeck.bots.thinking.brief import ADVICE_SEED, ADVISER
from spydeck.games.game import Game
from spydeck.games.text_ui import Names
from spydeck.json_types import JsonObject
from spydeck.match import Match
from spydeck.match.observation import Observation

if TYPE_CHECKING:
    from spydeck.bots.search import SearchBot


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


@dataclass(frozen=True)
class Advice:
    """A suggestion."""

    action: str
    explanation: JsonObject | None = None
    """The findings of the search (`Explanation.facts`); None where a simple bot suggests it."""
    later: bool = False
    """Whether there will be explanations once what they need is compiled."""


class Adviser(Protocol):
    """Suggests actions."""

    def advise(self, observation: Observation) -> Advice:
        """Return what to do, knowing only what the seat knows."""


class QuickAdviser:
    """Suggests what a sensible player does."""

    def __init__(self, seed: int | None = None) -> None:
        self._bot = by_name(preparing.MEANWHILE, seed)

    def advise(self, observation: Observation) -> Advice:
        """Return the sensible action."""
        return Advice(self._bot.choose(observation))


class SearchingAdviser:
    """Explains what it suggests, once what it needs is compiled."""

    def __init__(self, seed: int | None = None) -> None:
        self._quick = QuickAdviser(seed)

    @cached_property
    def _searcher(self) -> SearchBot:
        from spydeck.bots.search import SearchBot  # imports the compiler

        return SearchBot(ADVISER, ADVICE_SEED)

    def advise(self, observation: Observation) -> Advice:
        """Return the best action with its explanation."""
        game = observation.game
        if game.search is None:
            return self._quick.advise(observation)
        if not preparing.is_ready(game):
            if not preparing.is_kept(game):
                preparing.prepare_beside(game)
                return Advice(self._quick.advise(observation).action, later=True)
            preparing.prepare(game)
        explanation = self._searcher.explain(observation)
        return Advice(explanation.best, explanation.facts())

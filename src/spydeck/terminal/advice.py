"""What is suggested to a person, and why: by a bot that searches, or a simple one until its code is there."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Protocol

from spydeck.bots import by_name, preparing
from spydeck.json_types import JsonObject
from spydeck.match.observation import Observation

if TYPE_CHECKING:
    from spydeck.bots.search import SearchBot

ADVISING_LEVEL = "expert"
"""The level of the bot that advises."""


@dataclass(frozen=True)
class Advice:
    """A suggestion."""

    action: str
    explanation: JsonObject | None = None
    """What the search found out (`Explanation.facts`); None where a simple bot suggests it."""
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
        self._seed = seed

    @cached_property
    def _searcher(self) -> SearchBot:
        from spydeck.bots.search import SearchBot  # imports the compiler

        return SearchBot(ADVISING_LEVEL, self._seed)

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

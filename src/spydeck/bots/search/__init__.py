"""Bots that search: they play on in worlds that their seat cannot tell apart, and compare the results.

A bot sees its own observation and nothing else, and for equal observations it does the same: its randomness
comes from its seed and the observation's key.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from spydeck.bots.baselines import SEED_BITS, SeededBot, may_act
from spydeck.bots.search import explaining
from spydeck.bots.thinking import Thinking, Thoughts
from spydeck.bots.thinking.programs import search_of
from spydeck.games.action import Action
from spydeck.games.action_text import write_action
from spydeck.games.game import Game
from spydeck.games.option_values import one_of
from spydeck.games.reasons import Explanation
from spydeck.games.search import LEVELS, Level
from spydeck.match import Match
from spydeck.match.observation import Observation

NEVER = 3
"""How many times its softness behind the best an action is never chosen."""


class SearchBot(SeededBot):
    """Chooses what does best in the worlds that it thinks likely."""

    def __init__(self, level: str | Level, seed: int | None = None) -> None:
        """With the name of a level, each game says what it is. Raise `InvalidOption`."""
        super().__init__(seed)
        self.level = level if isinstance(level, Level) else one_of("level", level, LEVELS)

    def level_in(self, game: Game) -> Level:
        """Return how hard the bot thinks in a game. Raise `InvalidOption` if the game has no search."""
        return self.level if isinstance(self.level, Level) else search_of(game).LEVELS[self.level]

    def prepare(self, game: Game) -> None:
        """Compile what thinking about a game needs, which takes seconds the first time."""
        if game.search is None:
            return
        match = Match(game, game.read_options(game.usual_players, {}), seed=1)
        seat = match.actors[0]
        seen = match.observation(seat)
        level = replace(self.level_in(game), playouts=1, width=4)
        Thinking(game, seen.state, seat, level, 1, rows=seen.rows).think()

    def choose(self, observation: Observation) -> str:
        """Return the action that does best, or with softness one not far behind it."""
        return self.best_action(observation)

    def explain(self, observation: Observation, also: str | None = None) -> Explanation:
        """Return what each action leads to, and why the best one is best; the same for equal observations.

        `also` is an action to compare where not all can be. Raise `IllegalAction` if the seat may not do it.

        Nothing is chosen softly, and each action is tried in more worlds before it is dropped, so `choose`
        may return another action.
        """
        seen = may_act(observation)
        seed = self._seed_for(seen)
        found = None
        if seen.game.search is not None:
            found = explaining.explain(seen, self.level_in(seen.game), seed, also)
        return found or explaining.unsearched(seen, sensible_action(seen, seed))

    def best_action(self, observation: Observation, truth: Any = None) -> str:
        """Return the action that does best, with `truth` (a true state) in that and not in likely worlds."""
        seen = may_act(observation)
        seed = self._seed_for(seen)
        if seen.game.search is None:
            return sensible_action(seen, seed)
        level = self.level_in(seen.game)
        thinking = Thinking(seen.game, seen.state, seen.seat, level, seed, truth, seen.rows)
        if len(thinking.actions) == 0:
            return sensible_action(seen, seed)
        if len(thinking.actions) == 1:
            return write_action(seen.game, Action(*map(int, thinking.actions[0])))
        thoughts = thinking.think()
        return write_action(seen.game, thoughts.actions[choice(thoughts, thinking.level.softness, seed)])

    def _seed_for(self, observation: Observation) -> int:
        return (int(observation.key, 16) ^ self._generator[0]) % (1 << SEED_BITS)

    def _named(self) -> str:
        return f"{type(self).__name__} {self.level}"


def sensible_action(observation: Observation, seed: int) -> str:
    """Return the sensible action, for a choice that is not searched."""
    game = observation.game
    return write_action(game, Action(*game.policy.sensible(observation.state, observation.seat, [seed])))


def choice(thoughts: Thoughts, softness: float, seed: int) -> int:
    """Return the place of the best candidate, or with softness of one that is not far behind it."""
    if not softness:
        return thoughts.best
    behind, _ = thoughts.behind()
    odds = np.where(behind <= NEVER * softness, np.exp(-behind / softness), 0)
    return int(np.random.default_rng(seed).choice(len(odds), p=odds / odds.sum()))

"""The first two bots: one that plays at random, one that plays each game's quick sensible policy."""

from __future__ import annotations

import secrets

from spydeck.games.actions import random_action, write_action
from spydeck.games.game import Action
from spydeck.match import Observation


class RandomBot:
    """Chooses a verb as `Game.random_verb` says, then its operands uniformly."""

    def __init__(self, seed: int | None = None) -> None:
        self._generator = [secrets.randbits(62) if seed is None else seed]

    def choose(self, observation: Observation) -> str:
        """A random legal action."""
        seen = observation
        action = random_action(seen.game, seen.state, seen.seat, self._generator)
        return write_action(seen.game, action)


class SensibleBot:
    """Plays the policy of the game's `policy` module."""

    def __init__(self, seed: int | None = None) -> None:
        self._generator = [secrets.randbits(62) if seed is None else seed]

    def choose(self, observation: Observation) -> str:
        """The sensible action."""
        seen = observation
        action = Action(*seen.game.sensible(seen.state, seen.seat, self._generator))
        return write_action(seen.game, action)

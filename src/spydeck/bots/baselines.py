"""The plain bots: one plays at random, one by each game's policy, one stands in for a player who is away."""

from __future__ import annotations

import secrets

from spydeck.choices import harmless
from spydeck.errors import SpydeckError
from spydeck.games.action import Action
from spydeck.games.action_text import random_action, write_action
from spydeck.observation import Observation


def generator_from(seed: int | None) -> list[int]:
    """Return a generator for kernels, from a seed or from the system's randomness."""
    return [secrets.randbits(62) if seed is None else seed % (1 << 62)]


def may_act(observation: Observation) -> Observation:
    """Return the observation if its seat may act. Raise `SpydeckError` otherwise."""
    if not observation.game.rules.actors(observation.state) >> observation.seat & 1:
        raise SpydeckError(f"seat {observation.seat} may not act now, so there is nothing to choose")
    return observation


class RandomBot:
    """Chooses a verb by `Policy.random_verb`, then its operands uniformly."""

    def __init__(self, seed: int | None = None) -> None:
        self._generator = generator_from(seed)

    def choose(self, observation: Observation) -> str:
        """Return a random legal action."""
        seen = may_act(observation)
        action = random_action(seen.game, seen.state, seen.seat, self._generator)
        return write_action(seen.game, action)


class SensibleBot:
    """Plays by the game's policy."""

    def __init__(self, seed: int | None = None) -> None:
        self._generator = generator_from(seed)

    def choose(self, observation: Observation) -> str:
        """Return the sensible action."""
        seen = may_act(observation)
        action = Action(*seen.game.policy.sensible(seen.state, seen.seat, self._generator))
        return write_action(seen.game, action)


class StandInBot:
    """Holds the seat of a player who is away, under the name "stand-in"; not an opponent to choose.

    It returns the harmless answer where there is one and otherwise a sensible action, but never one that only
    the player may decide on: in Spycard it neither accuses nor exposes.
    """

    def __init__(self, seed: int | None = None) -> None:
        self._generator = generator_from(seed)

    def choose(self, observation: Observation) -> str:
        """Return the harmless answer, or else the game's stand-in action."""
        seen = may_act(observation)
        answer = harmless(seen.game, seen.state, seen.seat)
        if answer is not None:
            return answer
        action = Action(*seen.game.policy.stand_in(seen.state, seen.seat, self._generator))
        return write_action(seen.game, action)

"""The plain bots: one plays at random, one by each game's quick policy, one in the place of somebody away."""

from __future__ import annotations

import secrets

from spydeck.choices import harmless
from spydeck.errors import SpydeckError
from spydeck.games.actions import random_action, write_action
from spydeck.games.game import Action
from spydeck.observation import Observation


def generator_from(seed: int | None) -> list[int]:
    """A generator for kernels: from a seed, or from the system's randomness."""
    return [secrets.randbits(62) if seed is None else seed % (1 << 62)]


def may_act(observation: Observation) -> Observation:
    """The observation, if its seat may act; raises `SpydeckError` else."""
    if not observation.game.actors(observation.state) >> observation.seat & 1:
        raise SpydeckError(f"seat {observation.seat} may not act now, so there is nothing to choose")
    return observation


class RandomBot:
    """Chooses a verb as `Game.random_verb` says, then its operands uniformly."""

    def __init__(self, seed: int | None = None) -> None:
        self._generator = generator_from(seed)

    def choose(self, observation: Observation) -> str:
        """A random legal action."""
        seen = may_act(observation)
        action = random_action(seen.game, seen.state, seen.seat, self._generator)
        return write_action(seen.game, action)


class SensibleBot:
    """Plays the policy of the game's `policy` module."""

    def __init__(self, seed: int | None = None) -> None:
        self._generator = generator_from(seed)

    def choose(self, observation: Observation) -> str:
        """The sensible action."""
        seen = may_act(observation)
        action = Action(*seen.game.sensible(seen.state, seen.seat, self._generator))
        return write_action(seen.game, action)


class StandInBot:
    """Holds the seat of somebody who is away; asked for as "stand-in", and nobody to choose to play against.

    It gives the harmless answer where there is one, else does what is sensible, but never what must not be
    done in another's place: in Spycard it neither accuses nor exposes.
    """

    def __init__(self, seed: int | None = None) -> None:
        self._generator = generator_from(seed)

    def choose(self, observation: Observation) -> str:
        """The harmless answer, or else the game's stand-in action."""
        seen = may_act(observation)
        answer = harmless(seen.game, seen.state, seen.seat)
        if answer is not None:
            return answer
        action = Action(*seen.game.stand_in(seen.state, seen.seat, self._generator))
        return write_action(seen.game, action)

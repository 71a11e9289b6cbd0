"""The protocol of bots, and the plain ones: random play, a game's policy, and one for absent players."""

from __future__ import annotations

import secrets
from typing import Protocol

from spydeck.errors import SpydeckError, shown
from spydeck.games.action import Action
from spydeck.games.action_text import random_action, write_action
from spydeck.games.choices import harmless
from spydeck.games.option_values import check_seed
from spydeck.kernel import NONE
from spydeck.match.observation import Observation


class Bot(Protocol):
    """A player that is a program; it receives what a person in its seat may know, and nothing else."""

    def choose(self, observation: Observation) -> str:
        """Return the text of a legal action for the observed seat, which may act."""


SEED_BITS = 62


def may_act(observation: Observation) -> Observation:
    """Return the observation if its seat may act. Raise `SpydeckError` otherwise."""
    if not isinstance(observation, Observation):
        wanted = "an observation, such as match.observation(0)"
        raise SpydeckError(f"a bot chooses by {wanted}, not by {shown(observation)}")
    if not observation.may_act:
        who = "a spectator" if observation.seat == NONE else f"seat {observation.seat}"
        raise SpydeckError(f"{who} may not act now, so there is nothing to choose")
    return observation


def seed_for(observation: Observation, seed: int) -> int:
    """Return a seed for a choice: the same for equal observations and the same seed of a bot."""
    return (int(observation.key, 16) ^ seed) % (1 << SEED_BITS)


class SeededBot:
    """Base of bots with a seed for all that is random in them. Raise `InvalidOption`."""

    def __init__(self, seed: int | None = None) -> None:
        self.seed = check_seed(seed)
        """The seed, or None for the system's randomness."""
        self._generator = [secrets.randbits(SEED_BITS) if self.seed is None else self.seed % (1 << SEED_BITS)]

    def __repr__(self) -> str:
        """Return what plays, and with which seed."""
        return f"<{self._named()}{'' if self.seed is None else f', seed {self.seed}'}>"

    def _named(self) -> str:
        return type(self).__name__


class RandomBot(SeededBot):
    """Chooses a verb by `Policy.random_verb`, then its operands uniformly."""

    def choose(self, observation: Observation) -> str:
        """Return a random legal action."""
        seen = may_act(observation)
        action = random_action(seen.game, seen.state, seen.seat, self._generator)
        return write_action(seen.game, action)


class SensibleBot(SeededBot):
    """Plays by the game's policy."""

    def choose(self, observation: Observation) -> str:
        """Return the sensible action."""
        seen = may_act(observation)
        action = Action(*seen.game.policy.sensible(seen.state, seen.seat, self._generator))
        return write_action(seen.game, action)


class StandInBot(SeededBot):
    """Holds the seat of a player who is away, under the name "stand-in"; not an opponent to choose.

    It returns the harmless answer where there is one and otherwise a sensible action, but never one that only
    the player may decide on: in Spycard it neither accuses nor exposes.
    """

    def choose(self, observation: Observation) -> str:
        """Return the harmless answer, or else the game's stand-in action."""
        seen = may_act(observation)
        answer = harmless(seen.game, seen.state, seen.seat)
        if answer is not None:
            return answer
        action = Action(*seen.game.policy.stand_in(seen.state, seen.seat, self._generator))
        return write_action(seen.game, action)

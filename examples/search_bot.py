"""A bot that searches: what each choice leads to, over worlds that its seat cannot tell apart."""

from __future__ import annotations

from random import Random

from spydeck import Observation


class SearchBot:
    """Plays the words with the best mean result, with the sensible policy in all seats."""

    def __init__(self, seed: int | None = None, worlds: int = 64) -> None:
        self.worlds = worlds
        self.random = Random(seed)

    def choose(self, observation: Observation) -> str:
        """Return the action whose words do best, one word after the other."""
        position = observation.position
        action = None
        while action is None:
            words = position.legal()
            if len(words) > 1:
                evaluation = position.evaluate(worlds=self.worlds, policy="sensible", rng=self.random)
                action = position.choose(evaluation.best)
            else:
                action = position.choose(words[0])
        return action

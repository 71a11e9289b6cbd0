"""Card games of RLCard: one game at a time from Python, with the observation at each decision."""

from __future__ import annotations

from random import Random

import rlcard

from bench.side import Work, timed

PACKAGES = ("rlcard",)


def observed(name: str) -> Work:
    """Return work that plays a random game, and counts decisions."""
    env = rlcard.make(name, {"seed": 1})
    random = Random(1).random

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(random() * len(legal))])
            decisions += 1
        env.get_payoffs()
        return decisions

    return timed(play)

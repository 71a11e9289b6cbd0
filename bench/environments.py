"""How fast environments are: random play in PettingZoo's loop, and vectors of Gymnasium.

`python -m bench.environments` measures ours beside PettingZoo's own card games. A step is `last`, a random
legal action, and `step`. Actions are drawn here, alike for all sides: sampling from a space of Gymnasium
takes longer than a step.
"""

from __future__ import annotations

import sys
import warnings
from importlib import import_module
from random import Random
from typing import Any

import numpy as np

from bench.side import Work, timed

PACKAGES = ("spydeck", "pettingzoo", "gymnasium")


def play(env: Any, random: Random) -> int:
    """Play a game at random, and return the number of steps."""
    env.reset()
    steps = 0
    for _ in env.agent_iter():
        seen, _, terminated, truncated, info = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
        legal = np.nonzero(mask)[0]
        env.step(legal[int(random.random() * len(legal))])
        steps += 1
    return steps


def environment(module: str) -> Work:
    """Return work that plays a game of a module of environments, and counts steps."""
    warnings.simplefilter("ignore")
    env = import_module(module).env()
    random = Random(1)
    play(env, random)
    return timed(lambda: play(env, random))


def vector(identifier: str, n: str) -> Work:
    """Return work that steps `n` games of a vector environment, and counts steps."""
    import gymnasium

    import spydeck.adapters.gymnasium  # noqa: F401  registers the environments

    envs: Any = gymnasium.make_vec(identifier, num_envs=int(n), copy=False)
    envs.reset(seed=1)
    games, rng = envs.unwrapped.games, np.random.default_rng(1)

    def step() -> int:
        envs.step((rng.random(games.mask.shape, dtype=np.float32) + games.mask).argmax(axis=1))
        return int(n)

    step()
    return timed(step)


if __name__ == "__main__":
    from bench.__main__ import main

    main(["pettingzoo", "vectors", *sys.argv[1:]])

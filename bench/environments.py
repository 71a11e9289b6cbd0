"""How fast environments are: random play in PettingZoo's loop beside its own card games, and vectors.

`python -m bench.environments`. Figures are steps per second of processor time, and more is better: the best
of several rounds, in which all sides take turns. A step is `last`, a random legal action, and `step`. Actions
are drawn here, alike for all sides: sampling from a space of Gymnasium takes longer than a step.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from random import Random
from time import process_time
from typing import Any

import gymnasium
import numpy as np

import spydeck.adapters.gymnasium  # noqa: F401  registers the environments

ROUNDS = 5
SECONDS = 0.5

OURS = ("black_spy_v0", "spy_tricks_v0", "spycard_v0")
THEIRS = ("texas_holdem_v4", "texas_holdem_no_limit_v6", "leduc_holdem_v4", "gin_rummy_v4")


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
        legal = mask.nonzero()[0]
        env.step(legal[int(random.random() * len(legal))])
        steps += 1
    return steps


def step_vector(envs: Any) -> int:
    """Step all games of a vector environment ten times, and return the number of steps."""
    for _ in range(10):
        mask = envs.unwrapped.games.mask
        envs.step((np.random.random_sample(mask.shape) * mask).argmax(axis=1))
    return 10 * int(envs.num_envs)


def rate(run: Callable[[], int]) -> float:
    """Return steps per second of processor time."""
    start, steps = process_time(), 0
    while process_time() - start < SECONDS:
        steps += run()
    return steps / (process_time() - start)


def sides() -> Iterator[tuple[str, Callable[[], int]]]:
    """Yield what can be measured here, by name."""
    random = Random(1)
    for package, names in (("spydeck.adapters.pettingzoo", OURS), ("pettingzoo.classic", THEIRS)):
        for name in names:
            try:
                module = import_module(f"{package}.{name}")
                for kind in ("env", "raw_env"):
                    env = getattr(module, kind)()
                    play(env, random)
                    yield f"{package.partition('.')[0]} {name} {kind}", partial(play, env, random)
            except (ImportError, AttributeError) as error:
                logging.getLogger(__name__).warning("%s is left out: %s", name, error)
    for identifier in ("spydeck/BlackSpy-v0", "spydeck/SpyTricks-v0", "spydeck/Spycard-v0"):
        envs = gymnasium.make_vec(identifier, num_envs=1000, copy=False)
        envs.reset(seed=1)
        step_vector(envs)
        yield f"{identifier}, 1000 games", partial(step_vector, envs)


def main() -> None:
    """Print the best rate of each side as a line of JSON."""
    found = dict(sides())
    best = dict.fromkeys(found, 0.0)
    for _ in range(ROUNDS):
        for name, run in found.items():
            best[name] = max(best[name], rate(run))
    for name, steps in best.items():
        print(json.dumps({"bench": "environments", "name": name, "steps_per_s": round(steps)}))


if __name__ == "__main__":
    main()

"""How many words a second are chosen in games on a GPU, and whether all is as on the processor.

`python -m bench.cuda [GAME ...]`: a line of JSON for each game. First, some games are compared bit for bit.
`words_per_s` counts the steps of one game to a million, of all together, in wall-clock time, the best of
several runs; more is better. Words lie on the GPU, as in training, and choosing them is not counted. The exit
status is 2 where no GPU can be used, and 1 where a number differs.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

import numpy as np
from numba import cuda

import spydeck
from spydeck import Games, SpydeckError

GAMES = [10**exponent for exponent in range(7)]
COMPARED = 1000
STEPS = 300
RUNS = 5
STEPS_A_RUN = 20
THREADS = 64
ARRAYS = ("seat", "mask", "obs", "returns", "done")


def first_difference(name: str) -> str | None:
    """Return what differs first between games on the GPU and on the processor, or None."""
    there, here = (Games(name, COMPARED, seed=1, device=device) for device in ("cuda", "cpu"))
    rng = np.random.default_rng(1)
    for step in range(STEPS + 1):
        for array in ARRAYS:
            if not np.array_equal(getattr(here, array), np.asarray(getattr(there, array))):
                return f"{array} after {step} steps"
        words = (rng.random(here.mask.shape) + here.mask).argmax(axis=1)
        here.step(words)
        there.step(words)
    return None


@cuda.jit  # type: ignore[untyped-decorator]  # numba has no types
def choose(mask: Any, step: int, words: Any) -> None:
    """Choose a legal word in every game, another one in every step."""
    index = cuda.grid(1)
    if index < len(words):
        legal = 0
        for word in range(mask.shape[1]):
            legal += mask[index, word]
        left = (7919 * index + 104729 * step) % legal
        for word in range(mask.shape[1]):
            if mask[index, word]:
                if left == 0:
                    words[index] = word
                left -= 1


def words_per_second(name: str, n: int) -> int:
    """Return how many words a second are chosen in so many games; every step is waited for."""
    single_deal: Any = spydeck.game(name).setup.SINGLE_DEAL
    games = Games(name, n, seed=1, device="cuda", **single_deal)
    words = cuda.device_array(n, np.int64)
    blocks = -(-n // THREADS)
    rates = []
    for run in range(RUNS + 1):
        spent = 0.0
        for step in range(STEPS_A_RUN):
            choose[blocks, THREADS](games.mask, run * STEPS_A_RUN + step, words)
            cuda.synchronize()
            start = time.perf_counter()
            games.step(words)
            cuda.synchronize()
            spent += time.perf_counter() - start
        rates.append(STEPS_A_RUN * n / spent)
    return round(max(rates))


def main(*names: str) -> int:
    """Print the figures of each game, and return the exit status."""
    for name in names or spydeck.game_names():
        try:
            difference = first_difference(name)
        except SpydeckError as error:
            sys.stderr.write(f"{error}\n")
            return 2
        if difference:
            sys.stderr.write(f"{name}: the GPU and the processor differ in {difference}\n")
            return 1
        rates = {n: words_per_second(name, n) for n in GAMES}
        facts = {"bench": "cuda", "game": name, "bit_for_bit": True, "words_per_s": rates, "better": "more"}
        sys.stdout.write(json.dumps(facts) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

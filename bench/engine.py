"""How fast programs search and learn: `Games`, rollouts, and evaluations, on one core.

`python -m bench.engine [GAME ...]`: processor time, the best of several runs.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np

import spydeck
from spydeck import Games, Position

RUNS = 7
BATCH = 4096
CARDS_LEFT = 10


def best(work: Callable[[], int]) -> int:
    """Return how much a piece of work does per second of processor time, in its best run."""
    rates = []
    for _ in range(RUNS):
        start = time.process_time()
        done = work()
        rates.append(done / (time.process_time() - start))
    return round(max(rates))


def stepped(name: str, **options: Any) -> int:
    """Return the words that are chosen per second in a batch; choosing them at random is not counted."""
    games = Games(name, BATCH, seed=1, **options)
    rng = np.random.default_rng(1)
    rates = []
    for _ in range(RUNS):
        spent = 0.0
        for _ in range(20):
            words = (rng.random(games.mask.shape, dtype=np.float32) + games.mask).argmax(axis=1)
            start = time.process_time()
            games.step(words)
            spent += time.process_time() - start
        rates.append(20 * BATCH / spent)
    return round(max(rates))


def dealt(name: str, **options: Any) -> Position:
    """Return the first position in which a seat may act."""
    position = Position.start(name, **options)
    while position.pending:
        position.resolve(rng=5)
    return position


def late_in_black_spy() -> Position:
    """Return a position of Black Spy before a trick, with ten cards left in each hand and a real choice."""
    position, random = dealt("black-spy"), Random(3)
    while True:
        seat = position.actors[0]
        before_trick = position.field("played") and not position.field("in_trick")
        if before_trick and position.field("hands")[seat].bit_count() == CARDS_LEFT:
            return position
        position.apply(seat, random.choice(position.legal(seat)))


def evaluated(position: Position, policy: str) -> int:
    """Return the rollouts per second inside `evaluate`."""
    words = len(position.legal())

    def work() -> int:
        position.evaluate(worlds=2000, policy=policy, rng=1)
        return 2000 * words

    return best(work)


def played_out(position: Position, policy: str) -> int:
    """Return the rollouts per second from a position to the end of the deal, round, or game."""

    def work() -> int:
        return len(position.rollouts(5000, policy=policy, rng=1))

    return best(work)


def figures(name: str) -> dict[str, int]:
    """Return the figures of a game."""
    single = spydeck.game(name).setup.SINGLE_DEAL
    start = dealt(name)
    facts = {
        "words_per_s_in_games": stepped(name, **single),
        "random_rollouts_per_s": played_out(start, "random"),
        "sensible_rollouts_per_s": played_out(start, "sensible"),
    }
    if name == "black-spy":
        late = late_in_black_spy()
        facts["evaluated_rollouts_per_s"] = evaluated(late, "random")
        facts["evaluated_sensible_rollouts_per_s"] = evaluated(late, "sensible")
    return facts


if __name__ == "__main__":
    for game in sys.argv[1:] or ("black-spy", "spy-tricks", "spycard"):
        sys.stdout.write(json.dumps({"game": game, **figures(game)}) + "\n")

"""How fast programs play, search and learn: complete games, `Position`, rollouts, `Games`, on one core.

`python -m bench.engine [GAME ...]` prints some figures of a game as a line of JSON: processor time, the best
of several runs, more is better. `make bench` measures all of them beside other libraries.
"""

from __future__ import annotations

import json
import sys
import time
from random import Random
from typing import Any

import numpy as np

import spydeck
from bench.side import Work, rate, timed
from spydeck import Games, Position
from spydeck.cli.benchmark import PlayoutBatch
from spydeck.games.registry import BUILT_IN

PACKAGES = ("spydeck", "numba", "numpy")

RUNS = 7
SECONDS = 0.2
BATCH = 4096
CARDS_LEFT = 10
PASSED = 12
"""Cards that four players pass in a deal of Black Spy."""


def deals() -> Work:
    """Return work that plays complete random deals of Black Spy, and counts cards passed and played."""
    batch = PlayoutBatch(spydeck.game("black-spy"), 4)
    games = 10_000
    batch.run(1)
    return timed(lambda: batch.run(games) + PASSED * games)


def steps(name: str) -> Work:
    """Return work that steps a batch, and counts words; choosing them at random is not counted."""
    options: dict[str, Any] = {**spydeck.game(name).setup.SINGLE_DEAL}
    games = Games(name, BATCH, seed=1, **options)
    rng = np.random.default_rng(1)

    def work() -> tuple[float, float]:
        words = (rng.random(games.mask.shape, dtype=np.float32) + games.mask).argmax(axis=1)
        start = time.process_time()
        games.step(words)
        return BATCH, time.process_time() - start

    work()
    return work


def dealt(name: str) -> Position:
    """Return the first position in which a seat may act."""
    position = Position.start(name)
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


def played_out(position: Position, policy: str, n: int = 5000) -> Work:
    """Return work that plays rollouts to the end of the deal, round, or game, and counts them."""
    position.rollouts(1, policy=policy, rng=1)
    return timed(lambda: len(position.rollouts(n, policy=policy, rng=1)))


def whole(name: str, policy: str) -> Work:
    """Return work that plays on from a deal, all seats by a policy, and counts games."""
    return played_out(dealt(name), policy)


def late(policy: str) -> Work:
    """Return work that plays rollouts of Black Spy from ten cards left, and counts them."""
    return played_out(late_in_black_spy(), policy)


def evaluated(policy: str) -> Work:
    """Return work that evaluates each word over sampled worlds, from ten cards left, and counts rollouts."""
    position = late_in_black_spy()
    words = len(position.legal())

    def work() -> int:
        position.evaluate(worlds=2000, policy=policy, rng=1)
        return 2000 * words

    position.evaluate(worlds=1, policy=policy, rng=1)
    return timed(work)


def from_python(name: str, observed: str = "") -> Work:
    """Return work that plays a random game, or deal, word by word from Python, and counts words.

    With `observed`, it also asks for the observation tensor at each word, as learning does.
    """
    random = Random(1).random
    options: dict[str, Any] = {**spydeck.game(name).setup.SINGLE_DEAL}
    start = Position.start(name, **options)

    def play() -> int:
        position = start.copy()
        words = 0
        while True:
            seat = position.seat
            if seat is None:
                if position.over:
                    return words
                position.resolve(rng=int(random() * 2**62))
                continue
            if observed:
                position.tensor()
            legal = position.legal()
            position.apply(seat, legal[int(random() * len(legal))])
            words += 1

    play()
    return timed(play)


def figures(name: str) -> dict[str, int]:
    """Return the figures of a game, each in a second."""
    works = {
        "words_per_s_in_games": steps(name),
        "random_rollouts_per_s": whole(name, "random"),
        "sensible_rollouts_per_s": whole(name, "sensible"),
    }
    if name == "black-spy":
        works["evaluated_rollouts_per_s"] = evaluated("random")
        works["evaluated_sensible_rollouts_per_s"] = evaluated("sensible")
    return {label: round(max(rate(work, SECONDS) for _ in range(RUNS))) for label, work in works.items()}


if __name__ == "__main__":
    for game in sys.argv[1:] or BUILT_IN:
        sys.stdout.write(json.dumps({"game": game, **figures(game), "better": "more"}) + "\n")

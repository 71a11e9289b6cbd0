"""Hearts in OpenSpiel, played by its own loops in C++, as its package for Python offers them.

A decision is a card that is passed or played: with passing to the left there are 64 in every deal.
"""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import pyspiel

from bench.side import Work, timed

PACKAGES = ("open-spiel",)

SEATS = 4
HAND = 13
PASSED = 12
PASS_LEFT = 1
CARDS_LEFT = 10
ROLLOUTS = 2000


def deals() -> Work:
    """Return work that plays complete random deals, and counts decisions."""
    game = pyspiel.load_game("hearts")
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(SEATS)]
    seeds = count()

    def play() -> int:
        state = game.new_initial_state()
        state.apply_action(PASS_LEFT)
        pyspiel.evaluate_bots(state, bots, next(seeds))
        return PASSED + SEATS * HAND

    return timed(play)


def late(game: Any, random: Random) -> Any:
    """Return a state before a trick, with ten cards left in each hand."""
    state = game.new_initial_state()
    state.apply_action(PASS_LEFT)
    for _ in range(SEATS * HAND + PASSED + SEATS * (HAND - CARDS_LEFT)):
        state.apply_action(random.choice(state.legal_actions()))
    return state


def rollouts() -> Work:
    """Return work that plays random rollouts from ten cards left, and counts them.

    One simulation of a tree search is one call of its evaluator, which plays the rollouts.
    """
    game = pyspiel.load_game("hearts")
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, 1, 1000, False, 1, False)
    state = late(game, Random(1))

    def play() -> int:
        bot.step(state)
        return ROLLOUTS

    return timed(play)

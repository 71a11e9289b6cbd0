"""Weights for playouts of Black Spy, found in self-play: `python -m bench.tuning [--generations N]`.

One seat plays by weights against three sensible ones, and against three that play by the mean of the best
weights so far. The best quarter of each generation says where the next one is drawn. All weights of a
generation play the same deals.

Source: the cross-entropy method (R. Y. Rubinstein, D. P. Kroese, 2004).
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spydeck.games.black_spy.cards import CARDS, DECK, first_spies, one_spy
from spydeck.games.black_spy.rules import actors, apply, pending
from spydeck.games.black_spy.rules.state import State
from spydeck.games.black_spy.rules.tricks import finish_deal, playable
from spydeck.games.black_spy.search.costs import (
    KEPT,
    NOT_PASSED,
    WEIGHTS,
    Danger,
    Weights,
    sole_taker,
    tuned_cards_to_pass,
    write_tuned_costs,
)
from spydeck.games.black_spy.search.playing import cheapest, name_spies_apart, put_card
from spydeck.games.black_spy.tensors import draw
from spydeck.games.black_spy.vocabulary import stage, verb
from spydeck.games.registry import game
from spydeck.kernel import NONE, lowest, pack
from spydeck.kernel.compiled import compile_function, register

SENSIBLE_DANGER = Danger(30, -150, 900, 150, 700, 60, 200, 0, 30, -150, 270, 90, 50, 60, 0)
SENSIBLE = (Weights(1, 1, 0, 0, 100, 60, 60, 60, 3000, 1, 0), SENSIBLE_DANGER, SENSIBLE_DANGER)
"""Weights with which a seat plays as the sensible policy does: where a search from the start begins."""

TUNED = (WEIGHTS, KEPT, NOT_PASSED)

SPREAD_OF_DANGER = (15, 60, 200, 60, 200, 30, 60, 40, 15, 60, 90, 30, 25, 30, 80)
SPREAD = np.array(
    [*(0.3, 0.3, 40, 40, 15, 20, 20, 20, 800, 0.25, 0.25), *SPREAD_OF_DANGER, *SPREAD_OF_DANGER], float
)
"""How far the weights of the first generation are apart."""

LEAST = 0.05
"""How far they always stay apart, as a part of `SPREAD`."""

BEST = 4
"""One in so many of a generation says where the next one is drawn."""

Policy = tuple[Weights, Danger, Danger]


def play_by_weights(
    world: State,
    mine: int,
    by: Weights,
    kept: Danger,
    not_passed: Danger,
    others_by: Weights,
    others_kept: Danger,
    others_not_passed: Danger,
    costs: Any,
) -> None:
    """Play a deal in which one seat plays by some weights, and the others by other weights."""
    while actors(world) and world.stage == stage.PASS:
        actor = lowest(actors(world))
        if actor == mine:
            three = tuned_cards_to_pass(world.hands[actor], not_passed)
        else:
            three = tuned_cards_to_pass(world.hands[actor], others_not_passed)
        apply(world, actor, verb.PASS, NONE, first_spies(three))
    name_spies_apart(world)
    unplayed = DECK
    sole = NONE
    while world.played < CARDS:
        seat = world.turn
        able = one_spy(playable(world, seat))
        unseen = unplayed & ~world.hands[seat]
        if seat == mine:
            write_tuned_costs(world, seat, able, unseen, sole, by, kept, costs)
        else:
            write_tuned_costs(world, seat, able, unseen, sole, others_by, others_kept, costs)
        card = cheapest(able, costs)
        unplayed ^= 1 << card
        put_card(world, seat, card)
        if world.in_trick == 0:
            sole = sole_taker(world)
    world.event_count = 0
    finish_deal(world)


class Contest:
    """Deals in which one seat at a time plays by some weights, and the others by other weights."""

    def __init__(self, deals: int) -> None:
        """Play each deal once with each seat alone."""
        found = game("black-spy")
        options = found.read_options(found.usual_players, {"end_value": "1000"})
        self._start = pack(found.setup.start(options))
        self._edges = np.zeros((deals, options.players))
        self._play = compiled_play()

    def edge(self, policy: Policy, others: Policy, first: int) -> tuple[float, float]:
        """Return the points of the seat alone minus the table's mean, and the standard error of that.

        `first` is the seed of the first deal.
        """
        self._play(self._start, self._start.copy(), first, *policy, *others, self._edges)
        means = self._edges.mean(axis=1)
        return float(means.mean()), float(means.std() / np.sqrt(len(means)))


@cache
def compiled_play() -> Callable[..., Any]:
    """Return `play_deals`, compiled.

    What it calls is not marked as a kernel: compiled code is kept for one set of kernels, and a program with
    this one as well would compile all games again.
    """
    register(play_by_weights)
    return compile_function(play_deals, "Black Spy: tuning")


def play_deals(
    start: Any,
    playing: Any,
    first: int,
    by: Weights,
    kept: Danger,
    not_passed: Danger,
    others_by: Weights,
    others_kept: Danger,
    others_not_passed: Danger,
    edges: Any,
) -> None:
    """Write the points minus the table's mean, as an array (deals, seats)."""
    generator: Any = np.zeros(1, np.int64)
    order: Any = np.zeros(CARDS, np.int64)
    costs = np.zeros(CARDS)
    for deal in range(len(edges)):
        for seat in range(edges.shape[1]):
            playing[0] = start[0]
            world = playing[0]
            generator[0] = first + deal
            while pending(world) != NONE:
                draw(world, generator, order)
            play_by_weights(
                world, seat, by, kept, not_passed, others_by, others_kept, others_not_passed, costs
            )
            total = 0.0
            for other in range(world.players):
                total += world.totals[other]
            edges[deal, seat] = world.totals[seat] - total / world.players


def numbers_of(policy: Policy) -> NDArray[np.float64]:
    """Return all weights of a policy as one array."""
    return np.concatenate([np.array(part, float) for part in policy])


def policy_of(numbers: NDArray[np.float64]) -> Policy:
    """Return the policy of an array from `numbers_of`."""
    play, kept = len(Weights._fields), len(Weights._fields) + len(Danger._fields)
    rows = [[float(number) for number in numbers] for numbers in np.split(numbers, [play, kept])]
    return Weights(*rows[0]), Danger(*rows[1]), Danger(*rows[2])


def improved(
    begin: Policy, generations: int, size: int, contest: Contest, deals: int, seed: int = 1
) -> Iterator[Policy]:
    """Yield the mean of the best weights after each generation of so many."""
    rng = np.random.default_rng(seed)
    mean, spread = numbers_of(begin), SPREAD.copy()
    for generation in range(generations):
        drawn = mean + spread * rng.standard_normal((size, len(mean)))
        first = (generation + 1) << 32
        edges = [
            contest.edge(policy_of(numbers), others, first + deals * place)[0]
            for numbers in drawn
            for place, others in enumerate((SENSIBLE, policy_of(mean)))
        ]
        order = np.argsort(np.reshape(edges, (size, 2)).sum(axis=1))
        best = drawn[order[: size // BEST]]
        mean = best.mean(axis=0)
        spread = np.maximum(0.5 * spread + 0.5 * best.std(axis=0), LEAST * SPREAD)
        yield policy_of(mean)


def main(words: Sequence[str] | None = None) -> None:
    """Look for weights, and write how strong those of each generation are, and the last ones."""
    parser = ArgumentParser(prog="python -m bench.tuning", description="Look for weights for playouts.")
    parser.add_argument("--generations", type=int, default=60)
    parser.add_argument("--size", type=int, default=64, help="how many weights in each (default: 64)")
    parser.add_argument("--deals", type=int, default=3000, help="deals for each (default: 3000)")
    parser.add_argument("--on", action="store_true", help="start from the weights that bots use")
    asked = parser.parse_args(words)
    contest, judge = Contest(asked.deals), Contest(20_000)
    policies = improved(TUNED if asked.on else SENSIBLE, asked.generations, asked.size, contest, asked.deals)
    for generation, policy in enumerate(policies, 1):
        edge, error = judge.edge(policy, SENSIBLE, first=7)
        sys.stdout.write(f"{generation}: {edge:+.2f} ± {error:.2f} points against sensible players\n")
        sys.stdout.flush()
    for part in policy:
        values = ", ".join(f"{name}={value:.4g}" for name, value in part._asdict().items())
        sys.stdout.write(f"{type(part).__name__}({values})\n")


if __name__ == "__main__":
    main()

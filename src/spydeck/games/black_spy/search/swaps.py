"""Worlds made likelier: pairs of hidden cards change hands as often as the others' conduct suggests."""

from __future__ import annotations

from typing import Any

from spydeck.games.black_spy.belief.subsets import random_share
from spydeck.games.black_spy.cards import CARDS, RED_1, SPIES
from spydeck.games.black_spy.policy import cards_to_pass
from spydeck.games.black_spy.rules import stage
from spydeck.games.black_spy.rules.state import MAX_PLAYERS, RED_1_LEADS, State
from spydeck.games.black_spy.search.conduct import KINDS, either_kind, judge
from spydeck.kernel import doubles, kernel, random_below, random_member


@kernel
def refine(world: State, seat: int, steps: int, generator: list[int]) -> None:
    """Change a world in a number of steps, so that worlds come up as often as they are likely.

    Each step exchanges two cards, and takes that back as often as the world became less likely by it
    (Metropolis and Hastings). Before cards have changed hands, the others pass by the policy instead.
    """
    if world.stage == stage.PASS:
        pass_again(world, seat)
    elif (
        (world.stage == stage.PLAY or world.stage == stage.CALL) and world.took[0] == 0 and world.skipped == 0
    ):
        fixed = world.passed[seat]
        if world.first_lead == RED_1_LEADS or world.called >= 0:
            fixed |= 1 << RED_1
        costs = doubles(CARDS)
        before = doubles(KINDS * MAX_PLAYERS)
        judge(world, seat, ~(1 << seat), before, costs)
        after = doubles(KINDS * MAX_PLAYERS)
        for _ in range(steps):
            try_exchange(world, seat, fixed, generator, before, after, costs)


@kernel
def can_exchange(world: State) -> bool:
    """Return whether any two hidden cards may have been dealt the other way round, if the plays allow it."""
    after_pass = world.stage == stage.PLAY or world.stage == stage.CALL
    return after_pass and world.took[0] == 0 and world.skipped == 0


@kernel
def pass_again(world: State, seat: int) -> None:
    """Let the others who have passed already pass what the policy would."""
    for other in range(world.players):
        if other != seat and world.passed[other] != 0:
            hand = world.hands[other] | world.passed[other]
            world.passed[other] = cards_to_pass(hand)
            world.hands[other] = hand & ~world.passed[other]


@kernel
def try_exchange(
    world: State, seat: int, fixed: int, generator: list[int], before: Any, after: Any, costs: Any
) -> None:
    """Exchange two cards of two other seats, unless that makes the world too unlikely.

    `before` holds how likely the choices of each seat are, by `judge`; `after` is a buffer.
    """
    others = world.players - 1
    one = (seat + 1 + random_below(generator, others)) % world.players
    two = (seat + 1 + random_below(generator, others)) % world.players
    mine = world.hands[one] & ~fixed
    theirs = world.hands[two] & ~fixed
    if one == two or mine == 0 or theirs == 0:
        return
    pair = 1 << random_member(generator, mine) | 1 << random_member(generator, theirs)
    if pair & ~SPIES == 0:
        return
    exchange(world, seat, pair)
    judge(world, seat, 1 << one | 1 << two, after, costs)
    was = either_kind(before, one) * either_kind(before, two)
    if random_share(generator) * was < either_kind(after, one) * either_kind(after, two):
        for kind in range(KINDS):
            before[MAX_PLAYERS * kind + one] = after[MAX_PLAYERS * kind + one]
            before[MAX_PLAYERS * kind + two] = after[MAX_PLAYERS * kind + two]
    else:
        exchange(world, seat, pair)


@kernel
def exchange(world: State, seat: int, pair: int) -> None:
    """Exchange two cards wherever the seat cannot see them."""
    for other in range(world.players):
        if other != seat:
            if world.hands[other] & pair != 0:
                world.hands[other] ^= pair
            passed = world.passed[other] & pair
            if passed != 0 and passed != pair:
                world.passed[other] ^= pair

"""How likely the others' choices are in a world, if they choose by the policy, more or less.

Worlds become likelier where pairs of hidden cards change hands as often as that suggests (`refine`).
"""

from __future__ import annotations

from typing import Any

from spydeck.games.black_spy.belief.counting import random_share
from spydeck.games.black_spy.belief.knowledge import played_by
from spydeck.games.black_spy.cards import BLACK, CARDS, DECK, RED_1, SPIES, cards_of_colour, one_spy
from spydeck.games.black_spy.policy import cards_to_pass, danger
from spydeck.games.black_spy.rules.deal import giver
from spydeck.games.black_spy.rules.state import MAX_PLAYERS, RED_1_LEADS, State
from spydeck.games.black_spy.rules.tricks import playable
from spydeck.games.black_spy.search.costs import sole_taker, write_costs
from spydeck.games.black_spy.search.playing import put_card
from spydeck.games.black_spy.vocabulary import stage
from spydeck.kernel import NONE, doubles, kernel, lowest, random_below, random_member

COSTS = (40.0, 500.0)
"""For each kind of player, how much more than the best, in hundredths of a point, a card costs that is played
half as often: the first kind plays much like the policy, the second thinks for itself."""

DANGERS = (60.0, 500.0)
"""For each kind of player, how much less dangerous than the worst a card is that is passed half as often."""

AT_RANDOM = 0.02
"""How often a player does anything, whatever it costs."""

KINDS = 2


@kernel
def likelihood(world: State, seat: int) -> float:
    """Return how likely the visible choices of the others are in a world, relative to other worlds."""
    if world.stage != stage.PLAY and world.stage != stage.CALL:
        return 1.0
    kinds = doubles(KINDS * MAX_PLAYERS)
    judge(world, seat, ~(1 << seat), kinds, doubles(CARDS))
    likely = 1.0
    for other in range(world.players):
        if other != seat:
            likely *= either_kind(kinds, other)
    return likely


@kernel
def either_kind(kinds: Any, seat: int) -> float:
    """Return how likely a seat's choices are if it is as likely of one kind as of the other."""
    return float(kinds[seat] + kinds[MAX_PLAYERS + seat])


@kernel
def judge(world: State, seat: int, seats: int, kinds: Any, costs: Any) -> None:
    """Write how likely the choices of some of the others are that a seat has seen, for each kind of player.

    `kinds` has a place for each seat and kind; `costs` is a buffer for the cost of each card.
    """
    for other in range(world.players):
        if seats >> other & 1:
            for kind in range(KINDS):
                kinds[MAX_PLAYERS * kind + other] = 1.0
                if other == giver(world, seat):
                    kinds[MAX_PLAYERS * kind + other] = likelihood_of_pass(world, other, DANGERS[kind])
    if world.stage == stage.PLAY and world.played > 0:
        judge_plays(world, seats, kinds, costs)


@kernel
def likelihood_of_pass(world: State, seat: int, half: float) -> float:
    """Return how likely a seat passes what it passed, of what it then held.

    A card so much less dangerous than the worst is passed half as often.
    """
    passed = world.passed[seat]
    hand = world.hands[seat] | played_by(world, seat)
    hand = hand & ~world.passed[giver(world, seat)] | passed
    worst = -1000
    left = hand
    while left:
        worst = max(worst, danger(lowest(left), hand))
        left &= left - 1
    likely = 1.0
    singles = 0.0
    pairs = 0.0
    threes = 0.0
    left = hand
    while left:
        card = lowest(left)
        left &= left - 1
        less = (worst - danger(card, hand)) / half
        often = AT_RANDOM + 1.0 / (1.0 + less * less)
        threes += pairs * often
        pairs += singles * often
        singles += often
        if passed >> card & 1:
            likely *= often
    return likely / threes


@kernel
def rewind(world: State) -> int:
    """Take all cards of the deal back into the hands. Return how many were played."""
    for seat in range(world.players):
        world.hands[seat] |= played_by(world, seat)
    for seat in range(world.players):
        world.taken[seat] = 0
    played = world.played
    world.trick = 0
    world.played = 0
    world.in_trick = 0
    world.trick_cards = 0
    world.taker = -1
    world.beating = DECK
    world.asked = ~BLACK & DECK
    if world.called >= 0:
        world.asked = cards_of_colour(world.called)
    world.turn = int(world.leaders[0])
    return played


@kernel
def judge_plays(world: State, seats: int, kinds: Any, costs: Any) -> None:
    """Multiply in how likely each seat plays what it played; 0 if it could not. The world ends as it was."""
    played = rewind(world)
    unplayed = DECK
    sole = NONE
    while world.played < played:
        seat = world.turn
        card = int(world.plays[world.played])
        if seats >> seat & 1:
            able = playable(world, seat)
            if able >> card & 1 == 0:
                for kind in range(KINDS):
                    kinds[MAX_PLAYERS * kind + seat] = 0.0
            able = one_spy(able)
            if able & (able - 1):
                write_costs(world, seat, able, unplayed & ~world.hands[seat], sole, costs)
                judge_card(seat, card, able, kinds, costs)
        unplayed ^= 1 << card
        put_card(world, seat, card)
        if world.in_trick == 0:
            sole = sole_taker(world)


@kernel
def judge_card(seat: int, card: int, able: int, kinds: Any, costs: Any) -> None:
    """Multiply in how likely a seat plays a card out of those that it may play."""
    if SPIES >> card & 1:
        card = lowest(able & SPIES)
    least = costs[lowest(able)]
    left = able
    while left:
        least = min(least, costs[lowest(left)])
        left &= left - 1
    for kind in range(KINDS):
        chosen = 0.0
        total = 0.0
        left = able
        while left:
            other = lowest(left)
            left &= left - 1
            more = (costs[other] - least) / COSTS[kind]
            often = AT_RANDOM + 1.0 / (1.0 + more * more)
            total += often
            if other == card:
                chosen = often
        kinds[MAX_PLAYERS * kind + seat] *= chosen / total


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

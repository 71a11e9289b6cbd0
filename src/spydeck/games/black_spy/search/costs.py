"""What each card costs by the sensible policy, for playouts: the same judgment at half the time.

A colour at a time, as cards of one colour share most of the work, with fewer divisions and nothing computed
twice in a trick. Costs are in hundredths of a point.
"""

from __future__ import annotations

from typing import Any

from spydeck.games.black_spy.cards import BLACK, COLOURED_SPIES, SPIES, cards_of_colour, colour_of, rank_of
from spydeck.games.black_spy.policy import LIKELY_SWEEP, LOW, SWEEP_PREVENTED
from spydeck.games.black_spy.rules.score import value_of, value_of_coloured_spies
from spydeck.games.black_spy.rules.state import State
from spydeck.kernel import NONE, count, inlined_kernel, kernel, lowest

SURE = 10
"""A chance of 1 is `1 << SURE`."""


@kernel
def sole_taker(state: State) -> int:
    """Return the seat that alone has taken black cards, and many of them, or -1."""
    found = NONE
    for seat in range(state.players):
        if state.taken[seat] & BLACK:
            if found != NONE:
                return NONE
            found = seat
    if found != NONE and count(state.taken[found] & BLACK) < LIKELY_SWEEP:
        return NONE
    return found


@inlined_kernel
def value_of_one(colour: int, rank: int, variants: int) -> int:
    """Return the points of one card."""
    if colour == 4:
        if rank < 7:
            return 1
        return 10 if rank == 7 else rank - 6
    if rank == 7:
        return value_of_coloured_spies(COLOURED_SPIES & -COLOURED_SPIES, variants)
    return 0


@inlined_kernel
def danger_in(colour: int, rank: int, covers: int, shortness: int) -> int:
    """Return how dangerous a card is to keep, of a colour with so many low cards and so few cards in all."""
    if colour == 4:
        if rank < 7:
            return 30 * rank - 150
        if rank == 7:
            return 900 - 150 * covers
        return 700 + 60 * rank - 200 * covers
    if rank < 7:
        return 30 * rank + shortness - 150
    return 90 * (rank - 4) - 50 * covers + shortness


@inlined_kernel
def to_come_after(colour: int, seven: bool, behind: int, black: int, cards: int, unseen: int) -> int:
    """Return what the players still to come may add to a trick of a colour.

    `black` is the value of the unseen black cards, `cards` the number of all unseen cards.
    """
    if behind == 0 or cards == 0:
        return 0
    if colour == 4:
        return behind * (black // (count(unseen & BLACK) + 2))
    if seven:
        return behind * (black // cards + 40 * count(unseen & SPIES))
    return behind * (black // cards * 4 // (count(unseen & cards_of_colour(colour)) + 2))


@inlined_kernel
def taking_chance(beats: int, higher: int, followers: int, behind: int) -> int:
    """Return how likely a card takes the trick, in parts of `1 << SURE`, if the others follow at random.

    `followers` is the number of unseen cards of its colour, `higher` of those above it.
    """
    if beats == 0:
        return 0
    likely = 1 << SURE
    if higher > 0 and behind > 0:
        lower = followers - higher + 3
        share = (lower << SURE) // (lower + higher)
        for _ in range(behind):
            likely = likely * share >> SURE
    return likely


@kernel
def write_costs(state: State, seat: int, able: int, unseen: int, sole: int, costs: Any) -> None:
    """Write the cost of playing each of the cards that may be played, at the place of its number.

    `unseen` are the cards in the other hands, `sole` is the `sole_taker`.
    """
    hand = state.hands[seat]
    behind = state.players - 1 - state.in_trick
    trick = value_of(state.trick_cards, state.variants)
    black = 100 * value_of(unseen & BLACK, 0)
    cards = count(unseen)
    to_come = 0
    leads = state.in_trick == 0
    if not leads and behind > 0:
        first = int(state.plays[state.played - state.in_trick])
        to_come = to_come_after(colour_of(first), rank_of(first) == 7, behind, black, cards, unseen)
    threatened = sole != NONE and sole != seat
    while able:
        colour = colour_of(lowest(able))
        suit = cards_of_colour(colour)
        group = able & suit
        able ^= group
        covers = count(hand & (LOW << (11 * colour)))
        length = count(hand & suit)
        shortness = 60 * (4 - length) if length < 4 else 0
        followers = count(unseen & suit)
        ordinary = to_come
        if leads:
            ordinary = to_come_after(colour, False, behind, black, cards, unseen)
        while group:
            card = lowest(group)
            group &= group - 1
            rank = rank_of(card) if colour == 4 else card - 11 * colour + 1
            own = value_of_one(colour, rank, state.variants)
            coming = ordinary
            if leads and rank == 7:
                coming = to_come_after(colour, True, behind, black, cards, unseen)
            higher = count(unseen & suit & (-2 << card))
            if colour == 4 and rank == 7:
                higher = count(unseen & BLACK & ~SPIES & (-2 << card))
            taking = taking_chance(state.beating >> card & 1, higher, followers, behind)
            if_taken = 100 * (trick + own) + coming
            if_given = -60 * own
            if threatened:
                if (state.trick_cards | 1 << card) & BLACK:
                    if_taken -= SWEEP_PREVENTED
                if state.taker == sole and colour == 4:
                    if_given += SWEEP_PREVENTED
            cost = taking * if_taken + ((1 << SURE) - taking) * if_given >> SURE
            costs[card] = cost - danger_in(colour, rank, covers, shortness)

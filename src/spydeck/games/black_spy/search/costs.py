"""Costs of cards by the sensible policy, for playouts, and by weights found in self-play, in hundredths.

`write_costs` judges as the policy does, at half the time: a colour at a time, as cards of one colour share
most of the work, with fewer divisions and nothing computed twice in a trick. `write_tuned_costs` makes the
same sums with weights for which `python -m bench.tuning` looks.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from spydeck.games.black_spy.cards import (
    BLACK,
    COLOURED_SPIES,
    SPIES,
    cards_of_colour,
    colour_of,
    one_spy,
    rank_of,
)
from spydeck.games.black_spy.policy import LIKELY_SWEEP, LOW, SWEEP_PREVENTED, danger_in
from spydeck.games.black_spy.rules.state import PASSED_CARDS, State
from spydeck.games.black_spy.rules.tricks import value_of, value_of_coloured_spies
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


class Danger(NamedTuple):
    """How dangerous it is to keep a card."""

    black: float
    """Of a black card below the Black Spies, for each rank; they start at `lowest_black`."""
    lowest_black: float
    spy: float
    spy_cover: float
    """How much less dangerous a Black Spy is for each lower black card in the hand."""
    high_black: float
    high_black_rank: float
    high_black_cover: float
    high_black_spies: float
    """How much more dangerous a high black card is for each Black Spy elsewhere."""
    low: float
    """Of a coloured card below the Spy, for each rank; they start at `lowest_low`."""
    lowest_low: float
    coloured_spy: float
    high: float
    """Of a coloured card above the Spy, for each rank above 4."""
    cover: float
    """How much less dangerous a coloured card from the Spy on is for each lower one in the hand."""
    short: float
    """How much more dangerous a coloured card is for each card that the hand has less than four of it."""
    above_others: float
    """How much more dangerous a coloured card is if all others elsewhere are lower."""


class Weights(NamedTuple):
    """How a card to play is judged."""

    coming_to_lead: float
    """How much counts of what the others may add to a trick that the card leads."""
    coming: float
    """How much counts of what they may add to another trick."""
    lead: float
    """The cost of taking a trick, and so of leading, with a whole hand."""
    last: float
    """The cost of taking a trick as its last player."""
    spy_taken: float
    """How much counts of the value of a Spy that its player takes, in hundredths."""
    spy_given: float
    """How much counts of the value of a Black Spy that another takes."""
    coloured_spy_given: float
    black_given: float
    """How much counts of the value of another black card that another takes."""
    sweep: float
    """The worth of preventing a likely sweep."""
    danger: float
    """How much counts of the danger of a card at the end of a deal."""
    danger_early: float
    """How much more of it counts with a whole hand."""


WEIGHTS = Weights(
    coming_to_lead=3.123,
    coming=1.396,
    lead=191.4,
    last=244.6,
    spy_taken=69.64,
    spy_given=20.43,
    coloured_spy_given=25.02,
    black_given=46.33,
    sweep=3817,
    danger=0.3264,
    danger_early=0.5953,
)

KEPT = Danger(
    black=12.05,
    lowest_black=-304.4,
    spy=1101,
    spy_cover=160.2,
    high_black=-43.35,
    high_black_rank=99.35,
    high_black_cover=212.1,
    high_black_spies=101.5,
    low=70.6,
    lowest_low=-229.9,
    coloured_spy=78.92,
    high=54.06,
    cover=-15.83,
    short=93.07,
    above_others=544.6,
)
"""Of cards that are not played."""

NOT_PASSED = Danger(
    black=6.174,
    lowest_black=55.82,
    spy=1417,
    spy_cover=197.6,
    high_black=329.1,
    high_black_rank=102.4,
    high_black_cover=55.64,
    high_black_spies=59.53,
    low=68.84,
    lowest_low=-179.8,
    coloured_spy=-212.5,
    high=197.3,
    cover=39.59,
    short=62.22,
    above_others=274.2,
)
"""Of cards that are not passed."""

WHOLE_HAND = 15.0


@inlined_kernel
def danger_of(
    by: Danger, colour: int, rank: int, covers: int, length: int, lower: float, spies: int
) -> float:
    """Return how dangerous a card is to keep.

    `covers` and `length` are the low and all cards of the colour in the hand, `lower` is which part of the
    others' is lower than the card, and `spies` the number of Black Spies elsewhere.
    """
    if colour == 4:
        if rank < 7:
            return by.lowest_black + by.black * rank
        if rank == 7:
            return by.spy - by.spy_cover * covers
        return (
            by.high_black
            + by.high_black_rank * rank
            - by.high_black_cover * covers
            + by.high_black_spies * spies
        )
    value = by.above_others * lower
    if length < 4:
        value += by.short * (4 - length)
    if rank < 7:
        return value + by.lowest_low + by.low * rank
    if rank == 7:
        return value + by.coloured_spy - by.cover * covers
    return value + by.high * (rank - 4) - by.cover * covers


@inlined_kernel
def yet_to_come(colour: int, seven: bool, behind: int, black: float, unseen: int) -> float:
    """Return what the players still to come may add to a trick of a colour.

    `black` is the value of the unseen black cards.
    """
    if behind == 0 or unseen == 0:
        return 0.0
    if colour == 4:
        return behind * black / (count(unseen & BLACK) + 2)
    if seven:
        return behind * (black / count(unseen) + 40.0 * count(unseen & SPIES))
    return behind * black / count(unseen) * 4.0 / (count(unseen & cards_of_colour(colour)) + 2)


@inlined_kernel
def chance_to_take(beats: int, higher: int, followers: int, behind: int) -> float:
    """Return how likely a card takes the trick if the others follow at random.

    `followers` is the number of unseen cards of its colour, `higher` of those above it.
    """
    if beats == 0:
        return 0.0
    likely = 1.0
    if higher > 0:
        lower = followers - higher + 3.0
        for _ in range(behind):
            likely *= lower / (lower + higher)
    return likely


@inlined_kernel
def write_tuned_costs(
    state: State, seat: int, able: int, unseen: int, sole: int, by: Weights, kept: Danger, costs: Any
) -> None:
    """Write the cost of playing each of the cards that may be played, at the place of its number.

    `unseen` are the cards in the other hands, `sole` is the `sole_taker`.
    """
    hand = state.hands[seat]
    behind = state.players - 1 - state.in_trick
    leads = state.in_trick == 0
    black = 100.0 * value_of(unseen & BLACK, 0)
    spies = count(unseen & SPIES)
    whole = count(hand) / WHOLE_HAND
    danger_counts = by.danger + by.danger_early * whole
    taken = 100.0 * value_of(state.trick_cards, state.variants) + by.lead * whole
    if behind == 0:
        taken += by.last
    if not leads and behind > 0:
        first = int(state.plays[state.played - state.in_trick])
        taken += by.coming * yet_to_come(colour_of(first), rank_of(first) == 7, behind, black, unseen)
    threatened = sole != NONE and sole != seat
    while able:
        colour = colour_of(lowest(able))
        suit = cards_of_colour(colour)
        group = able & suit
        able ^= group
        covers = count(hand & (LOW << (11 * colour)))
        length = count(hand & suit)
        followers = count(unseen & suit)
        ordinary = taken
        if leads:
            ordinary += by.coming_to_lead * yet_to_come(colour, False, behind, black, unseen)
        while group:
            card = lowest(group)
            group &= group - 1
            rank = rank_of(card)
            own = value_of_one(colour, rank, state.variants)
            higher = count(unseen & suit & (-2 << card))
            if_taken = ordinary + 100.0 * own
            if_given = -by.black_given * own
            if rank == 7:
                if leads:
                    if_taken = taken + by.coming_to_lead * yet_to_come(colour, True, behind, black, unseen)
                    if_taken += 100.0 * own
                if_taken += (by.spy_taken - 100.0) * own
                if_given = -by.coloured_spy_given * own
                if colour == 4:
                    higher = count(unseen & BLACK & ~SPIES & (-2 << card))
                    if_given = -by.spy_given * own
            if threatened:
                if (state.trick_cards | 1 << card) & BLACK:
                    if_taken -= by.sweep
                if state.taker == sole and colour == 4:
                    if_given += by.sweep
            taking = chance_to_take(state.beating >> card & 1, higher, followers, behind)
            lower = (followers - higher) / (followers + 1.0)
            danger = danger_of(kept, colour, rank, covers, length, lower, spies)
            cost = taking * if_taken + (1.0 - taking) * if_given - danger_counts * danger
            costs[card] = int(cost)  # so that equal costs stay equal, however they are rounded


@kernel
def tuned_cards_to_pass(hand: int, by: Danger) -> int:
    """Return the three most dangerous cards, each judged by what is left, as a bit set."""
    chosen = 0
    for _ in range(PASSED_CARDS):
        left = hand & ~chosen
        chosen |= 1 << most_dangerous_of(one_spy(left), left, by)
    return chosen


@kernel
def most_dangerous_of(cards: int, hand: int, by: Danger) -> int:
    """Return the card of a set that is the most dangerous to keep in a hand."""
    best = NONE
    worst = 0.0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        danger = danger_in_hand(card, hand, by)
        if best == NONE or danger > worst:
            best = card
            worst = danger
    return best


@kernel
def danger_in_hand(card: int, hand: int, by: Danger) -> float:
    """Return how dangerous a card is to keep in a hand before the first trick."""
    colour = colour_of(card)
    suit = cards_of_colour(colour)
    others = suit & ~hand
    lower = (count(others) - count(others & (-2 << card))) / (count(others) + 1.0)
    covers = count(hand & (LOW << (11 * colour)))
    return danger_of(by, colour, rank_of(card), covers, count(hand & suit), lower, count(SPIES & ~hand))

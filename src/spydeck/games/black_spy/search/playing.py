"""Playing on to the end of the deal: as the policy plays, with some random cards, and without events.

The last two tricks can be played exactly: each seat takes as few points as it can, and all see all cards.
Solved backwards, for the choices of the seats still to play to the last trick but one; the last is forced.
Source: C. Luckhardt, K. Irani, "An algorithmic solution of n-person games" (AAAI 1986), called max-n.
"""

from __future__ import annotations

from typing import Any

from spydeck.games.black_spy.cards import (
    CARDS,
    SPIES,
    cards_above,
    cards_of_colour,
    cards_of_rank,
    colour_of,
    first_spies,
    one_spy,
    rank_of,
)
from spydeck.games.black_spy.policy import sensible
from spydeck.games.black_spy.rules import actors, apply
from spydeck.games.black_spy.rules.state import State, next_seat
from spydeck.games.black_spy.rules.tricks import (
    finish_deal,
    lay_card,
    next_spies,
    playable,
    take_trick,
    value_of,
)
from spydeck.games.black_spy.search.costs import (
    KEPT,
    NOT_PASSED,
    WEIGHTS,
    sole_taker,
    tuned_cards_to_pass,
    write_costs,
    write_tuned_costs,
)
from spydeck.games.black_spy.variants import variant
from spydeck.games.black_spy.vocabulary import stage, verb
from spydeck.kernel import NONE, count, inlined_kernel, kernel, lowest, random_below, random_member


@inlined_kernel
def put_card(state: State, seat: int, card: int) -> None:
    """Play a card, and close the trick if it was the last, without events.

    Unlike the rules this keeps the number of a Black Spy, as no two in a world may have the same.
    """
    state.hands[seat] ^= 1 << card
    lay_card(state, seat, card)
    if state.in_trick == state.players:
        take_trick(state)


LANE = 8
"""Bits for the points of a seat in a number that holds those of all."""

ZERO = 0x404040404040
"""No points, for each of six seats: lanes hold 64 more than the points, which may be negative."""

LINE = 6
"""Bits below the lanes for the choices that lead there: set where a seat plays the higher of two cards."""


@inlined_kernel
def is_last_but_one(world: State) -> bool:
    """Return whether the last trick but one is being played."""
    left = CARDS - world.played
    return world.players < left <= 2 * world.players


@kernel
def play_exactly(world: State, ends: Any) -> None:
    """Play the rest of the last trick but one, in which each seat has two cards; `ends` is a buffer.

    A binary counter goes through all choices, those of the last seat first; each time that both ends of a
    seat's choice are known, the better one for that seat, or else the lower card, goes to the seat before.
    """
    choosing = world.players - world.in_trick
    total = value_of(world.trick_cards | cards_in_hands(world), world.variants)
    for choices in range(1 << choosing):
        end = end_of(world, choices, choosing, total) << LINE | choices
        level = 0
        while choices >> level & 1:
            seat = (world.turn + choosing - 1 - level) % world.players
            if points_in(int(ends[level]), seat) <= points_in(end, seat):
                end = int(ends[level])
            level += 1
        ends[level] = end
    line = int(ends[choosing])
    for place in range(choosing):
        able = one_spy(playable(world, world.turn))
        put_card(world, world.turn, chosen(able, line >> (choosing - 1 - place) & 1))


@inlined_kernel
def cards_in_hands(world: State) -> int:
    """Return all cards that are still to play."""
    cards = 0
    for seat in range(world.players):
        cards |= world.hands[seat]
    return cards


@inlined_kernel
def chosen(able: int, higher: int) -> int:
    """Return the lower or the higher card of two, or the only one."""
    rest = able & (able - 1)
    return lowest(rest) if higher and rest else lowest(able)


@inlined_kernel
def points_in(end: int, seat: int) -> int:
    """Return the points of a seat, and 64 more."""
    return end >> (LINE + LANE * seat) & 0xFF


@kernel
def end_of(world: State, choices: int, choosing: int, total: int) -> int:
    """Return what all seats take in both tricks, of a total, where each bit is a seat's choice."""
    seat = world.turn
    asked = world.asked
    beating = world.beating
    taker = world.taker
    trick = world.trick_cards
    before = -1
    if world.in_trick:
        before = int(world.plays[world.played - 1])
    for place in range(choosing):
        hand = world.hands[seat]
        able = hand & asked
        if able == 0:
            able = hand
        elif before >= 0 and world.variants & variant.FOLLOWING_RANK:  # BS-34
            able |= hand & cards_of_rank(rank_of(before))
        card = chosen(able, choices >> (choosing - 1 - place) & 1)
        if before < 0:
            asked = cards_of_colour(colour_of(card)) | cards_of_rank(rank_of(card))
        before = card
        if beating >> card & 1:
            beating = cards_above(card)
            taker = seat
        trick |= 1 << card
        seat = next_seat(world, seat)
    points = value_of(trick, world.variants)
    end = ZERO + (points << LANE * taker)
    return end + ((total - points) << LANE * last_taker(world, taker, trick))


@inlined_kernel
def last_taker(world: State, leader: int, played: int) -> int:
    """Return who takes the last trick, to which each seat plays the card that is left."""
    seat = leader
    taker = leader
    beating = cards_above(lowest(world.hands[leader] & ~played))
    for _ in range(world.players - 1):
        seat = next_seat(world, seat)
        card = lowest(world.hands[seat] & ~played)
        if beating >> card & 1:
            beating = cards_above(card)
            taker = seat
    return taker


@kernel
def cheapest(able: int, costs: Any) -> int:
    """Return the card of a set that costs least, the lowest of equal ones."""
    best = lowest(able)
    able &= able - 1
    while able:
        card = lowest(able)
        able &= able - 1
        if costs[card] < costs[best]:
            best = card
    return best


@kernel
def play_tricks(world: State, tuned: int, noise: int, generator: Any, costs: Any) -> None:
    """Play all cards that are left; the seats of the set `tuned` play by tuned weights.

    If there are any, all play the last tricks exactly, unless a seat may still take all black cards.
    """
    unplayed = 0
    for seat in range(world.players):
        unplayed |= world.hands[seat]
    sole = sole_taker(world)
    while world.played < CARDS:
        if tuned and sole == NONE and is_last_but_one(world):
            play_exactly(world, costs)
        seat = world.turn
        able = one_spy(playable(world, seat))
        card = lowest(able)
        if able & (able - 1):
            if noise and random_below(generator, 1000) < noise:
                card = random_member(generator, able)
            else:
                unseen = unplayed & ~world.hands[seat]
                if tuned >> seat & 1:
                    write_tuned_costs(world, seat, able, unseen, sole, WEIGHTS, KEPT, costs)
                else:
                    write_costs(world, seat, able, unseen, sole, costs)
                card = cheapest(able, costs)
        unplayed ^= 1 << card
        put_card(world, seat, card)
        if world.in_trick == 0:
            sole = sole_taker(world)


@kernel
def name_spies_apart(world: State) -> None:
    """Number the Black Spies in the hands after those that were played, no two alike."""
    played = world.spies_played
    for seat in range(world.players):
        before = world.spies_played
        world.hands[seat] = next_spies(world, world.hands[seat])
        world.spies_played = before + count(world.hands[seat] & SPIES)
    world.spies_played = played


@kernel
def play_on(world: State, seat: int, noise: int, generator: Any, order: Any) -> None:
    """Play on to the end of the deal; `noise` is how often, in thousandths, a card is random."""
    play_to_the_end(world, 0, noise, generator, order)


@kernel
def play_on_tuned(world: State, seat: int, noise: int, generator: Any, order: Any) -> None:
    """Play on as `play_on` does, where the seat and each other one as often as not play by tuned weights."""
    others = random_below(generator, 1 << world.players)
    play_to_the_end(world, others | 1 << seat, noise, generator, order)


@kernel
def play_to_the_end(world: State, tuned: int, noise: int, generator: Any, order: Any) -> None:
    """Play on to the end of the deal; the seats of the set `tuned` play by tuned weights."""
    while actors(world) and world.stage < stage.PLAY:
        actor = lowest(actors(world))
        if world.stage == stage.PASS and tuned >> actor & 1:
            passed = tuned_cards_to_pass(world.hands[actor], NOT_PASSED)
            apply(world, actor, verb.PASS, NONE, first_spies(passed))
        else:
            verb_id, subject, objects = sensible(world, actor, generator)
            apply(world, actor, verb_id, subject, objects)
    if world.stage == stage.PLAY:
        name_spies_apart(world)
        play_tricks(world, tuned, noise, generator, order)
        world.event_count = 0
        finish_deal(world)
    if world.stage == stage.SETTLE:
        actor = world.turn
        verb_id, subject, objects = sensible(world, actor, generator)
        apply(world, actor, verb_id, subject, objects)

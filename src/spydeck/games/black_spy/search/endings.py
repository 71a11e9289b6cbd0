"""The last two tricks, played exactly: each seat takes as few points as it can, and all see all cards.

Solved backwards, for the choices of the seats still to play to the last trick but one; the last is forced.
Source: C. Luckhardt, K. Irani, "An algorithmic solution of n-person games" (AAAI 1986), called max-n.
"""

from __future__ import annotations

from typing import Any

from spydeck.games.black_spy.cards import (
    CARDS,
    cards_above,
    cards_of_colour,
    cards_of_rank,
    colour_of,
    one_spy,
    rank_of,
)
from spydeck.games.black_spy.rules import variant
from spydeck.games.black_spy.rules.play import playable
from spydeck.games.black_spy.rules.score import value_of
from spydeck.games.black_spy.rules.state import State, next_seat
from spydeck.games.black_spy.search.trick import put_card
from spydeck.kernel import inlined_kernel, kernel, lowest

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
        elif before >= 0 and world.variants & variant.FOLLOWING_RANK:
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

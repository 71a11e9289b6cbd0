"""Cards placed into hands at random, each way that is possible equally likely.

`state.hands` of every seat but the observer's holds the cards that may be there. A card that only one group
of seats may hold goes there, and those that all groups may hold go where there is room in the end. The others
are *contested*: they are placed one after the other, by how many ways are left to place the rest.

Where a seat has seen cards in the Mole that others took, `mole` has those still to be placed and `marked` the
number of the others by seat, 6 bits a seat; otherwise they are 0 and -1.
"""

from spydeck.games.black_spy.belief.groups import (
    NO_GROUP,
    cards_for_all,
    contested_cards,
    group_of,
    groups_of_seats,
    groups_with,
    room_of_groups,
    shared_cards,
    ways_to_split,
)
from spydeck.games.black_spy.belief.knowledge import size_of_hand
from spydeck.games.black_spy.belief.subsets import random_share, random_subset
from spydeck.games.black_spy.belief.ways import (
    add_card,
    fill_last_row,
    part_of,
    radix_of,
    row_length,
    weigh_row,
)
from spydeck.games.black_spy.rules.state import PASSED_CARDS, State
from spydeck.kernel import count, doubles, kernel, nth

MAX_OF_MOLE = 2 * PASSED_CARDS
"""The maximum number of cards of the Mole in one hand after the pass: own ones, and those received."""


@kernel
def place_cards(
    state: State, seat: int, mole: int, marked: int, generator: list[int], for_good: bool
) -> float:
    """Return in how many ways the unseen cards can be placed; with `for_good`, place them in one of these."""
    groups = groups_of_seats(state, seat, marked >= 0)
    number = groups >> 18
    shared = shared_cards(state, seat)
    first = mole & shared
    others = contested_cards(state, groups, shared) & ~first
    free = cards_for_all(state, groups, shared) & ~first
    room = room_of_groups(state, groups, shared, first | others | free)
    if room < 0 or total_of(room) != count(first | others | free):
        return 0.0
    contested = count(first | others)
    most = contested
    if marked >= 0:
        most = min(most, count(others) + MAX_OF_MOLE)
    radix = radix_of(room, number, most)
    length = row_length(radix, number)
    table = doubles((contested + 1) * length)
    fill_last_row(table, radix, room, number, contested, count(free))
    marked = with_sure_cards(state, seat, marked, mole & ~shared)
    for back in range(contested + 1):
        placed = contested - back
        if marked >= 0 and placed == count(first):
            weigh_row(state, seat, table, groups, radix, placed, marked)
        if placed > 0:
            card = contested_card(first, others, placed - 1)
            may = groups_with(state, groups, card)
            add_card(table, placed * length, length, radix, number, placed, may)
    ways = table[0] * ways_to_split(state, groups, shared)
    if for_good:
        walk(state, table, groups, radix, first, others, generator)
        fill_groups(state, groups, shared, free, generator)
    return ways


@kernel
def contested_card(first: int, others: int, place: int) -> int:
    """Return the card at a place among the contested cards: the first ones, then the others."""
    if place < count(first):
        return nth(first, place)
    return nth(others, place - count(first))


@kernel
def total_of(room: int) -> int:
    """Return the sum of the packed numbers of six groups."""
    total = 0
    for group in range(6):
        total += part_of(room, group)
    return total


@kernel
def with_sure_cards(state: State, seat: int, marked: int, mole: int) -> int:
    """Return the marked cards by seat with those that only one seat may hold."""
    if marked >= 0:
        for other in range(state.players):
            if other != seat:
                marked += count(state.hands[other] & mole) << (6 * other)
    return marked


@kernel
def walk(
    state: State,
    table: list[float],
    groups: int,
    radix: int,
    first: int,
    others: int,
    generator: list[int],
) -> None:
    """Choose a group for each contested card, and take the card from the seats of all others."""
    number = groups >> 18
    length = row_length(radix, number)
    entry = 0
    share = 0
    for place in range(count(first | others)):
        card = contested_card(first, others, place)
        may = groups_with(state, groups, card)
        chosen = choose_group(table, (place + 1) * length + entry, radix, number, share, may, generator)
        if chosen + 1 < number:
            entry += radix**chosen
            share += 1 << (6 * chosen)
        for other in range(state.players):
            if group_of(groups, other) != NO_GROUP and group_of(groups, other) != chosen:
                state.hands[other] &= ~(1 << card)


@kernel
def choose_group(
    table: list[float], entry: int, radix: int, number: int, share: int, may: int, generator: list[int]
) -> int:
    """Return a group for the next card; `entry` is that of the next row if the last group takes it."""
    total = 0.0
    chosen = 0
    step = 1
    for group in range(number):
        ways = 0.0
        if may >> group & 1:
            if group + 1 == number:
                ways = table[entry]
            elif part_of(share, group) + 1 < radix:
                ways = table[entry + step]
        step *= radix
        if ways > 0.0:
            total += ways
            if random_share(generator) * total < ways:
                chosen = group
    return chosen


@kernel
def fill_groups(state: State, groups: int, shared: int, free: int, generator: list[int]) -> None:
    """Deal the free cards to where there is room, and the cards of each group to its seats."""
    left = free
    for group in range(groups >> 18):
        cards = shared & ~free
        for other in range(state.players):
            if group_of(groups, other) == group:
                cards &= state.hands[other]
        size = 0
        for other in range(state.players):
            if group_of(groups, other) == group:
                size += size_of_hand(state, other) - count(state.hands[other] & ~shared)
        extra = random_subset(generator, left, size - count(cards))
        left ^= extra
        cards |= extra
        for other in range(state.players):
            if group_of(groups, other) == group:
                sure = state.hands[other] & ~shared
                own = random_subset(generator, cards, size_of_hand(state, other) - count(sure))
                cards ^= own
                state.hands[other] = sure | own

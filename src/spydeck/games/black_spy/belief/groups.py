"""Which seats may hold the same cards, and so need not be told apart while cards are placed.

`state.hands` of every seat but the observer's holds the cards that may be there. Seats that may hold the same
shared cards are one *group*. Packed numbers have 6 bits a group.
"""

from spydeck.games.black_spy.belief.knowledge import size_of_hand
from spydeck.games.black_spy.belief.subsets import subsets
from spydeck.games.black_spy.rules.state import State
from spydeck.kernel import count, kernel

NO_GROUP = 7
"""The group of the observer."""


@kernel
def shared_cards(state: State, seat: int) -> int:
    """Return the cards that more than one other seat may hold, as a bit set."""
    once = 0
    twice = 0
    for other in range(state.players):
        if other != seat:
            twice |= once & state.hands[other]
            once |= state.hands[other]
    return twice


@kernel
def groups_of_seats(state: State, seat: int, apart: bool) -> int:
    """Return the group of each seat, 3 bits a seat, and above them the number of groups.

    With `apart`, each seat is a group of its own.
    """
    shared = shared_cards(state, seat)
    groups = 0
    number = 0
    for other in range(state.players):
        group = number
        for before in range(other):
            if before != seat and not apart and (state.hands[before] ^ state.hands[other]) & shared == 0:
                group = min(group, groups >> (3 * before) & 7)
        if other == seat:
            group = NO_GROUP
        elif group == number:
            number += 1
        groups |= group << (3 * other)
    return groups | number << 18


@kernel
def group_of(groups: int, seat: int) -> int:
    """Return the group of a seat."""
    return groups >> (3 * seat) & 7


@kernel
def groups_with(state: State, groups: int, card: int) -> int:
    """Return the groups that may hold a card, as a bit set."""
    found = 0
    for other in range(state.players):
        group = group_of(groups, other)
        if group != NO_GROUP and state.hands[other] >> card & 1:
            found |= 1 << group
    return found


@kernel
def cards_for_all(state: State, groups: int, shared: int) -> int:
    """Return the shared cards that every group may hold, as a bit set."""
    for other in range(state.players):
        if group_of(groups, other) != NO_GROUP:
            shared &= state.hands[other]
    return shared


@kernel
def contested_cards(state: State, groups: int, shared: int) -> int:
    """Return the shared cards that some groups, but not all, may hold, as a bit set."""
    once = 0
    twice = 0
    number = 0
    for other in range(state.players):
        if group_of(groups, other) == number:
            number += 1
            twice |= once & state.hands[other]
            once |= state.hands[other]
    return twice & shared & ~cards_for_all(state, groups, shared)


@kernel
def room_of_groups(state: State, groups: int, shared: int, open_cards: int) -> int:
    """Return how many of the open cards each group takes, packed; -1 if a group must hold too many others."""
    room = 0
    number = 0
    for other in range(state.players):
        group = group_of(groups, other)
        if group == NO_GROUP:
            continue
        left = size_of_hand(state, other) - count(state.hands[other] & ~shared)
        if left < 0:
            return -1
        room += left << (6 * group)
    for other in range(state.players):
        if group_of(groups, other) == number:
            sure = count(state.hands[other] & shared & ~open_cards)
            if room >> (6 * number) & 63 < sure:
                return -1
            room -= sure << (6 * number)
            number += 1
    return room


@kernel
def ways_to_split(state: State, groups: int, shared: int) -> float:
    """Return in how many ways the shared cards of each group can be dealt to its seats."""
    ways = 1.0
    sizes = 0
    for other in range(state.players):
        group = group_of(groups, other)
        if group != NO_GROUP:
            size = size_of_hand(state, other) - count(state.hands[other] & ~shared)
            sizes += size << (6 * group)
            ways *= subsets(sizes >> (6 * group) & 63, size)
    return ways

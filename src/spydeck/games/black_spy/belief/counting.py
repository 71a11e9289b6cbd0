"""In how many ways hidden cards can lie, as doubles.

While cards are placed, `state.hands` of every seat but the observer's holds the cards that may be there.
Seats that may hold the same shared cards are one *group*, and need not be told apart. Packed numbers have 6
bits a group or a seat.

Where a seat knows which cards were left in the Mole after it took its three, those, the *marked* ones, were
in the hands of the seats that took later: three each. Their numbers in the hands after the pass tell in how
many ways they can have been passed there.

In how many ways *contested* cards can be placed says a table, counted from the last card to the first. A row
belongs to a number of contested cards that have been placed. It has an entry for each way to share them among
the groups: in how many ways the other cards can still be placed. A *share* is packed: the number of cards of
each group but the last, and above them their sum; the last has the others.
"""

import math

from spydeck.games.black_spy.belief.knowledge import size_of_hand, took_after
from spydeck.games.black_spy.cards import CARDS
from spydeck.games.black_spy.rules.deal import giver, receiver
from spydeck.games.black_spy.rules.state import PASSED_CARDS, State, hand_size
from spydeck.kernel import count, kernel, random_below, random_member

FACTORIALS = tuple(float(math.factorial(number)) for number in range(CARDS + 1))

_LARGE = 1 << 30


@kernel
def factorial(number: int) -> float:
    """Return in how many ways so many cards, 60 at most, can be put into order."""
    return FACTORIALS[number]


@kernel
def subsets(number: int, size: int) -> float:
    """Return how many subsets of a size a set of so many cards has."""
    if size < 0 or size > number:
        return 0.0
    return factorial(number) / (factorial(size) * factorial(number - size))


@kernel
def random_subset(generator: list[int], cards: int, size: int) -> int:
    """Return a random subset of a size of a set that has at least as many cards."""
    rest = count(cards) - size
    left = cards
    for _ in range(min(size, rest)):
        left ^= 1 << random_member(generator, left)
    return left if rest < size else cards ^ left


@kernel
def lowest_of(cards: int, size: int) -> int:
    """Return the lowest cards of a set that has at least as many, as a bit set."""
    left = cards
    for _ in range(size):
        left &= left - 1
    return cards ^ left


@kernel
def random_share(generator: list[int]) -> float:
    """Return a random number from 0 to less than 1."""
    return (random_below(generator, _LARGE) + random_below(generator, 1 << 22) / (1 << 22)) / _LARGE


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


@kernel
def marked_at(marked: int, seat: int) -> int:
    """Return the number of marked cards that a seat has after the pass, played or not."""
    return marked >> (6 * seat) & 63


@kernel
def marked_passed(state: State, seat: int, marked: int, other: int, received: int) -> int:
    """Return how many marked cards a seat passed, given how many it received."""
    return took_after(state, seat, other) - marked_at(marked, other) + received


@kernel
def ways_for_one(state: State, marked: int, other: int, passed: int) -> float:
    """Return in how many ways the cards of a seat can have so many marked ones among those it received."""
    there = marked_at(marked, other)
    return subsets(there, passed) * subsets(hand_size(state) - there, PASSED_CARDS - passed)


@kernel
def ways_to_pass(state: State, seat: int, marked: int) -> float:
    """Return in how many ways others can have passed so that the marked cards are where they are."""
    ways = 1.0
    passed = 0  # the observer holds none before the pass
    other = receiver(state, seat)
    while other != giver(state, seat):
        passed = marked_passed(state, seat, marked, other, passed)
        other = receiver(state, other)
        ways *= ways_for_one(state, marked, other, passed)
    if marked_passed(state, seat, marked, other, passed) != marked_at(marked, seat):
        return 0.0
    aside = beside(state, seat)
    if aside != seat:
        ways_aside = 0.0
        for passed in range(PASSED_CARDS + 1):
            ways_aside += ways_to_pass_across(state, seat, marked, aside, passed)
        ways *= ways_aside
    return ways


@kernel
def beside(state: State, seat: int) -> int:
    """Return a seat that the pass across leaves to pass with another, or the seat itself (BS-9)."""
    if receiver(state, receiver(state, seat)) != seat:
        return seat
    return (seat + 1) % state.players


@kernel
def ways_to_pass_across(state: State, seat: int, marked: int, aside: int, passed: int) -> float:
    """Return in how many ways two seats can have passed cards to each other, so many marked by the first."""
    other = receiver(state, aside)
    back = marked_passed(state, seat, marked, other, passed)
    if marked_passed(state, seat, marked, aside, back) != passed:
        return 0.0
    return ways_for_one(state, marked, other, passed) * ways_for_one(state, marked, aside, back)


SUM = 36
"""Where a share has its sum."""


@kernel
def next_share(share: int, radix: int) -> int:
    """Return the share of the next entry; each group but the last has fewer cards than the radix."""
    share += 1 + (1 << SUM)
    group = 0
    while share >> (6 * group) & 63 == radix:
        share += (1 << (6 * group + 6)) - (radix << (6 * group)) + ((1 - radix) << SUM)
        group += 1
    return share


@kernel
def part_of(share: int, group: int) -> int:
    """Return the number of cards of a group."""
    return share >> (6 * group) & 63


@kernel
def radix_of(room: int, number: int, cards: int) -> int:
    """Return one more than the greatest number of cards, so many at most, in any group but the last."""
    greatest = 0
    for group in range(number - 1):
        greatest = max(greatest, part_of(room, group))
    return min(greatest, cards) + 1


@kernel
def row_length(radix: int, number: int) -> int:
    """Return the number of entries in a row."""
    length = 1
    for _ in range(number - 1):
        length *= radix
    return length


@kernel
def ways_to_fill(room: int, share: int, number: int, placed: int, cards: int) -> float:
    """Return in how many ways cards that all groups may hold fill the room that is left."""
    ways = factorial(cards)
    for group in range(number):
        left = part_of(room, group) - part_of(share, group)
        if group + 1 == number:
            last = placed - (share >> SUM)
            if last < 0:
                return 0.0
            left = part_of(room, group) - last
        if left < 0:
            return 0.0
        ways /= factorial(left)
    return ways


@kernel
def fill_last_row(table: list[float], radix: int, room: int, number: int, placed: int, cards: int) -> None:
    """Set the entries for all contested cards placed, where `cards` more may go into any group."""
    length = row_length(radix, number)
    share = 0
    for entry in range(length):
        table[placed * length + entry] = ways_to_fill(room, share, number, placed, cards)
        share = next_share(share, radix)


@kernel
def add_card(
    table: list[float], row: int, length: int, radix: int, number: int, placed: int, may: int
) -> None:
    """Set the row before this one: `placed` cards, the last of which goes to one of the groups `may`."""
    share = 0
    for entry in range(length):
        ways = table[row + entry]
        if ways > 0.0:
            step = 1
            for group in range(number - 1):
                if may >> group & 1 and part_of(share, group) > 0:
                    table[row - length + entry - step] += ways
                step *= radix
            if may >> (number - 1) & 1 and placed > share >> SUM:
                table[row - length + entry] += ways
        share = next_share(share, radix)


@kernel
def by_seat(state: State, groups: int, share: int, placed: int) -> int:
    """Return a share by seat, packed with 6 bits a seat, where each seat is a group of its own."""
    number = groups >> 18
    parts = 0
    for seat in range(state.players):
        group = group_of(groups, seat)
        if group + 1 == number:
            parts += (placed - (share >> SUM)) << (6 * seat)
        elif group < number:
            parts += part_of(share, group) << (6 * seat)
    return parts


@kernel
def weigh_row(
    state: State, seat: int, table: list[float], groups: int, radix: int, placed: int, marked: int
) -> None:
    """Multiply the entries for all cards of the Mole placed by the ways to have passed them there."""
    length = row_length(radix, groups >> 18)
    share = 0
    for entry in range(placed * length, (placed + 1) * length):
        if table[entry] > 0.0:
            there = marked + by_seat(state, groups, share, placed)
            table[entry] *= ways_to_pass(state, seat, there)
        share = next_share(share, radix)

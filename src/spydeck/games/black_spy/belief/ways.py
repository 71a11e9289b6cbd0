"""In how many ways contested cards can be placed: a table, counted from the last card to the first.

A row of the table belongs to a number of contested cards that have been placed. It has an entry for each way
to share them among the groups: in how many ways the other cards can still be placed. A *share* is packed: the
number of cards of each group but the last, 6 bits each, and above them their sum; the last has the others.
"""

from spydeck.games.black_spy.belief.groups import group_of
from spydeck.games.black_spy.belief.passes import ways_to_pass
from spydeck.games.black_spy.belief.subsets import factorial
from spydeck.games.black_spy.rules.state import State
from spydeck.kernel import kernel

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

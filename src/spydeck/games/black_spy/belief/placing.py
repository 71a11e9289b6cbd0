"""Cards placed into hands at random, each way that is possible equally likely.

`state.hands` of every seat but the observer's holds the cards that may be there. A card that only one group
of seats may hold goes there, and those that all groups may hold go where there is room in the end. The others
are *contested*: they are placed one after the other, by how many ways are left to place the rest.

Where a seat has seen cards in the Mole that others took, `mole` has those still to be placed and `marked` the
number of the others by seat, 6 bits a seat; otherwise they are 0 and -1.

The six Black Spies are different cards, though nobody can tell which of them are played. Of those that a seat
passed on, some may have been played by the receiver; of those that it left in the Mole, some may have been
played by anyone, or passed to the seat. The *origins* say how many: 3 bits a seat for the Black Spies from
the Mole among those that it has played (for the observer: received), and above them, from `OWN`, the number
of those passed on that the receiver has played.
"""

from spydeck.games.black_spy.belief.counting import (
    NO_GROUP,
    add_card,
    cards_for_all,
    contested_cards,
    factorial,
    fill_last_row,
    group_of,
    groups_of_seats,
    groups_with,
    lowest_of,
    part_of,
    radix_of,
    random_share,
    random_subset,
    room_of_groups,
    row_length,
    shared_cards,
    subsets,
    ways_to_split,
    weigh_row,
)
from spydeck.games.black_spy.belief.knowledge import narrow_hands, played_by, size_of_hand
from spydeck.games.black_spy.cards import SPIES
from spydeck.games.black_spy.rules.deal import giver, receiver
from spydeck.games.black_spy.rules.state import MAX_PLAYERS, PASSED_CARDS, State
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
            entry += step_to(radix, chosen)
            share += 1 << (6 * chosen)
        for other in range(state.players):
            if group_of(groups, other) != NO_GROUP and group_of(groups, other) != chosen:
                state.hands[other] &= ~(1 << card)


@kernel
def step_to(radix: int, group: int) -> int:
    """Return how far apart two entries are that differ by one card of a group."""
    step = 1
    for _ in range(group):
        step *= radix
    return step


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


OWN = 3 * MAX_PLAYERS


@kernel
def part(numbers: int, seat: int) -> int:
    """Return a number of 3 bits by seat."""
    return numbers >> (3 * seat) & 7


@kernel
def sum_of(numbers: int) -> int:
    """Return the sum of the numbers of all seats."""
    total = 0
    for seat in range(MAX_PLAYERS):
        total += part(numbers, seat)
    return total


@kernel
def passed_spies(state: State, seat: int) -> int:
    """Return how many Black Spies a seat passed on."""
    if seat < 0:
        return 0
    return count(state.passed[seat] & SPIES)


@kernel
def most_origins(state: State, seat: int, mole: int, played: int) -> int:
    """Return the greatest numbers that origins can have."""
    left = count(mole & SPIES)
    most = 0
    for other in range(state.players):
        most |= min(left, part(played, other)) << (3 * other)
    if seat >= 0:
        most |= min(passed_spies(state, seat), part(played, receiver(state, seat))) << OWN
    return most


@kernel
def next_origins(origins: int, most: int) -> int:
    """Return the origins that come next, or -1 after the last."""
    for place in range(MAX_PLAYERS + 1):
        if part(origins, place) < part(most, place):
            return origins + (1 << (3 * place))
        origins &= ~(7 << (3 * place))
    return -1


@kernel
def taken_in_order(number: int, size: int) -> float:
    """Return in how many ways so many different cards can be taken one after the other."""
    if size < 0 or size > number:
        return 0.0
    return factorial(number) / factorial(number - size)


@kernel
def ways_to_come_from(state: State, seat: int, mole: int, played: int, able: int, origins: int) -> float:
    """Return in how many ways the Black Spies that were played can have these origins."""
    own = passed_spies(state, seat)
    own_played = part(origins, MAX_PLAYERS)
    if own > own_played and able >> receiver(state, seat) & 1 == 0:
        return 0.0
    ways = taken_in_order(own, own_played)
    strange = 6 - own
    for other in range(state.players):
        there = part(played, other)
        if other == seat:
            strange -= count((state.hands[seat] | played_by(state, seat)) & SPIES) - there
        elif seat >= 0 and other == receiver(state, seat):
            ways *= subsets(there, own_played)
            there -= own_played
        ways *= subsets(there, part(origins, other))
    left = count(mole & SPIES)
    marked = sum_of(origins)
    ways *= taken_in_order(left, marked)
    return ways * taken_in_order(strange - left, sum_of(played) - own_played - marked)


@kernel
def hold_spies(state: State, seat: int, spies: int, able: int, origins: int) -> int:
    """Let each seat hold the unseen Black Spies that it may. Return those that the observer passed on."""
    own = lowest_of(spies, passed_spies(state, seat) - part(origins, MAX_PLAYERS))
    for other in range(state.players):
        if other != seat:
            state.hands[other] &= ~SPIES
            if able >> other & 1:
                state.hands[other] |= spies & ~own
    if own:
        state.hands[receiver(state, seat)] |= own
    return own


@kernel
def marked_by_seat(marked: int, origins: int) -> int:
    """Return the marked cards by seat, 6 bits a seat, with the Black Spies of these origins; or -1."""
    if marked >= 0:
        for seat in range(MAX_PLAYERS):
            marked += part(origins, seat) << (6 * seat)
    return marked


@kernel
def spies_of_mole(mole: int, spies: int, own: int, origins: int) -> int:
    """Return the unseen cards from the Mole, its Black Spies among the unseen ones."""
    return (mole & ~SPIES) | lowest_of(spies & ~own, count(mole & SPIES) - sum_of(origins))


@kernel
def marked_in_sight(state: State, seat: int, mole: int) -> int:
    """Return how many cards of the Mole, less Black Spies, each seat has played or the observer received.

    The numbers have 6 bits a seat; -1 if the seat knows of no card of the Mole.
    """
    if mole == 0:
        return -1
    marked = 0
    for other in range(state.players):
        cards = played_by(state, other)
        if other == seat:
            cards = state.passed[giver(state, seat)]
        marked += count(cards & mole & ~SPIES) << (6 * other)
    return marked


@kernel
def seats_with_spies(state: State, seat: int) -> int:
    """Return the other seats that may hold Black Spies, as a bit set."""
    seats = 0
    for other in range(state.players):
        if other != seat and state.hands[other] & SPIES:
            seats |= 1 << other
    return seats


@kernel
def deal_hands(state: State, seat: int, unseen: int, mole: int, played: int, generator: list[int]) -> int:
    """Deal out the unseen cards as everyone's plays allow. Return the origins of the Black Spies."""
    narrow_hands(state, seat, unseen)
    spies = unseen & SPIES
    able = seats_with_spies(state, seat)
    marked = marked_in_sight(state, seat, mole)
    most = most_origins(state, seat, mole, played)
    chosen = 0
    total = 0.0
    origins = 0
    for_good = most == 0
    while True:
        own = hold_spies(state, seat, spies, able, origins)
        unplaced = spies_of_mole(mole, spies, own, origins)
        there = marked_by_seat(marked, origins)
        ways = ways_to_come_from(state, seat, mole, played, able, origins)
        if for_good or ways > 0.0:
            ways *= place_cards(state, seat, unplaced, there, generator, for_good)
        if for_good:
            return chosen
        if ways > 0.0:
            total += ways
            if random_share(generator) * total < ways:
                chosen = origins
        origins = next_origins(origins, most)
        if origins < 0:
            origins = chosen
            for_good = True

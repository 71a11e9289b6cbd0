"""Where the Black Spies came from: six different cards, though nobody can tell which of them are played.

Of those that a seat passed on, some may have been played by the receiver; of those that it left in the Mole,
some may have been played by anyone, or passed to the seat. The *origins* say how many: 3 bits a seat for the
Black Spies from the Mole among those that it has played (for the observer: received), and above them, from
`OWN`, the number of those passed on that the receiver has played.
"""

from spydeck.games.black_spy.belief.knowledge import giver, narrow_hands, played_by
from spydeck.games.black_spy.belief.placing import place_cards
from spydeck.games.black_spy.belief.subsets import factorial, lowest_of, random_share, subsets
from spydeck.games.black_spy.cards import SPIES
from spydeck.games.black_spy.rules.deal import receiver
from spydeck.games.black_spy.rules.state import MAX_PLAYERS, State
from spydeck.kernel import count, kernel

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

"""How likely each card is to be the Secret Document, and which spot is therefore the best guess.

Everything is counted from what one seat knows: the cards it has seen, and which suits the others could not
follow. Odds are integers that are meaningful only relative to each other.
"""

from spydeck.games.spy_tricks.cards import SPOTS, cards_named, cards_of_suit, suit_of
from spydeck.games.spy_tricks.observe import possible_secrets
from spydeck.games.spy_tricks.rules.score import points_of_spot
from spydeck.games.spy_tricks.rules.state import HAND_CARDS, State, next_seat
from spydeck.kernel import count, kernel

CARDS_OF_A_SUIT = 9


def _choose_table() -> tuple[int, ...]:
    rows = [[1] + [0] * CARDS_OF_A_SUIT]
    for _ in range(CARDS_OF_A_SUIT):
        above = rows[-1]
        rows.append([1] + [above[k] + above[k - 1] for k in range(1, CARDS_OF_A_SUIT + 1)])
    return tuple(number for row in rows for number in row)


WAYS_TO_CHOOSE = _choose_table()
"""The number of ways to choose k of n cards, at place 10 n + k."""


@kernel
def cards_left(seen: State, seat: int) -> int:
    """Return how many cards a seat holds, by the plays."""
    place = seat - int(seen.leaders[seen.trick])
    if place < 0:
        place += seen.players
    return HAND_CARDS - seen.trick - int(place < seen.in_trick)


@kernel
def voids_of(seen: State, seat: int) -> int:
    """Return the set of suits that a seat could not follow in this round (ST-9)."""
    voids = 0
    for place in range(seen.played):
        trick = place // seen.players
        turn = place - trick * seen.players
        if (int(seen.leaders[trick]) + turn) % seen.players == seat:
            led = suit_of(int(seen.plays[place - turn]))
            if suit_of(int(seen.plays[place])) != led:
                voids |= 1 << led
    return voids


@kernel
def ways_to_hold(number: int, first: int, second: int, voids: int, suit: int) -> int:
    """Return in how many ways `number` cards of a suit can lie in three hands.

    Two of the hands get `first` and `second` of these cards. `voids` has three bits for each hand: the suits
    that it cannot hold.
    """
    third = number - first - second
    if third < 0:
        return 0
    if (
        (first and voids >> suit & 1)
        or (second and voids >> 3 + suit & 1)
        or (third and voids >> 6 + suit & 1)
    ):
        return 0
    return WAYS_TO_CHOOSE[10 * number + first] * WAYS_TO_CHOOSE[10 * (number - first) + second]


@kernel
def ways_to_deal(red: int, blue: int, white: int, first: int, second: int, voids: int) -> int:
    """Return in how many ways these numbers of cards can lie in three hands, two of these sizes."""
    ways = 0
    for red_first in range(min(red, first) + 1):
        for blue_first in range(min(blue, first - red_first) + 1):
            white_first = first - red_first - blue_first
            if white_first > white:
                continue
            for red_second in range(min(red - red_first, second) + 1):
                held_red = ways_to_hold(red, red_first, red_second, voids, 0)
                if held_red == 0:
                    continue
                for blue_second in range(min(blue - blue_first, second - red_second) + 1):
                    held = held_red * ways_to_hold(blue, blue_first, blue_second, voids, 1)
                    white_second = second - red_second - blue_second
                    if held and white_second <= white - white_first:
                        ways += held * ways_to_hold(white, white_first, white_second, voids, 2)
    return ways


@kernel
def odds_of_suits(seen: State, seat: int) -> tuple[int, int, int]:
    """Return the odds that one possible card of each suit (red, blue, white) is the Secret Document.

    They are the numbers of ways in which the other possible cards can lie in the other hands.
    """
    possible = possible_secrets(seen, seat)
    red = count(possible & cards_of_suit(0))
    blue = count(possible & cards_of_suit(1))
    white = count(possible & cards_of_suit(2))
    other = next_seat(seen, seat)
    first = cards_left(seen, other)
    voids = voids_of(seen, other)
    other = next_seat(seen, other)
    second = cards_left(seen, other)
    voids |= voids_of(seen, other) << 3
    other = next_seat(seen, other)
    if other != seat:
        voids |= voids_of(seen, other) << 6
    if voids == 0:
        return 1, 1, 1
    return (
        ways_to_deal(red - 1, blue, white, first, second, voids) if red else 0,
        ways_to_deal(red, blue - 1, white, first, second, voids) if blue else 0,
        ways_to_deal(red, blue, white - 1, first, second, voids) if white else 0,
    )


@kernel
def odds_of_cards(cards: int, odds: tuple[int, int, int]) -> int:
    """Return the odds that the Secret Document is one of these possible cards."""
    red, blue, white = odds
    return (
        red * count(cards & cards_of_suit(0))
        + blue * count(cards & cards_of_suit(1))
        + white * count(cards & cards_of_suit(2))
    )


@kernel
def best_spot(spots: int, possible: int, odds: tuple[int, int, int]) -> int:
    """Return the spot that scores most on average; of equal ones the likeliest, for the chips (ST-22)."""
    best = -1
    most = -1
    for spot in range(SPOTS):
        if spots >> spot & 1 == 0:
            continue
        likely = odds_of_cards(possible & cards_named(spot), odds)
        worth = likely * (64 * points_of_spot(spot) + 1)
        if worth > most:
            most = worth
            best = spot
    return best

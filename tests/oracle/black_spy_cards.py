"""The cards of Black Spy, and what its rules say of a single draw, trick or pile."""

from collections.abc import Iterable, Sequence

Play = tuple[int, str]

COLOURS = "BYRGK"  # BS-3, in the order that BS-10 sorts by
BLACK = "K"
SPY = 7
BLACK_VALUES = {1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 10, 8: 2, 9: 3, 10: 4, 11: 5}  # BS-19
BLACK_CARDS = 16  # BS-1

DECK = [colour + str(rank) for colour in COLOURS for rank in range(1, 12)] + ["K7"] * 5  # BS-1


def colour_of(card: str) -> str:
    return card[0]


def rank_of(card: str) -> int:
    return int(card[1:])


def in_order(cards: Iterable[str]) -> list[str]:
    return sorted(cards, key=lambda card: (COLOURS.index(colour_of(card)), rank_of(card)))  # BS-10


def draw_for_dealer(deck: Sequence[str], players: int) -> list[list[Play]]:
    """Return the rounds drawn until one seat is highest alone; it is the highest of the last round."""
    rounds: list[list[Play]] = []
    drawing = list(range(players))
    top = 0
    places: list[tuple[list[int], int]] = []
    while len(drawing) > 1:
        if len(deck) - top < len(drawing):
            top = 0  # BS-5: too few cards left, so the whole round starts the same deck again
        if (drawing, top) in places:
            raise ValueError("this deck can never settle who deals")  # BS-5
        places.append((drawing, top))
        drawn = [(seat, deck[top + turn]) for turn, seat in enumerate(drawing)]
        top += len(drawn)
        rounds.append(drawn)
        highest = max(rank_of(card) for _, card in drawn)
        drawing = [seat for seat, card in drawn if rank_of(card) == highest]
    return rounds


def taker_of(plays: Sequence[Play]) -> int:
    """Return the seat that takes a complete trick."""
    led_colour = colour_of(plays[0][1])
    taker, best = plays[0]
    for seat, card in plays[1:]:
        # BS-15: only the led colour can win. BS-16: a later Black Spy does not beat an equal one.
        if colour_of(card) == led_colour and rank_of(card) > rank_of(best):
            taker, best = seat, card
    return taker


def cards_allowed_to_follow(hand: Sequence[str], plays: Sequence[Play], following_rank: bool) -> list[str]:
    """Return the cards of the hand that may follow the plays of an unfinished trick."""
    led = plays[0][1]
    previous = plays[-1][1]
    matching = [
        card
        for card in hand
        if colour_of(card) == colour_of(led) or rank_of(card) == rank_of(led)  # BS-14
    ]
    if not matching:
        return list(hand)  # BS-14; BS-34 never forces, so it leaves this freedom alone
    if following_rank:
        matching += [card for card in hand if rank_of(card) == rank_of(previous)]  # BS-34
    return matching


def value_of(card: str, no_good_spies: bool) -> int:
    if colour_of(card) == BLACK:
        return BLACK_VALUES[rank_of(card)]  # BS-19
    if rank_of(card) == SPY and not no_good_spies:
        return -5  # BS-19, BS-27
    return 0  # BS-19


def sweeper_of(piles: Sequence[Sequence[str]]) -> int | None:
    """Return the seat that took every black card, if one did."""
    for seat, pile in enumerate(piles):
        if len([card for card in pile if colour_of(card) == BLACK]) == BLACK_CARDS:
            return seat  # BS-21
    return None

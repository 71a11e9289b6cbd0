"""The 60 cards: numbers, sets, and texts (BS-1 to BS-3).

A card is a number from 0 to 59: blue, yellow, red and green 1 to 11 (0 to 43), then black 1 to 6,
the six Black Spies, black 8 to 11. A set of cards is the bits of these numbers. Within a colour a
higher number is a higher rank, except for the Black Spies, which are all 7 and interchangeable.
"""

from spydeck.kernel import count, kernel, lowest, members_of

COLOURS = ("blue", "yellow", "red", "green", "black")
LETTERS = "BYRGK"

CARDS = 60
DECK = (1 << CARDS) - 1
BLACK = 0xFFFF << 44
SPIES = 0x3F << 50
FIRST_SPY = 50
ONE_OF_EACH_COLOUR = 1 | 1 << 11 | 1 << 22 | 1 << 33
COLOURED_SPIES = ONE_OF_EACH_COLOUR << 6
RED_1 = 22


@kernel
def colour_of(card: int) -> int:
    """Return the colour of a card, 0 to 4 in the order of `COLOURS`."""
    return int(card >= 11) + int(card >= 22) + int(card >= 33) + int(card >= 44)


@kernel
def rank_of(card: int) -> int:
    """Return the rank of a card, 1 to 11."""
    if card < 44:
        return card - 11 * colour_of(card) + 1
    if card < FIRST_SPY:
        return card - 43
    if card < FIRST_SPY + 6:
        return 7
    return card - 48


@kernel
def cards_of_colour(colour: int) -> int:
    """Return all cards of a colour, as a bit set."""
    if colour == 4:
        return BLACK
    return 0x7FF << (11 * colour)


@kernel
def cards_of_rank(rank: int) -> int:
    """Return all cards of a rank, in all five colours, as a bit set."""
    coloured = ONE_OF_EACH_COLOUR << (rank - 1)
    if rank == 7:
        return coloured | SPIES
    if rank < 7:
        return coloured | 1 << (rank + 43)
    return coloured | 1 << (rank + 48)


@kernel
def cards_above(card: int) -> int:
    """Return the cards of the same colour with a higher rank, as a bit set."""
    above = cards_of_colour(colour_of(card)) & (-2 << card)
    if SPIES >> card & 1:
        above &= ~SPIES
    return above


@kernel
def one_spy(cards: int) -> int:
    """Return a set of cards with only its lowest Black Spy: equal cards are one choice (BS-3)."""
    spies = cards & SPIES
    return (cards & ~SPIES) | (spies & -spies)


@kernel
def first_spies(cards: int) -> int:
    """Return a set of cards with its Black Spies renumbered from the first, to reveal nothing."""
    if cards & SPIES == 0:
        return cards
    return (cards & ~SPIES) | (((1 << count(cards & SPIES)) - 1) << FIRST_SPY)


@kernel
def held(cards: int, hand: int) -> int:
    """Return the named cards as this hand holds them: its lowest Black Spies replace any named ones."""
    found = cards & ~SPIES
    spies = hand & SPIES
    for _ in range(count(cards & SPIES)):
        if spies == 0:
            return cards
        found |= spies & -spies
        spies &= spies - 1
    return found


@kernel
def held_card(card: int, hand: int) -> int:
    """Return the named card as this hand holds it: its lowest Black Spy replaces any other."""
    if SPIES >> card & 1 and hand & SPIES:
        return lowest(hand & SPIES)
    return card


CARD_TEXTS = tuple(f"{LETTERS[colour_of(card)]}{rank_of(card)}" for card in range(CARDS))
"""The text of each card (BS-3)."""

texts_of = members_of(CARD_TEXTS)
"""Returns the texts of a set of cards in canonical order."""

"""The 27 cards and the 39 spots of the mat: numbers, sets, texts (ST-1 to ST-5).

A card is a number from 0 to 26: red 1 to 9, blue 1 to 9, white 1 to 9. A spot is a number from 0 to 38:
the three suits, the nine ranks, then the card spots in the order of the cards. A set of either is a bit set
of these numbers.
"""

from spydeck.kernel import kernel, members_of

SUITS = ("red", "blue", "white")
"""From the most to the least powerful (ST-1)."""
LETTERS = "RBW"

SUIT_COUNT = 3
RANKS = 9
CARDS = 27
DECK = (1 << CARDS) - 1
LOW_RANKS = 0b11 | 0b11 << 9 | 0b11 << 18
"""Bit set of the 1s and 2s, which three players leave out (ST-2)."""

FIRST_RANK_SPOT = SUIT_COUNT
FIRST_CARD_SPOT = SUIT_COUNT + RANKS
SPOTS = FIRST_CARD_SPOT + CARDS
ALL_SPOTS = (1 << SPOTS) - 1


@kernel
def suit_of(card: int) -> int:
    """Return the suit of a card, 0 to 2 in the order of `SUITS`."""
    return int(card >= 9) + int(card >= 18)


@kernel
def rank_of(card: int) -> int:
    """Return the rank of a card, 1 to 9."""
    return card - 9 * suit_of(card) + 1


@kernel
def cards_of_suit(suit: int) -> int:
    """Return the set of all cards of a suit."""
    return 0x1FF << (9 * suit)


@kernel
def power_of(card: int) -> int:
    """Return the power of a card, 0 (white 1) to 26 (red 9), suit before rank (ST-1, ST-11)."""
    return card + 18 - 18 * suit_of(card)


@kernel
def spots_of(card: int) -> int:
    """Return the set of the three spots that name a card: its suit, its rank and the card itself."""
    suit = suit_of(card)
    return 1 << suit | 1 << (FIRST_RANK_SPOT + card - 9 * suit) | 1 << (FIRST_CARD_SPOT + card)


@kernel
def cards_named(spot: int) -> int:
    """Return the set of cards that a spot names."""
    if spot < FIRST_RANK_SPOT:
        return cards_of_suit(spot)
    if spot < FIRST_CARD_SPOT:
        return (1 | 1 << 9 | 1 << 18) << (spot - FIRST_RANK_SPOT)
    return 1 << (spot - FIRST_CARD_SPOT)


@kernel
def spots_without(cards: int) -> int:
    """Return the set of spots that cannot be right if the secret is none of these cards (ST-17)."""
    ranks = cards & cards >> 9 & cards >> 18 & 0x1FF
    spots = cards << FIRST_CARD_SPOT | ranks << FIRST_RANK_SPOT
    for suit in range(SUIT_COUNT):
        if cards & cards_of_suit(suit) == cards_of_suit(suit):
            spots |= 1 << suit
    return spots


@kernel
def cards_in_game(players: int) -> int:
    """Return the set of cards that this number of players is dealt from (ST-2, ST-7)."""
    if players == 3:
        return DECK & ~LOW_RANKS
    return DECK


CARD_TEXTS = tuple(f"{letter}{rank}" for letter in LETTERS for rank in range(1, RANKS + 1))
"""The text of each card (ST-5)."""

SPOT_TEXTS = (*SUITS, *(str(rank) for rank in range(1, RANKS + 1)), *CARD_TEXTS)
"""The text of each spot (ST-3)."""

card_texts = members_of(CARD_TEXTS)
"""Returns the texts of a set of cards in canonical order."""

spot_texts = members_of(SPOT_TEXTS)
"""Returns the texts of a set of spots in canonical order."""

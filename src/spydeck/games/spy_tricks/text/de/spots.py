"""What the suits, ranks and cards are called inside German sentences."""

from __future__ import annotations

from spydeck.games.spy_tricks.cards import FIRST_CARD_SPOT, FIRST_RANK_SPOT, SPOT_TEXTS

SUIT_WORDS = {"red": "Rot", "blue": "Blau", "white": "Weiß"}
STEMS = {suit: word.lower() for suit, word in SUIT_WORDS.items()}
"""The suits as adjectives without their endings."""


def spot(text: str) -> str:
    """Return a spot by itself: "Rot", "3", "B3"."""
    return SUIT_WORDS.get(text, text)


def the_spot(text: str) -> str:
    """Return a spot in the accusative: "Rot", "die 3", "B3"."""
    return f"die {text}" if is_rank(text) else spot(text)


def of_spot(text: str) -> str:
    """Return a spot in the dative: "Rot", "der 3", "B3"."""
    return f"der {text}" if is_rank(text) else spot(text)


def is_rank(text: str) -> bool:
    """Return whether a spot is that of a rank."""
    return text in SPOT_TEXTS[FIRST_RANK_SPOT:FIRST_CARD_SPOT]

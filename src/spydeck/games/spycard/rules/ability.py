"""Abilities that an agent can have or claim (SC-12); the suits come first, in the order of `cards.SUITS`."""

HEARTS = 0
SPADES = 1
CLUBS = 2
DIAMONDS = 3
QUEEN = 4
ACE = 5

SUIT_COUNT = 4
"""The number of abilities that are suits; their numbers are below this."""
COUNT = 6

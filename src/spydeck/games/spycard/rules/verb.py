"""Verbs of actions.

The six abilities are consecutive, in the order of `ability`, and so are the four suits of a Joker.
"""

PASS = 0
DRAFT = 1
KEEP = 2
SLEEPER = 3
FIELD = 4
BASE = 5
HEARTS = 6
SPADES = 7
CLUBS = 8
DIAMONDS = 9
QUEEN = 10
ACE = 11
ATTACK = 12
EXPOSE = 13
ACCUSE = 14
ALLOW = 15
AGAIN = 16
DECLINE = 17
JACK = 18
NO_JACK = 19
BULLET = 20
NO_BULLET = 21
JOKER_HEARTS = 22
JOKER_SPADES = 23
JOKER_CLUBS = 24
JOKER_DIAMONDS = 25
DONE = 26

DECLARATIONS = (1 << ATTACK) - (1 << HEARTS)
"""The bit set of the six abilities."""

WITH_SUBJECT = DECLARATIONS | 1 << SLEEPER | 1 << ATTACK | 1 << EXPOSE | 1 << JACK | 1 << BULLET
"""The bit set of the verbs that take a subject: a token or a seat."""

WITH_OBJECTS = (
    DECLARATIONS
    | 1 << FIELD
    | 1 << BASE
    | 1 << ATTACK
    | 1 << EXPOSE
    | 1 << AGAIN
    | (1 << DONE) - (1 << JOKER_HEARTS)
)
"""The bit set of the verbs that take objects: tokens or an agenda."""

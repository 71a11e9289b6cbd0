"""Phases of a turn: what continues after the current question (see the state machine in `rules`)."""

NOTHING = 0
CLAIM = 1
SINGLE_USE = 2
"""The only use of an ability that nobody accused."""
FIRST_USE = 3
"""The first of the two uses of a claim that was proven true (SC-22)."""
SECOND_USE = 4
JOKER_USE = 5
"""One of the uses of an accused Joker (SC-25)."""
ATTACK = 6

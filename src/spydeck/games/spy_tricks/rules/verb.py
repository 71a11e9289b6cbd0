"""Verbs of actions, in the order of `Game.verbs`, and their objects."""

PLAY = 0
GUESS = 1
DECLINE = 2

WITH_HELPER = 1
"""The set of objects of a guess with a Helper; a guess without one has an empty set."""

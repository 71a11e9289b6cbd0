"""The chance outcomes of Spy Tricks."""

START_PLAYER = 0
"""A seat (ST-6)."""
DEAL = 1
"""The order of the deck (ST-7)."""

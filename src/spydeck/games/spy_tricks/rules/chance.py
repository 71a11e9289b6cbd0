"""The chance outcomes of Spy Tricks: a seat, and orders of the deck."""

START_PLAYER = 0  # ST-6
DEAL = 1  # ST-7

"""The chance outcomes of Black Spy: two orders of the deck."""

DEALER_DRAW = 0  # BS-5
DEAL = 1  # BS-6

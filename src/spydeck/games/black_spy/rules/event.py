"""The kinds of events in Black Spy, and what `value` and `other` hold in each.

Black Spies in private sets are renumbered from the first, so that their numbers reveal nothing.
"""

DREW_DEALER = 0  # seat: the dealer, value: the number of cards drawn
DEALT = 1  # seat: the dealer, value: the deal's number, other: seats to the left that the pass goes
HAND = 2  # value: the cards (private), other: their number
MOLE_SHOWN = 3  # value: the cards handed on (private), other: their number
MOLE_TAKEN = 4  # value: the cards kept (private), other: their number
PASSED = 5  # value: the cards (private), other: the receiver
RECEIVED = 6  # value: the cards (private), other: the giver
CALLED = 7  # value: the colour
SKIPPED = 8  # value: the skipped seats
LEADS = 9  # seat: the leader of the first trick
PLAYED = 10  # value: the card
TRICK = 11  # seat: the taker, value: the trick's number
SWEPT = 12  # seat: the taker of all black cards
SETTLED = 13  # value: OTHERS or SELF
SCORED = 14  # value: the points as scored, other: the total
HALVED = 15  # value: the total before, other: after
DEAL_OVER = 16  # value: the deal's number
GAME_OVER = 17  # value: the winners

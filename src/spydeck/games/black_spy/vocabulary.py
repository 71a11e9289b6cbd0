"""The numbers of Black Spy, by name, as in `stage.PLAY`."""

from spydeck.kernel import namespace


@namespace
class stage:
    """The stages of a game of Black Spy: what it waits for."""

    DRAW = 0
    DEAL = 1
    TAKE = 2
    PASS = 3
    CALL = 4
    PLAY = 5
    SETTLE = 6
    OVER = 7


@namespace
class verb:
    """The verbs of Black Spy, by number."""

    TAKE = 0
    PASS = 1
    CALL = 2
    PLAY = 3
    SETTLE = 4


@namespace
class chance:
    """The chance outcomes of Black Spy: two orders of the deck."""

    DEALER_DRAW = 0  # BS-5
    DEAL = 1  # BS-6


@namespace
class event:
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


@namespace
class reason:
    """The reasons why an action of Black Spy is refused; `text/refusals.py` has their clauses."""

    ALLOWED = 0
    GAME_IS_OVER = 1
    WAITS_FOR_CHANCE = 2
    ALREADY_PASSED = 3
    NOT_YOUR_TURN = 4
    WRONG_VERB = 5
    NOT_IN_HAND = 6
    NOT_IN_MOLE = 7
    NOT_THREE_TO_PASS = 8
    NOT_THREE_TO_TAKE = 9
    BLACK_LEAD = 10
    NOT_THE_CALLED_COLOUR = 11
    MUST_FOLLOW = 12
    BLACK_CALLED = 13

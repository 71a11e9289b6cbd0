"""The numbers of Spy Tricks, by name, as in `stage.PLAY`."""

from spydeck.kernel import namespace


@namespace
class stage:
    """Stages of a game: what it waits for."""

    START = 0  # the seat of the first start player
    DEAL = 1  # the order of the deck
    PLAY = 2  # a card
    GUESS = 3  # a henchman of the Winner or the Loser of a trick
    SALVATION = 4  # one more henchman, or declining it
    OVER = 5


@namespace
class verb:
    """Verbs of actions, in the order of `Game.verbs`, and their objects."""

    PLAY = 0
    GUESS = 1
    DECLINE = 2

    WITH_HELPER = 1
    """The set of objects of a guess with a Helper; a guess without one has an empty set."""


@namespace
class chance:
    """The chance outcomes of Spy Tricks: a seat, and orders of the deck."""

    START_PLAYER = 0  # ST-6
    DEAL = 1  # ST-7


@namespace
class event:
    """Kinds of events. Each comment names what the event's numbers hold; only a hand is private."""

    START_PLAYER_DRAWN = 0  # seat: the first start player
    DEALT = 1  # seat: the start player of the round, value: the number of the round
    HAND_DEALT = 2  # seat: its holder, value: the set of its cards (private), other: how many
    TURNED_UP = 3  # value: the set of cards that lie face up on the mat
    PLAYED = 4  # seat: who played, value: the card
    TRICK_TAKEN = 5  # seat: the Winner, value: the Loser, other: the number of the trick
    GUESSED = 6  # seat: who guessed, value: the spot, other: 1 with a Helper
    SALVATION_OFFERED = 7  # value: the set of seats that may guess once more
    TAKEN_BACK = 8  # seat: whose henchman, value: its spot
    DECLINED = 9  # seat: who declined
    REVEALED = 10  # value: the Secret Document
    PROVED_RIGHT = 11  # seat: whose henchmen, value: the set of their right spots, other: the chips for them
    SCORED = 12  # seat: who scored, value: the points, other: the new total
    HELPERS_GIVEN = 13  # value: the set of seats that receive a Helper
    ROUND_OVER = 14  # value: the number of the round
    GAME_OVER = 15  # value: the set of winners


@namespace
class reason:
    """The reasons why an action of Spy Tricks is refused; `text/refusals.py` has their clauses."""

    ALLOWED = 0
    GAME_IS_OVER = 1
    WAITS_FOR_CHANCE = 2
    NOT_YOUR_TURN = 3
    WRONG_VERB = 4
    MUST_GUESS = 5
    NOT_IN_HAND = 6
    MUST_FOLLOW = 7
    SPOT_OCCUPIED = 8
    HELPER_IN_ROUND_ONE = 9
    HELPER_USED = 10
    HELPER_NOT_HELD = 11

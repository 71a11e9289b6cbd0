"""The record that the rules of Spy Tricks work on, and the numbers in it."""

from spydeck.games.events import EventBlock
from spydeck.kernel import int8s, int64, int64s, kernel, layout

MAX_PLAYERS = 4
HAND_CARDS = 6
TRICKS = 5
HENCHMEN = 5
"""Pawns of each player (ST-4)."""
MAX_PLAYS = MAX_PLAYERS * TRICKS

# Stages of a game.
START, DEAL, PLAY, GUESS, SALVATION, OVER = range(6)
STAGES = ("start", "deal", "play", "guess", "salvation", "over")

# Verbs of actions.
PLAY_CARD, PLACE, DECLINE = range(3)

WITH_HELPER = 1
"""The objects of a placing with a Helper: the one object that there is."""

# Events: what `value` and `other` hold stands behind each. All is public but the hands.
(
    STARTED,  # seat: the first start player
    DEALT,  # value: the round's number, seat: its start player
    HAND,  # value: the cards (private), other: how many
    FACE_UP,  # value: the cards laid face up on the mat
    PLAYED,  # value: the card
    TRICK,  # value: the Loser, other: the trick's number, seat: the Winner
    PLACED,  # value: the spot, other: 1 with a Helper
    SAVED,  # value: the seats that may place once more
    TAKEN_BACK,  # value: the spot
    DECLINED,
    REVEALED,  # value: the Secret Document
    RIGHT,  # value: the spots where a henchman was right, other: the chips for them
    SCORED,  # value: the points, other: the total
    HELPED,  # value: the seats that get a Helper
    ROUND_OVER,  # value: the round's number
    GAME_OVER,  # value: the winners
) = range(16)


@layout
class State(EventBlock):
    """A game of Spy Tricks; 728 bytes compiled. Seats, cards, spots and sets are numbers, -1 is none."""

    players: int = int64()
    stage: int = int64()
    round: int = int64()
    """Number of the round, from 0."""
    start_player: int = int64()
    """Who leads the first trick of this round."""
    turn: int = int64()
    """The seat to act."""
    totals: list[int] = int64s(MAX_PLAYERS)
    chips: list[int] = int64s(MAX_PLAYERS)
    winners: int = int64()

    hands: list[int] = int64s(MAX_PLAYERS)
    secret: int = int64()
    """The Secret Document, which nobody may see before the round is scored (ST-21)."""
    mat: int = int64()
    """The cards that lie on the mat (ST-2, ST-7, ST-12)."""

    trick: int = int64()
    """Number of the trick, from 0; counted up when its cards go to the mat."""
    played: int = int64()
    """Cards played in the round."""
    in_trick: int = int64()
    """Cards played in the trick."""
    winner: int = int64()
    """The Winner of the last full trick of this round."""
    loser: int = int64()

    placed: list[int] = int64s(MAX_PLAYERS)
    """How many henchmen each seat has on the mat."""
    spots: list[int] = int64s(MAX_PLAYERS)
    """The spots where each seat has henchmen."""
    doubled: list[int] = int64s(MAX_PLAYERS)
    """With which of its henchmen each seat's Helper stands, by their order."""
    helpers: int = int64()
    """The seats that hold a Helper."""
    helped: int = int64()
    """The seats that have used theirs in this round."""
    entitled: int = int64()
    """The seats that may still place a henchman by salvation (ST-17)."""

    plays: list[int] = int8s(MAX_PLAYS)
    """The cards played in this round, in order."""
    leaders: list[int] = int8s(TRICKS + 1)
    """Who leads each trick of this round, and so who won the one before."""
    losers: list[int] = int8s(TRICKS)
    """Who lost each trick of this round."""
    pawns: list[int] = int8s(MAX_PLAYERS * HENCHMEN)
    """The spots of each seat's henchmen in the order of placing, five a seat."""


@kernel
def next_seat(state: State, seat: int) -> int:
    """The seat to the left of a seat."""
    if seat + 1 == state.players:
        return 0
    return seat + 1

"""The record that the rules of Spy Tricks work on."""

from spydeck.games.events import EventBlock
from spydeck.kernel import int8s, int64, int64s, kernel, layout

MAX_PLAYERS = 4
HAND_CARDS = 6
TRICKS = 5
"""Tricks in a round (ST-13)."""
HENCHMEN = 5
"""Henchmen of each player (ST-4)."""
MAX_PLAYS = MAX_PLAYERS * TRICKS


@layout
class State(EventBlock):
    """A game of Spy Tricks, 728 bytes when compiled. Sets are bits; -1 stands for no seat, card or spot."""

    players: int = int64()
    """Number of players."""
    stage: int = int64()
    """A number of the module `stage`."""
    round: int = int64()
    """Number of the round, from 0."""
    start_player: int = int64()
    """Seat that leads the first trick of this round."""
    turn: int = int64()
    """Seat to act."""
    totals: list[int] = int64s(MAX_PLAYERS)
    """Points of each seat in the finished rounds."""
    chips: list[int] = int64s(MAX_PLAYERS)
    """Chips of each seat (ST-22)."""
    winners: int = int64()
    """Bit set of the seats that have won; empty until the game is over."""

    hands: list[int] = int64s(MAX_PLAYERS)
    """Bit set of the cards in each hand."""
    secret: int = int64()
    """The Secret Document, which no seat sees before the round is scored (ST-21)."""
    mat: int = int64()
    """Bit set of the cards that lie on the mat (ST-2, ST-7, ST-12)."""

    trick: int = int64()
    """Number of the trick, from 0; it grows when the cards of the trick go to the mat."""
    played: int = int64()
    """Number of cards played in the round."""
    in_trick: int = int64()
    """Number of cards played in the trick."""
    winner: int = int64()
    """Winner of the last full trick of this round."""
    loser: int = int64()
    """Loser of the last full trick of this round."""

    placed: list[int] = int64s(MAX_PLAYERS)
    """Number of henchmen that each seat has on the mat."""
    spots: list[int] = int64s(MAX_PLAYERS)
    """Bit set of the spots where each seat has henchmen."""
    helper_pawn: list[int] = int64s(MAX_PLAYERS)
    """Which of its henchmen each seat's Helper stands with: its place in the order of placing."""
    helpers: int = int64()
    """Bit set of the seats that hold a Helper."""
    helpers_used: int = int64()
    """Bit set of the seats that have used their Helper in this round."""
    entitled: int = int64()
    """Bit set of the seats that may still place a henchman by salvation (ST-17)."""

    plays: list[int] = int8s(MAX_PLAYS)
    """The cards played in this round, in order."""
    leaders: list[int] = int8s(TRICKS + 1)
    """Leader of each trick of this round, who is also the Winner of the trick before."""
    losers: list[int] = int8s(TRICKS)
    """Loser of each trick of this round."""
    pawns: list[int] = int8s(MAX_PLAYERS * HENCHMEN)
    """The spots of all henchmen: five places for each seat, in the order of placing."""


@kernel
def next_seat(state: State, seat: int) -> int:
    """Return the seat to the left of a seat."""
    if seat + 1 == state.players:
        return 0
    return seat + 1

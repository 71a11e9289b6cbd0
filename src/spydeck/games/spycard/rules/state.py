"""The record that the rules of Spycard work on."""

from spydeck.games.events import EventBlock
from spydeck.games.spycard.cards import AGENDAS, AGENTS
from spydeck.kernel import int8s, int64, int64s, kernel, layout

MAX_PLAYERS = 5
MAX_HANDS = 16
"""The maximum number of sets in `not_all_clubs`; 90,000 random games needed 12."""


@layout
class State(EventBlock):
    """A game of Spycard; 1000 bytes compiled. Sets of tokens, seats and suits are bits; -1 is none."""

    players: int = int64()
    turn_limit: int = int64()
    """Turns for each player before the game is a draw (SC-33)."""
    jack_on_accusation: int = int64()
    """1 if a Jack may be turned up instead of an accused agent (SC-24), otherwise 0."""
    rules_version: int = int64()
    """Version of the rules, in which SC-25 differs."""

    stage: int = int64()
    """Number in `stage`."""
    turn: int = int64()
    """Seat whose turn it is."""
    asked: int = int64()
    """Seat to act: the seat whose turn it is, or the seat that a question goes to."""
    playing: int = int64()
    """Bit set of the seats still in the game."""
    turns: list[int] = int64s(MAX_PLAYERS)
    """Number of turns that each seat has ended."""
    winners: int = int64()
    """Bit set of seats."""
    ending: int = int64()
    """Number in `ending`, or -1."""

    drawn: int = int64()
    """Number of agents that have left the deck, and so the token on its top."""
    controlled: list[int] = int64s(MAX_PLAYERS)
    """Bit set of the tokens in play that each seat controls."""
    in_field: int = int64()
    """Bit set of the tokens in the field; the others in play are at base."""
    face_up: int = int64()
    """Bit set of the tokens in play that are face up."""
    discarded: int = int64()
    """Bit set of tokens."""

    of_suit: list[int] = int64s(4)
    """Bit set of the tokens of each suit. An observer has those that it knows, here and in the next four."""
    jacks: int = int64()
    queens: int = int64()
    aces: int = int64()
    jokers: int = int64()

    known: list[int] = int64s(MAX_PLAYERS)
    """Bit set of the tokens whose agents each seat knows because it looked at them (SC-7)."""
    revealed: int = int64()
    """Bit set of the tokens whose agents everyone knows, because they were once face up or discarded."""
    shown: list[int] = int64s(MAX_PLAYERS)
    """Bit set of the seats that know the agenda of each seat, or `EVERYONE`."""
    ruled_out: list[int] = int64s(MAX_PLAYERS)
    """Bit set of the agendas that each seat is known not to have: named wrongly, or fulfilled in public
    without a win."""
    exposers: int = int64()
    """Bit set of the seats that have exposed an opponent rightly (SC-32, AH)."""

    not_all_clubs: list[int] = int64s(MAX_HANDS)
    """Bit sets of tokens, each with the bit `AGENTS` + a seat: if the seat has the King of Clubs, not all of
    these are clubs, because it ended a turn without a win when it controlled these and otherwise only clubs
    that everyone knows (SC-30). All of it is public; sets that follow from others are left out."""
    not_all_clubs_count: int = int64()

    phase: int = int64()
    """Number in `phase`: what continues after the question."""
    ability: int = int64()
    """Number in `ability` that was declared, or -1."""
    acting: int = int64()
    """Token that uses its ability or attacks, or -1."""
    targets: int = int64()
    """Bit set of the tokens that were declared as targets."""
    at_stake: int = int64()
    """Token that is about to be turned up (Jack) or to die (bullet), or -1."""
    fighter: int = int64()
    """In an attack, the token that will be turned up for the attacker; a secret of its controller."""
    joker_used: int = int64()
    """Bit set of the suits that an accused Joker has used (SC-25)."""
    accuser: int = int64()
    """Seat that accused the acting agent, or -1."""

    agents: list[int] = int8s(AGENTS)
    """Agent behind each token, or -1."""
    agendas: list[int] = int8s(AGENDAS)
    """Agenda of each seat, then those set aside; -1 beyond."""


@kernel
def in_play(state: State) -> int:
    """Return all tokens in play: those that have left the deck and are not discarded."""
    return ((1 << state.drawn) - 1) & ~state.discarded


@kernel
def controller_of(state: State, token: int) -> int:
    """Return the seat that controls a token, or -1 if it is not in play."""
    for seat in range(state.players):
        if state.controlled[seat] >> token & 1:
            return seat
    return -1


@kernel
def next_playing(state: State, seat: int) -> int:
    """Return the next seat clockwise that is still in the game."""
    while True:
        seat += 1
        if seat == state.players:
            seat = 0
        if state.playing >> seat & 1:
            return seat

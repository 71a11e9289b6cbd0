"""Agendas and the end of the game (SC-30 to SC-33)."""

from spydeck.games.events import emit
from spydeck.games.spycard.cards import AC, AD, KC, KD, KH, KS, STARTING_AGENTS, agendas_in_game
from spydeck.games.spycard.rules.state import (
    CLUBS,
    DIAMONDS,
    GAME_OVER,
    HEARTS,
    LAST_LEFT,
    OVER,
    SPADES,
    State,
    in_play,
)
from spydeck.kernel import EVERYONE, count, kernel, lowest


@kernel
def fulfils(state: State, seat: int, agenda: int) -> bool:
    """Whether an agenda would hold now for a seat (SC-32)."""
    own = state.controlled[seat]
    clubs = state.of_suit[CLUBS]
    many = 2 * state.players
    if agenda == KC:
        return own != 0 and own & ~clubs == 0 and clubs & state.face_up == 0
    if agenda == AC:
        return state.in_field != 0 and state.in_field & ~own == 0
    if agenda == KS:
        return count(in_play(state)) == many
    if agenda == AD:
        return one_of_each_suit(state, own & state.face_up)
    if agenda == KH:
        return count(state.face_up) == many
    if agenda == KD:
        return equal_numbers(state)
    return state.exposers >> seat & 1 == 1


@kernel
def one_of_each_suit(state: State, tokens: int) -> bool:
    """Whether some tokens have every suit among them; a Joker has none."""
    of_suit = state.of_suit
    red = tokens & of_suit[HEARTS] != 0 and tokens & of_suit[DIAMONDS] != 0
    return red and tokens & of_suit[SPADES] != 0 and tokens & of_suit[CLUBS] != 0


@kernel
def equal_numbers(state: State) -> bool:
    """Whether all players control the same number of agents, and not as many as at the start."""
    first = count(state.controlled[lowest(state.playing)])
    if first == STARTING_AGENTS:
        return False
    for seat in range(state.players):
        if state.playing >> seat & 1 and count(state.controlled[seat]) != first:
            return False
    return True


@kernel
def held_in_vain(state: State, seat: int) -> int:
    """The agendas that everyone saw hold at the end of a seat's turn, which it would have won by.

    Not the King of Clubs, as that rests on what is face down.
    """
    agendas = 0
    for agenda in range(AC, agendas_in_game(state.players)):
        if fulfils(state, seat, agenda):
            agendas |= 1 << agenda
    return agendas


@kernel
def finish(state: State, winner: int, ending: int, agenda: int) -> None:
    """End the game; who wins by an agenda shows it."""
    state.stage = OVER
    state.asked = -1
    state.ending = ending
    if winner >= 0:
        state.winners = 1 << winner
    if agenda >= 0:
        state.shown[winner] = EVERYONE
    emit(state, GAME_OVER, winner, EVERYONE, ending, agenda)


@kernel
def only_one_left(state: State) -> bool:
    """End the game if a single player is left (SC-31); whether it did."""
    if count(state.playing) > 1:
        return False
    finish(state, lowest(state.playing), LAST_LEFT, -1)
    return True


@kernel
def turns_are_up(state: State) -> bool:
    """Whether every player still in the game has had all turns (SC-33)."""
    for seat in range(state.players):
        if state.playing >> seat & 1 and state.turns[seat] < state.turn_limit:
            return False
    return True

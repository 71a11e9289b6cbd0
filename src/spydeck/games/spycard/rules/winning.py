"""Agendas and the end of the game (SC-30 to SC-33)."""

from spydeck.games.events import emit
from spydeck.games.spycard.cards import AC, AD, AGENTS, KC, KD, KH, KS, STARTING_AGENTS, agendas_in_game
from spydeck.games.spycard.rules import ability, ending, event, stage
from spydeck.games.spycard.rules.state import MAX_HANDS, State, in_play
from spydeck.kernel import EVERYONE, count, kernel, lowest


@kernel
def agenda_holds(state: State, seat: int, agenda: int) -> bool:
    """Return whether an agenda would hold now for a seat (SC-32)."""
    if agenda == KC:
        own = state.controlled[seat]
        clubs = state.of_suit[ability.CLUBS]
        return own != 0 and own & ~clubs == 0 and clubs & state.face_up == 0
    if agenda == AC:
        return state.in_field != 0 and state.in_field & ~state.controlled[seat] == 0
    if agenda == KS:
        return count(in_play(state)) == 2 * state.players
    if agenda == AD:
        return has_each_suit(state, state.controlled[seat] & state.face_up)
    if agenda == KH:
        return count(state.face_up) == 2 * state.players
    if agenda == KD:
        return has_equal_numbers(state)
    return state.exposers >> seat & 1 == 1


@kernel
def has_each_suit(state: State, tokens: int) -> bool:
    """Return whether every suit is among some tokens; a Joker has none."""
    of_suit = state.of_suit
    red = tokens & of_suit[ability.HEARTS] != 0 and tokens & of_suit[ability.DIAMONDS] != 0
    return red and tokens & of_suit[ability.SPADES] != 0 and tokens & of_suit[ability.CLUBS] != 0


@kernel
def has_equal_numbers(state: State) -> bool:
    """Return whether all players control the same number of agents, other than the starting number."""
    first = count(state.controlled[lowest(state.playing)])
    if first == STARTING_AGENTS:
        return False
    for seat in range(state.players):
        if state.playing >> seat & 1 and count(state.controlled[seat]) != first:
            return False
    return True


@kernel
def agendas_fulfilled_in_public(state: State, seat: int) -> int:
    """Return the agendas that a seat visibly fulfills at the end of its turn, and so would have won by.

    This leaves out the King of Clubs, which depends on face-down agents.
    """
    agendas = 0
    for agenda in range(AC, agendas_in_game(state.players)):
        if agenda_holds(state, seat, agenda):
            agendas |= 1 << agenda
    return agendas


@kernel
def note_not_all_clubs(state: State, seat: int) -> None:
    """Record what the end of a turn without a win says about the King of Clubs and face-down agents (SC-30).

    Only what everyone knows decides what is recorded.
    """
    clubs = state.of_suit[ability.CLUBS]
    if clubs & state.face_up:
        return
    clubs &= state.revealed
    own = state.controlled[seat]
    if own == 0 or own & state.revealed & ~clubs:
        return
    hand = own & ~clubs | 1 << (AGENTS + seat)
    for place in range(state.not_all_clubs_count):
        if state.not_all_clubs[place] & ~clubs & ~hand == 0:
            return
    add_hand(state, hand, clubs)


@kernel
def add_hand(state: State, hand: int, clubs: int) -> None:
    """Add a set to those that are not all clubs, and drop those that follow from it or are known to hold.

    If there are too many sets it is not kept; this is a loss for `resample` only.
    """
    others = state.revealed & ~clubs
    kept = 0
    for place in range(state.not_all_clubs_count):
        old = state.not_all_clubs[place]
        if hand & ~old and old & others == 0:
            state.not_all_clubs[kept] = old & ~clubs
            kept += 1
    if kept < MAX_HANDS:
        state.not_all_clubs[kept] = hand
        kept += 1
    state.not_all_clubs_count = kept


@kernel
def finish(state: State, winner: int, ending_id: int, agenda: int) -> None:
    """End the game; a player who wins by an agenda shows it."""
    state.stage = stage.OVER
    state.asked = -1
    state.ending = ending_id
    if winner >= 0:
        state.winners = 1 << winner
    if agenda >= 0:
        state.shown[winner] = EVERYONE
    emit(state, event.GAME_OVER, winner, EVERYONE, ending_id, agenda)


@kernel
def end_if_one_left(state: State) -> bool:
    """End the game if a single player is left (SC-31). Return whether it ended."""
    if count(state.playing) > 1:
        return False
    finish(state, lowest(state.playing), ending.LAST_LEFT, -1)
    return True


@kernel
def turn_limit_reached(state: State) -> bool:
    """Return whether every player still in the game has had all turns (SC-33)."""
    for seat in range(state.players):
        if state.playing >> seat & 1 and state.turns[seat] < state.turn_limit:
            return False
    return True

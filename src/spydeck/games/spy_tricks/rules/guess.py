"""Placing henchmen and Helpers: after a trick, and by salvation (ST-14 to ST-20)."""

from spydeck.games.events import emit
from spydeck.games.spy_tricks.cards import ALL_SPOTS, spots_without
from spydeck.games.spy_tricks.rules.score import score_round
from spydeck.games.spy_tricks.rules.state import (
    DECLINED,
    HENCHMEN,
    PLACED,
    PLAY,
    SALVATION,
    SAVED,
    TAKEN_BACK,
    TRICKS,
    State,
    next_seat,
)
from spydeck.kernel import EVERYONE, NONE, kernel


@kernel
def occupied(state: State) -> int:
    """The spots that hold henchmen."""
    spots = 0
    for seat in range(state.players):
        spots |= state.spots[seat]
    return spots


@kernel
def open_spots(state: State) -> int:
    """The spots where a henchman may be placed now (ST-15, ST-18)."""
    if state.stage == SALVATION:
        return ALL_SPOTS
    return ALL_SPOTS & ~occupied(state)


@kernel
def place_henchman(state: State, seat: int, spot: int, helper: int) -> None:
    """Place a henchman, with the seat's Helper if `helper` is not 0, and go on to who is next."""
    if state.placed[seat] == HENCHMEN:
        take_back_first(state, seat)
    place = state.placed[seat]
    state.pawns[HENCHMEN * seat + place] = spot
    state.placed[seat] = place + 1
    state.spots[seat] |= 1 << spot
    if helper:
        state.doubled[seat] = place
        state.helpers &= ~(1 << seat)
        state.helped |= 1 << seat
    emit(state, PLACED, seat, EVERYONE, spot, helper)
    if state.stage == SALVATION:
        next_salvation(state, seat)
    elif seat == state.winner:
        state.turn = state.loser  # ST-14
    else:
        next_trick(state)


@kernel
def decline(state: State, seat: int) -> None:
    """Leave salvation unused (ST-19)."""
    emit(state, DECLINED, seat, EVERYONE, 0, 0)
    next_salvation(state, seat)


@kernel
def take_back_first(state: State, seat: int) -> None:
    """Take back the henchman placed first; a Helper on it stays used (ST-20)."""
    first = HENCHMEN * seat
    spot = int(state.pawns[first])
    for place in range(first, first + HENCHMEN - 1):
        state.pawns[place] = state.pawns[place + 1]
    state.pawns[first + HENCHMEN - 1] = NONE
    state.placed[seat] -= 1
    state.spots[seat] &= ~(1 << spot)
    if state.doubled[seat] != NONE:
        state.doubled[seat] -= 1  # the first is place 0, before it is none
    emit(state, TAKEN_BACK, seat, EVERYONE, spot, 0)


@kernel
def next_trick(state: State) -> None:
    """Let the Winner lead again, or open salvation after the fifth trick (ST-8, ST-17)."""
    if state.trick < TRICKS:
        state.stage = PLAY
        state.turn = state.winner
        return
    state.entitled = all_wrong(state)
    if state.entitled:
        emit(state, SAVED, NONE, EVERYONE, state.entitled, 0)
    state.stage = SALVATION
    ask_for_salvation(state)


@kernel
def all_wrong(state: State) -> int:
    """The seats with no henchman but on spots that are wrong by the mat; settled once (ST-17, ST-18)."""
    wrong = spots_without(state.mat)
    seats = 0
    for seat in range(state.players):
        if state.spots[seat] & ~wrong == 0:
            seats |= 1 << seat
    return seats


@kernel
def next_salvation(state: State, seat: int) -> None:
    """Go on after a seat's salvation."""
    state.entitled &= ~(1 << seat)
    ask_for_salvation(state)


@kernel
def ask_for_salvation(state: State) -> None:
    """Turn to the next seat entitled, clockwise from the Winner, or score the round (ST-19)."""
    if state.entitled == 0:
        score_round(state)
        return
    seat = state.winner
    while state.entitled >> seat & 1 == 0:
        seat = next_seat(state, seat)
    state.turn = seat

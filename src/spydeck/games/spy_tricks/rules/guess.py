"""Placing henchmen and Helpers: after a trick, and by salvation (ST-14 to ST-20)."""

from spydeck.games.events import emit
from spydeck.games.spy_tricks.cards import ALL_SPOTS, spots_without
from spydeck.games.spy_tricks.rules import event, stage
from spydeck.games.spy_tricks.rules.score import score_round
from spydeck.games.spy_tricks.rules.state import HENCHMEN, TRICKS, State, next_seat
from spydeck.kernel import EVERYONE, NONE, kernel


@kernel
def occupied_spots(state: State) -> int:
    """Return the set of spots that hold henchmen."""
    spots = 0
    for seat in range(state.players):
        spots |= state.spots[seat]
    return spots


@kernel
def open_spots(state: State) -> int:
    """Return the set of spots where a henchman may be placed now (ST-15, ST-18)."""
    if state.stage == stage.SALVATION:
        return ALL_SPOTS
    return ALL_SPOTS & ~occupied_spots(state)


@kernel
def place_henchman(state: State, seat: int, spot: int, helper: int) -> None:
    """Place a henchman, together with the seat's Helper if `helper` is not 0, and pass the turn on."""
    if state.placed[seat] == HENCHMEN:
        take_back_first(state, seat)
    place = state.placed[seat]
    state.pawns[HENCHMEN * seat + place] = spot
    state.placed[seat] = place + 1
    state.spots[seat] |= 1 << spot
    if helper:
        state.helper_pawn[seat] = place
        state.helpers &= ~(1 << seat)
        state.helpers_used |= 1 << seat
    emit(state, event.GUESSED, seat, EVERYONE, spot, helper)
    if state.stage == stage.SALVATION:
        end_salvation(state, seat)
    elif seat == state.winner:
        state.turn = state.loser  # ST-14
    else:
        end_trick(state)


@kernel
def decline(state: State, seat: int) -> None:
    """Decline salvation (ST-19)."""
    emit(state, event.DECLINED, seat, EVERYONE, 0, 0)
    end_salvation(state, seat)


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
    if state.helper_pawn[seat] != NONE:
        state.helper_pawn[seat] -= 1  # from 0, the first henchman, this leads to NONE
    emit(state, event.TAKEN_BACK, seat, EVERYONE, spot, 0)


@kernel
def end_trick(state: State) -> None:
    """Let the Winner lead again, or offer salvation after the fifth trick (ST-8, ST-17)."""
    if state.trick < TRICKS:
        state.stage = stage.PLAY
        state.turn = state.winner
        return
    state.entitled = entitled_seats(state)
    if state.entitled:
        emit(state, event.SALVATION_OFFERED, NONE, EVERYONE, state.entitled, 0)
    state.stage = stage.SALVATION
    offer_salvation(state)


@kernel
def entitled_seats(state: State) -> int:
    """Return the set of seats whose henchmen, if any, are all proven wrong by the mat (ST-17)."""
    wrong = spots_without(state.mat)
    seats = 0
    for seat in range(state.players):
        if state.spots[seat] & ~wrong == 0:
            seats |= 1 << seat
    return seats


@kernel
def end_salvation(state: State, seat: int) -> None:
    """Close a seat's salvation and offer it to the next one."""
    state.entitled &= ~(1 << seat)
    offer_salvation(state)


@kernel
def offer_salvation(state: State) -> None:
    """Turn to the next entitled seat, clockwise from the Winner, or score the round (ST-19)."""
    if state.entitled == 0:
        score_round(state)
        return
    seat = state.winner
    while state.entitled >> seat & 1 == 0:
        seat = next_seat(state, seat)
    state.turn = seat

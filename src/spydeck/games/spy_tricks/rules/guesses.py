"""Henchmen and Helpers, placed after a trick or by salvation, and what they score (ST-14 to ST-24)."""

from spydeck.games.events import emit
from spydeck.games.spy_tricks.cards import (
    ALL_SPOTS,
    FIRST_CARD_SPOT,
    FIRST_RANK_SPOT,
    spots_of,
    spots_without,
)
from spydeck.games.spy_tricks.rules.state import HENCHMEN, TRICKS, State, next_seat
from spydeck.games.spy_tricks.vocabulary import event, stage
from spydeck.kernel import EVERYONE, NONE, count, kernel


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


@kernel
def points_of_spot(spot: int) -> int:
    """Return the points for a right henchman on a spot (ST-21)."""
    if spot < FIRST_RANK_SPOT:
        return 2
    if spot < FIRST_CARD_SPOT:
        return 5
    return 10


@kernel
def points_of(right: int, doubled: int) -> int:
    """Return the points for a set of right spots, of which a Helper may double one (or -1) (ST-21).

    A set is enough: a seat never has two right henchmen on one spot, because it shares a spot with itself
    only by salvation, and then only if that spot is wrong.
    """
    suits = right & ((1 << FIRST_RANK_SPOT) - 1)
    ranks = right & ((1 << FIRST_CARD_SPOT) - (1 << FIRST_RANK_SPOT))
    points = 2 * count(suits) + 5 * count(ranks) + 10 * count(right >> FIRST_CARD_SPOT)
    if doubled >= 0 and right >> doubled & 1:
        points += points_of_spot(doubled)
    return points


@kernel
def chips_of(right: int, doubled: int) -> int:
    """Return the chips for a set of right spots: one each, two where a Helper stands (ST-22)."""
    chips = count(right)
    if doubled >= 0 and right >> doubled & 1:
        chips += 1
    return chips


@kernel
def doubled_spot(state: State, seat: int) -> int:
    """Return the spot where a seat's Helper stands, or -1."""
    if state.helper_pawn[seat] == NONE:
        return NONE
    return int(state.pawns[HENCHMEN * seat + state.helper_pawn[seat]])


@kernel
def score_round(state: State) -> None:
    """Put the unplayed cards away, reveal the secret, score all henchmen, end the round (ST-21 to ST-23)."""
    emit(state, event.REVEALED, NONE, EVERYONE, state.secret, 0)
    named = spots_of(state.secret)
    for seat in range(state.players):
        right = state.spots[seat] & named
        doubled = doubled_spot(state, seat)
        points = points_of(right, doubled)
        chips = chips_of(right, doubled)
        state.totals[seat] += points
        state.chips[seat] += chips
        state.hands[seat] = 0
        emit(state, event.PROVED_RIGHT, seat, EVERYONE, right, chips)
        emit(state, event.SCORED, seat, EVERYONE, points, state.totals[seat])
    emit(state, event.ROUND_OVER, NONE, EVERYONE, state.round, 0)
    state.turn = NONE
    state.helpers = 0
    if state.round + 1 == state.players:  # ST-6
        state.stage = stage.OVER
        state.winners = best_seats(state)
        emit(state, event.GAME_OVER, NONE, EVERYONE, state.winners, 0)
    else:
        state.stage = stage.DEAL
        state.round += 1
        state.start_player = next_seat(state, state.start_player)
        state.helpers = seats_behind(state)
        emit(state, event.HELPERS_GIVEN, NONE, EVERYONE, state.helpers, 0)


@kernel
def seats_behind(state: State) -> int:
    """Return the set of seats with the lowest total, empty if all totals are level (ST-23)."""
    lowest = state.totals[0]
    for seat in range(state.players):
        lowest = min(lowest, state.totals[seat])
    seats = 0
    for seat in range(state.players):
        if state.totals[seat] == lowest:
            seats |= 1 << seat
    if count(seats) == state.players:
        return 0
    return seats


@kernel
def standing(state: State, seat: int) -> int:
    """Return a number that orders seats by points, and by chips where points are equal (ST-24)."""
    return state.totals[seat] << 8 | state.chips[seat]


@kernel
def best_seats(state: State) -> int:
    """Return the set of winners: highest total, then most chips; several may share the win (ST-24)."""
    best = 0
    for seat in range(state.players):
        best = max(best, standing(state, seat))
    seats = 0
    for seat in range(state.players):
        if standing(state, seat) == best:
            seats |= 1 << seat
    return seats

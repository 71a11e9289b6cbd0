"""The reveal, points, chips, Helpers and the end of the game (ST-21 to ST-24)."""

from spydeck.games.events import emit
from spydeck.games.spy_tricks.cards import FIRST_CARD_SPOT, FIRST_RANK_SPOT, spots_of
from spydeck.games.spy_tricks.rules.state import (
    DEAL,
    GAME_OVER,
    HELPED,
    HENCHMEN,
    OVER,
    REVEALED,
    RIGHT,
    ROUND_OVER,
    SCORED,
    State,
    next_seat,
)
from spydeck.kernel import EVERYONE, NONE, count, kernel


@kernel
def points_of_spot(spot: int) -> int:
    """What a right henchman on a spot scores (ST-21)."""
    if spot < FIRST_RANK_SPOT:
        return 2
    if spot < FIRST_CARD_SPOT:
        return 5
    return 10


@kernel
def points_of(right: int, doubled: int) -> int:
    """The points for right spots, one of them doubled by a Helper or none (ST-21).

    A seat never has two right henchmen on one spot: it shares a spot with itself only by salvation.
    """
    suits = right & ((1 << FIRST_RANK_SPOT) - 1)
    ranks = right & ((1 << FIRST_CARD_SPOT) - (1 << FIRST_RANK_SPOT))
    points = 2 * count(suits) + 5 * count(ranks) + 10 * count(right >> FIRST_CARD_SPOT)
    if doubled >= 0 and right >> doubled & 1:
        points += points_of_spot(doubled)
    return points


@kernel
def chips_of(right: int, doubled: int) -> int:
    """The chips for right spots: one each, two where a Helper stands (ST-22)."""
    chips = count(right)
    if doubled >= 0 and right >> doubled & 1:
        chips += 1
    return chips


@kernel
def doubled_spot(state: State, seat: int) -> int:
    """The spot of a seat's Helper, or -1."""
    if state.doubled[seat] == NONE:
        return NONE
    return int(state.pawns[HENCHMEN * seat + state.doubled[seat]])


@kernel
def score_round(state: State) -> None:
    """Put the unplayed cards away, reveal the secret, score every henchman, end the round (ST-21 to 24)."""
    emit(state, REVEALED, NONE, EVERYONE, state.secret, 0)
    named = spots_of(state.secret)
    for seat in range(state.players):
        right = state.spots[seat] & named
        doubled = doubled_spot(state, seat)
        points = points_of(right, doubled)
        chips = chips_of(right, doubled)
        state.totals[seat] += points
        state.chips[seat] += chips
        state.hands[seat] = 0
        emit(state, RIGHT, seat, EVERYONE, right, chips)
        emit(state, SCORED, seat, EVERYONE, points, state.totals[seat])
    emit(state, ROUND_OVER, NONE, EVERYONE, state.round, 0)
    state.turn = NONE
    state.helpers = 0
    if state.round + 1 == state.players:  # ST-6
        state.stage = OVER
        state.winners = best_seats(state)
        emit(state, GAME_OVER, NONE, EVERYONE, state.winners, 0)
    else:
        state.stage = DEAL
        state.round += 1
        state.start_player = next_seat(state, state.start_player)
        state.helpers = seats_behind(state)
        emit(state, HELPED, NONE, EVERYONE, state.helpers, 0)


@kernel
def seats_behind(state: State) -> int:
    """The seats with the lowest total, none if all are level (ST-23)."""
    least = state.totals[0]
    for seat in range(state.players):
        least = min(least, state.totals[seat])
    seats = 0
    for seat in range(state.players):
        if state.totals[seat] == least:
            seats |= 1 << seat
    if count(seats) == state.players:
        return 0
    return seats


@kernel
def standing(state: State, seat: int) -> int:
    """A number that grows with a seat's points, and with its chips among equal points (ST-24)."""
    return state.totals[seat] << 8 | state.chips[seat]


@kernel
def best_seats(state: State) -> int:
    """The seats with the highest total, of those the ones with most chips; several share the win (ST-24)."""
    best = 0
    for seat in range(state.players):
        best = max(best, standing(state, seat))
    seats = 0
    for seat in range(state.players):
        if standing(state, seat) == best:
            seats |= 1 << seat
    return seats

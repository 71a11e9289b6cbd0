"""The reveal, points, chips, Helpers and the end of the game (ST-21 to ST-24)."""

from spydeck.games.events import emit
from spydeck.games.spy_tricks.cards import FIRST_CARD_SPOT, FIRST_RANK_SPOT, spots_of
from spydeck.games.spy_tricks.rules import event, stage
from spydeck.games.spy_tricks.rules.state import HENCHMEN, State, next_seat
from spydeck.kernel import EVERYONE, NONE, count, kernel


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

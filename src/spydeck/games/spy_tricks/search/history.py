"""A round of Spy Tricks as it was at an earlier choice: a state is turned back, in place, and forward again.

Only what the policy reads is turned back, all of it public; the hands are the caller's.
"""

from __future__ import annotations

from spydeck.games.spy_tricks.rules import stage
from spydeck.games.spy_tricks.rules.state import HENCHMEN, MAX_PLAYERS, TRICKS, State
from spydeck.kernel import NONE, kernel

FIELDS = 5 + MAX_PLAYERS
"""How many numbers of a state `keep` saves."""


@kernel
def keep(state: State, kept: list[float]) -> None:
    """Save what `turn_back_to_play` and `turn_back_to_guess` change, and the mat."""
    kept[0] = state.stage
    kept[1] = state.trick
    kept[2] = state.played
    kept[3] = state.in_trick
    kept[4] = state.mat
    for seat in range(MAX_PLAYERS):
        kept[5 + seat] = state.spots[seat]


@kernel
def turn_forward(state: State, kept: list[float]) -> None:
    """Restore what `keep` has saved."""
    state.stage = int(kept[0])
    state.trick = int(kept[1])
    state.played = int(kept[2])
    state.in_trick = int(kept[3])
    state.mat = int(kept[4])
    for seat in range(MAX_PLAYERS):
        state.spots[seat] = int(kept[5 + seat])


@kernel
def mat_before(state: State, trick: int, played: int, mat: int) -> int:
    """Return the mat before a trick, from what it is after all of the `played` cards in full tricks."""
    for place in range(trick * state.players, played):
        mat &= ~(1 << int(state.plays[place]))
    return mat


@kernel
def seat_of_play(state: State, place: int) -> int:
    """Return the seat that played the card at a place in the order of plays."""
    trick = place // state.players
    seat = int(state.leaders[trick]) + place - trick * state.players
    return seat - state.players if seat >= state.players else seat


@kernel
def guesses_made(state: State) -> int:
    """Return how many henchmen have been placed after tricks: two a trick, the Winner's first (ST-14)."""
    made = 2 * state.trick
    if state.stage == stage.GUESS:
        made -= 2 if state.turn == state.winner else 1
    return made


@kernel
def seat_of_guess(state: State, number: int) -> int:
    """Return the seat that placed the henchman with a number, in the order of placing."""
    trick = number // 2
    return int(state.losers[trick]) if number & 1 else int(state.leaders[trick + 1])


@kernel
def guesses_of(state: State, seat: int, number: int) -> int:
    """Return how many of the first henchmen, so many in all, are a seat's."""
    found = 0
    for earlier in range(number):
        found += int(seat_of_guess(state, earlier) == seat)
    return found


@kernel
def spot_of_guess(state: State, number: int) -> int:
    """Return where the henchman with a number was placed, or -1 if it may have been taken back (ST-20)."""
    seat = seat_of_guess(state, number)
    if state.stage == stage.SALVATION and guesses_of(state, seat, 2 * TRICKS) == HENCHMEN:
        return NONE
    return int(state.pawns[HENCHMEN * seat + guesses_of(state, seat, number)])


@kernel
def turn_back_to_play(state: State, place: int, kept: list[float]) -> None:
    """Turn a state back to before the card at a place in the order of plays."""
    trick = place // state.players
    full = int(kept[2]) - int(kept[3])
    state.stage = stage.PLAY
    state.trick = trick
    state.played = place
    state.in_trick = place - trick * state.players
    state.mat = mat_before(state, trick, full, int(kept[4]))


@kernel
def turn_back_to_guess(state: State, number: int, spots: int, kept: list[float]) -> None:
    """Turn a state back to before the henchman with a number, when the henchmen stood on some spots."""
    trick = number // 2 + 1
    full = int(kept[2]) - int(kept[3])
    state.stage = stage.GUESS
    state.trick = trick
    state.played = trick * state.players
    state.in_trick = 0
    state.mat = mat_before(state, trick, full, int(kept[4]))
    for seat in range(state.players):
        state.spots[seat] = 0
    state.spots[0] = spots

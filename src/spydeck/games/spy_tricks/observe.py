"""What a seat may know of a game of Spy Tricks: the one door for its secrets."""

from spydeck.games.events import observe_events
from spydeck.games.spy_tricks.cards import DECK
from spydeck.games.spy_tricks.rules.state import DEAL, OVER, State
from spydeck.kernel import kernel


@kernel
def observe(state: State, seat: int, seen: State) -> None:
    """Fill in what a seat (or -1, a spectator) may know; `seen` begins as wholly hidden."""
    observe_table(state, seen)
    observe_mat(state, seen)
    if seat >= 0:
        seen.hands[seat] = state.hands[seat]
    if state.stage == DEAL or state.stage == OVER:  # ST-21
        seen.secret = state.secret
    observe_events(state, seat, seen)


@kernel
def observe_table(state: State, seen: State) -> None:
    """Copy what everyone knows about the game and the play."""
    seen.players = state.players
    seen.stage = state.stage
    seen.round = state.round
    seen.start_player = state.start_player
    seen.turn = state.turn
    seen.totals[:] = state.totals
    seen.chips[:] = state.chips
    seen.winners = state.winners
    seen.trick = state.trick
    seen.played = state.played
    seen.in_trick = state.in_trick
    seen.winner = state.winner
    seen.loser = state.loser
    seen.plays[:] = state.plays
    seen.leaders[:] = state.leaders
    seen.losers[:] = state.losers


@kernel
def observe_mat(state: State, seen: State) -> None:
    """Copy what lies and stands on the mat."""
    seen.mat = state.mat
    seen.placed[:] = state.placed
    seen.spots[:] = state.spots
    seen.doubled[:] = state.doubled
    seen.helpers = state.helpers
    seen.helped = state.helped
    seen.entitled = state.entitled
    seen.pawns[:] = state.pawns


@kernel
def possible_secrets(seen: State, seat: int) -> int:
    """The cards that can still be the Secret Document by what a seat has in hand and has seen.

    Cards alone count; what follows from a suit that others did not follow is for the player to see.

    `seen` is its observed state; of a spectator (seat -1), what the table has seen. After the reveal it is
    the one card that it was.
    """
    if seen.secret >= 0:
        return 1 << seen.secret
    known = seen.mat
    for place in range(seen.played - seen.in_trick, seen.played):
        known |= 1 << int(seen.plays[place])
    if seat >= 0:
        known |= seen.hands[seat]
    return DECK & ~known

"""A seat's knowledge of a game of Spy Tricks; a field stays hidden unless it is copied here."""

from spydeck.games.events import observe_events
from spydeck.games.spy_tricks.cards import DECK
from spydeck.games.spy_tricks.rules.state import State
from spydeck.games.spy_tricks.vocabulary import stage
from spydeck.kernel import kernel, overwrite


@kernel
def observe(state: State, seat: int, seen: State) -> None:
    """Copy what a seat (or -1, a spectator) may know into `seen`, in which everything is hidden at first."""
    observe_table(state, seen)
    observe_mat(state, seen)
    if seat >= 0:
        seen.hands[seat] = state.hands[seat]
    if is_revealed(state):
        seen.secret = state.secret
    observe_events(state, seat, seen)


@kernel
def is_revealed(state: State) -> bool:
    """Return whether the Secret Document lies open: from the reveal to the next deal (ST-21).

    Before the first deal there is none yet.
    """
    return (state.stage == stage.DEAL or state.stage == stage.OVER) and state.secret >= 0


@kernel
def observe_table(state: State, seen: State) -> None:
    """Copy what everyone knows about the game and the tricks."""
    seen.players = state.players
    seen.stage = state.stage
    seen.round = state.round
    seen.start_player = state.start_player
    seen.turn = state.turn
    overwrite(seen.totals, state.totals)
    overwrite(seen.chips, state.chips)
    seen.winners = state.winners
    seen.trick = state.trick
    seen.played = state.played
    seen.in_trick = state.in_trick
    seen.winner = state.winner
    seen.loser = state.loser
    overwrite(seen.plays, state.plays)
    overwrite(seen.leaders, state.leaders)
    overwrite(seen.losers, state.losers)


@kernel
def observe_mat(state: State, seen: State) -> None:
    """Copy what everyone knows about the mat, its henchmen and the Helpers."""
    seen.mat = state.mat
    overwrite(seen.placed, state.placed)
    overwrite(seen.spots, state.spots)
    overwrite(seen.helper_pawn, state.helper_pawn)
    seen.helpers = state.helpers
    seen.helpers_used = state.helpers_used
    seen.entitled = state.entitled
    overwrite(seen.pawns, state.pawns)


@kernel
def possible_secrets(seen: State, seat: int) -> int:
    """Return the set of cards that a seat (or -1, a spectator) has not seen, in a state observed or true.

    What follows from a suit that others did not follow is left for the player to work out. After the reveal
    the set holds only the Secret Document.
    """
    if is_revealed(seen):
        return 1 << seen.secret
    known = seen.mat
    for place in range(seen.played - seen.in_trick, seen.played):
        known |= 1 << int(seen.plays[place])
    if seat >= 0:
        known |= seen.hands[seat]
    return DECK & ~known

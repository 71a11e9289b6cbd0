"""The start player and the deal (ST-2, ST-6, ST-7)."""

from spydeck.games.events import emit
from spydeck.games.spy_tricks.cards import DECK, cards_in_game
from spydeck.games.spy_tricks.rules import event, stage
from spydeck.games.spy_tricks.rules.state import (
    HAND_CARDS,
    HENCHMEN,
    MAX_PLAYS,
    TRICKS,
    State,
    next_seat,
)
from spydeck.kernel import EVERYONE, NONE, fill, kernel


def new_game(players: int, first_start_player: int = NONE) -> State:
    """Return a game before the draw for start player, or before the first deal if one was chosen (ST-6)."""
    state = State()
    state.players = players
    state.stage = stage.START if first_start_player == NONE else stage.DEAL
    state.start_player = first_start_player
    state.turn = state.secret = state.leaders[0] = NONE
    fill(state.helper_pawn, NONE)
    fill(state.pawns, NONE)
    clear_round(state)
    return state


@kernel
def choose_start_player(state: State, seat: int) -> None:
    """Start the game with this start player (ST-6)."""
    state.start_player = seat
    state.stage = stage.DEAL
    emit(state, event.START_PLAYER_DRAWN, seat, EVERYONE, 0, 0)


@kernel
def deal_cards(state: State, order: list[int]) -> None:
    """Deal six cards each, put the next one away as the Secret Document, turn two up (ST-7)."""
    clear_round(state)
    emit(state, event.DEALT, state.start_player, EVERYONE, state.round, 0)
    dealt = HAND_CARDS * state.players
    seat = state.start_player
    for place in range(dealt):
        seat = next_seat(state, seat)
        state.hands[seat] |= 1 << int(order[place])
    state.secret = int(order[dealt])
    face_up = 1 << int(order[dealt + 1]) | 1 << int(order[dealt + 2])
    state.mat |= face_up
    for seat in range(state.players):
        emit(state, event.HAND_DEALT, seat, 1 << seat, state.hands[seat], HAND_CARDS)
    emit(state, event.TURNED_UP, NONE, EVERYONE, face_up, 0)
    state.stage = stage.PLAY
    state.turn = state.start_player  # ST-8
    state.leaders[0] = state.start_player


@kernel
def clear_round(state: State) -> None:
    """Collect the cards and return the henchmen (ST-23); the cards left out stay on the mat (ST-2)."""
    for seat in range(state.players):
        state.hands[seat] = 0
        state.placed[seat] = 0
        state.spots[seat] = 0
        state.helper_pawn[seat] = NONE
        for place in range(HENCHMEN * seat, HENCHMEN * seat + HENCHMEN):
            state.pawns[place] = NONE
    state.mat = DECK & ~cards_in_game(state.players)
    state.helpers_used = 0
    state.trick = 0
    state.played = 0
    state.in_trick = 0
    state.winner = NONE
    state.loser = NONE
    for place in range(MAX_PLAYS):
        state.plays[place] = NONE
    for trick in range(TRICKS):
        state.losers[trick] = NONE
        state.leaders[trick + 1] = NONE

"""The start player, the deal, and who wins and loses a trick (ST-2, ST-6 to ST-13)."""

from spydeck.games.events import emit
from spydeck.games.spy_tricks.cards import CARDS, DECK, cards_in_game, cards_of_suit, power_of, suit_of
from spydeck.games.spy_tricks.rules.state import (
    HAND_CARDS,
    HENCHMEN,
    MAX_PLAYS,
    TRICKS,
    State,
    next_seat,
)
from spydeck.games.spy_tricks.vocabulary import event, stage
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


@kernel
def playable(state: State, seat: int) -> int:
    """Return the set of cards that a seat may play now (ST-9)."""
    hand = state.hands[seat]
    if state.in_trick == 0:
        return hand
    led = int(state.plays[state.played - state.in_trick])
    following = hand & cards_of_suit(suit_of(led))
    if following == 0:
        return hand
    return following


@kernel
def play_card(state: State, seat: int, card: int) -> None:
    """Play a card; the last card of a trick closes it."""
    state.hands[seat] ^= 1 << card
    state.plays[state.played] = card
    state.played += 1
    state.in_trick += 1
    emit(state, event.PLAYED, seat, EVERYONE, card, 0)
    if state.in_trick < state.players:
        state.turn = next_seat(state, seat)
    else:
        close_trick(state)


@kernel
def close_trick(state: State) -> None:
    """Find the Winner and the Loser, lay the cards on the mat and let the Winner guess (ST-10 to ST-14).

    Power orders suits before ranks, so the highest card of the most powerful suit present is the most
    powerful card of the trick, and the lowest card of the least powerful suit is the least powerful one.
    """
    first = state.played - state.players
    seat = int(state.leaders[state.trick])
    highest = -1
    lowest = CARDS
    for place in range(first, state.played):
        card = int(state.plays[place])
        power = power_of(card)
        if power > highest:
            highest = power
            state.winner = seat
        if power < lowest:
            lowest = power
            state.loser = seat
        state.mat |= 1 << card  # ST-12
        seat = next_seat(state, seat)
    emit(state, event.TRICK_TAKEN, state.winner, EVERYONE, state.loser, state.trick)
    state.losers[state.trick] = state.loser
    state.trick += 1
    state.leaders[state.trick] = state.winner  # ST-8
    state.in_trick = 0
    state.stage = stage.GUESS
    state.turn = state.winner

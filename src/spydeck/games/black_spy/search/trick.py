"""Playing cards to tricks as the rules do, but without events and with numbered Black Spies."""

from __future__ import annotations

from spydeck.games.black_spy.cards import (
    DECK,
    cards_above,
    cards_of_colour,
    cards_of_rank,
    colour_of,
    rank_of,
)
from spydeck.games.black_spy.rules.state import State, next_seat
from spydeck.kernel import inlined_kernel


@inlined_kernel
def put_card(state: State, seat: int, card: int) -> None:
    """Play a card, and close the trick if it was the last, without events.

    Unlike the rules this keeps the number of a Black Spy, as no two in a world may have the same.
    """
    bit = 1 << card
    state.hands[seat] ^= bit
    state.plays[state.played] = card
    state.played += 1
    state.trick_cards |= bit
    if state.in_trick == 0:
        state.asked = cards_of_colour(colour_of(card)) | cards_of_rank(rank_of(card))
    if state.beating & bit:
        state.beating = cards_above(card)
        state.taker = seat
    state.in_trick += 1
    if state.in_trick < state.players:
        state.turn = next_seat(state, seat)
    else:
        close_trick(state)


@inlined_kernel
def close_trick(state: State) -> None:
    """Give the trick to its taker, who leads the next one."""
    seat = state.taker
    state.taken[seat] |= state.trick_cards
    state.trick += 1
    state.leaders[state.trick] = seat
    state.in_trick = 0
    state.trick_cards = 0
    state.asked = DECK
    state.beating = DECK
    state.taker = -1
    state.turn = seat

"""Leading, following, and taking tricks (BS-12 to BS-18, BS-34)."""

from spydeck.games.black_spy.cards import (
    CARDS,
    DECK,
    FIRST_SPY,
    SPIES,
    cards_above,
    cards_of_colour,
    cards_of_rank,
    colour_of,
    rank_of,
)
from spydeck.games.black_spy.rules import event, variant
from spydeck.games.black_spy.rules.score import finish_deal
from spydeck.games.black_spy.rules.state import State, next_seat
from spydeck.games.events import emit
from spydeck.kernel import EVERYONE, count, inlined_kernel, kernel


@kernel
def playable(state: State, seat: int) -> int:
    """Return the cards of a seat's hand that it may play now, as a bit set."""
    hand = state.hands[seat]
    able = hand & state.asked
    if able == 0:  # BS-14
        return hand
    if state.variants & variant.FOLLOWING_RANK and state.in_trick > 0:  # BS-34
        before = int(state.plays[state.played - 1])
        able |= hand & cards_of_rank(rank_of(before))
    return able


@inlined_kernel
def play_card(state: State, seat: int, card: int) -> None:
    """Play a card, and close the trick and the deal if it was the last (BS-13, BS-18)."""
    state.hands[seat] ^= 1 << card
    spy = SPIES >> card & 1
    if spy:
        card = FIRST_SPY + state.spies_played  # their numbers only show when they were played
    state.spies_played += spy
    bit = 1 << card
    state.plays[state.played] = card
    state.played += 1
    state.trick_cards |= bit
    emit(state, event.PLAYED, seat, EVERYONE, card, 0)
    if state.in_trick == 0:
        state.asked = cards_of_colour(colour_of(card)) | cards_of_rank(rank_of(card))
    if state.beating & bit:  # BS-15, BS-16
        state.beating = cards_above(card)
        state.taker = seat
    state.in_trick += 1
    if state.in_trick < state.players:
        state.turn = next_seat(state, seat)
    else:
        take_trick(state)


@kernel
def next_spies(state: State, cards: int) -> int:
    """Return a hand with its Black Spies numbered after those already played."""
    first = FIRST_SPY + state.spies_played
    return (cards & ~SPIES) | (((1 << count(cards & SPIES)) - 1) << first)


@inlined_kernel
def take_trick(state: State) -> None:
    """Give the trick to its taker, who leads the next one (BS-17)."""
    seat = state.taker
    state.taken[seat] |= state.trick_cards
    emit(state, event.TRICK, seat, EVERYONE, state.trick, 0)
    state.trick += 1
    state.leaders[state.trick] = seat
    state.in_trick = 0
    state.trick_cards = 0
    state.asked = DECK  # BS-17
    state.beating = DECK
    state.taker = -1
    state.turn = seat
    if state.played == CARDS:
        finish_deal(state)

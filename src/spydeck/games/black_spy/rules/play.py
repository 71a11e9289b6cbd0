"""Leading, following, taking tricks (BS-12 to BS-18, BS-34)."""

from spydeck.games.black_spy.deck import (
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
from spydeck.games.black_spy.rules.score import finish_deal
from spydeck.games.black_spy.rules.state import (
    FOLLOWING_RANK,
    PLAYED,
    TRICK,
    State,
    next_seat,
)
from spydeck.games.events import tell
from spydeck.kernel import EVERYONE, kernel


@kernel
def playable(state: State, seat: int) -> int:
    """The cards of a seat's hand that it may play now."""
    hand = state.hands[seat]
    able = hand & state.asked
    if able == 0:  # BS-14
        return hand
    if state.variants & FOLLOWING_RANK and state.in_trick > 0:  # BS-34
        before = int(state.plays[state.played - 1])
        able |= hand & cards_of_rank(rank_of(before))
    return able


@kernel
def play_card(state: State, seat: int, card: int) -> None:
    """Play a card, and close the trick and the deal if it was the last (BS-13, BS-18)."""
    if SPIES >> card & 1:
        card = next_spy(state, seat, card)
    bit = 1 << card
    state.hands[seat] ^= bit
    state.plays[state.played] = card
    state.played += 1
    state.trick_cards |= bit
    tell(state, PLAYED, seat, EVERYONE, card, 0)
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
def next_spy(state: State, seat: int, card: int) -> int:
    """Swap the Black Spy that is being played for the lowest unplayed one, whoever holds that.

    They are interchangeable (BS-3); so the number of a played one tells only when it was played.
    """
    number = FIRST_SPY + state.spies_played
    state.spies_played += 1
    both = 1 << number | 1 << card
    for other in range(state.players):
        state.hands[other] ^= both & -(state.hands[other] >> number & 1)
    state.hands[seat] ^= both
    return number


@kernel
def take_trick(state: State) -> None:
    """Give the trick to its taker, who leads the next (BS-17)."""
    seat = state.taker
    state.taken[seat] |= state.trick_cards
    tell(state, TRICK, seat, EVERYONE, state.trick, 0)
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

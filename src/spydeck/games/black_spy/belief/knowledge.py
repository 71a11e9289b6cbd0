"""A seat's knowledge of the hidden cards, from what everyone has seen.

While cards are dealt out, `state.hands` of every other seat holds the cards that may be in its hand.
"""

from spydeck.games.black_spy.cards import (
    BLACK,
    DECK,
    FIRST_SPY,
    RED_1,
    SPIES,
    cards_of_colour,
    cards_of_rank,
    colour_of,
    rank_of,
)
from spydeck.games.black_spy.rules.deal import giver, receiver
from spydeck.games.black_spy.rules.state import PASSED_CARDS, RED_1_LEADS, State, hand_size, next_seat
from spydeck.games.black_spy.variants import variant
from spydeck.games.black_spy.vocabulary import stage
from spydeck.kernel import HIDDEN, count, kernel


@kernel
def size_of_hand(state: State, seat: int) -> int:
    """Return the number of cards in a seat's hand after the pass."""
    size = hand_size(state) - state.trick
    if state.in_trick > 0:
        place = seat - int(state.leaders[state.trick])
        if place < 0:
            place += state.players
        size -= int(place < state.in_trick)
    return size


@kernel
def unseen_cards(state: State, seat: int) -> int:
    """Return the cards in the other hands after the pass, as a bit set."""
    seen = state.trick_cards
    if seat >= 0:
        seen |= state.hands[seat]
    for other in range(state.players):
        seen |= state.taken[other]
    return DECK & ~seen


@kernel
def played_by(state: State, seat: int) -> int:
    """Return the cards that a seat has played in this deal, as a bit set."""
    players = state.players
    cards = 0
    for trick in range(state.trick + int(state.in_trick > 0)):
        place = seat - int(state.leaders[trick])
        if place < 0:
            place += players
        if trick * players + place < state.played:
            cards |= 1 << int(state.plays[trick * players + place])
    return cards


@kernel
def narrow_hands(state: State, seat: int, unseen: int) -> None:
    """Set every other hand to those of the unseen cards that may be in it after the pass."""
    required = ~BLACK
    if state.called >= 0:
        required = cards_of_colour(state.called)
    for other in range(state.players):
        if other != seat:
            state.hands[other] = unseen
            if state.skipped >> other & 1:  # BS-33, BS-36
                state.hands[other] = unseen & ~required
    if state.stage == stage.PLAY and state.first_lead == RED_1_LEADS and state.called < 0:
        only_with(state, seat, int(state.leaders[0]), 1 << RED_1)  # BS-11
    if seat >= 0:
        only_with(state, seat, receiver(state, seat), state.passed[seat] & ~SPIES)
    narrow_by_plays(state, seat)


@kernel
def only_with(state: State, seat: int, holder: int, cards: int) -> None:
    """Take cards that a seat holds, unless it has played them, from all others."""
    for other in range(state.players):
        if other != holder and other != seat:
            state.hands[other] &= ~cards


@kernel
def narrow_by_plays(state: State, seat: int) -> None:
    """Take away what those who did not follow could not hold (BS-14, BS-34)."""
    following_rank = state.variants & variant.FOLLOWING_RANK
    trick = 0
    place = 0
    player = 0
    asked = 0
    before = 0
    for play in range(state.played):
        card = int(state.plays[play])
        if place == 0:
            player = int(state.leaders[trick])
            asked = cards_of_colour(colour_of(card)) | cards_of_rank(rank_of(card))
        elif asked >> card & 1 or player == seat:
            pass
        elif following_rank == 0 or rank_of(card) != rank_of(before):
            state.hands[player] &= ~asked
        before = card
        player = next_seat(state, player)
        place += 1
        if place == state.players:
            place = 0
            trick += 1


@kernel
def spies_by_seat(state: State, seat: int) -> int:
    """Return how many Black Spies each seat has played, or the observer received, 3 bits a seat."""
    spies = 0
    for other in range(state.players):
        cards = played_by(state, other)
        if other == seat:
            cards = state.passed[giver(state, seat)]
            if cards == HIDDEN:
                cards = 0
        spies |= count(cards & SPIES) << (3 * other)
    return spies


@kernel
def saw_of_mole(state: State, seat: int) -> int:
    """Return the cards that a seat has seen in the Mole and left there, as a bit set.

    Black Spies among them are numbered from the first.
    """
    if seat < 0 or state.stage == stage.DEAL:
        return 0
    spies = count(state.shown[seat] & SPIES) - count(state.took[seat] & SPIES)
    left = state.shown[seat] & ~state.took[seat] & ~SPIES
    return left | ((1 << spies) - 1) << FIRST_SPY


@kernel
def took_after(state: State, seat: int, other: int) -> int:
    """Return how many cards that a seat left in the Mole another seat took: 3 if it came later, else 0."""
    for place in range(state.players):
        if int(state.order[place]) == other:
            return 0
        if int(state.order[place]) == seat:
            return PASSED_CARDS
    return 0

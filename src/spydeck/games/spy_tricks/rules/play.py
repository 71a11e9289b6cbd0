"""Leading, following, and who wins and loses a trick (ST-8 to ST-13)."""

from spydeck.games.events import emit
from spydeck.games.spy_tricks.cards import CARDS, cards_of_suit, power_of, suit_of
from spydeck.games.spy_tricks.rules import event, stage
from spydeck.games.spy_tricks.rules.state import State, next_seat
from spydeck.kernel import EVERYONE, kernel


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

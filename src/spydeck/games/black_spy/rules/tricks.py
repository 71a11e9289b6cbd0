"""Leading, following, taking tricks, and what they score (BS-12 to BS-29, BS-34, BS-35)."""

from spydeck.games.black_spy.cards import (
    BLACK,
    CARDS,
    COLOURED_SPIES,
    DECK,
    FIRST_SPY,
    SPIES,
    cards_above,
    cards_of_colour,
    cards_of_rank,
    colour_of,
    rank_of,
)
from spydeck.games.black_spy.rules.state import OTHERS, SELF, State, next_seat
from spydeck.games.black_spy.variants import variant
from spydeck.games.black_spy.vocabulary import event, stage
from spydeck.games.events import emit
from spydeck.kernel import EVERYONE, NONE, count, inlined_kernel, kernel


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
    emit(state, event.PLAYED, seat, EVERYONE, card, 0)
    lay_card(state, seat, card)
    if state.in_trick == state.players:
        emit(state, event.TRICK, state.taker, EVERYONE, state.trick, 0)
        take_trick(state)
        if state.played == CARDS:
            finish_deal(state)


@inlined_kernel
def lay_card(state: State, seat: int, card: int) -> None:
    """Lay a card out of the hand on the table, and turn to the next seat unless the trick is full."""
    bit = 1 << card
    state.plays[state.played] = card
    state.played += 1
    state.trick_cards |= bit
    if state.in_trick == 0:
        state.asked = cards_of_colour(colour_of(card)) | cards_of_rank(rank_of(card))
    if state.beating & bit:  # BS-15, BS-16
        state.beating = cards_above(card)
        state.taker = seat
    state.in_trick += 1
    if state.in_trick < state.players:
        state.turn = next_seat(state, seat)


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
    state.trick += 1
    state.leaders[state.trick] = seat
    state.in_trick = 0
    state.trick_cards = 0
    state.asked = DECK  # BS-17
    state.beating = DECK
    state.taker = -1
    state.turn = seat


SWEEP = 60
"""Points of a sweep (BS-21)."""


@kernel
def value_of(cards: int, variants: int) -> int:
    """Return the points of the cards that a player took (BS-19, BS-27)."""
    black = cards >> 44
    points = count(black & 0x3F) + 10 * count(cards & SPIES)
    points += 2 * (black >> 12 & 1) + 3 * (black >> 13 & 1)
    points += 4 * (black >> 14 & 1) + 5 * (black >> 15 & 1)
    return points + value_of_coloured_spies(cards, variants)


@kernel
def value_of_coloured_spies(cards: int, variants: int) -> int:
    """Return the points of the coloured Spies in a set of cards (BS-19, BS-27)."""
    if variants & variant.NO_GOOD_SPIES:
        return 0
    return -5 * count(cards & COLOURED_SPIES)


@kernel
def sweeper(state: State) -> int:
    """Return the seat that took all black cards, or -1 (BS-21)."""
    for seat in range(state.players):
        if state.taken[seat] & BLACK == BLACK:
            return seat
    return -1


@kernel
def sure_taker(state: State) -> int:
    """Return the seat that takes the open trick whatever is still played to it, or -1 (BS-15, BS-16)."""
    unplayed = DECK & ~state.trick_cards
    for seat in range(state.players):
        unplayed &= ~state.taken[seat]
    if state.beating & unplayed:
        return NONE
    return state.taker


@kernel
def settled(state: State) -> bool:
    """Return whether no card still to be played can change a seat's points (BS-19 to BS-29).

    This follows from public facts. The choice after a sweep is not a card (BS-28).
    """
    if state.stage != stage.PLAY:
        return False
    unplayed = BLACK & ~state.trick_cards
    for seat in range(state.players):
        unplayed &= ~state.taken[seat]
    if unplayed:  # nearly always: the quick answer
        return False
    sure = sure_taker(state)
    untaken = DECK
    swept = False
    for seat in range(state.players):
        cards = state.taken[seat]
        if seat == sure:
            cards |= state.trick_cards
        untaken &= ~cards
        swept = swept or cards & BLACK == BLACK
    if untaken & BLACK:
        return False
    if swept and state.variants & variant.SPIES_COUNT_ON_SWEEP == 0:  # BS-21, BS-26, BS-28, BS-29
        return True
    return value_of_coloured_spies(untaken, state.variants) == 0


@kernel
def points_of(state: State, seat: int, swept: int, how: int) -> int:
    """Return the points of a seat in a finished deal, given the sweeper (or -1) and the way to settle."""
    if swept < 0:
        return value_of(state.taken[seat], state.variants)
    if how == SELF:  # BS-28
        return -SWEEP if seat == swept else 0
    if seat == swept:
        return 0
    if state.variants & variant.SPIES_COUNT_ON_SWEEP:  # BS-26
        return SWEEP + value_of_coloured_spies(state.taken[seat], state.variants)
    return SWEEP


@kernel
def finish_deal(state: State) -> None:
    """Score the deal after its last card, or ask the sweeper how (BS-18, BS-28)."""
    swept = sweeper(state)
    if swept >= 0:
        emit(state, event.SWEPT, swept, EVERYONE, 0, 0)
        if state.variants & variant.CAPTURE_OR_RELEASE:
            state.stage = stage.SETTLE
            state.turn = swept
            return
    score_deal(state, swept, OTHERS)


@kernel
def settle(state: State, seat: int, how: int) -> None:
    """Settle a sweep as the sweeper chose (BS-28)."""
    emit(state, event.SETTLED, seat, EVERYONE, how, 0)
    score_deal(state, seat, how)


@kernel
def score_deal(state: State, swept: int, how: int) -> None:
    """Add the points of the deal to the totals and check whether the game is over (BS-22, BS-23)."""
    for seat in range(state.players):
        points = points_of(state, seat, swept, how)
        total = state.totals[seat] + points
        after = total
        if points != 0:
            after = gone_back(total, state.end_value, state.variants)
        state.totals[seat] = after
        emit(state, event.SCORED, seat, EVERYONE, points, after)
        if after != total:
            emit(state, event.HALVED, seat, EVERYONE, total, after)
    emit(state, event.DEAL_OVER, state.dealer, EVERYONE, state.deal, 0)
    state.turn = -1
    if ended(state):
        state.stage = stage.OVER
        state.winners = lowest_totals(state)
        emit(state, event.GAME_OVER, -1, EVERYONE, state.winners, 0)
    else:
        state.stage = stage.DEAL
        state.deal += 1
        state.dealer = next_seat(state, state.dealer)  # BS-7


@kernel
def gone_back(total: int, end_value: int, variants: int) -> int:
    """Return a total after halving by Going Back, rounded down (BS-35)."""
    if variants & variant.GOING_BACK and (total == end_value or 2 * total == end_value):
        return total >> 1
    return total


@kernel
def ends_the_game(total: int, end_value: int, variants: int) -> bool:
    """Return whether a total ends the game (BS-23, BS-35)."""
    return total > end_value or (total == end_value and variants & variant.GOING_BACK == 0)


@kernel
def ended(state: State) -> bool:
    """Return whether any total ends the game (BS-23, BS-35)."""
    for seat in range(state.players):
        if ends_the_game(state.totals[seat], state.end_value, state.variants):
            return True
    return False


@kernel
def lowest_totals(state: State) -> int:
    """Return the seats with the lowest total, which share the win, as a bit set (BS-23, BS-24)."""
    best = state.totals[0]
    for seat in range(state.players):
        best = min(best, state.totals[seat])
    seats = 0
    for seat in range(state.players):
        if state.totals[seat] == best:
            seats |= 1 << seat
    return seats

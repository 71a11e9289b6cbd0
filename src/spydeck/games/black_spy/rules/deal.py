"""From the draw for dealer to the first lead: draw, deal, Mole, pass, call (BS-4 to BS-12, BS-30 to 33)."""

from spydeck.games.black_spy.cards import BLACK, CARDS, DECK, RED_1, cards_of_colour, first_spies, rank_of
from spydeck.games.black_spy.rules.state import (
    ALWAYS_LEFT,
    DEALER_LEFT_LEADS,
    MAX_TRICKS,
    PASSED_CARDS,
    State,
    next_seat,
)
from spydeck.games.black_spy.variants import variant
from spydeck.games.black_spy.vocabulary import event, stage
from spydeck.games.events import emit
from spydeck.kernel import EVERYONE, HIDDEN, count, inlined_kernel, kernel, lowest


@kernel
def drawing_round(order: list[int], tied: int, place: int) -> int:
    """Return the seats still tied after the tied seats draw once, starting at a place (BS-5)."""
    best = 0
    still = 0
    while tied:
        rank = rank_of(int(order[place]))
        if rank > best:
            best = rank
            still = 0
        if rank == best:
            still |= tied & -tied
        tied &= tied - 1
        place += 1
    return still


@kernel
def draw_for_dealer(state: State, order: list[int]) -> int:
    """Draw until one seat alone is highest. Return 5, changing nothing, if that never happens (BS-5)."""
    tied = (1 << state.players) - 1
    tied_at_the_top = tied
    place = 0
    reached = 0
    draws = 0
    while count(tied) > 1:
        if place + count(tied) > CARDS:
            if tied == tied_at_the_top:
                return 5
            tied_at_the_top = tied
            place = 0
        drawing = count(tied)
        tied = drawing_round(order, tied, place)
        place += drawing
        draws += drawing
        reached = max(reached, place)
    for card in range(reached):
        state.drawn[card] = int(order[card])
    state.draws = draws
    state.dealer = lowest(tied)
    state.stage = stage.DEAL
    emit(state, event.DREW_DEALER, state.dealer, EVERYONE, draws, 0)
    return 0


@kernel
def pass_offset(state: State) -> int:
    """Return the number of seats to the left that the pass of this deal goes (BS-9)."""
    if state.pass_direction == ALWAYS_LEFT:  # BS-36
        return 1
    if state.players == 4:
        turn = state.deal % 3
        if turn == 2:
            return 2
    else:
        turn = state.deal % 2
    if turn == 0:
        return 1
    return state.players - 1


@kernel
def receiver(state: State, seat: int) -> int:
    """Return the seat that receives the three cards of a seat."""
    other = seat + pass_offset(state)
    if other >= state.players:
        other -= state.players
    return other


@kernel
def giver(state: State, seat: int) -> int:
    """Return the seat that passes to a seat, or -1 for a spectator."""
    if seat < 0:
        return -1
    other = seat - pass_offset(state)
    if other < 0:
        other += state.players
    return other


@inlined_kernel
def deal_cards(state: State, order: list[int]) -> None:
    """Deal the whole deck and open the Mole or the pass (BS-6, BS-30)."""
    players = state.players
    clear_deal(state)
    emit(state, event.DEALT, state.dealer, EVERYONE, state.deal, pass_offset(state))
    first = 0
    mole = 0
    if state.variants & variant.THE_MOLE and state.deal > 0:
        first = PASSED_CARDS * players
        for place in range(first):
            mole |= 1 << int(order[place])
    seat = state.dealer
    for place in range(first, CARDS):
        seat += 1
        if seat >= players:
            seat = 0
        state.hands[seat] |= 1 << int(order[place])
    for seat in range(players):
        emit(state, event.HAND, seat, 1 << seat, first_spies(state.hands[seat]), (CARDS - first) // players)
    if mole:
        state.mole = mole
        order_takers(state)
        state.stage = stage.TAKE
        hand_mole_to(state, int(state.order[0]))
    else:
        open_pass(state)


@kernel
def clear_deal(state: State) -> None:
    """Clear everything about the previous deal."""
    for seat in range(state.players):
        state.hands[seat] = 0
        state.passed[seat] = 0
        state.shown[seat] = 0
        state.took[seat] = 0
        state.taken[seat] = 0
    state.mole = 0
    state.called = -1
    state.skipped = 0
    state.trick = 0
    state.played = 0
    state.spies_played = 0
    state.in_trick = 0
    state.trick_cards = 0
    state.asked = ~BLACK & DECK  # BS-12
    state.beating = DECK
    state.taker = -1
    for place in range(CARDS):
        state.plays[place] = -1
    for trick in range(MAX_TRICKS + 1):
        state.leaders[trick] = -1


@kernel
def place_of_age(state: State, seat: int) -> int:
    """Return the place of a seat among players tied in total (BS-32)."""
    if int(state.ages[0]) == HIDDEN:
        place = seat - state.dealer - 1
        if place < 0:
            place += state.players
        return place
    for place in range(state.players):
        if int(state.ages[place]) == seat:
            return place
    return state.players


@kernel
def goes_before(state: State, seat: int, other: int) -> bool:
    """Return whether a seat takes from the Mole before another (BS-31, BS-32)."""
    if state.totals[seat] != state.totals[other]:
        return state.totals[seat] > state.totals[other]
    return place_of_age(state, seat) < place_of_age(state, other)


@kernel
def order_takers(state: State) -> None:
    """Set the order in which the seats take from the Mole: highest total first (BS-31, BS-32)."""
    for seat in range(state.players):
        place = 0
        for other in range(state.players):
            if goes_before(state, other, seat):
                place += 1
        state.order[place] = seat


@kernel
def hand_mole_to(state: State, seat: int) -> None:
    """Hand the rest of the Mole to the next seat, which alone sees it (BS-31)."""
    state.turn = seat
    state.shown[seat] = state.mole
    emit(state, event.MOLE_SHOWN, seat, 1 << seat, first_spies(state.mole), count(state.mole))


@kernel
def take_from_mole(state: State, seat: int, cards: int) -> None:
    """Keep three cards of the Mole and hand on the rest; the last three need no choice (BS-31)."""
    keep_of_mole(state, seat, cards)
    place = 0
    while int(state.order[place]) != seat:
        place += 1
    following = int(state.order[place + 1])
    hand_mole_to(state, following)
    if count(state.mole) == PASSED_CARDS:
        keep_of_mole(state, following, state.mole)
        open_pass(state)


@kernel
def keep_of_mole(state: State, seat: int, cards: int) -> None:
    """Move cards from the Mole to a hand."""
    state.mole &= ~cards
    state.hands[seat] |= cards
    state.took[seat] = cards
    emit(state, event.MOLE_TAKEN, seat, 1 << seat, first_spies(cards), PASSED_CARDS)


@kernel
def open_pass(state: State) -> None:
    """Let everyone choose three cards (BS-8)."""
    state.stage = stage.PASS
    state.turn = -1


@kernel
def passing(state: State) -> int:
    """Return the seats that have not passed yet, as a bit set (BS-10)."""
    seats = 0
    for seat in range(state.players):
        if state.passed[seat] == 0:
            seats |= 1 << seat
    return seats


@kernel
def pass_cards(state: State, seat: int, cards: int) -> None:
    """Put three cards aside for another seat; the last choice starts the exchange (BS-10)."""
    state.hands[seat] &= ~cards
    state.passed[seat] = cards
    emit(state, event.PASSED, seat, 1 << seat, first_spies(cards), receiver(state, seat))
    if passing(state) == 0:
        exchange(state)


@kernel
def exchange(state: State) -> None:
    """Give every seat the cards passed to it, then open the call or the play (BS-10)."""
    for seat in range(state.players):
        other = receiver(state, seat)
        state.hands[other] |= state.passed[seat]
        emit(state, event.RECEIVED, other, 1 << other, first_spies(state.passed[seat]), seat)
    if state.variants & variant.CALLING_COLOR:  # BS-33
        state.stage = stage.CALL
        state.turn = state.dealer
    elif state.first_lead == DEALER_LEFT_LEADS:
        lead_first(state, first_able(state, ~BLACK))
    else:
        seat = 0
        while state.hands[seat] >> RED_1 & 1 == 0:  # BS-11
            seat += 1
        lead_first(state, seat)


@kernel
def first_able(state: State, cards: int) -> int:
    """Return the first seat from the dealer's left that can lead a card of a set (BS-33, BS-36)."""
    seat = next_seat(state, state.dealer)
    while state.hands[seat] & cards == 0:
        state.skipped |= 1 << seat
        seat = next_seat(state, seat)
    return seat


@kernel
def lead_first(state: State, seat: int) -> None:
    """Open the play with a seat in the lead."""
    if state.skipped:
        emit(state, event.SKIPPED, seat, EVERYONE, state.skipped, 0)
    emit(state, event.LEADS, seat, EVERYONE, 0, 0)
    state.stage = stage.PLAY
    state.turn = seat
    state.leaders[0] = seat


@kernel
def call_colour(state: State, seat: int, colour: int) -> None:
    """Call the colour of the first lead (BS-33)."""
    state.called = colour
    state.asked = cards_of_colour(colour)
    emit(state, event.CALLED, seat, EVERYONE, colour, 0)
    lead_first(state, first_able(state, cards_of_colour(colour)))


def deck_that_draws(dealer: int) -> list[int]:
    """Return a deck from which a seat draws the highest card in the first round (BS-5).

    All seats are equally likely to become dealer, and which cards they draw means nothing afterwards.
    """
    highest = 10  # the blue card of rank 11
    cards = [card for card in range(CARDS) if card != highest]
    cards.insert(dealer, highest)
    return cards

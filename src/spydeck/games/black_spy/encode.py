"""What a seat may know of a deal of Black Spy, as a row of small integers for learning programs.

Seats are relative: 0 is the observer, 1 the next to the left. A set of cards is 55 numbers, one for each
card, but only one for all Black Spies: how many of them there are.
"""

from __future__ import annotations

from spydeck.games.black_spy.cards import FIRST_SPY, SPIES, held_card
from spydeck.games.black_spy.rules import stage, variant
from spydeck.games.black_spy.rules.deal import pass_offset
from spydeck.games.black_spy.rules.state import ALWAYS_LEFT, DEALER_LEFT_LEADS, State
from spydeck.games.tensor import TensorField, length_of, slices_of
from spydeck.kernel import count, kernel, lowest

KINDS = 55
"""The number of different cards: of the six Black Spies, one is as good as another (BS-3)."""

TENSOR = (
    TensorField("stage", 8, "one-hot: draw, deal, take, pass, call, play, settle, over"),
    TensorField("players", 4, "one-hot: 3 to 6 players"),
    TensorField("variants", 7, "1 for each variant in play, in the order of the rulebook's list of options"),
    TensorField("options", 2, "1 if cards always pass left; 1 if the dealer's left leads first"),
    TensorField("end", 1, "the end value, divided by 10"),
    TensorField("deal", 1, "the number of the deal from 0, at most 127"),
    TensorField("tricks", 1, "the number of tricks played"),
    TensorField("totals", 6, "the total of each seat in hundredths of the end value, from -128 to 127"),
    TensorField("dealer", 6, "one-hot: the dealer"),
    TensorField("turn", 6, "one-hot: the seat to act, if there is only one"),
    TensorField("leader", 6, "one-hot: the seat that leads the trick"),
    TensorField("pass_to", 6, "one-hot: the seat to which the observer passes"),
    TensorField("has_passed", 6, "1 for each seat that has chosen the cards to pass"),
    TensorField("has_taken", 6, "1 for each seat that has taken from the Mole"),
    TensorField("mole_order", 6, "the place of each seat in taking from the Mole, from 1; 0 without a Mole"),
    TensorField("called", 4, "one-hot: the called colour, blue, yellow, red, or green"),
    TensorField("skipped", 6, "1 for each seat that could not lead first as required"),
    TensorField("hand", KINDS, "the observer's hand"),
    TensorField("passed", KINDS, "the cards that the observer passed"),
    TensorField("received", KINDS, "the cards that the observer received"),
    TensorField("mole_shown", KINDS, "the cards of the Mole that the observer was shown"),
    TensorField("mole_taken", KINDS, "the cards of the Mole that the observer took"),
    TensorField("trick", 6 * KINDS, "for each seat its card in the trick, one-hot"),
    TensorField("taken", 6 * KINDS, "for each seat the cards that it took in tricks"),
)

LENGTH = length_of(TENSOR)

_FIELDS = slices_of(TENSOR)
STAGE = _FIELDS["stage"].start
PLAYERS = _FIELDS["players"].start
VARIANTS = _FIELDS["variants"].start
OPTIONS = _FIELDS["options"].start
END = _FIELDS["end"].start
DEAL = _FIELDS["deal"].start
TRICKS = _FIELDS["tricks"].start
TOTALS = _FIELDS["totals"].start
DEALER = _FIELDS["dealer"].start
TURN = _FIELDS["turn"].start
LEADER = _FIELDS["leader"].start
PASS_TO = _FIELDS["pass_to"].start
HAS_PASSED = _FIELDS["has_passed"].start
HAS_TAKEN = _FIELDS["has_taken"].start
MOLE_ORDER = _FIELDS["mole_order"].start
CALLED = _FIELDS["called"].start
SKIPPED = _FIELDS["skipped"].start
HAND = _FIELDS["hand"].start
PASSED = _FIELDS["passed"].start
RECEIVED = _FIELDS["received"].start
MOLE_SHOWN = _FIELDS["mole_shown"].start
MOLE_TAKEN = _FIELDS["mole_taken"].start
TRICK = _FIELDS["trick"].start
TAKEN = _FIELDS["taken"].start


@kernel
def encode(state: State, seat: int, out: list[int]) -> None:
    """Write what a seat may know into all of `out`; -1 is a spectator, who sees as from seat 0."""
    for place in range(LENGTH):
        out[place] = 0
    first = max(seat, 0)
    encode_game(state, out)
    encode_seats(state, first, out)
    if seat >= 0:
        encode_own_cards(state, seat, out)
    encode_tricks(state, first, out)


@kernel
def encode_game(state: State, out: list[int]) -> None:
    """Write what concerns no seat: stage, options, and how far the game is."""
    out[STAGE + state.stage] = 1
    out[PLAYERS + state.players - 3] = 1
    for bit in range(7):
        out[VARIANTS + bit] = state.variants >> bit & 1
    out[OPTIONS] = int(state.pass_direction == ALWAYS_LEFT)
    out[OPTIONS + 1] = int(state.first_lead == DEALER_LEFT_LEADS)
    out[END] = state.end_value // 10
    out[DEAL] = min(state.deal, 127)
    out[TRICKS] = state.trick
    if state.called >= 0:
        out[CALLED + state.called] = 1


@kernel
def relative(state: State, seat: int, first: int) -> int:
    """Return a seat as seen from another: 0 for that one, 1 for the next to the left."""
    place = seat - first
    if place < 0:
        place += state.players
    return place


@kernel
def encode_seats(state: State, first: int, out: list[int]) -> None:
    """Write what everyone knows about each seat."""
    scale = (100 << 16) // state.end_value
    for seat in range(state.players):
        place = relative(state, seat, first)
        out[TOTALS + place] = min(127, max(-128, state.totals[seat] * scale >> 16))
        out[HAS_PASSED + place] = int(state.passed[seat] != 0)
        out[HAS_TAKEN + place] = int(state.took[seat] != 0)
        out[SKIPPED + place] = state.skipped >> seat & 1
    if state.dealer >= 0:
        out[DEALER + relative(state, state.dealer, first)] = 1
        out[PASS_TO + pass_offset(state)] = 1
    if state.turn >= 0:
        out[TURN + relative(state, state.turn, first)] = 1
    if state.stage == stage.PLAY:
        out[LEADER + relative(state, int(state.leaders[state.trick]), first)] = 1
    if state.variants & variant.THE_MOLE and state.deal > 0 and state.stage >= stage.TAKE:
        for place in range(state.players):
            out[MOLE_ORDER + relative(state, int(state.order[place]), first)] = place + 1


@kernel
def kind_of(card: int) -> int:
    """Return the place of a card in a set of cards: all Black Spies have the same."""
    card = held_card(card, SPIES)
    if card > FIRST_SPY:
        return card - 5
    return card


@kernel
def encode_cards(out: list[int], place: int, cards: int) -> None:
    """Write a set of cards at a place where all is 0."""
    out[place + FIRST_SPY] = count(cards & SPIES)
    kinds = (cards & ((1 << FIRST_SPY) - 1)) | (cards >> (FIRST_SPY + 6) << (FIRST_SPY + 1))
    while kinds:
        out[place + lowest(kinds)] = 1
        kinds &= kinds - 1


@kernel
def encode_own_cards(state: State, seat: int, out: list[int]) -> None:
    """Write the cards that only the observer knows."""
    encode_cards(out, HAND, state.hands[seat])
    if state.passed[seat]:
        encode_cards(out, PASSED, state.passed[seat])
    if state.stage > stage.PASS:
        giver = seat - pass_offset(state)
        if giver < 0:
            giver += state.players
        encode_cards(out, RECEIVED, state.passed[giver])
    if state.shown[seat]:
        encode_cards(out, MOLE_SHOWN, state.shown[seat])
        encode_cards(out, MOLE_TAKEN, state.took[seat])


@kernel
def encode_tricks(state: State, first: int, out: list[int]) -> None:
    """Write the cards of the trick, and those taken before."""
    if state.in_trick > 0:
        place = relative(state, int(state.leaders[state.trick]), first)
        for play in range(state.played - state.in_trick, state.played):
            out[TRICK + place * KINDS + kind_of(int(state.plays[play]))] = 1
            place += 1
            if place == state.players:
                place = 0
    for seat in range(state.players):
        if state.taken[seat]:
            place = relative(state, seat, first)
            encode_cards(out, TAKEN + place * KINDS, state.taken[seat])

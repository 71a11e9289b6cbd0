"""Black Spy for programs: actions word by word, the observation tensor, random play, and returns.

In a tensor seats are relative: 0 is the observer, 1 the next to the left. A set of cards is 55 numbers, one
for each card, but only one for all Black Spies: how many of them there are.
"""

from __future__ import annotations

from spydeck.games.black_spy.belief import resample
from spydeck.games.black_spy.cards import (
    BLACK,
    CARDS,
    COLOURED_SPIES,
    FIRST_SPY,
    SPIES,
    held,
    held_card,
    one_spy,
)
from spydeck.games.black_spy.cards import CARDS as MAX_DECK
from spydeck.games.black_spy.options import BlackSpyOptions
from spydeck.games.black_spy.rules import actors, apply, choices, pending, resolve, verb_of_stage
from spydeck.games.black_spy.rules.deal import giver, pass_offset
from spydeck.games.black_spy.rules.state import ALWAYS_LEFT, DEALER_LEFT_LEADS, PASSED_CARDS, State
from spydeck.games.black_spy.rules.tricks import SWEEP, play_card, playable, value_of
from spydeck.games.black_spy.variants import VARIANTS, bits_of, variant
from spydeck.games.black_spy.vocabulary import chance, stage, verb
from spydeck.games.game import Bounds, Tally
from spydeck.games.tensor import TensorField, length_of, starts_of, to_the_left
from spydeck.kernel import ENOUGH, NONE, count, highest, kernel, lowest, random_member, shuffle_first

__all__ = [
    "MAX_DECK",
    "START",
    "TALLY",
    "TENSOR",
    "bounds",
    "continuations",
    "draw",
    "encode",
    "playout",
    "resample",
    "returns",
]


@kernel
def ascending_three(cards: int, chosen: int) -> int:
    """Return what may come next in choosing three cards of a set in ascending order."""
    chosen = held(chosen, cards)
    missing = PASSED_CARDS - count(chosen)
    if missing == 0:
        return ENOUGH
    left = cards & ~chosen & (-2 << highest(chosen)) if chosen else cards
    for _ in range(missing - 1):
        left &= ~(1 << highest(left))
    return one_spy(left)


@kernel
def continuations(state: State, seat: int, verb_id: int, subject: int, objects: int) -> int:
    """Return what may come next in a partial action, three cards only in ascending order."""
    possible = choices(state, seat, verb_id, subject, objects)
    if possible == 0:
        return 0
    if verb_id == verb.PASS:
        return ascending_three(state.hands[seat], objects)
    if verb_id == verb.TAKE:
        return ascending_three(state.mole, objects)
    return possible


KINDS = 55
"""The number of different cards: of the six Black Spies, one is as good as another (BS-3)."""

TENSOR = (
    TensorField("stage", stage.OVER + 1, "one-hot: draw, deal, take, pass, call, play, settle, over"),
    TensorField("players", 4, "one-hot: 3 to 6 players"),
    TensorField(
        "variants",
        len(VARIANTS),
        "1 for each variant in play, in the order of the rulebook's list of options",
    ),
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

at = starts_of(TENSOR, __name__)


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
    out[at.stage + state.stage] = 1
    out[at.players + state.players - 3] = 1
    for bit in range(at.options - at.variants):
        out[at.variants + bit] = state.variants >> bit & 1
    out[at.options] = int(state.pass_direction == ALWAYS_LEFT)
    out[at.options + 1] = int(state.first_lead == DEALER_LEFT_LEADS)
    out[at.end] = state.end_value // 10
    out[at.deal] = min(state.deal, 127)
    out[at.tricks] = state.trick
    if state.called >= 0:
        out[at.called + state.called] = 1


@kernel
def encode_seats(state: State, first: int, out: list[int]) -> None:
    """Write what everyone knows about each seat."""
    scale = (100 << 16) // state.end_value
    for seat in range(state.players):
        place = to_the_left(state, first, seat)
        out[at.totals + place] = min(127, max(-128, state.totals[seat] * scale >> 16))
        out[at.has_passed + place] = int(state.passed[seat] != 0)
        out[at.has_taken + place] = int(state.took[seat] != 0)
        out[at.skipped + place] = state.skipped >> seat & 1
    if state.dealer >= 0:
        out[at.dealer + to_the_left(state, first, state.dealer)] = 1
        out[at.pass_to + pass_offset(state)] = 1
    if state.turn >= 0:
        out[at.turn + to_the_left(state, first, state.turn)] = 1
    if state.stage == stage.PLAY:
        out[at.leader + to_the_left(state, first, int(state.leaders[state.trick]))] = 1
    if state.variants & variant.THE_MOLE and state.deal > 0 and state.stage >= stage.TAKE:  # BS-30
        for place in range(state.players):
            out[at.mole_order + to_the_left(state, first, int(state.order[place]))] = place + 1


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
    encode_cards(out, at.hand, state.hands[seat])
    if state.passed[seat]:
        encode_cards(out, at.passed, state.passed[seat])
    if state.stage > stage.PASS:
        encode_cards(out, at.received, state.passed[giver(state, seat)])
    if state.shown[seat]:
        encode_cards(out, at.mole_shown, state.shown[seat])
        encode_cards(out, at.mole_taken, state.took[seat])


@kernel
def encode_tricks(state: State, first: int, out: list[int]) -> None:
    """Write the cards of the trick, and those taken before."""
    if state.in_trick > 0:
        place = to_the_left(state, first, int(state.leaders[state.trick]))
        for play in range(state.played - state.in_trick, state.played):
            out[at.trick + place * KINDS + kind_of(int(state.plays[play]))] = 1
            place += 1
            if place == state.players:
                place = 0
    for seat in range(state.players):
        if state.taken[seat]:
            place = to_the_left(state, first, seat)
            encode_cards(out, at.taken + place * KINDS, state.taken[seat])


START = chance.DEAL
TALLY: Tally | None = None


@kernel
def random_three(generator: list[int], cards: int) -> int:
    """Return three different cards of a set, as a bit set."""
    chosen = 0
    for _ in range(PASSED_CARDS):
        chosen |= 1 << random_member(generator, one_spy(cards & ~chosen))
    return chosen


@kernel
def act_at_random(state: State, generator: list[int]) -> None:
    """Let the lowest seat that may act do something at random."""
    seat = lowest(actors(state))
    verb_id = verb_of_stage(state.stage)
    if verb_id == verb.PASS:
        apply(state, seat, verb_id, NONE, random_three(generator, state.hands[seat]))
    elif verb_id == verb.TAKE:
        apply(state, seat, verb_id, NONE, random_three(generator, state.mole))
    else:
        apply(state, seat, verb_id, random_member(generator, choices(state, seat, verb_id, NONE, 0)), 0)


@kernel
def draw(state: State, generator: list[int], order: list[int]) -> None:
    """Draw the order of the deck until it is one that settles what it is for (BS-5, BS-6)."""
    for card in range(CARDS):
        order[card] = card
    shuffle_first(generator, order, CARDS)
    while resolve(state, order):
        shuffle_first(generator, order, CARDS)


@kernel
def playout(state: State, generator: list[int], order: list[int]) -> int:
    """Play on at random to the end of the deal, including its score. Return the cards played in the deal."""
    while pending(state) != NONE:
        draw(state, generator, order)
    while actors(state) and state.stage != stage.PLAY and state.stage != stage.SETTLE:
        act_at_random(state, generator)
    while state.stage == stage.PLAY:
        seat = state.turn
        state.event_count = 0
        play_card(state, seat, random_member(generator, one_spy(playable(state, seat))))
    if state.stage == stage.SETTLE:
        act_at_random(state, generator)
    return state.played


@kernel
def returns(state: State, out: list[int]) -> None:
    """Write for each seat minus its total, as few points win (BS-23)."""
    for seat in range(state.players):
        out[seat] = -state.totals[seat]


def bounds(options: BlackSpyOptions, deals: int) -> Bounds:
    """Return the bounds of a number of deals (BS-8, BS-19 to BS-23, BS-28 to BS-33)."""
    variants = bits_of(options.variants)
    most = value_of(BLACK, variants) - 1  # with all black cards it is a sweep
    least = value_of(COLOURED_SPIES, variants)
    if variants & variant.CAPTURE_OR_RELEASE:
        least = -SWEEP
    choices_of_three = 2 if variants & variant.THE_MOLE else 1
    words = CARDS + choices_of_three * PASSED_CARDS * options.players
    words += count(variants & (variant.CALLING_COLOR | variant.CAPTURE_OR_RELEASE))
    return Bounds(-min(most * deals, options.end_value + most), -least * deals, words * deals, CARDS * deals)

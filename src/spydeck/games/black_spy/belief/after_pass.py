"""The hidden cards dealt out again after the pass (BS-10), while cards are played and when all are."""

from spydeck.games.black_spy.belief.before_pass import fill_shown
from spydeck.games.black_spy.belief.knowledge import (
    giver,
    played_by,
    saw_of_mole,
    spies_by_seat,
    unseen_cards,
)
from spydeck.games.black_spy.belief.passes import (
    beside,
    marked_passed,
    ways_to_pass_across,
)
from spydeck.games.black_spy.belief.spies import (
    deal_hands,
    part,
    passed_spies,
    spies_of_mole,
)
from spydeck.games.black_spy.belief.subsets import lowest_of, random_share, random_subset
from spydeck.games.black_spy.cards import SPIES
from spydeck.games.black_spy.rules import stage
from spydeck.games.black_spy.rules.deal import receiver
from spydeck.games.black_spy.rules.state import MAX_PLAYERS, PASSED_CARDS, State
from spydeck.kernel import HIDDEN, count, kernel


@kernel
def deal_after_pass(state: State, seat: int, generator: list[int]) -> None:
    """Deal out the hidden cards of a deal in which cards have changed hands."""
    unseen = unseen_cards(state, seat)
    played = spies_by_seat(state, seat)
    mole = saw_of_mole(state, seat)
    origins = 0
    possible = False
    while not possible:
        origins = deal_hands(state, seat, unseen, mole, played, generator)
        possible = leads_as_required(state)
    if seat >= 0:
        mole = name_spies(state, seat, unseen & SPIES, mole, played, origins)
    fill_passes(state, seat, mole, generator)
    if state.took[0] != 0:
        fill_taken(state, seat, mole, generator)


@kernel
def leads_as_required(state: State) -> bool:
    """Return whether whoever leads first holds a card that may lead (BS-33, BS-36)."""
    if state.stage == stage.PLAY and state.played == 0:
        return state.hands[state.turn] & state.asked != 0
    return True


@kernel
def name_spies(state: State, seat: int, spies: int, mole: int, played: int, origins: int) -> int:
    """Name the Black Spies that the observer passed and received as they are in the hands and plays now.

    Return the cards of the Mole with its Black Spies so named.
    """
    own_played = lowest_of(played_by(state, receiver(state, seat)) & SPIES, part(origins, MAX_PLAYERS))
    own = own_played | lowest_of(spies, passed_spies(state, seat) - count(own_played))
    unseen = spies_of_mole(mole, spies, own, origins)
    named = mole & ~SPIES | unseen
    for other in range(state.players):
        cards = played_by(state, other)
        if other == seat:
            cards = lowest_of((cards | state.hands[seat]) & SPIES, part(played, seat))
            if cards:
                state.passed[giver(state, seat)] = state.passed[giver(state, seat)] & ~SPIES | cards
        named |= lowest_of(cards & SPIES & ~own, part(origins, other))
    state.passed[seat] = (state.passed[seat] & ~SPIES) | own
    return named


@kernel
def fill_passes(state: State, seat: int, mole: int, generator: list[int]) -> None:
    """Choose what the others passed among the cards of those who received it."""
    if mole == 0:
        for other in range(state.players):
            if state.passed[other] == HIDDEN:
                fill_pass(state, other, 0, 0, generator)
        return
    marked = 0
    for other in range(state.players):
        marked += count(cards_of(state, other) & mole) << (6 * other)
    passed = 0
    other = receiver(state, seat)
    while other != giver(state, seat):
        passed = marked_passed(state, seat, marked, other, passed)
        fill_pass(state, other, mole, passed, generator)
        other = receiver(state, other)
    aside = beside(state, seat)
    if aside != seat:
        passed = choose_passed_across(state, seat, marked, aside, generator)
        fill_pass(state, aside, mole, passed, generator)
        other = receiver(state, aside)
        passed = marked_passed(state, seat, marked, other, passed)
        fill_pass(state, other, mole, passed, generator)


@kernel
def cards_of(state: State, seat: int) -> int:
    """Return the cards that a seat had after the pass, as a bit set."""
    return state.hands[seat] | played_by(state, seat)


@kernel
def fill_pass(state: State, seat: int, mole: int, marked: int, generator: list[int]) -> None:
    """Choose what a seat passed, so many cards of the Mole among them."""
    cards = cards_of(state, receiver(state, seat))
    passed = random_subset(generator, cards & mole, marked)
    state.passed[seat] = passed | random_subset(generator, cards & ~mole, PASSED_CARDS - marked)


@kernel
def choose_passed_across(state: State, seat: int, marked: int, aside: int, generator: list[int]) -> int:
    """Return how many cards of the Mole the first of two seats passed to the other."""
    chosen = 0
    total = 0.0
    for passed in range(PASSED_CARDS + 1):
        ways = ways_to_pass_across(state, seat, marked, aside, passed)
        if ways > 0.0:
            total += ways
            if random_share(generator) * total < ways:
                chosen = passed
    return chosen


@kernel
def fill_taken(state: State, seat: int, mole: int, generator: list[int]) -> None:
    """Choose what the others took from the Mole, and so what they were shown."""
    own = 0
    for other in range(state.players):
        cards = (cards_of(state, other) & ~state.passed[giver(state, other)]) | state.passed[other]
        if other == seat:
            own = cards
        elif cards & mole:
            state.took[other] = cards & mole
        else:
            state.took[other] = random_subset(generator, cards, PASSED_CARDS)
    fill_shown(state, seat, own)

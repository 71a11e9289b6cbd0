"""A world that a seat cannot tell from the true one: the hidden cards dealt out again (`resample`).

A *world* says where every card was dealt, taken from the Mole, passed, and played. The six Black Spies count
as six different cards, although nobody can tell them apart. Each world that agrees with everything that the
seat knows is equally likely: its own cards, the sizes of the hands, all plays, the cards passed and received,
what it saw of the Mole, who leads first and who was skipped (BS-11, BS-33, BS-36), and who could not follow
(BS-14).

Between two deals nothing that is hidden matters any more. What others passed and took then agrees with the
cards that they held, but no longer with what the seat saw of the Mole.
"""

from spydeck.games.black_spy.belief.counting import (
    beside,
    lowest_of,
    marked_passed,
    random_share,
    random_subset,
    ways_to_pass_across,
)
from spydeck.games.black_spy.belief.knowledge import (
    played_by,
    saw_of_mole,
    spies_by_seat,
    took_after,
    unseen_cards,
)
from spydeck.games.black_spy.belief.placing import (
    deal_hands,
    part,
    passed_spies,
    spies_of_mole,
)
from spydeck.games.black_spy.cards import DECK, SPIES, first_spies
from spydeck.games.black_spy.rules.deal import giver, receiver
from spydeck.games.black_spy.rules.state import MAX_PLAYERS, PASSED_CARDS, State, hand_size
from spydeck.games.black_spy.vocabulary import event, stage
from spydeck.kernel import EVERYONE, HIDDEN, count, kernel

__all__ = ["resample"]


@kernel
def resample(state: State, seat: int, generator: list[int]) -> float:
    """Fill in what a seat (or -1, a spectator) cannot see with a world in which it would know the same.

    Each such world is equally likely, so the weight that is returned is always 1.
    """
    for other in range(state.players, MAX_PLAYERS):
        state.hands[other] = 0
        state.passed[other] = 0
        state.shown[other] = 0
        state.took[other] = 0
    if state.deal == 0 and state.stage <= stage.DEAL:
        for other in range(state.players):
            state.hands[other] = 0
    elif state.stage == stage.TAKE or state.stage == stage.PASS:
        deal_before_pass(state, seat, generator)
    else:
        before = int(state.stage == stage.DEAL)
        state.deal -= before  # between deals, the hidden cards are those of the deal before
        deal_after_pass(state, seat, generator)
        state.deal += before
    fill_events(state)
    return 1.0


@kernel
def fill_events(state: State) -> None:
    """Fill in the private numbers of the events, and who sees them."""
    for row in range(state.event_count):
        kind = int(state.event_kind[row])
        seat = int(state.event_seat[row])
        state.event_sees[row] = EVERYONE
        if kind >= event.HAND and kind <= event.RECEIVED:
            cards = state.hands[seat]
            if kind == event.MOLE_SHOWN:
                cards = state.shown[seat]
            elif kind == event.MOLE_TAKEN:
                cards = state.took[seat]
            elif kind == event.PASSED:
                cards = state.passed[seat]
            elif kind == event.RECEIVED:
                cards = state.passed[state.event_other[row]]
            state.event_sees[row] = 1 << seat
            state.event_value[row] = first_spies(cards)


@kernel
def deal_before_pass(state: State, seat: int, generator: list[int]) -> None:
    """Deal out the hidden cards while the Mole is taken or cards are chosen to pass."""
    free = DECK
    if seat >= 0:
        free &= ~state.hands[seat]
        state.passed[seat] = with_spies_of(state.passed[seat], free)
        free &= ~state.passed[seat]
    mole = with_spies_of(saw_of_mole(state, seat), free)
    free &= ~mole
    with_mole = state.stage == stage.TAKE or state.took[0] != 0
    for other in range(state.players):
        if other == seat:
            continue
        size = hand_size(state)
        seen = 0
        if with_mole and state.took[other] == 0:
            size -= PASSED_CARDS
        elif mole:
            seen = random_subset(generator, mole, took_after(state, seat, other))
        hand = seen | random_subset(generator, free, size - count(seen))
        mole &= ~seen
        free &= ~hand
        if state.took[other] == HIDDEN:
            state.took[other] = seen if seen else random_subset(generator, hand, PASSED_CARDS)
        if state.passed[other] == HIDDEN:
            state.passed[other] = random_subset(generator, hand, PASSED_CARDS)
            hand &= ~state.passed[other]
        state.hands[other] = hand
    state.mole = mole | free
    if with_mole:
        own = 0
        if seat >= 0:
            own = state.hands[seat] | state.passed[seat]
        fill_shown(state, seat, own)


@kernel
def with_spies_of(cards: int, free: int) -> int:
    """Return a set of cards in which the lowest free Black Spies replace any others."""
    return (cards & ~SPIES) | lowest_of(free & SPIES, count(cards & SPIES))


@kernel
def fill_shown(state: State, seat: int, own: int) -> None:
    """Set what each seat was shown of the Mole from what was taken; `own` is what the observer held then."""
    rest = state.mole
    for back in range(state.players):
        taker = int(state.order[state.players - 1 - back])
        if taker == seat:
            rest |= with_spies_of(state.took[seat], own)
        else:
            rest |= state.took[taker]
            if state.shown[taker] != 0:
                state.shown[taker] = rest


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

"""The hidden cards dealt out again before they change hands (BS-10, BS-30 to BS-32)."""

from spydeck.games.black_spy.belief.knowledge import saw_of_mole, took_after
from spydeck.games.black_spy.belief.subsets import lowest_of, random_subset
from spydeck.games.black_spy.cards import DECK, SPIES
from spydeck.games.black_spy.rules import stage
from spydeck.games.black_spy.rules.state import PASSED_CARDS, State, hand_size
from spydeck.kernel import HIDDEN, count, kernel


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

"""Actions of Black Spy one word at a time: three cards in ascending order."""

from __future__ import annotations

from spydeck.games.black_spy.cards import held, one_spy
from spydeck.games.black_spy.rules import choices, verb
from spydeck.games.black_spy.rules.state import PASSED_CARDS, State
from spydeck.kernel import ENOUGH, count, highest, kernel


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

"""The rules of Black Spy: kernels on one `State`.

`state` holds the record, `deal` everything before the first lead, `play` the tricks, `score` points and
totals, `legality` what is allowed; this file says what happens when.
"""

from spydeck.games.black_spy.cards import held, held_card
from spydeck.games.black_spy.rules.deal import (
    call_colour,
    deal_cards,
    draw_for_dealer,
    pass_cards,
    take_from_mole,
)
from spydeck.games.black_spy.rules.legality import actors, choices, refusal
from spydeck.games.black_spy.rules.play import play_card
from spydeck.games.black_spy.rules.score import settle
from spydeck.games.black_spy.rules.state import (
    CALL_COLOUR,
    DEAL,
    DRAW,
    PASS_CARDS,
    PLAY_CARD,
    TAKE_CARDS,
    State,
)
from spydeck.kernel import NONE, kernel

__all__ = ["DEAL_ORDER", "actors", "apply", "choices", "pending", "refusal", "resolve"]

DEALER_DRAW, DEAL_ORDER = range(2)
"""The chance outcomes: two orders of the deck (BS-5, BS-6)."""


@kernel
def pending(state: State) -> int:
    """The chance outcome that the game waits for, or -1."""
    if state.stage == DRAW:
        return DEALER_DRAW
    if state.stage == DEAL:
        return DEAL_ORDER
    return NONE


@kernel
def resolve(state: State, outcome: list[int]) -> int:
    """Supply the pending outcome, a whole deck from the top; gives the clause it breaks, or 0."""
    state.event_count = 0
    if state.stage == DRAW:
        return draw_for_dealer(state, outcome)
    deal_cards(state, outcome)
    return 0


@kernel
def apply(state: State, seat: int, verb: int, subject: int, objects: int) -> None:
    """Carry out an action that `refusal` allows."""
    state.event_count = 0
    if verb == PLAY_CARD:
        play_card(state, seat, held_card(subject, state.hands[seat]))
    elif verb == PASS_CARDS:
        pass_cards(state, seat, held(objects, state.hands[seat]))
    elif verb == TAKE_CARDS:
        take_from_mole(state, seat, held(objects, state.mole))
    elif verb == CALL_COLOUR:
        call_colour(state, seat, subject)
    else:
        settle(state, seat, subject)

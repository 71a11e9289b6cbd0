"""The rules of Black Spy: kernels on one `State`.

`state` holds the record, `deal` everything before the first lead, `play` the tricks, `score` points and
totals, `legality` what is allowed; `stage`, `verb`, `event`, `chance`, `variant`, and `reason` name the
numbers. This module dispatches outcomes and actions to them.
"""

from spydeck.games.black_spy.cards import held, held_card
from spydeck.games.black_spy.rules import chance, stage, verb
from spydeck.games.black_spy.rules.deal import (
    call_colour,
    deal_cards,
    draw_for_dealer,
    pass_cards,
    take_from_mole,
)
from spydeck.games.black_spy.rules.legality import actors, choices, refusal
from spydeck.games.black_spy.rules.play import play_card
from spydeck.games.black_spy.rules.score import settle, settled
from spydeck.games.black_spy.rules.state import State
from spydeck.games.defaults import nobody_early as early
from spydeck.kernel import NONE, kernel, members

__all__ = [
    "State",
    "actors",
    "apply",
    "choices",
    "early",
    "outcome",
    "part_number",
    "pending",
    "refusal",
    "resolve",
    "settled",
]


@kernel
def pending(state: State) -> int:
    """Return the chance outcome that the game waits for, or -1."""
    if state.stage == stage.DRAW:
        return chance.DEALER_DRAW
    if state.stage == stage.DEAL:
        return chance.DEAL
    return NONE


@kernel
def resolve(state: State, outcome: list[int]) -> int:
    """Supply the pending outcome, a whole deck from the top. Return the clause it breaks, or 0."""
    state.event_count = 0
    if state.stage == stage.DRAW:
        return draw_for_dealer(state, outcome)
    deal_cards(state, outcome)
    return 0


@kernel
def apply(state: State, seat: int, verb_id: int, subject: int, objects: int) -> None:
    """Carry out an action that `refusal` allows."""
    state.event_count = 0
    if verb_id == verb.PLAY:
        play_card(state, seat, held_card(subject, state.hands[seat]))
    elif verb_id == verb.PASS:
        pass_cards(state, seat, held(objects, state.hands[seat]))
    elif verb_id == verb.TAKE:
        take_from_mole(state, seat, held(objects, state.mole))
    elif verb_id == verb.CALL:
        call_colour(state, seat, subject)
    else:
        settle(state, seat, subject)


@kernel
def part_number(state: State) -> int:
    """Return the number of the deal that is pending or being played, from 0."""
    return state.deal


def outcome(state: State) -> tuple[list[int], list[int]]:
    """Return the totals by seat, and the winners once the game is over (BS-23, BS-24)."""
    return state.totals[: state.players], members(state.winners)

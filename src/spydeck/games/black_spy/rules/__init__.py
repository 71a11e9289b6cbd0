"""The rules of Black Spy: kernels on one `State`.

`state` holds the record, `deal` everything before the first lead, `tricks` the play and what it scores. This
module says what the game waits for, what a seat may do, step by step, and which clause forbids the rest.
"""

from spydeck.games.black_spy.cards import held, held_card, one_spy
from spydeck.games.black_spy.rules.deal import (
    call_colour,
    deal_cards,
    draw_for_dealer,
    pass_cards,
    passing,
    take_from_mole,
)
from spydeck.games.black_spy.rules.state import PASSED_CARDS, State
from spydeck.games.black_spy.rules.tricks import play_card, playable, settle, settled
from spydeck.games.black_spy.vocabulary import chance, reason, stage, verb
from spydeck.games.defaults import nobody_early as early
from spydeck.kernel import ENOUGH, NONE, count, kernel, members

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


@kernel
def actors(state: State) -> int:
    """Return the seats that may act now, as a bit set."""
    if state.stage == stage.PASS:
        return passing(state)
    if state.stage == stage.DRAW or state.stage == stage.DEAL or state.stage == stage.OVER:
        return 0
    return 1 << state.turn


@kernel
def verb_of_stage(stage_id: int) -> int:
    """Return the only verb of a stage in which seats act."""
    if stage_id == stage.TAKE:
        return verb.TAKE
    if stage_id == stage.PASS:
        return verb.PASS
    if stage_id == stage.CALL:
        return verb.CALL
    if stage_id == stage.PLAY:
        return verb.PLAY
    return verb.SETTLE


@kernel
def three_cards(cards: int, chosen: int) -> int:
    """Return what may come next in choosing three cards of a set."""
    chosen = held(chosen, cards)
    if chosen & ~cards:
        return 0
    if count(chosen) == PASSED_CARDS:
        return ENOUGH
    return one_spy(cards & ~chosen)


@kernel
def choices(state: State, seat: int, verb_id: int, subject: int, objects: int) -> int:
    """Return what may come next in a partial action, as a bit set; `ENOUGH` where it may end.

    Without a verb: verbs. Then, by the verb: its subject (a card to play, a colour, a way to settle) or
    one object after the other (cards). Empty if the partial action is not possible.
    """
    if seat < 0 or actors(state) >> seat & 1 == 0:
        return 0
    if verb_id == NONE:
        return 1 << verb_of_stage(state.stage)
    if verb_id != verb_of_stage(state.stage):
        return 0
    if verb_id == verb.PASS:
        return three_cards(state.hands[seat], objects)
    if verb_id == verb.TAKE:
        return three_cards(state.mole, objects)
    possible = 3
    if verb_id == verb.PLAY:
        possible = one_spy(playable(state, seat))
        if subject != NONE:
            subject = held_card(subject, possible)
    elif verb_id == verb.CALL:
        possible = 15
    if subject == NONE:
        return possible
    if possible >> subject & 1:
        return ENOUGH
    return 0


@kernel
def refusal(state: State, seat: int, verb_id: int, subject: int, objects: int) -> int:
    """Return the reason why a seat may not do this, or `reason.ALLOWED`."""
    if state.stage == stage.OVER:
        return reason.GAME_IS_OVER
    if state.stage == stage.DRAW or state.stage == stage.DEAL:
        return reason.WAITS_FOR_CHANCE
    if actors(state) >> seat & 1 == 0:
        if state.stage == stage.PASS:
            return reason.ALREADY_PASSED
        return reason.NOT_YOUR_TURN
    if verb_id != verb_of_stage(state.stage):
        return reason.WRONG_VERB
    if verb_id == verb.PASS:
        if held(objects, state.hands[seat]) & ~state.hands[seat]:
            return reason.NOT_IN_HAND
        return reason.ALLOWED if count(objects) == PASSED_CARDS else reason.NOT_THREE_TO_PASS
    if verb_id == verb.TAKE:
        if held(objects, state.mole) & ~state.mole:
            return reason.NOT_IN_MOLE
        return reason.ALLOWED if count(objects) == PASSED_CARDS else reason.NOT_THREE_TO_TAKE
    if verb_id == verb.PLAY:
        return refusal_of_play(state, seat, held_card(subject, state.hands[seat]))
    if verb_id == verb.CALL and subject == 4:
        return reason.BLACK_CALLED
    return reason.ALLOWED


@kernel
def refusal_of_play(state: State, seat: int, card: int) -> int:
    """Return the reason why a seat may not play this card, or `reason.ALLOWED`."""
    if state.hands[seat] >> card & 1 == 0:
        return reason.NOT_IN_HAND
    if playable(state, seat) >> card & 1:
        return reason.ALLOWED
    if state.in_trick > 0:
        return reason.MUST_FOLLOW
    if state.called >= 0:
        return reason.NOT_THE_CALLED_COLOUR
    return reason.BLACK_LEAD

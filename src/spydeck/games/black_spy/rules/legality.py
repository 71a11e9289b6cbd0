"""What a seat may do, step by step, and which clause forbids the rest."""

from spydeck.games.black_spy.cards import held, held_card, one_spy
from spydeck.games.black_spy.rules.deal import passing
from spydeck.games.black_spy.rules.play import playable
from spydeck.games.black_spy.rules.state import (
    CALL,
    CALL_COLOUR,
    DEAL,
    DRAW,
    OVER,
    PASS,
    PASS_CARDS,
    PASSED_CARDS,
    PLAY,
    PLAY_CARD,
    SETTLE_SWEEP,
    TAKE,
    TAKE_CARDS,
    State,
)
from spydeck.kernel import ENOUGH, NONE, count, kernel

# Reasons of refusals; the clause and the sentence of each stand in `words.py`.
(
    ALLOWED,
    GAME_IS_OVER,
    WAITS_FOR_CHANCE,
    ALREADY_PASSED,
    NOT_YOUR_TURN,
    WRONG_VERB,
    NOT_IN_HAND,
    NOT_IN_MOLE,
    NOT_THREE_TO_PASS,
    NOT_THREE_TO_TAKE,
    BLACK_LEAD,
    NOT_THE_CALLED_COLOUR,
    MUST_FOLLOW,
    BLACK_CALLED,
) = range(14)


@kernel
def actors(state: State) -> int:
    """The seats that may act now."""
    if state.stage == PASS:
        return passing(state)
    if state.stage == DRAW or state.stage == DEAL or state.stage == OVER:
        return 0
    return 1 << state.turn


@kernel
def verb_of_stage(stage: int) -> int:
    """The one verb of a stage in which seats act."""
    if stage == TAKE:
        return TAKE_CARDS
    if stage == PASS:
        return PASS_CARDS
    if stage == CALL:
        return CALL_COLOUR
    if stage == PLAY:
        return PLAY_CARD
    return SETTLE_SWEEP


@kernel
def three_cards(cards: int, chosen: int) -> int:
    """What may come next in a choice of three of some cards."""
    chosen = held(chosen, cards)
    if chosen & ~cards:
        return 0
    if count(chosen) == PASSED_CARDS:
        return ENOUGH
    return one_spy(cards & ~chosen)


@kernel
def choices(state: State, seat: int, verb: int, subject: int, objects: int) -> int:
    """The set of what may come next in an action begun; `ENOUGH` when it may end here.

    Without a verb: verbs. Then, by the verb: its subject (a card to play, a colour, a way to settle) or
    one object after the other (cards). Empty if the action begun is not possible.
    """
    if seat < 0 or actors(state) >> seat & 1 == 0:
        return 0
    if verb == NONE:
        return 1 << verb_of_stage(state.stage)
    if verb != verb_of_stage(state.stage):
        return 0
    if verb == PASS_CARDS:
        return three_cards(state.hands[seat], objects)
    if verb == TAKE_CARDS:
        return three_cards(state.mole, objects)
    possible = 3
    if verb == PLAY_CARD:
        possible = one_spy(playable(state, seat))
        if subject != NONE:
            subject = held_card(subject, possible)
    elif verb == CALL_COLOUR:
        possible = 15
    if subject == NONE:
        return possible
    if possible >> subject & 1:
        return ENOUGH
    return 0


@kernel
def refusal(state: State, seat: int, verb: int, subject: int, objects: int) -> int:
    """Why a seat may not do this, or `ALLOWED`."""
    if state.stage == OVER:
        return GAME_IS_OVER
    if state.stage == DRAW or state.stage == DEAL:
        return WAITS_FOR_CHANCE
    if actors(state) >> seat & 1 == 0:
        if state.stage == PASS:
            return ALREADY_PASSED
        return NOT_YOUR_TURN
    if verb != verb_of_stage(state.stage):
        return WRONG_VERB
    if verb == PASS_CARDS:
        if held(objects, state.hands[seat]) & ~state.hands[seat]:
            return NOT_IN_HAND
        return ALLOWED if count(objects) == PASSED_CARDS else NOT_THREE_TO_PASS
    if verb == TAKE_CARDS:
        if held(objects, state.mole) & ~state.mole:
            return NOT_IN_MOLE
        return ALLOWED if count(objects) == PASSED_CARDS else NOT_THREE_TO_TAKE
    if verb == PLAY_CARD:
        return refusal_of_play(state, seat, held_card(subject, state.hands[seat]))
    if verb == CALL_COLOUR and subject == 4:
        return BLACK_CALLED
    return ALLOWED


@kernel
def refusal_of_play(state: State, seat: int, card: int) -> int:
    """Why a seat may not play this card, or `ALLOWED`."""
    if state.hands[seat] >> card & 1 == 0:
        return NOT_IN_HAND
    if playable(state, seat) >> card & 1:
        return ALLOWED
    if state.in_trick > 0:
        return MUST_FOLLOW
    if state.called >= 0:
        return NOT_THE_CALLED_COLOUR
    return BLACK_LEAD

"""Why a seat may not do something, from public facts and what the seat itself knows, nothing else."""

from spydeck.games.spycard.rules.legality import choices
from spydeck.games.spycard.rules.state import (
    ACCUSE,
    AGAIN,
    BULLET,
    CLUBS,
    DIAMONDS,
    DO_ACCUSE,
    DO_AGAIN,
    DO_ALLOW,
    DO_ATTACK,
    DO_BASE,
    DO_BULLET,
    DO_DECLINE,
    DO_DRAFT,
    DO_EXPOSE,
    DO_FIELD,
    DO_HEARTS,
    DO_JACK,
    DO_JOKER_DIAMONDS,
    DO_JOKER_HEARTS,
    DO_KEEP,
    DO_NO_BULLET,
    DO_NO_JACK,
    DO_SLEEPER,
    DRAW_FIRST,
    HEARTS,
    JACK,
    JOKER,
    KEEP,
    OVER,
    SPADES,
    TURN,
    State,
    in_play,
)
from spydeck.games.spycard.rules.targets import skilled, targets_needed
from spydeck.kernel import ENOUGH, count, kernel

# Reasons of refusals; the clause and the sentence of each stand in `refused`.
(
    ALLOWED,
    GAME_IS_OVER,
    WAITS_FOR_CHANCE,
    OUT_OF_GAME,
    NOT_ASKED,
    WRONG_VERB,
    EMPTY_DECK,
    NO_SUCH_SEAT,
    SEAT_IS_OUT,
    OWN_SEAT,
    NO_SUCH_AGENDA,
    NOT_IN_PLAY,
    NOT_YOURS,
    NOT_AT_BASE,
    NOT_IN_FIELD,
    LACKS_ABILITY,
    FACE_UP_ATTACKER,
    OWN_TARGET,
    TARGET_NOT_IN_FIELD,
    TARGET_FACE_UP,
    TARGET_FACE_DOWN,
    SAME_CONTROLLER,
    OTHER_PLACE,
    WRONG_NUMBER,
    NO_TARGET,
    SAME_AGENT,
    IS_FACE_UP,
    NO_JACK,
    BULLET_NOT_IN_FIELD,
    JOKER_USED_SUIT,
    DECLARED_TARGETS,
) = range(31)


@kernel
def stage_of_verb(verb: int) -> int:
    """The stage in which a verb is to be used."""
    if verb == DO_KEEP or verb == DO_SLEEPER:
        return KEEP
    if verb <= DO_EXPOSE:
        return TURN
    if verb == DO_ACCUSE or verb == DO_ALLOW:
        return ACCUSE
    if verb == DO_AGAIN or verb == DO_DECLINE:
        return AGAIN
    if verb == DO_JACK or verb == DO_NO_JACK:
        return JACK
    if verb == DO_BULLET or verb == DO_NO_BULLET:
        return BULLET
    return JOKER


@kernel
def refusal(state: State, seat: int, verb: int, subject: int, objects: int) -> int:
    """Why a seat may not do this, or `ALLOWED`."""
    if state.stage == OVER:
        return GAME_IS_OVER
    if state.stage <= DRAW_FIRST:
        return WAITS_FOR_CHANCE
    if state.playing >> seat & 1 == 0:
        return OUT_OF_GAME
    if state.asked != seat:
        return NOT_ASKED
    if stage_of_verb(verb) != state.stage:
        return WRONG_VERB
    if choices(state, seat, verb, subject, objects) & ENOUGH:
        return ALLOWED
    return reason(state, seat, verb, subject, objects)


@kernel
def reason(state: State, seat: int, verb: int, subject: int, objects: int) -> int:
    """Why an action that suits the stage is impossible."""
    if verb == DO_DRAFT:
        return EMPTY_DECK
    if verb == DO_SLEEPER or verb == DO_EXPOSE:
        return reason_of_seat(state, seat, subject)
    if verb == DO_FIELD or verb == DO_BASE:
        return reason_of_move(state, seat, verb, objects)
    if verb == DO_JACK or verb == DO_BULLET:
        return reason_of_stand_in(state, seat, verb, subject)
    if verb == DO_ATTACK:
        return reason_of_attack(state, seat, subject, objects)
    if verb == DO_AGAIN:
        return reason_of_targets(state, state.ability, objects)
    if verb >= DO_JOKER_HEARTS and verb <= DO_JOKER_DIAMONDS:
        return reason_of_joker(state, verb - DO_JOKER_HEARTS, objects)
    ability = verb - DO_HEARTS
    why = reason_of_own(state, seat, subject)
    if why != ALLOWED:
        return why
    if state.face_up >> subject & 1 and skilled(state, ability) >> subject & 1 == 0:
        return LACKS_ABILITY
    return reason_of_targets(state, ability, objects)


@kernel
def reason_of_seat(state: State, seat: int, other: int) -> int:
    """Why a seat cannot be named; if it can, the agenda was wrong."""
    if other >= state.players:
        return NO_SUCH_SEAT
    if other == seat:
        return OWN_SEAT
    if state.playing >> other & 1 == 0:
        return SEAT_IS_OUT
    return NO_SUCH_AGENDA


@kernel
def reason_of_move(state: State, seat: int, verb: int, tokens: int) -> int:
    """Why tokens cannot be moved."""
    if tokens & ~in_play(state):
        return NOT_IN_PLAY
    if tokens & ~state.controlled[seat]:
        return NOT_YOURS
    if verb == DO_FIELD:
        return NOT_AT_BASE
    return NOT_IN_FIELD


@kernel
def reason_of_own(state: State, seat: int, token: int) -> int:
    """Why a token cannot act, or `ALLOWED` if it is the seat's own and in the field."""
    if in_play(state) >> token & 1 == 0:
        return NOT_IN_PLAY
    if state.controlled[seat] >> token & 1 == 0:
        return NOT_YOURS
    if state.in_field >> token & 1 == 0:
        return NOT_IN_FIELD
    return ALLOWED


@kernel
def reason_of_attack(state: State, seat: int, attacker: int, target: int) -> int:
    """Why an attack is impossible (SC-17)."""
    why = reason_of_own(state, seat, attacker)
    if why != ALLOWED:
        return why
    if state.face_up >> attacker & 1:
        return FACE_UP_ATTACKER
    if target & ~in_play(state):
        return NOT_IN_PLAY
    if target & state.controlled[seat]:
        return OWN_TARGET
    if target & ~state.in_field:
        return TARGET_NOT_IN_FIELD
    return WRONG_NUMBER


@kernel
def reason_of_targets(state: State, ability: int, targets: int) -> int:
    """Why these cannot be the targets of an ability (SC-13 to SC-15)."""
    if targets & ~in_play(state):
        return NOT_IN_PLAY
    if count(targets) != targets_needed(ability):
        return WRONG_NUMBER
    if ability == HEARTS:
        return TARGET_FACE_UP
    if ability == SPADES or ability == CLUBS:
        return TARGET_FACE_DOWN
    if ability == DIAMONDS:
        if targets & state.in_field and targets & ~state.in_field:
            return OTHER_PLACE
        return SAME_CONTROLLER
    return NO_TARGET


@kernel
def reason_of_stand_in(state: State, seat: int, verb: int, token: int) -> int:
    """Why a token cannot be turned up, or die, instead of the one at stake (SC-23, SC-27)."""
    if in_play(state) >> token & 1 == 0:
        return NOT_IN_PLAY
    if state.controlled[seat] >> token & 1 == 0:
        return NOT_YOURS
    if token == state.at_stake:
        return SAME_AGENT
    if state.face_up >> token & 1:
        return IS_FACE_UP
    if verb == DO_JACK:
        return NO_JACK
    return BULLET_NOT_IN_FIELD


@kernel
def reason_of_joker(state: State, suit: int, targets: int) -> int:
    """Why an accused Joker cannot use a suit like this (SC-25)."""
    if state.joker_used >> suit & 1:
        return JOKER_USED_SUIT
    if suit == state.ability and targets != state.targets:
        return DECLARED_TARGETS
    return reason_of_targets(state, suit, targets)

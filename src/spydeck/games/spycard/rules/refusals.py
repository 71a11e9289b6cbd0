"""Why a seat may not do something, decided from public facts and what the seat itself knows."""

from spydeck.games.spycard.rules import ability, reason, stage, verb
from spydeck.games.spycard.rules.joker import is_bound
from spydeck.games.spycard.rules.legality import choices, stage_of_verb
from spydeck.games.spycard.rules.state import State, in_play
from spydeck.games.spycard.rules.targets import targets_needed, tokens_with_ability
from spydeck.kernel import ENOUGH, count, kernel


@kernel
def refusal(state: State, seat: int, verb_id: int, subject: int, objects: int) -> int:
    """Return why a seat may not take an action, or `reason.ALLOWED`."""
    if choices(state, seat, verb_id, subject, objects) & ENOUGH:
        return reason.ALLOWED
    if state.stage == stage.OVER:
        return reason.GAME_OVER
    if state.stage <= stage.DRAW_FIRST_PLAYER:
        return reason.CHANCE_PENDING
    if state.playing >> seat & 1 == 0:
        return reason.OUT_OF_GAME
    if state.asked != seat:
        return reason.NOT_ASKED
    if stage_of_verb(verb_id) != state.stage:
        return reason.WRONG_VERB
    return refuse_action(state, seat, verb_id, subject, objects)


@kernel
def refuse_action(state: State, seat: int, verb_id: int, subject: int, objects: int) -> int:
    """Return why an action that suits the stage is impossible."""
    if verb_id == verb.DRAFT:
        return reason.EMPTY_DECK
    if verb_id == verb.SLEEPER or verb_id == verb.EXPOSE:
        return refuse_seat(state, seat, subject)
    if verb_id == verb.FIELD or verb_id == verb.BASE:
        return refuse_move(state, seat, verb_id, objects)
    if verb_id == verb.JACK or verb_id == verb.BULLET:
        return refuse_stand_in(state, seat, verb_id, subject)
    if verb_id == verb.ATTACK:
        return refuse_attack(state, seat, subject, objects)
    if verb_id == verb.AGAIN:
        return refuse_targets(state, state.ability, objects)
    if verb_id >= verb.JOKER_HEARTS and verb_id <= verb.JOKER_DIAMONDS:
        return refuse_joker(state, verb_id - verb.JOKER_HEARTS, objects)
    ability_id = verb_id - verb.HEARTS
    why = refuse_acting(state, seat, subject)
    if why != reason.ALLOWED:
        return why
    if state.face_up >> subject & 1 and tokens_with_ability(state, ability_id) >> subject & 1 == 0:
        return reason.LACKS_ABILITY
    return refuse_targets(state, ability_id, objects)


@kernel
def refuse_seat(state: State, seat: int, other: int) -> int:
    """Return why a seat cannot be named; if it can, the agenda is wrong."""
    if other >= state.players:
        return reason.NO_SUCH_SEAT
    if other == seat:
        return reason.OWN_SEAT
    if state.playing >> other & 1 == 0:
        return reason.SEAT_OUT
    return reason.NO_SUCH_AGENDA


@kernel
def refuse_move(state: State, seat: int, verb_id: int, tokens: int) -> int:
    """Return why tokens cannot be moved."""
    if tokens & ~in_play(state):
        return reason.NOT_IN_PLAY
    if tokens & ~state.controlled[seat]:
        return reason.NOT_YOURS
    if verb_id == verb.FIELD:
        return reason.NOT_AT_BASE
    return reason.NOT_IN_FIELD


@kernel
def refuse_acting(state: State, seat: int, token: int) -> int:
    """Return why a token cannot act, or `reason.ALLOWED` for the seat's own tokens in the field."""
    if in_play(state) >> token & 1 == 0:
        return reason.NOT_IN_PLAY
    if state.controlled[seat] >> token & 1 == 0:
        return reason.NOT_YOURS
    if state.in_field >> token & 1 == 0:
        return reason.NOT_IN_FIELD
    return reason.ALLOWED


@kernel
def refuse_attack(state: State, seat: int, attacker: int, target: int) -> int:
    """Return why an attack is impossible (SC-17)."""
    why = refuse_acting(state, seat, attacker)
    if why != reason.ALLOWED:
        return why
    if state.face_up >> attacker & 1:
        return reason.ATTACKER_FACE_UP
    if target & ~in_play(state):
        return reason.NOT_IN_PLAY
    if target & state.controlled[seat]:
        return reason.OWN_TARGET
    if target & ~state.in_field:
        return reason.TARGET_NOT_IN_FIELD
    return reason.WRONG_TARGET_COUNT


@kernel
def refuse_targets(state: State, ability_id: int, targets: int) -> int:
    """Return why these tokens cannot be the targets of an ability (SC-13 to SC-15)."""
    if targets & ~in_play(state):
        return reason.NOT_IN_PLAY
    if count(targets) != targets_needed(ability_id):
        return reason.WRONG_TARGET_COUNT
    if ability_id == ability.HEARTS:
        return reason.TARGET_FACE_UP
    if ability_id == ability.SPADES or ability_id == ability.CLUBS:
        return reason.TARGET_FACE_DOWN
    if ability_id == ability.DIAMONDS:
        if targets & state.in_field and targets & ~state.in_field:
            return reason.DIFFERENT_PLACES
        return reason.SAME_CONTROLLER
    return reason.TOO_FEW_IN_PLAY


@kernel
def refuse_stand_in(state: State, seat: int, verb_id: int, token: int) -> int:
    """Return why a token cannot be turned up, or die, instead of the one at stake (SC-23, SC-27)."""
    if in_play(state) >> token & 1 == 0:
        return reason.NOT_IN_PLAY
    if state.controlled[seat] >> token & 1 == 0:
        return reason.NOT_YOURS
    if token == state.at_stake:
        return reason.SAME_AGENT
    if state.face_up >> token & 1:
        return reason.STAND_IN_FACE_UP
    if verb_id == verb.JACK:
        return reason.NOT_A_JACK
    return reason.STAND_IN_NOT_IN_FIELD


@kernel
def refuse_joker(state: State, suit: int, targets: int) -> int:
    """Return why an accused Joker cannot use a suit on these targets (SC-25)."""
    if state.joker_used >> suit & 1:
        return reason.SUIT_USED
    if is_bound(state, suit) and targets != state.targets:
        return reason.NOT_DECLARED_TARGETS
    return refuse_targets(state, suit, targets)

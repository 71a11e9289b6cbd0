"""Legal actions of a seat, step by step, and the reasons why others are not legal.

Every set is a bit set: of seats, tokens, verbs, or of what may come next in an action. Refusals are decided
from public facts and what the seat itself knows.
"""

from spydeck.games.spycard.cards import AGENTS, agendas_in_game
from spydeck.games.spycard.rules.abilities import (
    are_joker_targets,
    are_possible_targets,
    is_bound,
    joker_suits,
    next_joker_targets,
    next_targets,
    targets_needed,
    tokens_with_ability,
)
from spydeck.games.spycard.rules.fights import bullets_for, jacks_for
from spydeck.games.spycard.rules.state import State, in_play, next_playing
from spydeck.games.spycard.vocabulary import ability, reason, stage, verb
from spydeck.kernel import ENOUGH, NONE, count, kernel


@kernel
def actors(state: State) -> int:
    """Return the seats that may act now: one, or none."""
    if state.asked < 0:
        return 0
    return 1 << state.asked


@kernel
def opponents(state: State, seat: int) -> int:
    """Return the other seats still in the game (SC-5)."""
    return state.playing & ~(1 << seat)


@kernel
def tokens_to_declare(state: State, seat: int, ability_id: int) -> int:
    """Return the tokens with which a seat may declare an ability (SC-12).

    These are all face-down tokens in its field, and the face-up ones that have the ability.
    """
    own = state.controlled[seat] & state.in_field
    return own & (~state.face_up | tokens_with_ability(state, ability_id))


@kernel
def attackers(state: State, seat: int) -> int:
    """Return the tokens of a seat that may attack (SC-17)."""
    return state.controlled[seat] & state.in_field & ~state.face_up


@kernel
def attackable(state: State, seat: int) -> int:
    """Return the tokens that a seat may attack (SC-17)."""
    return state.in_field & ~state.controlled[seat]


@kernel
def movable(state: State, seat: int, verb_id: int) -> int:
    """Return the tokens that a seat may move to the field, or to base (SC-11)."""
    if verb_id == verb.FIELD:
        return state.controlled[seat] & ~state.in_field
    return state.controlled[seat] & state.in_field


STAGE_OF = (
    *(stage.TURN,) * 2,
    *(stage.KEEP,) * 2,
    *(stage.TURN,) * 10,
    *(stage.ACCUSE,) * 2,
    *(stage.AGAIN,) * 2,
    *(stage.JACK,) * 2,
    *(stage.BULLET,) * 2,
    *(stage.JOKER,) * 5,
)
"""The stage that each verb belongs to."""


@kernel
def turn_verbs(state: State, seat: int) -> int:
    """Return the verbs that a turn may start with (SC-8)."""
    verbs = 1 << verb.PASS | 1 << verb.EXPOSE
    if state.drawn < AGENTS:  # SC-10
        verbs |= 1 << verb.DRAFT
    if movable(state, seat, verb.FIELD):
        verbs |= 1 << verb.FIELD
    if movable(state, seat, verb.BASE) == 0:
        return verbs
    verbs |= 1 << verb.BASE
    for ability_id in range(ability.COUNT):
        if tokens_to_declare(state, seat, ability_id) and next_targets(state, ability_id, 0):
            verbs |= 1 << (verb.HEARTS + ability_id)
    if attackers(state, seat) and attackable(state, seat):
        verbs |= 1 << verb.ATTACK
    return verbs


@kernel
def possible_verbs(state: State, seat: int) -> int:
    """Return the verbs with which the seat that is asked may act."""
    current = state.stage
    if current == stage.TURN:
        return turn_verbs(state, seat)
    if current == stage.KEEP:
        return 1 << verb.KEEP | 1 << verb.SLEEPER
    if current == stage.ACCUSE:
        return 1 << verb.ACCUSE | 1 << verb.ALLOW
    if current == stage.JACK:
        if jacks_for(state, state.at_stake):
            return 1 << verb.JACK | 1 << verb.NO_JACK
        return 1 << verb.NO_JACK
    if current == stage.BULLET:
        return 1 << verb.BULLET | 1 << verb.NO_BULLET
    if current == stage.AGAIN:
        return 1 << verb.AGAIN | 1 << verb.DECLINE
    return joker_suits(state) << verb.JOKER_HEARTS | 1 << verb.DONE


@kernel
def possible_subjects(state: State, seat: int, verb_id: int) -> int:
    """Return the possible subjects of a possible verb."""
    if verb_id == verb.SLEEPER or verb_id == verb.EXPOSE:
        return opponents(state, seat)
    if verb_id == verb.JACK:
        return jacks_for(state, state.at_stake)
    if verb_id == verb.BULLET:
        return bullets_for(state, state.at_stake)
    if verb_id == verb.ATTACK:
        return attackers(state, seat)
    return tokens_to_declare(state, seat, verb_id - verb.HEARTS)


@kernel
def next_single_object(possible: int, chosen: int) -> int:
    """Return what may come next where an action takes one object."""
    if chosen == 0:
        return possible
    if chosen & ~possible == 0 and count(chosen) == 1:
        return ENOUGH
    return 0


@kernel
def next_objects(state: State, seat: int, verb_id: int, chosen: int) -> int:
    """Return what may come next after a possible verb and subject, where an action takes objects."""
    if verb_id == verb.FIELD or verb_id == verb.BASE:
        possible = movable(state, seat, verb_id)
        if chosen & ~possible:
            return 0
        return (possible & ~chosen) | (ENOUGH if chosen else 0)
    if verb_id == verb.ATTACK:
        return next_single_object(attackable(state, seat), chosen)
    if verb_id == verb.EXPOSE:
        return next_single_object((1 << agendas_in_game(state.players)) - 1, chosen)
    if verb_id >= verb.JOKER_HEARTS:
        return next_joker_objects(state, verb_id - verb.JOKER_HEARTS, chosen)
    ability_id = state.ability if verb_id == verb.AGAIN else verb_id - verb.HEARTS
    if are_possible_targets(state, ability_id, chosen):
        return ENOUGH
    return next_targets(state, ability_id, chosen)


@kernel
def next_joker_objects(state: State, suit: int, chosen: int) -> int:
    """Return what may come next among the targets of a Joker's suit (SC-25)."""
    if are_joker_targets(state, suit, chosen):
        return ENOUGH
    return next_joker_targets(state, suit, chosen)


@kernel
def has_subject(verb_id: int) -> bool:
    """Return whether a verb takes a subject."""
    return verb.WITH_SUBJECT >> verb_id & 1 == 1


@kernel
def has_objects(verb_id: int) -> bool:
    """Return whether a verb takes objects."""
    return verb.WITH_OBJECTS >> verb_id & 1 == 1


@kernel
def choices(state: State, seat: int, verb_id: int, subject: int, objects: int) -> int:
    """Return what may come next in a partial action, with `ENOUGH` if it may end here.

    Without a verb: verbs. Then its subject (a token, a seat), if it has one; then one object after the
    other (tokens, an agenda). Empty if the partial action is not possible.
    """
    if seat < 0 or state.asked != seat:
        return 0
    if verb_id == NONE:
        return possible_verbs(state, seat)
    if STAGE_OF[verb_id] != state.stage:
        return 0
    takes_objects = has_objects(verb_id)
    if has_subject(verb_id):
        subjects = possible_subjects(state, seat, verb_id)
        if subject == NONE:
            return 0 if takes_objects and next_objects(state, seat, verb_id, 0) == 0 else subjects
        if subjects >> subject & 1 == 0:
            return 0
    if takes_objects:
        return next_objects(state, seat, verb_id, objects)
    if verb_id == verb.DRAFT and state.drawn == AGENTS:  # SC-10
        return 0
    return ENOUGH


@kernel
def early(state: State, seat: int) -> int:
    """Return the verbs with which a seat may answer a claim before its turn to answer (SC-20)."""
    if state.stage != stage.ACCUSE:
        return 0
    later = next_playing(state, state.asked)
    while later != state.turn:
        if later == seat:
            return 1 << verb.ACCUSE | 1 << verb.ALLOW
        later = next_playing(state, later)
    return 0


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
    if STAGE_OF[verb_id] != state.stage:
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

"""What a seat may do, step by step."""

from spydeck.games.spycard.cards import AGENTS, agendas_in_game
from spydeck.games.spycard.rules.ability import joker_suits, next_joker_targets
from spydeck.games.spycard.rules.flips import bullets_for, jacks_for
from spydeck.games.spycard.rules.state import (
    ACCUSE,
    ACE,
    AGAIN,
    BULLET,
    DO_ACCUSE,
    DO_AGAIN,
    DO_ALLOW,
    DO_ATTACK,
    DO_BASE,
    DO_BULLET,
    DO_DECLINE,
    DO_DONE,
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
    DO_PASS,
    DO_SLEEPER,
    JACK,
    KEEP,
    TURN,
    State,
    next_playing,
)
from spydeck.games.spycard.rules.targets import could_be_targets, next_targets, skilled
from spydeck.kernel import ENOUGH, NONE, count, kernel


@kernel
def actors(state: State) -> int:
    """The seats that may act now: one, or none."""
    if state.asked < 0:
        return 0
    return 1 << state.asked


@kernel
def opponents(state: State, seat: int) -> int:
    """The other seats still in the game (SC-5)."""
    return state.playing & ~(1 << seat)


@kernel
def able(state: State, seat: int, ability: int) -> int:
    """The tokens of a seat with which it may declare an ability: any face-down one in its field, or a
    face-up one that has it (SC-12)."""
    own = state.controlled[seat] & state.in_field
    return own & (~state.face_up | skilled(state, ability))


@kernel
def attackers(state: State, seat: int) -> int:
    """The tokens of a seat that may attack (SC-17)."""
    return state.controlled[seat] & state.in_field & ~state.face_up


@kernel
def attackable(state: State, seat: int) -> int:
    """The tokens that a seat may attack (SC-17)."""
    return state.in_field & ~state.controlled[seat]


@kernel
def movable(state: State, seat: int, verb: int) -> int:
    """The tokens that a seat may move to the field, or to base (SC-11)."""
    if verb == DO_FIELD:
        return state.controlled[seat] & ~state.in_field
    return state.controlled[seat] & state.in_field


@kernel
def turn_verbs(state: State, seat: int) -> int:
    """The verbs that begin a turn (SC-8)."""
    verbs = 1 << DO_PASS | 1 << DO_EXPOSE
    if state.drawn < AGENTS:  # SC-10
        verbs |= 1 << DO_DRAFT
    for verb in range(DO_FIELD, DO_BASE + 1):
        if movable(state, seat, verb):
            verbs |= 1 << verb
    if movable(state, seat, DO_BASE) == 0:
        return verbs
    for ability in range(ACE + 1):
        if able(state, seat, ability) and next_targets(state, ability, 0):
            verbs |= 1 << (DO_HEARTS + ability)
    if attackers(state, seat) and attackable(state, seat):
        verbs |= 1 << DO_ATTACK
    return verbs


@kernel
def possible_verbs(state: State, seat: int) -> int:
    """The verbs with which a seat that is asked may act."""
    stage = state.stage
    if stage == TURN:
        return turn_verbs(state, seat)
    if stage == KEEP:
        return 1 << DO_KEEP | 1 << DO_SLEEPER
    if stage == ACCUSE:
        return 1 << DO_ACCUSE | 1 << DO_ALLOW
    if stage == JACK:
        if jacks_for(state, state.at_stake):
            return 1 << DO_JACK | 1 << DO_NO_JACK
        return 1 << DO_NO_JACK
    if stage == BULLET:
        return 1 << DO_BULLET | 1 << DO_NO_BULLET
    if stage == AGAIN:
        return 1 << DO_AGAIN | 1 << DO_DECLINE
    return joker_suits(state) << DO_JOKER_HEARTS | 1 << DO_DONE


@kernel
def possible_subjects(state: State, seat: int, verb: int) -> int:
    """The subjects of a possible verb."""
    if verb == DO_SLEEPER or verb == DO_EXPOSE:
        return opponents(state, seat)
    if verb == DO_JACK:
        return jacks_for(state, state.at_stake)
    if verb == DO_BULLET:
        return bullets_for(state, state.at_stake)
    if verb == DO_ATTACK:
        return attackers(state, seat)
    return able(state, seat, verb - DO_HEARTS)


@kernel
def one_of(possible: int, chosen: int) -> int:
    """What may come next where one object is wanted."""
    if chosen == 0:
        return possible
    if chosen & ~possible == 0 and count(chosen) == 1:
        return ENOUGH
    return 0


@kernel
def next_objects(state: State, seat: int, verb: int, chosen: int) -> int:
    """What may come next after a possible verb and subject, where objects are wanted."""
    if verb == DO_FIELD or verb == DO_BASE:
        possible = movable(state, seat, verb)
        if chosen & ~possible:
            return 0
        return (possible & ~chosen) | (ENOUGH if chosen else 0)
    if verb == DO_ATTACK:
        return one_of(attackable(state, seat), chosen)
    if verb == DO_EXPOSE:
        return one_of((1 << agendas_in_game(state.players)) - 1, chosen)
    if verb >= DO_JOKER_HEARTS:
        return next_of_joker(state, verb - DO_JOKER_HEARTS, chosen)
    ability = state.ability if verb == DO_AGAIN else verb - DO_HEARTS
    if could_be_targets(state, ability, chosen):
        return ENOUGH
    return next_targets(state, ability, chosen)


@kernel
def next_of_joker(state: State, suit: int, chosen: int) -> int:
    """What may come next among the targets of a Joker's suit (SC-25)."""
    if suit == state.ability:
        if chosen == state.targets and next_joker_targets(state, suit, 0):
            return ENOUGH
    elif could_be_targets(state, suit, chosen):
        return ENOUGH
    return next_joker_targets(state, suit, chosen)


@kernel
def has_subject(verb: int) -> bool:
    """Whether a verb has a subject."""
    if verb == DO_SLEEPER or verb == DO_JACK or verb == DO_BULLET:
        return True
    return verb >= DO_HEARTS and verb <= DO_EXPOSE


@kernel
def has_objects(verb: int) -> bool:
    """Whether a verb has objects."""
    if verb == DO_FIELD or verb == DO_BASE or verb == DO_AGAIN:
        return True
    if verb >= DO_HEARTS and verb <= DO_EXPOSE:
        return True
    return verb >= DO_JOKER_HEARTS and verb <= DO_JOKER_DIAMONDS


@kernel
def choices(state: State, seat: int, verb: int, subject: int, objects: int) -> int:
    """The set of what may come next in an action begun; `ENOUGH` when it may end here.

    Without a verb: verbs. Then its subject (a token, a seat), if it has one; then one object after the
    other (tokens, an agenda). Empty if the action begun is not possible.
    """
    if seat < 0 or actors(state) >> seat & 1 == 0:
        return 0
    verbs = possible_verbs(state, seat)
    if verb == NONE:
        return verbs
    if verbs >> verb & 1 == 0:
        return 0
    if has_subject(verb):
        subjects = possible_subjects(state, seat, verb)
        if subject == NONE:
            return subjects
        if subjects >> subject & 1 == 0:
            return 0
    if has_objects(verb):
        return next_objects(state, seat, verb, objects)
    return ENOUGH


@kernel
def early(state: State, seat: int) -> int:
    """The verbs with which a seat may answer a claim before it is asked: those who come later (SC-20)."""
    if state.stage != ACCUSE:
        return 0
    later = next_playing(state, state.asked)
    while later != state.turn:
        if later == seat:
            return 1 << DO_ACCUSE | 1 << DO_ALLOW
        later = next_playing(state, later)
    return 0

"""Abilities: claims, accusations, uses, the Joker's four (SC-12 to SC-16, SC-20 to SC-25, SC-35)."""

from spydeck.games.events import emit
from spydeck.games.spycard.rules.flips import asks_bullet, asks_jack, die, discard, turn_up
from spydeck.games.spycard.rules.state import (
    ACCUSE,
    ACCUSED,
    ACE,
    AGAIN,
    ALLOWED,
    CLAIM,
    CLAIMED,
    CLUBS,
    DECLINED,
    DIAMONDS,
    FIRST,
    HEARTS,
    IN_VAIN,
    JOKER,
    JOKER_DONE,
    JOKER_USED,
    JOKERS_USE,
    LEARNT,
    LIE,
    ONCE,
    REPEATED,
    SECOND,
    SPADES,
    SUITS_ALONE,
    SWAPPED,
    TRADED_PLACES,
    TRUTH,
    TURNED_DOWN,
    USED,
    State,
    controller_of,
    in_play,
    next_playing,
)
from spydeck.games.spycard.rules.targets import could_be_targets, next_targets, skilled
from spydeck.games.spycard.rules.turn import end_turn
from spydeck.kernel import EVERYONE, kernel, lowest


@kernel
def declare(state: State, seat: int, ability: int, acting: int, targets: int) -> None:
    """Use the ability of a face-up agent, or claim one for a face-down agent (SC-12, SC-20)."""
    state.ability = ability
    state.acting = acting
    state.targets = targets
    if state.face_up >> acting & 1:
        emit(state, USED, seat, EVERYONE, targets, acting + 64 * ability)
        state.doing = ONCE
        use(state, ability, targets)
    else:
        emit(state, CLAIMED, seat, EVERYONE, targets, acting + 64 * ability)
        state.doing = CLAIM
        state.stage = ACCUSE
        state.asked = next_playing(state, seat)


@kernel
def allow(state: State, seat: int) -> None:
    """Do not accuse; when nobody has, the ability happens (SC-20, SC-21)."""
    emit(state, ALLOWED, seat, EVERYONE, 0, 0)
    state.asked = next_playing(state, seat)
    if state.asked == state.turn:
        state.doing = ONCE
        use(state, state.ability, state.targets)


@kernel
def accuse(state: State, seat: int) -> None:
    """Accuse the acting agent of a lie, which turns it up if no Jack goes before it (SC-22, SC-23)."""
    emit(state, ACCUSED, seat, EVERYONE, 0, 0)
    state.accuser = seat
    if not asks_jack(state, state.acting):
        judge(state, state.acting)


@kernel
def judge(state: State, turned: int) -> None:
    """Turn up the accused agent, or a Jack instead of it, and judge the claim (SC-22, SC-24, SC-25)."""
    turn_up(state, turned)
    if state.jokers >> turned & 1 and state.ability < SUITS_ALONE:
        state.doing = JOKERS_USE
        ask_joker(state)
    elif skilled(state, state.ability) >> turned & 1:
        emit(state, TRUTH, state.turn, EVERYONE, turned, 0)
        state.doing = FIRST
        use(state, state.ability, state.targets)
    else:
        emit(state, LIE, state.turn, EVERYONE, turned, 0)
        discard(state, turned)
        end_turn(state)


@kernel
def use(state: State, ability: int, targets: int) -> None:
    """Carry out one use of an ability, or nothing where it has become impossible (SC-35)."""
    acts = in_play(state) >> state.acting & 1 == 1
    if not acts or not could_be_targets(state, ability, targets):
        emit(state, IN_VAIN, state.turn, EVERYONE, 0, 0)
        finish_use(state)
        return
    token = lowest(targets)
    if ability == HEARTS:
        if not asks_jack(state, token):
            charm(state, token)
    elif ability == SPADES or ability == ACE:
        if not asks_bullet(state, token):
            kill(state, token)
    else:
        if ability == CLUBS:
            cover(state, token)
        elif ability == DIAMONDS:
            swap(state, token, lowest(targets ^ (1 << token)))
        else:
            state.in_field ^= targets  # SC-14
            emit(state, TRADED_PLACES, state.turn, EVERYONE, targets, 0)
        finish_use(state)


@kernel
def charm(state: State, token: int) -> None:
    """Turn up the target of Hearts, or a Jack instead of it; a Joker is discarded (SC-13, SC-26)."""
    turn_up(state, token)
    using_its_four = state.doing == JOKERS_USE and token == state.acting  # SC-25
    if state.jokers >> token & 1 and not using_its_four:
        discard(state, token)
    finish_use(state)


@kernel
def kill(state: State, token: int) -> None:
    """Kill the target of Spades or the Ace, or what takes the bullet for it (SC-13, SC-15, SC-27)."""
    die(state, token)
    finish_use(state)


@kernel
def cover(state: State, token: int) -> None:
    """Turn a token face down (SC-13)."""
    state.face_up &= ~(1 << token)
    emit(state, TURNED_DOWN, controller_of(state, token), EVERYONE, token, 0)


@kernel
def learn(state: State, seat: int, token: int) -> None:
    """Let a seat look at a token that it has come to control."""
    state.known[seat] |= 1 << token
    if state.face_up >> token & 1 == 0:
        emit(state, LEARNT, seat, 1 << seat, int(state.agents[token]), token)


@kernel
def swap(state: State, one: int, two: int) -> None:
    """Let two players swap a token each; the new controllers get to know them (SC-7, SC-13)."""
    both = 1 << one | 1 << two
    seat = controller_of(state, one)
    other = controller_of(state, two)
    emit(state, SWAPPED, state.turn, EVERYONE, both, 0)
    state.controlled[seat] ^= both
    state.controlled[other] ^= both
    learn(state, seat, two)
    learn(state, other, one)


@kernel
def finish_use(state: State) -> None:
    """Go on after a use: the second one, a Joker's next, or the end of the turn (SC-22, SC-25)."""
    if state.doing == JOKERS_USE:
        ask_joker(state)
        return
    acts = in_play(state) >> state.acting & 1 == 1
    if state.doing == FIRST and acts and next_targets(state, state.ability, 0):
        state.stage = AGAIN
        state.asked = state.turn
    else:
        end_turn(state)


@kernel
def use_again(state: State, targets: int) -> None:
    """The second use of a proven ability (SC-22)."""
    emit(state, REPEATED, state.turn, EVERYONE, targets, state.ability)
    state.doing = SECOND
    use(state, state.ability, targets)


@kernel
def decline(state: State) -> None:
    """Forgo the second use (SC-22)."""
    emit(state, DECLINED, state.turn, EVERYONE, 0, 0)
    end_turn(state)


@kernel
def next_joker_targets(state: State, suit: int, chosen: int) -> int:
    """The tokens that an accused Joker may name next for a suit: once, the declared suit as declared."""
    if state.joker_used >> suit & 1:
        return 0
    if suit != state.ability:
        return next_targets(state, suit, chosen)
    if chosen & ~state.targets == 0 and could_be_targets(state, suit, state.targets):
        return state.targets & ~chosen
    return 0


@kernel
def joker_suits(state: State) -> int:
    """The suits that an accused Joker can use now (SC-25)."""
    suits = 0
    if in_play(state) >> state.acting & 1:
        for suit in range(SUITS_ALONE):
            if next_joker_targets(state, suit, 0):
                suits |= 1 << suit
    return suits


@kernel
def ask_joker(state: State) -> None:
    """Ask what an accused Joker uses next, if it can do anything (SC-25)."""
    if joker_suits(state):
        state.stage = JOKER
        state.asked = state.turn
    else:
        end_joker(state)


@kernel
def use_joker(state: State, suit: int, targets: int) -> None:
    """One of the four uses of an accused Joker (SC-25)."""
    state.joker_used |= 1 << suit
    emit(state, JOKER_USED, state.turn, EVERYONE, targets, suit)
    use(state, suit, targets)


@kernel
def finish_joker(state: State) -> None:
    """Forgo what is left of a Joker's uses (SC-25)."""
    emit(state, JOKER_DONE, state.turn, EVERYONE, 0, 0)
    end_joker(state)


@kernel
def end_joker(state: State) -> None:
    """Discard the accused Joker from wherever it is, and end the turn (SC-25)."""
    if in_play(state) >> state.acting & 1:
        discard(state, state.acting)
    end_turn(state)

"""Uses of an ability and what follows them (SC-12 to SC-16, SC-22, SC-25, SC-35)."""

from spydeck.games.events import emit
from spydeck.games.spycard.rules import ability, event, phase, stage
from spydeck.games.spycard.rules.flips import ask_bullet, ask_jack, die, discard, turn_up
from spydeck.games.spycard.rules.joker import ask_joker
from spydeck.games.spycard.rules.state import State, controller_of, in_play
from spydeck.games.spycard.rules.targets import are_possible_targets, next_targets
from spydeck.games.spycard.rules.turn import end_turn
from spydeck.kernel import EVERYONE, kernel, lowest


@kernel
def use(state: State, ability_id: int, targets: int) -> None:
    """Carry out one use of an ability, or nothing where it has become impossible (SC-35)."""
    acts = in_play(state) >> state.acting & 1 == 1
    if not acts or not are_possible_targets(state, ability_id, targets):
        emit(state, event.NO_EFFECT, state.turn, EVERYONE, 0, 0)
        finish_use(state)
        return
    token = lowest(targets)
    if ability_id == ability.HEARTS:
        if not ask_jack(state, token):
            reveal_target(state, token)
    elif ability_id == ability.SPADES or ability_id == ability.ACE:
        if not ask_bullet(state, token):
            kill_target(state, token)
    else:
        if ability_id == ability.CLUBS:
            turn_down(state, token)
        elif ability_id == ability.DIAMONDS:
            swap(state, token, lowest(targets ^ (1 << token)))
        else:
            state.in_field ^= targets  # SC-14
            emit(state, event.TWO_MOVED, state.turn, EVERYONE, targets, targets & state.in_field)
        finish_use(state)


@kernel
def reveal_target(state: State, token: int) -> None:
    """Turn up the target of Hearts, or a Jack instead of it; a Joker is discarded (SC-13, SC-26)."""
    turn_up(state, token)
    is_acting_joker = state.phase == phase.JOKER_USE and token == state.acting  # SC-25
    if state.jokers >> token & 1 and not is_acting_joker:
        discard(state, token)
    finish_use(state)


@kernel
def kill_target(state: State, token: int) -> None:
    """Kill the target of Spades or the Ace, or the agent that takes the bullet (SC-13, SC-15, SC-27)."""
    die(state, token)
    finish_use(state)


@kernel
def turn_down(state: State, token: int) -> None:
    """Turn a token face down (SC-13)."""
    state.face_up &= ~(1 << token)
    emit(state, event.TURNED_DOWN, controller_of(state, token), EVERYONE, token, 0)


@kernel
def look(state: State, seat: int, token: int) -> None:
    """Let a seat look at a token that it has come to control (SC-7)."""
    state.known[seat] |= 1 << token
    if state.face_up >> token & 1 == 0:
        emit(state, event.LOOKED, seat, 1 << seat, int(state.agents[token]), token)


@kernel
def swap(state: State, one: int, two: int) -> None:
    """Let two players swap a token each; the new controllers look at them (SC-7, SC-13)."""
    both = 1 << one | 1 << two
    seat = controller_of(state, one)
    other = controller_of(state, two)
    emit(state, event.SWAPPED, state.turn, EVERYONE, both, 0)
    state.controlled[seat] ^= both
    state.controlled[other] ^= both
    look(state, seat, two)
    look(state, other, one)


@kernel
def finish_use(state: State) -> None:
    """Continue after a use: with the second use, a Joker's next use or the end of the turn (SC-22, SC-25)."""
    if state.phase == phase.JOKER_USE:
        ask_joker(state)
        return
    acts = in_play(state) >> state.acting & 1 == 1
    if state.phase == phase.FIRST_USE and acts and next_targets(state, state.ability, 0):
        state.stage = stage.AGAIN
        state.asked = state.turn
    else:
        end_turn(state)


@kernel
def use_again(state: State, targets: int) -> None:
    """Use a proven ability a second time (SC-22)."""
    emit(state, event.USED_AGAIN, state.turn, EVERYONE, targets, state.ability)
    state.phase = phase.SECOND_USE
    use(state, state.ability, targets)


@kernel
def decline(state: State) -> None:
    """Forgo the second use (SC-22)."""
    emit(state, event.DECLINED, state.turn, EVERYONE, 0, 0)
    end_turn(state)


@kernel
def use_joker(state: State, suit: int, targets: int) -> None:
    """Use one of the four suits of an accused Joker (SC-25)."""
    state.joker_used |= 1 << suit
    emit(state, event.JOKER_USED, state.turn, EVERYONE, targets, suit)
    use(state, suit, targets)

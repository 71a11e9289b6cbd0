"""Declared abilities and accusations (SC-12, SC-20 to SC-25)."""

from spydeck.games.events import emit
from spydeck.games.spycard.rules import ability, event, phase, stage
from spydeck.games.spycard.rules.flips import ask_jack, discard, turn_up
from spydeck.games.spycard.rules.joker import ask_joker
from spydeck.games.spycard.rules.state import State, next_playing
from spydeck.games.spycard.rules.targets import tokens_with_ability
from spydeck.games.spycard.rules.turn import end_turn
from spydeck.games.spycard.rules.uses import use
from spydeck.kernel import EVERYONE, kernel


@kernel
def declare(state: State, seat: int, ability_id: int, acting: int, targets: int) -> None:
    """Use the ability of a face-up agent, or claim one for a face-down agent (SC-12, SC-20)."""
    state.ability = ability_id
    state.acting = acting
    state.targets = targets
    if state.face_up >> acting & 1:
        emit(state, event.USED, seat, EVERYONE, targets, acting + 64 * ability_id)
        state.phase = phase.SINGLE_USE
        use(state, ability_id, targets)
    else:
        emit(state, event.CLAIMED, seat, EVERYONE, targets, acting + 64 * ability_id)
        state.phase = phase.CLAIM
        state.stage = stage.ACCUSE
        state.asked = next_playing(state, seat)


@kernel
def allow(state: State, seat: int) -> None:
    """Do not accuse; once all opponents allow, the ability is used (SC-20, SC-21)."""
    emit(state, event.ALLOWED, seat, EVERYONE, 0, 0)
    state.asked = next_playing(state, seat)
    if state.asked == state.turn:
        state.phase = phase.SINGLE_USE
        use(state, state.ability, state.targets)


@kernel
def accuse(state: State, seat: int) -> None:
    """Accuse the acting agent of a lie, which turns it up unless a Jack replaces it (SC-22, SC-23)."""
    emit(state, event.ACCUSED, seat, EVERYONE, 0, 0)
    state.accuser = seat
    if state.jack_on_accusation == 0 or not ask_jack(state, state.acting):  # SC-24
        judge(state, state.acting)


@kernel
def judge(state: State, turned: int) -> None:
    """Turn up the accused agent, or a Jack instead of it, and judge the claim (SC-22, SC-24, SC-25)."""
    turn_up(state, turned)
    if state.jokers >> turned & 1 and state.ability < ability.SUIT_COUNT:
        state.phase = phase.JOKER_USE
        ask_joker(state)
    elif tokens_with_ability(state, state.ability) >> turned & 1:
        emit(state, event.TRUTH, state.turn, EVERYONE, turned, 0)
        state.phase = phase.FIRST_USE
        use(state, state.ability, state.targets)
    else:
        emit(state, event.LIE, state.turn, EVERYONE, turned, 0)
        discard(state, turned)
        end_turn(state)

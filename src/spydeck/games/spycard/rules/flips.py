"""Turning agents up, Jacks and Jokers, deaths and bullets (SC-23, SC-26 to SC-29).

Nothing here decides what follows: who calls these goes on from there.
"""

from spydeck.games.events import emit
from spydeck.games.spycard.rules.state import (
    BULLET,
    BULLET_ANSWER,
    DIED,
    DISCARDED,
    JACK,
    JACK_ANSWER,
    TURNED_UP,
    State,
    controller_of,
)
from spydeck.kernel import EVERYONE, kernel


@kernel
def face_down_others(state: State, token: int) -> int:
    """The face-down tokens of a token's controller but that token itself."""
    return state.controlled[controller_of(state, token)] & ~state.face_up & ~(1 << token)


@kernel
def jacks_for(state: State, token: int) -> int:
    """The Jacks that may be turned up instead of a token; its controller alone knows them (SC-23)."""
    return face_down_others(state, token) & state.jacks


@kernel
def bullets_for(state: State, token: int) -> int:
    """The tokens that may die instead of a token (SC-27)."""
    return face_down_others(state, token) & state.in_field


@kernel
def asks_jack(state: State, token: int) -> bool:
    """Before a token is turned up: ask its controller for a Jack; whether there was a question.

    Everyone with another face-down agent is asked, so that being asked tells nothing (SC-23).
    """
    if face_down_others(state, token) == 0:
        return False
    state.at_stake = token
    state.stage = JACK
    state.asked = controller_of(state, token)
    return True


@kernel
def asks_bullet(state: State, token: int) -> bool:
    """Before a token dies: ask its controller whether another dies; whether there was a question (SC-27)."""
    if bullets_for(state, token) == 0:
        return False
    state.at_stake = token
    state.stage = BULLET
    state.asked = controller_of(state, token)
    return True


@kernel
def tell_jack(state: State, seat: int, jack: int, sees: int) -> int:
    """Write down an answer about a Jack (-1 for none); gives the token that is to be turned up."""
    emit(state, JACK_ANSWER, seat, sees, jack + 1, state.at_stake)
    if jack >= 0:
        return jack
    return state.at_stake


@kernel
def tell_bullet(state: State, seat: int, bullet: int) -> int:
    """Write down an answer about a bullet (-1 for none); gives the token that is to die."""
    emit(state, BULLET_ANSWER, seat, EVERYONE, bullet + 1, state.at_stake)
    if bullet >= 0:
        return bullet
    return state.at_stake


@kernel
def turn_up(state: State, token: int) -> None:
    """Turn a token face up."""
    state.face_up |= 1 << token
    state.revealed |= 1 << token
    emit(state, TURNED_UP, controller_of(state, token), EVERYONE, token, int(state.agents[token]))


@kernel
def remove(state: State, token: int, kind: int) -> None:
    """Put a token on the discard pile, face up (SC-28), told as `DIED` or `DISCARDED`."""
    bit = 1 << token
    seat = controller_of(state, token)
    emit(state, kind, seat, EVERYONE, token, int(state.agents[token]))
    state.controlled[seat] &= ~bit
    state.in_field &= ~bit
    state.face_up &= ~bit
    state.discarded |= bit
    state.revealed |= bit


@kernel
def discard(state: State, token: int) -> None:
    """Discard a token; nobody dies (SC-27)."""
    remove(state, token, DISCARDED)


@kernel
def die(state: State, token: int) -> None:
    """Let a token die."""
    remove(state, token, DIED)

"""Attacks, and what abilities share with them: turning up, Jacks, deaths, bullets (SC-17, SC-23 to SC-29).

Nothing before `attack` decides what follows; the callers do.
"""

from spydeck.games.events import emit
from spydeck.games.spycard.cards import rank_of
from spydeck.games.spycard.rules.state import State, controller_of
from spydeck.games.spycard.rules.turn import end_turn
from spydeck.games.spycard.vocabulary import event, phase, stage
from spydeck.kernel import EVERYONE, kernel, lowest


@kernel
def face_down_others(state: State, token: int) -> int:
    """Return the other face-down tokens of a token's controller."""
    return state.controlled[controller_of(state, token)] & ~state.face_up & ~(1 << token)


@kernel
def jacks_for(state: State, token: int) -> int:
    """Return the Jacks that may be turned up instead of a token; only its controller knows them (SC-23)."""
    return face_down_others(state, token) & state.jacks


@kernel
def bullets_for(state: State, token: int) -> int:
    """Return the tokens that may die instead of a token (SC-27)."""
    return face_down_others(state, token) & state.in_field


@kernel
def ask_jack(state: State, token: int) -> bool:
    """Ask a token's controller for a Jack before the token is turned up. Return whether there is a question.

    Everyone with another face-down agent is asked, so that the question reveals nothing (SC-23).
    """
    if face_down_others(state, token) == 0:
        return False
    state.at_stake = token
    state.stage = stage.JACK
    state.asked = controller_of(state, token)
    return True


@kernel
def ask_bullet(state: State, token: int) -> bool:
    """Ask a token's controller whether another dies instead. Return whether there is a question (SC-27)."""
    if bullets_for(state, token) == 0:
        return False
    state.at_stake = token
    state.stage = stage.BULLET
    state.asked = controller_of(state, token)
    return True


@kernel
def record_jack_answer(state: State, seat: int, jack: int, sees: int) -> int:
    """Record the choice of a Jack (-1 for none). Return the token to turn up."""
    emit(state, event.JACK_ANSWERED, seat, sees, jack + 1, state.at_stake)
    if jack >= 0:
        return jack
    return state.at_stake


@kernel
def record_bullet_answer(state: State, seat: int, bullet: int) -> int:
    """Record the choice of an agent that takes the bullet (-1 for none). Return the token that dies."""
    emit(state, event.BULLET_ANSWERED, seat, EVERYONE, bullet + 1, state.at_stake)
    if bullet >= 0:
        return bullet
    return state.at_stake


@kernel
def turn_up(state: State, token: int) -> None:
    """Turn a token face up."""
    state.face_up |= 1 << token
    state.revealed |= 1 << token
    emit(state, event.TURNED_UP, controller_of(state, token), EVERYONE, token, int(state.agents[token]))


@kernel
def remove(state: State, token: int, kind: int) -> None:
    """Put a token on the discard pile, face up, with an event of a kind: died or discarded (SC-28)."""
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
    remove(state, token, event.DISCARDED)


@kernel
def die(state: State, token: int) -> None:
    """Let a token die."""
    remove(state, token, event.DIED)


@kernel
def attack(state: State, seat: int, attacker: int, target: int) -> None:
    """Attack; both Jack choices come before anything is turned up, the attacker's first (SC-23)."""
    emit(state, event.ATTACKED, seat, EVERYONE, attacker, target)
    state.phase = phase.ATTACK
    state.acting = attacker
    state.targets = 1 << target
    if not ask_jack(state, attacker):
        choose_fighter(state, attacker)


@kernel
def choose_fighter(state: State, fighter: int) -> None:
    """Note which token will be turned up for the attacker, and ask the other side (SC-23)."""
    state.fighter = fighter
    target = lowest(state.targets)
    if state.face_up >> target & 1 or not ask_jack(state, target):
        fight(state, target)


@kernel
def fight(state: State, defender: int) -> None:
    """Turn both sides up, discard Jokers, then compare ranks; the attacker loses ties (SC-17)."""
    attacker = state.fighter
    turn_up(state, attacker)
    if state.face_up >> defender & 1 == 0:
        turn_up(state, defender)
    jokers = (1 << attacker | 1 << defender) & state.jokers
    if jokers:  # SC-26
        if jokers >> attacker & 1:
            discard(state, attacker)
        if jokers >> defender & 1:
            discard(state, defender)
        end_turn(state)
        return
    winner = defender
    loser = attacker
    if rank_of(int(state.agents[attacker])) > rank_of(int(state.agents[defender])):
        winner = attacker
        loser = defender
    emit(state, event.FOUGHT, controller_of(state, winner), EVERYONE, winner, loser)
    if not ask_bullet(state, loser):
        lose_fight(state, loser)


@kernel
def lose_fight(state: State, token: int) -> None:
    """Let the loser of an attack die, or the agent that takes the bullet for it (SC-27)."""
    die(state, token)
    end_turn(state)

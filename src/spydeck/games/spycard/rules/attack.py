"""Attacks (SC-17, SC-23, SC-26, SC-29)."""

from spydeck.games.events import emit
from spydeck.games.spycard.cards import rank_of
from spydeck.games.spycard.rules import event, phase
from spydeck.games.spycard.rules.flips import ask_bullet, ask_jack, die, discard, turn_up
from spydeck.games.spycard.rules.state import State, controller_of
from spydeck.games.spycard.rules.turn import end_turn
from spydeck.kernel import EVERYONE, kernel, lowest


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

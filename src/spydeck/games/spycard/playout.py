"""Random playouts of Spycard, with the same kernels as a match."""

from __future__ import annotations

from spydeck.games.game import Tally
from spydeck.games.spycard.cards import AGENDA_TEXTS, AGENDAS, AGENTS, agendas_in_game
from spydeck.games.spycard.policy.random_moves import random_verb
from spydeck.games.spycard.rules import actors, apply, chance, ending, pending, resolve, stage
from spydeck.games.spycard.rules.legality import (
    has_objects,
    has_subject,
    next_objects,
    possible_subjects,
    possible_verbs,
)
from spydeck.games.spycard.rules.state import State
from spydeck.kernel import ENOUGH, NONE, kernel, lowest, random_below, random_member, shuffle_first

START = chance.AGENTS

WON_BY_LAST_LEFT = AGENDAS
WON_BY_NOBODY = AGENDAS + 1


@kernel
def act_at_random(state: State, generator: list[int]) -> None:
    """Take one random action for the seat that is asked: draw a verb, then its operands one by one."""
    seat = state.asked
    verb_id = random_verb(generator, possible_verbs(state, seat))
    subject = NONE
    objects = 0
    if has_subject(verb_id):
        subject = random_member(generator, possible_subjects(state, seat, verb_id))
    if has_objects(verb_id):
        while True:
            bit = 1 << random_member(generator, next_objects(state, seat, verb_id, objects))
            if bit == ENOUGH:
                break
            objects |= bit
    apply(state, seat, verb_id, subject, objects)


@kernel
def draw(state: State, generator: list[int], order: list[int]) -> None:
    """Draw the order of the agents, that of the agendas, or the first player (SC-4 to SC-6)."""
    if state.stage == stage.DRAW_FIRST_PLAYER:
        order[0] = random_below(generator, state.players)
    else:
        size = AGENTS if state.stage == stage.SHUFFLE else agendas_in_game(state.players)
        for place in range(size):
            order[place] = place
        shuffle_first(generator, order, size)
    resolve(state, order)


@kernel
def playout(state: State, generator: list[int], order: list[int]) -> int:
    """Play on at random to the end of the game. Return the number of actions."""
    while pending(state) != NONE:
        draw(state, generator, order)
    actions = 0
    while actors(state):
        act_at_random(state, generator)
        actions += 1
    return actions


@kernel
def won_by(state: State) -> int:
    """Return what a finished game was won by, as a place among the labels of `TALLY`."""
    if state.winners == 0:
        return WON_BY_NOBODY
    if state.ending == ending.BY_AGENDA:
        return int(state.agendas[lowest(state.winners)])
    return WON_BY_LAST_LEFT


TALLY = Tally("wins by", (*AGENDA_TEXTS, "last one left", "nobody"), won_by)
"""How benchmarks count finished games: an agenda by its number, then the other two ways to end."""

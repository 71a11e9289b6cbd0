"""Random playouts of Spycard, through the functions that a match uses."""

from __future__ import annotations

from spydeck.games.spycard.cards import agendas_in_game
from spydeck.games.spycard.rules import apply
from spydeck.games.spycard.rules.legality import (
    has_objects,
    has_subject,
    next_objects,
    possible_subjects,
    possible_verbs,
)
from spydeck.games.spycard.rules.state import BY_AGENDA, DO_EXPOSE, OVER, SHUFFLE, State
from spydeck.games.spycard.rules.turn import begin_turn, deal_agendas, deal_agents
from spydeck.kernel import ENOUGH, NONE, kernel, lowest, random_below, random_member, shuffle

EXPOSING = 2
"""In how many turns out of a hundred a random player exposes someone, so that games last."""


@kernel
def random_verb(generator: list[int], verbs: int) -> int:
    """A verb out of a set, uniformly but for exposing, which is rare."""
    if verbs >> DO_EXPOSE & 1:
        if random_below(generator, 100) < EXPOSING:
            return DO_EXPOSE
        verbs ^= 1 << DO_EXPOSE
    return random_member(generator, verbs)


@kernel
def act_at_random(state: State, generator: list[int]) -> None:
    """One random action of the seat that is asked: a verb, then its operands one by one."""
    seat = state.asked
    verb = random_verb(generator, possible_verbs(state, seat))
    subject = NONE
    objects = 0
    if has_subject(verb):
        subject = random_member(generator, possible_subjects(state, seat, verb))
    if has_objects(verb):
        while True:
            bit = 1 << random_member(generator, next_objects(state, seat, verb, objects))
            if bit == ENOUGH:
                break
            objects |= bit
    apply(state, seat, verb, subject, objects)


@kernel
def draw_the_rest(state: State, generator: list[int]) -> None:
    """Draw agendas and the first player."""
    left = (1 << agendas_in_game(state.players)) - 1
    place = 0
    while left:
        agenda = random_member(generator, left)
        left ^= 1 << agenda
        state.agendas[place] = agenda
        place += 1
    deal_agendas(state, state.agendas)
    begin_turn(state, random_below(generator, state.players))


@kernel
def playout(state: State, generator: list[int], order: list[int]) -> int:
    """Play out at random, from before the shuffle or from anywhere later; gives the number of actions."""
    if state.stage == SHUFFLE:
        shuffle(generator, order)
        deal_agents(state, order)
        state.event_count = 0
        draw_the_rest(state, generator)
    actions = 0
    while state.stage != OVER:
        act_at_random(state, generator)
        actions += 1
    return actions


@kernel
def won_by(state: State) -> int:
    """What a finished game was won by: an agenda by its number, 7 the last one left, 8 nobody."""
    if state.winners == 0:
        return 8
    if state.ending == BY_AGENDA:
        return int(state.agendas[lowest(state.winners)])
    return 7

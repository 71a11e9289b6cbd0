"""The quick sensible move of Spycard: the baseline bot, and a policy for playouts.

It scores every change on the table for its agenda (`evaluate`), compares the best action of each kind
(`candidates`), answers questions (`answers`), and accuses and exposes by what it believes about others
(`beliefs`). It prefers true claims; it bluffs where losing the agent costs nothing, and now and then
elsewhere. It reads only what the seat may know, also of a true state.
"""

from __future__ import annotations

from spydeck.games.spycard.cards import AGENTS
from spydeck.games.spycard.policy.answers import (
    answer_again,
    answer_bullet,
    answer_draft,
    answer_jack,
    answer_joker,
)
from spydeck.games.spycard.policy.beliefs import (
    easiest_to_expose,
    possible_agendas,
    should_accuse,
    should_expose,
)
from spydeck.games.spycard.policy.candidates import (
    Move,
    ability_candidate,
    attack_candidate,
    better,
    move_candidate,
    score_draft,
)
from spydeck.games.spycard.policy.random_moves import random_verb
from spydeck.games.spycard.rules import stage, verb
from spydeck.games.spycard.rules.state import State
from spydeck.games.spycard.rules.winning import agenda_holds
from spydeck.kernel import NONE, kernel, random_below, random_member

__all__ = ["random_verb", "sensible", "stand_in"]

BLUFFS = 5
"""Percentage of turns in which it considers a false claim that may cost it something."""


@kernel
def take_turn(state: State, seat: int, agenda: int, exposes: bool, generator: list[int]) -> Move:
    """Return the move for a turn: pass if the agenda holds, otherwise the candidate with the best score."""
    if state.turns[seat] > 0 and agenda_holds(state, seat, agenda):
        return verb.PASS, NONE, 0
    if exposes and should_expose(state, seat):
        other = easiest_to_expose(state, seat)
        return verb.EXPOSE, other, 1 << random_member(generator, possible_agendas(state, seat, other))
    bluffs = random_below(generator, 100) < BLUFFS
    best = ability_candidate(state, seat, agenda, bluffs)
    best = better(best, attack_candidate(state, seat, agenda))
    best = better(best, move_candidate(state, seat, agenda))
    if state.drawn < AGENTS:
        best = better(best, (score_draft(state, seat, agenda), verb.DRAFT, NONE, 0))
    if best[0] <= 0:
        return verb.PASS, NONE, 0
    return best[1], best[2], best[3]


@kernel
def sensible(state: State, seat: int, generator: list[int]) -> Move:
    """Return the sensible move of a seat that may act."""
    agenda = int(state.agendas[seat])
    current = state.stage
    if current == stage.TURN:
        return take_turn(state, seat, agenda, True, generator)
    if current == stage.KEEP:
        return answer_draft(state, seat, agenda)
    if current == stage.ACCUSE:
        return (verb.ACCUSE if should_accuse(state, seat, generator) else verb.ALLOW), NONE, 0
    if current == stage.JACK:
        return answer_jack(state, seat, agenda)
    if current == stage.BULLET:
        return answer_bullet(state, seat, agenda)
    if current == stage.AGAIN:
        return answer_again(state, seat, agenda)
    return answer_joker(state, seat, agenda)


@kernel
def stand_in(state: State, seat: int, generator: list[int]) -> Move:
    """Return the move for the turn of a player who is away: the sensible one, but never an exposure."""
    return take_turn(state, seat, int(state.agendas[seat]), False, generator)

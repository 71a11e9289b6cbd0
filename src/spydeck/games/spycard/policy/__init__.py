"""The quick sensible move of Spycard: the baseline bot, and a policy for playouts.

It scores every change on the table for its agenda (`evaluate`), compares the best action of each kind
(`candidates`), and accuses and exposes by what it believes about others (`beliefs`). It prefers true claims;
it bluffs where losing the agent costs nothing, and now and then elsewhere. It only reads what the seat may
know.
"""

from __future__ import annotations

from spydeck.games.spycard.cards import AGENTS, JACK_RANK, KC, KD, rank_of
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
from spydeck.games.spycard.policy.evaluate import (
    best_targets,
    score_death,
    score_turn_up,
    score_use,
)
from spydeck.games.spycard.policy.random_moves import random_verb
from spydeck.games.spycard.rules import ability, phase, stage, verb
from spydeck.games.spycard.rules.flips import bullets_for, jacks_for
from spydeck.games.spycard.rules.joker import joker_suits
from spydeck.games.spycard.rules.state import State, next_playing
from spydeck.games.spycard.rules.targets import tokens_with_ability
from spydeck.games.spycard.rules.winning import agenda_holds
from spydeck.kernel import NONE, count, kernel, lowest, random_below, random_member

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
        return verb.EXPOSE, other, 1 << random_member(generator, possible_agendas(state, other))
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
def place_draft(state: State, seat: int, agenda: int) -> Move:
    """Return whether to keep a drafted agent, or to send one that hinders the agenda to an opponent."""
    receiver = seat
    if agenda == KC and state.of_suit[ability.CLUBS] >> state.drawn & 1 == 0:
        receiver = next_playing(state, seat)
    elif agenda == KD:
        for other in range(state.players):
            fewer = count(state.controlled[other]) < count(state.controlled[receiver])
            if state.playing >> other & 1 and fewer:
                receiver = other
    if receiver == seat:
        return verb.KEEP, NONE, 0
    return verb.SLEEPER, receiver, 0


@kernel
def choose_jack(state: State, seat: int, agenda: int) -> Move:
    """Return whether to turn up a Jack instead of the agent at stake."""
    jacks = jacks_for(state, state.at_stake)
    stake = state.at_stake
    jack = lowest(jacks)
    if jack == NONE:
        return verb.NO_JACK, NONE, 0
    if state.phase == phase.CLAIM:
        jack = jack_for_claim(state, seat, agenda, jacks)
    elif state.phase == phase.ATTACK:
        weak = rank_of(int(state.agents[stake])) < JACK_RANK - 2
        if not weak or score_death(state, seat, agenda, stake) >= 0:
            jack = NONE
    elif score_turn_up(state, seat, agenda, jack) <= score_turn_up(state, seat, agenda, stake):
        jack = NONE
    if jack == NONE:
        return verb.NO_JACK, NONE, 0
    return verb.JACK, jack, 0


@kernel
def jack_for_claim(state: State, seat: int, agenda: int, jacks: int) -> int:
    """Return the Jack that proves a lie, or that costs less than the liar; -1 for none."""
    stake = state.at_stake
    fitting = tokens_with_ability(state, state.ability)
    if state.ability < ability.SUIT_COUNT:
        fitting |= state.jokers
    if fitting >> stake & 1:
        return NONE
    if jacks & fitting:
        return lowest(jacks & fitting)
    jack = lowest(jacks)
    if score_death(state, seat, agenda, jack) > score_death(state, seat, agenda, stake):
        return jack
    return NONE


@kernel
def choose_bullet(state: State, seat: int, agenda: int) -> Move:
    """Return whether an agent that costs less dies instead of the one at stake."""
    tokens = bullets_for(state, state.at_stake)
    best = NONE
    best_score = score_death(state, seat, agenda, state.at_stake)
    for token in range(AGENTS):
        if tokens >> token & 1 and score_death(state, seat, agenda, token) > best_score:
            best = token
            best_score = score_death(state, seat, agenda, token)
    if best == NONE:
        return verb.NO_BULLET, NONE, 0
    return verb.BULLET, best, 0


@kernel
def choose_again(state: State, seat: int, agenda: int) -> Move:
    """Return whether to use a proven ability once more."""
    targets = best_targets(state, seat, agenda, state.ability)
    if targets and score_use(state, seat, agenda, state.ability, targets) > 0:
        return verb.AGAIN, NONE, targets
    return verb.DECLINE, NONE, 0


@kernel
def choose_joker(state: State, seat: int, agenda: int) -> Move:
    """Return the best use of an accused Joker, or that it is done."""
    best_score = 0
    verb_id = verb.DONE
    objects = 0
    suits = joker_suits(state)
    for suit in range(ability.SUIT_COUNT):
        if suits >> suit & 1:
            targets = state.targets
            if suit != state.ability:
                targets = best_targets(state, seat, agenda, suit)
            score = score_use(state, seat, agenda, suit, targets)
            if score > best_score:
                best_score = score
                verb_id = verb.JOKER_HEARTS + suit
                objects = targets
    return verb_id, NONE, objects


@kernel
def sensible(state: State, seat: int, generator: list[int]) -> Move:
    """Return the sensible move of a seat that may act."""
    agenda = int(state.agendas[seat])
    current = state.stage
    if current == stage.TURN:
        return take_turn(state, seat, agenda, True, generator)
    if current == stage.KEEP:
        return place_draft(state, seat, agenda)
    if current == stage.ACCUSE:
        return (verb.ACCUSE if should_accuse(state, seat, generator) else verb.ALLOW), NONE, 0
    if current == stage.JACK:
        return choose_jack(state, seat, agenda)
    if current == stage.BULLET:
        return choose_bullet(state, seat, agenda)
    if current == stage.AGAIN:
        return choose_again(state, seat, agenda)
    return choose_joker(state, seat, agenda)


@kernel
def stand_in(state: State, seat: int, generator: list[int]) -> Move:
    """Return the move for the turn of a player who is away: the sensible one, but never an exposure."""
    return take_turn(state, seat, int(state.agendas[seat]), False, generator)

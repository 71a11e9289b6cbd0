"""Answers to the questions that interrupt a turn, by their scores for the agenda of the seat."""

from __future__ import annotations

from spydeck.games.spycard.cards import JACK_RANK, KC, KD, rank_of
from spydeck.games.spycard.policy.candidates import Move
from spydeck.games.spycard.policy.evaluate import best_targets, score_death, score_turn_up, score_use
from spydeck.games.spycard.rules import ability, phase, verb
from spydeck.games.spycard.rules.flips import bullets_for, jacks_for
from spydeck.games.spycard.rules.joker import is_bound, joker_suits
from spydeck.games.spycard.rules.state import State, next_playing
from spydeck.games.spycard.rules.targets import tokens_with_ability
from spydeck.kernel import NONE, count, kernel, lowest


@kernel
def answer_draft(state: State, seat: int, agenda: int) -> Move:
    """Keep a drafted agent, or send one that hinders the agenda to an opponent (SC-9)."""
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
def answer_jack(state: State, seat: int, agenda: int) -> Move:
    """Decide whether to turn up a Jack instead of the agent at stake (SC-23)."""
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
def answer_bullet(state: State, seat: int, agenda: int) -> Move:
    """Decide whether an agent that costs less dies instead of the one at stake (SC-27)."""
    tokens = bullets_for(state, state.at_stake)
    best = NONE
    best_score = score_death(state, seat, agenda, state.at_stake)
    while tokens:
        token = lowest(tokens)
        tokens &= tokens - 1
        score = score_death(state, seat, agenda, token)
        if score > best_score:
            best = token
            best_score = score
    if best == NONE:
        return verb.NO_BULLET, NONE, 0
    return verb.BULLET, best, 0


@kernel
def answer_again(state: State, seat: int, agenda: int) -> Move:
    """Decide whether to use a proven ability once more (SC-22)."""
    targets = best_targets(state, seat, agenda, state.ability)
    if targets and score_use(state, seat, agenda, state.ability, targets) > 0:
        return verb.AGAIN, NONE, targets
    return verb.DECLINE, NONE, 0


@kernel
def answer_joker(state: State, seat: int, agenda: int) -> Move:
    """Choose the best use of an accused Joker, or that it is done (SC-25)."""
    best_score = 0
    verb_id = verb.DONE
    objects = 0
    suits = joker_suits(state)
    for suit in range(ability.SUIT_COUNT):
        if suits >> suit & 1:
            targets = state.targets
            if not is_bound(state, suit):
                targets = best_targets(state, seat, agenda, suit)
            score = score_use(state, seat, agenda, suit, targets)
            if score > best_score:
                best_score = score
                verb_id = verb.JOKER_HEARTS + suit
                objects = targets
    return verb_id, NONE, objects

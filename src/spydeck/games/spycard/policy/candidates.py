"""Candidates for a turn: the best action of each kind, with its score for the agenda of the seat."""

from __future__ import annotations

from spydeck.games.spycard.cards import AC, AD, AH, KC, KD, KS, rank_of
from spydeck.games.spycard.knowledge import known_agent
from spydeck.games.spycard.policy.evaluate import (
    STEP,
    best_targets,
    score_death,
    score_turn_up,
    score_use,
)
from spydeck.games.spycard.rules import ability, verb
from spydeck.games.spycard.rules.legality import (
    attackable,
    attackers,
    movable,
    tokens_to_declare,
)
from spydeck.games.spycard.rules.state import State, in_play
from spydeck.games.spycard.rules.targets import next_targets, tokens_with_ability
from spydeck.games.spycard.rules.winning import has_each_suit
from spydeck.kernel import NONE, count, kernel, lowest

Move = tuple[int, int, int]
"""A verb, a subject, a set of objects."""

Candidate = tuple[int, int, int, int]
"""A score, in hundredths of a step towards the agenda, and the move that has it."""


@kernel
def score_declaration(state: State, seat: int, agenda: int, ability_id: int, token: int, use: int) -> int:
    """Return the score of declaring an ability with a token, from the score of a single use.

    It accounts for an accusation: the truth turns the agent up and acts twice, a lie loses it.
    """
    if state.face_up >> token & 1:
        return use
    fitting = tokens_with_ability(state, ability_id)
    if ability_id < ability.SUIT_COUNT:
        fitting |= state.jokers
    if fitting >> token & 1:
        return use + (use + score_turn_up(state, seat, agenda, token)) // 2
    return (use + 3 * score_death(state, seat, agenda, token)) // 4


@kernel
def ability_candidate(state: State, seat: int, agenda: int, bluffs: bool) -> Candidate:
    """Return the best use of an ability; with `bluffs`, a false claim scores as if nobody accused it."""
    best_score = 0
    verb_id = verb.PASS
    acting = NONE
    objects = 0
    for ability_id in range(ability.COUNT):
        tokens = tokens_to_declare(state, seat, ability_id)
        if tokens == 0 or next_targets(state, ability_id, 0) == 0:
            continue
        targets = best_targets(state, seat, agenda, ability_id)
        use = score_use(state, seat, agenda, ability_id, targets) if targets else 0
        while tokens and targets:
            token = lowest(tokens)
            tokens &= tokens - 1
            score = score_declaration(state, seat, agenda, ability_id, token, use)
            if bluffs:
                score = max(score, use)
            if score > best_score:
                best_score = score
                verb_id = verb.HEARTS + ability_id
                acting = token
                objects = targets
    return best_score, verb_id, acting, objects


@kernel
def chance_to_beat(state: State, seat: int, token: int, target: int) -> int:
    """Return the chance that one of the seat's tokens beats a target in an attack, in hundredths."""
    rank = rank_of(int(state.agents[token]))
    other = known_agent(state, seat, target)
    if other >= 0:
        return 100 * int(rank > rank_of(other))
    return max(0, min(95, 9 * (rank - 2)))


@kernel
def attack_candidate(state: State, seat: int, agenda: int) -> Candidate:
    """Return the best attack: one of the two dies, and the attacker may end face up."""
    best_score = 0
    attacker = NONE
    attacked = 0
    tokens = attackers(state, seat)
    while tokens:
        token = lowest(tokens)
        tokens &= tokens - 1
        up = score_turn_up(state, seat, agenda, token)
        lost = score_death(state, seat, agenda, token)
        targets = attackable(state, seat)
        while targets:
            target = lowest(targets)
            targets &= targets - 1
            chance = chance_to_beat(state, seat, token, target)
            won = up + score_death(state, seat, agenda, target)
            score = (chance * won + (100 - chance) * lost) // 100
            if score > best_score:
                best_score = score
                attacker = token
                attacked = 1 << target
    return best_score, verb.ATTACK, attacker, attacked


@kernel
def score_draft(state: State, seat: int, agenda: int) -> int:
    """Return the score of drafting another agent."""
    own = state.controlled[seat]
    if agenda == KS:
        return STEP if count(in_play(state)) < 2 * state.players else -STEP
    if agenda == KC:
        return 20 if own & state.of_suit[ability.CLUBS] else 70
    if agenda == AD:
        return 20 if has_each_suit(state, own) else 60
    if agenda == KD:
        return 60
    return 25


@kernel
def strongest(state: State, tokens: int) -> int:
    """Return the token of the highest rank among some of the seat's own; Queens come first."""
    best = NONE
    best_rank = 0
    while tokens:
        token = lowest(tokens)
        tokens &= tokens - 1
        rank = rank_of(int(state.agents[token])) + 20 * int(state.queens >> token & 1)
        if best == NONE or rank > best_rank:
            best = token
            best_rank = rank
    return best


@kernel
def move_candidate(state: State, seat: int, agenda: int) -> Candidate:
    """Return the best move to the field."""
    tokens = movable(state, seat, verb.FIELD)
    out = movable(state, seat, verb.BASE)
    if tokens == 0:
        return 0, verb.FIELD, NONE, 0
    if agenda == AC:
        score = 0
        if out == 0:
            score = 3 * STEP if state.in_field == 0 else 60
        elif state.in_field != out:
            score = 40
        return score, verb.FIELD, NONE, 1 << strongest(state, tokens)
    if agenda == KC:
        clubs = state.of_suit[ability.CLUBS]
        others = tokens & ~clubs
        return (80 if others and out & ~clubs == 0 else 0), verb.FIELD, NONE, others
    if agenda == AH:
        return 5 * int(out == 0), verb.FIELD, NONE, 1 << strongest(state, tokens)
    return (70 if out & ~state.face_up == 0 else 15), verb.FIELD, NONE, tokens


@kernel
def better(one: Candidate, two: Candidate) -> Candidate:
    """Return the candidate with the higher score."""
    return two if two[0] > one[0] else one

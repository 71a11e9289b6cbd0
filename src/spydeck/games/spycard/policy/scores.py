"""Scores for a seat with an agenda: of changes on the table, and of the best action of each kind for a turn.

100 is one step towards the agenda; negative scores are steps away. The scores depend only on what the seat
knows.
"""

from __future__ import annotations

from spydeck.games.spycard.cards import AC, AD, AGENTS, AH, KC, KD, KH, KS, rank_of
from spydeck.games.spycard.observe import known_agent, known_tokens
from spydeck.games.spycard.rules.abilities import next_targets, tokens_that_pass
from spydeck.games.spycard.rules.legality import (
    attackable,
    attackers,
    movable,
    tokens_to_declare,
)
from spydeck.games.spycard.rules.state import State, controller_of, in_play
from spydeck.games.spycard.rules.turn import has_each_suit
from spydeck.games.spycard.vocabulary import ability, stage, verb
from spydeck.kernel import NONE, count, kernel, lowest

STEP = 100
"""The score of one step towards the agenda."""


@kernel
def tokens_of_missing_suits(state: State, seat: int) -> int:
    """Return the known tokens of the suits that the seat has no face-up agent of (SC-32, AD)."""
    shown = state.controlled[seat] & state.face_up
    tokens = 0
    for suit in range(4):
        if shown & state.of_suit[suit] == 0:
            tokens |= state.of_suit[suit]
    return tokens & known_tokens(state, seat)


@kernel
def score_turn_up(state: State, seat: int, agenda: int, token: int) -> int:
    """Return the score of turning a face-down token up; a Joker would be discarded."""
    known = known_tokens(state, seat)
    if state.jokers & known & 1 << token:
        return score_death(state, seat, agenda, token)
    if agenda == KH:
        return STEP if count(state.face_up) < 2 * state.players else -STEP
    if agenda == KC:
        return -STEP if state.of_suit[ability.CLUBS] & known & 1 << token else 0
    own = state.controlled[seat] >> token & 1
    if agenda == AD:
        return (STEP if tokens_of_missing_suits(state, seat) >> token & 1 else -10) if own else 5
    return -10 if own else 10


@kernel
def score_turn_down(state: State, seat: int, agenda: int, token: int) -> int:
    """Return the score of turning a face-up token down."""
    if agenda == KH:
        return STEP if count(state.face_up) > 2 * state.players else -STEP
    if agenda == KC:
        return STEP if state.of_suit[ability.CLUBS] >> token & 1 else 0
    own = state.controlled[seat] >> token & 1
    if agenda == AD:
        return -STEP if own else 5
    return 10 if own else -5


@kernel
def value_to_keep(state: State, agenda: int, token: int) -> int:
    """Return the value of one of the seat's agents to it: high ranks count more, and what AD shows."""
    shown = STEP if agenda == AD and state.face_up >> token & 1 else 0
    return 40 + 2 * rank_of(int(state.agents[token])) + shown


@kernel
def score_death(state: State, seat: int, agenda: int, token: int) -> int:
    """Return the score of a token leaving play."""
    own = state.controlled[seat] >> token & 1
    up = state.face_up >> token & 1
    club = state.of_suit[ability.CLUBS] >> token & 1
    if agenda == KS:
        doomed = int(state.stage == stage.JOKER)  # the acting Joker is discarded in the end (SC-25)
        return (STEP - 10 * own) if count(in_play(state)) - doomed > 2 * state.players else -STEP
    if agenda == KC:
        if own:
            return -STEP if club else STEP
        return STEP if club and up else 0
    if agenda == KD:
        return score_fewer(state, controller_of(state, token))
    if agenda == KH and up:
        return STEP if count(state.face_up) > 2 * state.players else -STEP
    if own:
        return -value_to_keep(state, agenda, token)
    if agenda == AC and state.in_field >> token & 1:
        return STEP
    return 15


@kernel
def score_fewer(state: State, other: int) -> int:
    """Return the score for KD of a player losing an agent: above the mean is too many."""
    agents = count(state.controlled[other]) * count(state.playing)
    return 30 * (agents - count(in_play(state))) // count(state.playing)


@kernel
def score_place_change(state: State, seat: int, agenda: int, token: int) -> int:
    """Return the score of a token going from base to field or back."""
    if agenda != AC:
        return 0
    out = state.in_field >> token & 1
    if state.controlled[seat] >> token & 1 == 0:
        return STEP if out else -STEP
    others = count(state.in_field & state.controlled[seat]) - out
    if out:
        return -STEP if others == 0 else 0
    return STEP if others == 0 else 1


@kernel
def score_swap(state: State, seat: int, agenda: int, one: int, two: int) -> int:
    """Return the score of a swap; at most one of its tokens is the seat's own."""
    own = state.controlled[seat]
    mine, theirs = (one, two) if own >> one & 1 else (two, one)
    if own >> mine & 1 == 0:
        return 0
    clubs = state.of_suit[ability.CLUBS] & known_tokens(state, seat)
    if agenda == KC and clubs >> mine & 1 == 0:
        return STEP if clubs >> theirs & 1 else 20
    if agenda == AD and state.face_up >> theirs & 1 and state.face_up >> mine & 1 == 0:
        return STEP if tokens_of_missing_suits(state, seat) >> theirs & 1 else 0
    return -5


@kernel
def score_use(state: State, seat: int, agenda: int, ability_id: int, targets: int) -> int:
    """Return the score of one use of an ability on some targets."""
    token = lowest(targets)
    if ability_id == ability.HEARTS:
        return score_turn_up(state, seat, agenda, token)
    if ability_id == ability.CLUBS:
        return score_turn_down(state, seat, agenda, token)
    other = lowest(targets ^ (1 << token))
    if ability_id == ability.DIAMONDS:
        return score_swap(state, seat, agenda, token, other)
    if ability_id == ability.QUEEN:
        return score_place_change(state, seat, agenda, token) + score_place_change(state, seat, agenda, other)
    return score_death(state, seat, agenda, token)


@kernel
def highest_score(agenda: int, ability_id: int) -> int:
    """Return a score that no use of an ability exceeds."""
    if ability_id == ability.QUEEN:
        return 2 * STEP if agenda == AC else 0
    if ability_id == ability.DIAMONDS:
        return STEP if agenda == KC or agenda == AD else 0
    return AGENTS * STEP


@kernel
def best_next_target(state: State, seat: int, agenda: int, ability_id: int, chosen: int) -> int:
    """Return the token that makes the best targets with the chosen ones, or -1 if there is none."""
    best = -1
    best_score = 0
    following = next_targets(state, ability_id, chosen)
    highest = highest_score(agenda, ability_id)
    while following and (best < 0 or best_score < highest):
        token = lowest(following)
        following &= following - 1
        score = score_use(state, seat, agenda, ability_id, chosen | 1 << token)
        if best < 0 or score > best_score:
            best = token
            best_score = score
    return best


@kernel
def best_targets(state: State, seat: int, agenda: int, ability_id: int) -> int:
    """Return the best targets of an ability, or 0 if there are none."""
    if ability_id != ability.DIAMONDS and ability_id != ability.QUEEN:
        token = best_next_target(state, seat, agenda, ability_id, 0)
        return 1 << token if token >= 0 else 0
    best = 0
    best_score = 0
    firsts = next_targets(state, ability_id, 0)
    highest = highest_score(agenda, ability_id)
    while firsts and (best == 0 or best_score < highest):
        token = lowest(firsts)
        firsts &= firsts - 1
        partner = best_next_target(state, seat, agenda, ability_id, 1 << token)
        targets = 1 << token | 1 << max(partner, 0)
        score = score_use(state, seat, agenda, ability_id, targets) if partner >= 0 else 0
        if partner >= 0 and (best == 0 or score > best_score):
            best = targets
            best_score = score
    return best


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
    fitting = tokens_that_pass(state, ability_id)
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

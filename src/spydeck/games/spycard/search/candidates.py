"""The actions that a search compares: the best of each kind, by scores for the seat's own agenda."""

from __future__ import annotations

from typing import Any

from spydeck.games.spycard.cards import AGENTS
from spydeck.games.spycard.observe import known_tokens
from spydeck.games.spycard.policy import possible_agendas
from spydeck.games.spycard.policy.scores import (
    chance_to_beat,
    move_candidate,
    score_death,
    score_declaration,
    score_draft,
    score_turn_up,
    score_use,
)
from spydeck.games.spycard.rules.abilities import (
    is_bound,
    joker_suits,
    next_targets,
    targets_needed,
    tokens_with_ability,
)
from spydeck.games.spycard.rules.fights import bullets_for, jacks_for
from spydeck.games.spycard.rules.legality import attackable, attackers, movable, opponents, tokens_to_declare
from spydeck.games.spycard.rules.state import State
from spydeck.games.spycard.vocabulary import ability, stage, verb
from spydeck.kernel import NONE, count, doubles, kernel, lowest

MAX_LISTED = 400
"""The maximum number of actions from which the list is made."""

VERBS = verb.DONE + 1

ANOTHER = 25.0
"""The reduction by each action of a kind of the scores of others of that kind, in hundredths of a step."""

NEVER = -1e9

ALWAYS = 1e9
"""The score of an action that is compared in any case, besides the best ones."""


@kernel
def offer(out: Any, scores: Any, score: float, verb_id: int, subject: int, objects: int) -> None:
    """Add an action with its score, unless the list is full; `scores` starts with the number of actions."""
    number = int(scores[0])
    if number < MAX_LISTED:
        out[number, 0] = verb_id
        out[number, 1] = subject
        out[number, 2] = objects
        scores[number + 1] = score
        scores[0] = number + 1


@kernel
def exchange(out: Any, scores: Any, one: int, two: int) -> None:
    """Let two actions change places."""
    for column in range(3):
        number = int(out[one, column])
        out[one, column] = out[two, column]
        out[two, column] = number
    score = scores[one + 1]
    scores[one + 1] = scores[two + 1]
    scores[two + 1] = score


@kernel
def cut(out: Any, scores: Any, width: int) -> int:
    """Keep the actions with the best scores, and with 0 one of each verb. Return how many there are."""
    number = int(scores[0])
    chosen = doubles(VERBS)
    kept = 0
    always = 0
    for place in range(number):
        always += int(scores[place + 1] == ALWAYS)
    while kept < number and (width == 0 or kept < width + always):
        best = -1
        best_score = NEVER
        for place in range(kept, number):
            of_kind = chosen[int(out[place, 0])]
            score = scores[place + 1] - ANOTHER * of_kind
            if score > best_score and (width > 0 or of_kind == 0.0):
                best = place
                best_score = score
        if best < 0:
            break
        chosen[int(out[best, 0])] += 1.0
        exchange(out, scores, kept, best)
        kept += 1
    return kept


MAX_CANDIDATES = MAX_LISTED

WIDE = 12
"""From how many actions on a player considers exposing anybody."""
FEW_AGENDAS = 2


@kernel
def lookalikes(seen: State, seat: int, token: int) -> int:
    """Return the tokens that a seat cannot tell from one: not known to it, at the same place."""
    known = known_tokens(seen, seat)
    if known >> token & 1:
        return 1 << token
    place = seen.in_field if seen.in_field >> token & 1 else ~seen.in_field
    for other in range(seen.players):
        if seen.controlled[other] >> token & 1:
            return seen.controlled[other] & ~known & place
    return 1 << token


@kernel
def distinct(seen: State, seat: int, tokens: int) -> int:
    """Return one of each kind of tokens that look the same to a seat."""
    kept = 0
    while tokens:
        token = lowest(tokens)
        kept |= 1 << token
        tokens &= ~(lookalikes(seen, seat, token) | 1 << token)
    return kept


@kernel
def offer_uses(
    seen: State,
    seat: int,
    agenda: int,
    verb_id: int,
    ability_id: int,
    acting: int,
    out: Any,
    scores: Any,
) -> None:
    """Offer an ability on all targets that look different, by each of the tokens `acting`."""
    firsts = distinct(seen, seat, next_targets(seen, ability_id, 0))
    while firsts:
        first = firsts & -firsts
        firsts ^= first
        if targets_needed(ability_id) == 1:
            offer_use(seen, seat, agenda, verb_id, ability_id, acting, first, out, scores)
        else:
            seconds = distinct(seen, seat, next_targets(seen, ability_id, first) & ~(first - 1))
            while seconds:
                second = seconds & -seconds
                seconds ^= second
                offer_use(seen, seat, agenda, verb_id, ability_id, acting, first | second, out, scores)


@kernel
def offer_use(
    seen: State,
    seat: int,
    agenda: int,
    verb_id: int,
    ability_id: int,
    acting: int,
    targets: int,
    out: Any,
    scores: Any,
) -> None:
    """Offer an ability on some targets, with each of the tokens that may claim it, or without one."""
    use = score_use(seen, seat, agenda, ability_id, targets)
    if acting == 0:
        offer(out, scores, float(use), verb_id, NONE, targets)
    while acting:
        token = lowest(acting)
        acting &= acting - 1
        score = score_declaration(seen, seat, agenda, ability_id, token, use)
        offer(out, scores, float(score), verb_id, token, targets)


@kernel
def claimants(seen: State, seat: int, agenda: int, ability_id: int) -> int:
    """Return a face-up token with an ability, or a true, a false, and a Joker's claim of it."""
    tokens = tokens_to_declare(seen, seat, ability_id)
    up = tokens & seen.face_up
    fitting = tokens_with_ability(seen, ability_id)
    jokers = seen.jokers if ability_id < ability.SUIT_COUNT else 0
    chosen = up & -up
    chosen |= cheapest(seen, seat, agenda, tokens & ~up & fitting)
    chosen |= cheapest(seen, seat, agenda, tokens & ~up & jokers)
    return chosen | cheapest(seen, seat, agenda, tokens & ~up & ~fitting & ~jokers)


@kernel
def cheapest(seen: State, seat: int, agenda: int, tokens: int) -> int:
    """Return the token of a set whose death costs the seat least, as a set."""
    best = 0
    best_score = 0
    while tokens:
        token = lowest(tokens)
        tokens &= tokens - 1
        score = score_death(seen, seat, agenda, token)
        if best == 0 or score > best_score:
            best = 1 << token
            best_score = score
    return best


@kernel
def offer_attacks(seen: State, seat: int, agenda: int, out: Any, scores: Any) -> None:
    """Offer the attacks with each own agent on agents that look different."""
    tokens = attackers(seen, seat)
    while tokens:
        token = lowest(tokens)
        tokens &= tokens - 1
        up = score_turn_up(seen, seat, agenda, token)
        lost = score_death(seen, seat, agenda, token)
        targets = distinct(seen, seat, attackable(seen, seat))
        while targets:
            target = lowest(targets)
            targets &= targets - 1
            chance = chance_to_beat(seen, seat, token, target)
            won = up + score_death(seen, seat, agenda, target)
            offer(
                out, scores, (chance * won + (100 - chance) * lost) / 100.0, verb.ATTACK, token, 1 << target
            )


@kernel
def offer_moves(seen: State, seat: int, agenda: int, out: Any, scores: Any) -> None:
    """Offer to move all, the strongest, all but clubs, or any single agent, in both directions."""
    score, _, _, tokens = move_candidate(seen, seat, agenda)
    if tokens:
        offer(out, scores, float(score), verb.FIELD, NONE, tokens)
    for verb_id in range(verb.FIELD, verb.BASE + 1):
        able = movable(seen, seat, verb_id)
        if able == 0:
            continue
        if verb_id == verb.BASE or able != tokens:
            offer(out, scores, 0.0, verb_id, NONE, able)
        single = able
        while single and able & (able - 1):
            bit = single & -single
            single ^= bit
            if verb_id == verb.BASE or bit != tokens:
                offer(out, scores, -5.0, verb_id, NONE, bit)


@kernel
def offer_exposures(seen: State, seat: int, width: int, out: Any, scores: Any) -> None:
    """Offer to name each agenda that an opponent can have: whether it pays is up to the worlds.

    Players who compare few actions do not guess among more than two agendas.
    """
    others = opponents(seen, seat)
    while others:
        other = lowest(others)
        others &= others - 1
        possible = possible_agendas(seen, seat, other)
        if width < WIDE and count(possible) > FEW_AGENDAS:
            continue
        while possible:
            named = possible & -possible
            possible ^= named
            offer(out, scores, ALWAYS, verb.EXPOSE, other, named)


@kernel
def offer_turns(seen: State, seat: int, agenda: int, width: int, out: Any, scores: Any) -> None:
    """Offer what a turn may consist of."""
    offer(out, scores, 20.0, verb.PASS, NONE, 0)
    if seen.drawn < AGENTS:
        offer(out, scores, float(score_draft(seen, seat, agenda)), verb.DRAFT, NONE, 0)
    offer_moves(seen, seat, agenda, out, scores)
    for ability_id in range(ability.COUNT):
        acting = claimants(seen, seat, agenda, ability_id)
        if acting:
            offer_uses(seen, seat, agenda, verb.HEARTS + ability_id, ability_id, acting, out, scores)
    offer_attacks(seen, seat, agenda, out, scores)
    offer_exposures(seen, seat, width, out, scores)


@kernel
def offer_tokens(verb_id: int, tokens: int, out: Any, scores: Any) -> None:
    """Offer a verb with each of some tokens or seats as its subject."""
    while tokens:
        offer(out, scores, 0.0, verb_id, lowest(tokens), 0)
        tokens &= tokens - 1


@kernel
def offer_answers(seen: State, seat: int, agenda: int, out: Any, scores: Any) -> None:
    """Offer the answers to a question."""
    if seen.stage == stage.KEEP:
        offer(out, scores, 0.0, verb.KEEP, NONE, 0)
        offer_tokens(verb.SLEEPER, opponents(seen, seat), out, scores)
    elif seen.stage == stage.ACCUSE:
        offer(out, scores, 0.0, verb.ALLOW, NONE, 0)
        offer(out, scores, 0.0, verb.ACCUSE, NONE, 0)
    elif seen.stage == stage.JACK:
        offer(out, scores, 0.0, verb.NO_JACK, NONE, 0)
        offer_tokens(verb.JACK, jacks_for(seen, seen.at_stake), out, scores)
    elif seen.stage == stage.BULLET:
        offer(out, scores, 0.0, verb.NO_BULLET, NONE, 0)
        offer_tokens(verb.BULLET, bullets_for(seen, seen.at_stake), out, scores)
    elif seen.stage == stage.AGAIN:
        offer(out, scores, 0.0, verb.DECLINE, NONE, 0)
        offer_uses(seen, seat, agenda, verb.AGAIN, seen.ability, 0, out, scores)
    else:
        offer(out, scores, 0.0, verb.DONE, NONE, 0)
        suits = joker_suits(seen)
        while suits:
            suit = lowest(suits)
            suits &= suits - 1
            if is_bound(seen, suit):
                offer(out, scores, 0.0, verb.JOKER_HEARTS + suit, NONE, seen.targets)
            else:
                offer_uses(seen, seat, agenda, verb.JOKER_HEARTS + suit, suit, 0, out, scores)


@kernel
def candidates(seen: State, seat: int, width: int, out: Any) -> int:
    """Write the actions to compare. Return how many there are: with `width` 0, one of each verb."""
    scores = doubles(MAX_LISTED + 1)
    agenda = int(seen.agendas[seat])
    if seen.stage == stage.TURN:
        offer_turns(seen, seat, agenda, width, out, scores)
    else:
        offer_answers(seen, seat, agenda, out, scores)
    return cut(out, scores, width)

"""What a seat could do with a turn, and what each thing is worth to its agenda."""

from __future__ import annotations

from spydeck.games.spycard.cards import AC, AD, AGENTS, AH, KC, KD, KS, rank_of
from spydeck.games.spycard.policy.evaluate import (
    STEP,
    best_targets,
    wish_dead,
    wish_for,
    wish_up,
)
from spydeck.games.spycard.rules.legality import (
    able,
    attackable,
    attackers,
    movable,
)
from spydeck.games.spycard.rules.state import (
    ACE,
    CLUBS,
    DO_ATTACK,
    DO_BASE,
    DO_FIELD,
    DO_HEARTS,
    DO_PASS,
    SUITS_ALONE,
    State,
    in_play,
)
from spydeck.games.spycard.rules.targets import next_targets, skilled
from spydeck.games.spycard.rules.winning import one_of_each_suit
from spydeck.kernel import NONE, count, kernel, lowest

Move = tuple[int, int, int]
"""A verb, a subject, a set of objects."""

Offer = tuple[int, int, int, int]
"""A move behind what it is worth, in hundredths of a step towards the agenda."""


@kernel
def worth_of_use(state: State, seat: int, agenda: int, ability: int, token: int, wish: int) -> int:
    """What declaring an ability with a token is worth, of which one use is as welcome as given.

    It reckons with an accusation: the truth turns the agent up and acts twice, a lie loses it.
    """
    if state.face_up >> token & 1:
        return wish
    truly = skilled(state, ability)
    if ability < SUITS_ALONE:
        truly |= state.jokers
    if truly >> token & 1:
        return wish + (wish + wish_up(state, seat, agenda, token)) // 2
    return (wish + 3 * wish_dead(state, seat, agenda, token)) // 4


@kernel
def offer_ability(state: State, seat: int, agenda: int, bluffs: bool) -> Offer:
    """The most welcome use of an ability; a bluff, if it is to be one, counts as if it were believed."""
    most = 0
    verb = DO_PASS
    acting = NONE
    objects = 0
    for ability in range(ACE + 1):
        tokens = able(state, seat, ability)
        if tokens == 0 or next_targets(state, ability, 0) == 0:
            continue
        targets = best_targets(state, seat, agenda, ability)
        wish = wish_for(state, seat, agenda, ability, targets) if targets else 0
        while tokens and targets:
            token = lowest(tokens)
            tokens &= tokens - 1
            worth = worth_of_use(state, seat, agenda, ability, token, wish)
            if bluffs:
                worth = max(worth, wish)
            if worth > most:
                most = worth
                verb = DO_HEARTS + ability
                acting = token
                objects = targets
    return most, verb, acting, objects


@kernel
def chance_to_beat(state: State, token: int, target: int) -> int:
    """How likely an own token beats a target in an attack, in hundredths."""
    rank = rank_of(int(state.agents[token]))
    other = int(state.agents[target])
    if other >= 0:
        return 100 * int(rank > rank_of(other))
    return max(0, min(95, 9 * (rank - 2)))


@kernel
def worth_of_attack(state: State, seat: int, agenda: int, token: int, target: int) -> int:
    """What an attack is worth: one of the two dies, and the attacker may be face up afterwards."""
    chance = chance_to_beat(state, token, target)
    won = wish_dead(state, seat, agenda, target) + wish_up(state, seat, agenda, token)
    return (chance * won + (100 - chance) * wish_dead(state, seat, agenda, token)) // 100


@kernel
def offer_attack(state: State, seat: int, agenda: int) -> Offer:
    """The most welcome attack."""
    most = 0
    attacker = NONE
    attacked = 0
    tokens = attackers(state, seat)
    for token in range(AGENTS):
        if tokens >> token & 1:
            for target in range(AGENTS):
                if attackable(state, seat) >> target & 1:
                    worth = worth_of_attack(state, seat, agenda, token, target)
                    if worth > most:
                        most = worth
                        attacker = token
                        attacked = 1 << target
    return most, DO_ATTACK, attacker, attacked


@kernel
def worth_of_draft(state: State, seat: int, agenda: int) -> int:
    """What another agent is worth."""
    own = state.controlled[seat]
    if agenda == KS:
        return STEP if count(in_play(state)) < 2 * state.players else -STEP
    if agenda == KC:
        return 20 if own & state.of_suit[CLUBS] else 70
    if agenda == AD:
        return 20 if one_of_each_suit(state, own) else 60
    if agenda == KD:
        return 60
    return 25


@kernel
def strongest(state: State, tokens: int) -> int:
    """The own token, out of some, of the highest rank, but a Queen before the rest."""
    best = NONE
    most = 0
    for token in range(AGENTS):
        if tokens >> token & 1:
            rank = rank_of(int(state.agents[token])) + 20 * int(state.queens >> token & 1)
            if best == NONE or rank > most:
                best = token
                most = rank
    return best


@kernel
def offer_move(state: State, seat: int, agenda: int) -> Offer:
    """The most welcome move to the field."""
    tokens = movable(state, seat, DO_FIELD)
    out = movable(state, seat, DO_BASE)
    if tokens == 0:
        return 0, DO_FIELD, NONE, 0
    if agenda == AC:
        worth = 0
        if out == 0:
            worth = 3 * STEP if state.in_field == 0 else 60
        elif state.in_field != out:
            worth = 40
        return worth, DO_FIELD, NONE, 1 << strongest(state, tokens)
    if agenda == KC:
        clubs = state.of_suit[CLUBS]
        others = tokens & ~clubs
        return (80 if others and out & ~clubs == 0 else 0), DO_FIELD, NONE, others
    if agenda == AH:
        return 5 * int(out == 0), DO_FIELD, NONE, 1 << strongest(state, tokens)
    return (70 if out & ~state.face_up == 0 else 15), DO_FIELD, NONE, tokens


@kernel
def better(one: Offer, two: Offer) -> Offer:
    """The offer that is worth more."""
    return two if two[0] > one[0] else one

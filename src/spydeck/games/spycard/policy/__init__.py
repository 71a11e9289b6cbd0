"""The quick sensible move of Spycard: the baseline bot, and a policy for playouts.

It asks of every change on the table how welcome it is to its agenda (`wishes`), prefers what it can do
truthfully, bluffs where losing the agent would be no loss and else now and then, and accuses and exposes by
what it can conclude (`suspicion`). Everything is read from what the seat may know.
"""

from __future__ import annotations

from spydeck.games.spycard.cards import AGENTS, JACK_RANK, KC, KD, rank_of
from spydeck.games.spycard.policy.beliefs import can_have, dares_to_expose, disbelieves, easiest_to_expose
from spydeck.games.spycard.policy.candidates import (
    Move,
    better,
    offer_ability,
    offer_attack,
    offer_move,
    worth_of_draft,
)
from spydeck.games.spycard.policy.evaluate import (
    best_targets,
    wish_dead,
    wish_for,
    wish_up,
)
from spydeck.games.spycard.rules.ability import joker_suits
from spydeck.games.spycard.rules.flips import bullets_for, jacks_for
from spydeck.games.spycard.rules.state import (
    ACCUSE,
    AGAIN,
    ATTACK,
    BULLET,
    CLAIM,
    CLUBS,
    DO_ACCUSE,
    DO_AGAIN,
    DO_ALLOW,
    DO_BULLET,
    DO_DECLINE,
    DO_DONE,
    DO_DRAFT,
    DO_EXPOSE,
    DO_JACK,
    DO_JOKER_HEARTS,
    DO_KEEP,
    DO_NO_BULLET,
    DO_NO_JACK,
    DO_PASS,
    DO_SLEEPER,
    JACK,
    KEEP,
    SUITS_ALONE,
    TURN,
    State,
    next_playing,
)
from spydeck.games.spycard.rules.targets import skilled
from spydeck.games.spycard.rules.winning import fulfils
from spydeck.kernel import NONE, count, kernel, lowest, random_below, random_member

BLUFFS = 5
"""In how many turns out of a hundred it claims falsely where that may cost it something."""


@kernel
def take_turn(state: State, seat: int, agenda: int, exposes: bool, generator: list[int]) -> Move:
    """What to do with a turn: nothing if the agenda holds, else what is worth most."""
    if state.turns[seat] > 0 and fulfils(state, seat, agenda):
        return DO_PASS, NONE, 0
    if exposes and dares_to_expose(state, seat):
        other = easiest_to_expose(state, seat)
        return DO_EXPOSE, other, 1 << random_member(generator, can_have(state, other))
    bluffs = random_below(generator, 100) < BLUFFS
    best = offer_ability(state, seat, agenda, bluffs)
    best = better(best, offer_attack(state, seat, agenda))
    best = better(best, offer_move(state, seat, agenda))
    if state.drawn < AGENTS:
        best = better(best, (worth_of_draft(state, seat, agenda), DO_DRAFT, NONE, 0))
    if best[0] <= 0:
        return DO_PASS, NONE, 0
    return best[1], best[2], best[3]


@kernel
def place_draft(state: State, seat: int, agenda: int) -> Move:
    """Keep a drafted agent, or send what would be in the way to somebody else."""
    receiver = seat
    if agenda == KC and state.of_suit[CLUBS] >> state.drawn & 1 == 0:
        receiver = next_playing(state, seat)
    elif agenda == KD:
        for other in range(state.players):
            fewer = count(state.controlled[other]) < count(state.controlled[receiver])
            if state.playing >> other & 1 and fewer:
                receiver = other
    if receiver == seat:
        return DO_KEEP, NONE, 0
    return DO_SLEEPER, receiver, 0


@kernel
def choose_jack(state: State, seat: int, agenda: int) -> Move:
    """Whether to turn up a Jack instead of the agent at stake."""
    jacks = jacks_for(state, state.at_stake)
    stake = state.at_stake
    jack = lowest(jacks)
    if jack == NONE:
        return DO_NO_JACK, NONE, 0
    if state.doing == CLAIM:
        jack = jack_for_claim(state, seat, agenda, jacks)
    elif state.doing == ATTACK:
        weak = rank_of(int(state.agents[stake])) < JACK_RANK - 2
        if not weak or wish_dead(state, seat, agenda, stake) >= 0:
            jack = NONE
    elif wish_up(state, seat, agenda, jack) <= wish_up(state, seat, agenda, stake):
        jack = NONE
    if jack == NONE:
        return DO_NO_JACK, NONE, 0
    return DO_JACK, jack, 0


@kernel
def jack_for_claim(state: State, seat: int, agenda: int, jacks: int) -> int:
    """The Jack that proves a lie, or that is lost more gladly than the liar; -1 for none."""
    stake = state.at_stake
    truly = skilled(state, state.ability)
    if state.ability < SUITS_ALONE:
        truly |= state.jokers
    if truly >> stake & 1:
        return NONE
    if jacks & truly:
        return lowest(jacks & truly)
    jack = lowest(jacks)
    if wish_dead(state, seat, agenda, jack) > wish_dead(state, seat, agenda, stake):
        return jack
    return NONE


@kernel
def choose_bullet(state: State, seat: int, agenda: int) -> Move:
    """Whether an agent that is lost more gladly dies instead of the one at stake."""
    tokens = bullets_for(state, state.at_stake)
    best = NONE
    most = wish_dead(state, seat, agenda, state.at_stake)
    for token in range(AGENTS):
        if tokens >> token & 1 and wish_dead(state, seat, agenda, token) > most:
            best = token
            most = wish_dead(state, seat, agenda, token)
    if best == NONE:
        return DO_NO_BULLET, NONE, 0
    return DO_BULLET, best, 0


@kernel
def choose_again(state: State, seat: int, agenda: int) -> Move:
    """Whether to use a proven ability once more."""
    targets = best_targets(state, seat, agenda, state.ability)
    if targets and wish_for(state, seat, agenda, state.ability, targets) > 0:
        return DO_AGAIN, NONE, targets
    return DO_DECLINE, NONE, 0


@kernel
def choose_joker(state: State, seat: int, agenda: int) -> Move:
    """The most welcome use of an accused Joker."""
    most = 0
    verb = DO_DONE
    objects = 0
    suits = joker_suits(state)
    for suit in range(SUITS_ALONE):
        if suits >> suit & 1:
            targets = state.targets
            if suit != state.ability:
                targets = best_targets(state, seat, agenda, suit)
            wish = wish_for(state, seat, agenda, suit, targets)
            if wish > most:
                most = wish
                verb = DO_JOKER_HEARTS + suit
                objects = targets
    return verb, NONE, objects


@kernel
def sensible(state: State, seat: int, generator: list[int]) -> Move:
    """The sensible action of a seat that may act."""
    agenda = int(state.agendas[seat])
    stage = state.stage
    if stage == TURN:
        return take_turn(state, seat, agenda, True, generator)
    if stage == KEEP:
        return place_draft(state, seat, agenda)
    if stage == ACCUSE:
        return (DO_ACCUSE if disbelieves(state, seat, generator) else DO_ALLOW), NONE, 0
    if stage == JACK:
        return choose_jack(state, seat, agenda)
    if stage == BULLET:
        return choose_bullet(state, seat, agenda)
    if stage == AGAIN:
        return choose_again(state, seat, agenda)
    return choose_joker(state, seat, agenda)


@kernel
def stand_in(state: State, seat: int, generator: list[int]) -> Move:
    """What to do with the turn of somebody who is away: the sensible thing, but never expose."""
    return take_turn(state, seat, int(state.agendas[seat]), False, generator)

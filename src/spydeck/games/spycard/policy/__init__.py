"""The quick sensible move of Spycard: the baseline bot, and a policy for playouts.

It scores every change on the table for its agenda and compares the best action of each kind (`scores`),
answers questions, and accuses and exposes by what it believes about others. It prefers true claims; it bluffs
where losing the agent costs nothing, and now and then elsewhere. It reads only what the seat may know, also
of a true state.
"""

from __future__ import annotations

from spydeck.games.spycard.cards import AGENTS, AH, JACK_RANK, KC, KD, agendas_in_game, rank_of
from spydeck.games.spycard.observe import known_agenda, known_agendas, known_tokens
from spydeck.games.spycard.policy.scores import (
    Move,
    ability_candidate,
    attack_candidate,
    best_targets,
    better,
    move_candidate,
    score_death,
    score_draft,
    score_turn_up,
    score_use,
)
from spydeck.games.spycard.rules.abilities import is_bound, joker_suits, tokens_that_pass
from spydeck.games.spycard.rules.fights import bullets_for, jacks_for
from spydeck.games.spycard.rules.state import State, next_playing
from spydeck.games.spycard.rules.turn import agenda_holds
from spydeck.games.spycard.vocabulary import ability, phase, stage, verb
from spydeck.kernel import HIDDEN, NONE, count, kernel, lowest, random_below, random_member

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
    fitting = tokens_that_pass(state, state.ability)
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


OF_SUIT = 11
QUEENS = 4
JOKERS = 2


@kernel
def possible_agendas(state: State, seat: int, other: int) -> int:
    """Return the agendas that another seat can have, as far as a seat knows."""
    agenda = known_agenda(state, seat, other)
    if agenda != HIDDEN:
        return 1 << agenda
    agendas = (1 << agendas_in_game(state.players)) - 1
    return agendas & ~known_agendas(state, seat) & ~state.ruled_out[other]


@kernel
def easiest_to_expose(state: State, seat: int) -> int:
    """Return the opponent with the fewest possible agendas, or -1 if there is none."""
    best = -1
    fewest = 8
    for other in range(state.players):
        if other != seat and state.playing >> other & 1:
            number = count(possible_agendas(state, seat, other))
            if 0 < number < fewest:
                best = other
                fewest = number
    return best


@kernel
def should_expose(state: State, seat: int) -> bool:
    """Return whether to expose the easiest opponent, which needs a single possible agenda.

    A seat with the Ace of Hearts wins by exposing alone, and also guesses between two.
    """
    other = easiest_to_expose(state, seat)
    if other < 0:
        return False
    if int(state.agendas[seat]) == AH:
        return count(possible_agendas(state, seat, other)) <= 2
    return count(possible_agendas(state, seat, other)) == 1


@kernel
def fitting_in_deck(ability_id: int) -> int:
    """Return how many of the 47 agents have an ability, or pass for it when accused."""
    if ability_id < ability.SUIT_COUNT:
        return OF_SUIT + JOKERS + int(ability_id == ability.SPADES)
    if ability_id == ability.QUEEN:
        return QUEENS
    return 1


@kernel
def chance_of_truth(state: State, seat: int) -> int:
    """Return the chance that the current claim is true, in hundredths, if agents are declared blindly."""
    known = known_tokens(state, seat)
    ability_id = state.ability
    fitting = tokens_that_pass(state, ability_id)
    if known >> state.acting & 1:
        return 100 * int(fitting >> state.acting & 1)
    unknown = AGENTS - count(known)
    return 100 * (fitting_in_deck(ability_id) - count(fitting & known)) // unknown


@kernel
def should_accuse(state: State, seat: int, generator: list[int]) -> bool:
    """Return whether to accuse: always a known lie, never a known truth, otherwise by likelihood."""
    chance = chance_of_truth(state, seat)
    if chance == 0:
        return True
    if chance == 100:
        return False
    return random_below(generator, 100) < 90 - 2 * chance


EXPOSING = 2
"""Percentage of turns in which a random player exposes an opponent; more would end games early."""


@kernel
def random_verb(generator: list[int], verbs: int) -> int:
    """Return a verb out of a set: rarely to expose, otherwise uniformly."""
    if verbs >> verb.EXPOSE & 1:
        if random_below(generator, 100) < EXPOSING:
            return verb.EXPOSE
        verbs ^= 1 << verb.EXPOSE
    return random_member(generator, verbs)

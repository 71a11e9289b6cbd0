"""What a seat believes about others: the agendas that they can have, the likelihood of a claim."""

from __future__ import annotations

from spydeck.games.spycard.cards import AGENTS, AH, agendas_in_game
from spydeck.games.spycard.knowledge import known_agenda, known_agendas, known_tokens
from spydeck.games.spycard.rules import ability
from spydeck.games.spycard.rules.state import State
from spydeck.games.spycard.rules.targets import tokens_with_ability
from spydeck.kernel import HIDDEN, count, kernel, random_below

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
    fitting = tokens_with_ability(state, ability_id)
    if ability_id < ability.SUIT_COUNT:
        fitting |= state.jokers
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

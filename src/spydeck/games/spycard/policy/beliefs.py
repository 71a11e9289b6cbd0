"""What a seat may conclude about others: which agendas they can have, whether a claim is likely."""

from __future__ import annotations

from spydeck.games.spycard.cards import AGENTS, AH, agendas_in_game
from spydeck.games.spycard.rules.state import QUEEN, SPADES, SUITS_ALONE, State
from spydeck.games.spycard.rules.targets import skilled
from spydeck.kernel import HIDDEN, count, kernel, random_below

OF_SUIT = 11
QUEENS = 4
JOKERS = 2


@kernel
def known_agendas(state: State) -> int:
    """The agendas that the observer knows somebody to have, its own among them."""
    agendas = 0
    for seat in range(state.players):
        agenda = int(state.agendas[seat])
        if agenda != HIDDEN:
            agendas |= 1 << agenda
    return agendas


@kernel
def can_have(state: State, other: int) -> int:
    """The agendas that another seat can have, as far as the observer knows."""
    agenda = int(state.agendas[other])
    if agenda != HIDDEN:
        return 1 << agenda
    agendas = (1 << agendas_in_game(state.players)) - 1
    return agendas & ~known_agendas(state) & ~state.ruled_out[other]


@kernel
def easiest_to_expose(state: State, seat: int) -> int:
    """The opponent with the fewest agendas that it can have."""
    best = -1
    fewest = 8
    for other in range(state.players):
        if other != seat and state.playing >> other & 1:
            number = count(can_have(state, other))
            if 0 < number < fewest:
                best = other
                fewest = number
    return best


@kernel
def dares_to_expose(state: State, seat: int) -> bool:
    """Whether to expose the easiest opponent: when a single agenda is left for it.

    Who has the Ace of Hearts wins by exposing alone, and dares when two are left.
    """
    other = easiest_to_expose(state, seat)
    if other < 0:
        return False
    if int(state.agendas[seat]) == AH:
        return count(can_have(state, other)) <= 2
    return count(can_have(state, other)) == 1


@kernel
def skilled_in_all(ability: int) -> int:
    """How many of the 47 agents truly have an ability, or pass for it behind an accusation."""
    if ability < SUITS_ALONE:
        return OF_SUIT + JOKERS + int(ability == SPADES)
    if ability == QUEEN:
        return QUEENS
    return 1


@kernel
def chance_of_truth(state: State, seat: int) -> int:
    """How likely the claim that is asked about is true, in hundredths, if agents were declared blindly."""
    known = state.revealed | state.known[seat]
    ability = state.ability
    fitting = skilled(state, ability)
    if ability < SUITS_ALONE:
        fitting |= state.jokers
    if known >> state.acting & 1:
        return 100 * int(fitting >> state.acting & 1)
    unknown = AGENTS - count(known)
    return 100 * (skilled_in_all(ability) - count(fitting & known)) // unknown


@kernel
def disbelieves(state: State, seat: int, generator: list[int]) -> bool:
    """Whether to accuse: surely where the truth is known, else the more the less likely the claim is."""
    chance = chance_of_truth(state, seat)
    if chance == 0:
        return True
    if chance == 100:
        return False
    return random_below(generator, 100) < 90 - 2 * chance

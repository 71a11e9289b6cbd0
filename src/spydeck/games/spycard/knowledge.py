"""What a seat knows of a state, be it true or observed: tokens by their agents, and agendas."""

from __future__ import annotations

from spydeck.games.spycard.rules.state import State
from spydeck.kernel import EVERYONE, HIDDEN, kernel


@kernel
def known_tokens(state: State, seat: int) -> int:
    """Return the tokens whose agents a seat (-1: a spectator) knows (SC-7)."""
    if seat < 0:
        return state.revealed
    return state.revealed | state.known[seat]


@kernel
def known_agent(state: State, seat: int, token: int) -> int:
    """Return the agent behind a token, or -1 if the seat does not know it."""
    if known_tokens(state, seat) >> token & 1:
        return int(state.agents[token])
    return HIDDEN


@kernel
def known_agenda(state: State, seat: int, other: int) -> int:
    """Return the agenda of another seat, or -1 if a seat (-1: a spectator) does not know it (SC-18)."""
    if state.shown[other] == EVERYONE or (seat >= 0 and state.shown[other] >> seat & 1):
        return int(state.agendas[other])
    return HIDDEN


@kernel
def known_agendas(state: State, seat: int) -> int:
    """Return the agendas that a seat knows a player to have, its own included."""
    agendas = 0
    for other in range(state.players):
        agenda = known_agenda(state, seat, other)
        if agenda != HIDDEN:
            agendas |= 1 << agenda
    return agendas

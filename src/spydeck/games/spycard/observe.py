"""A seat's knowledge of a game of Spycard: the only way out for its secrets.

Tokens by their agents, and agendas, are told from a state that is true or observed.
"""

from __future__ import annotations

from spydeck.games.events import observe_events
from spydeck.games.spycard.rules.state import State
from spydeck.games.spycard.vocabulary import phase
from spydeck.kernel import EVERYONE, HIDDEN, highest, kernel


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


@kernel
def observe(state: State, seat: int, seen: State) -> None:
    """Copy what a seat (or -1, a spectator) may know into `seen`, in which everything is hidden at first.

    Agents are known by token (SC-7). Which seats know an agent is public, because every look is.
    """
    observe_game(state, seen)
    observe_table(state, seen)
    observe_chain(state, seen)
    if seat >= 0 and seat == state.turn:
        seen.fighter = state.fighter
    observe_agents(state, known_tokens(state, seat), seen)
    for other in range(state.players):
        seen.agendas[other] = known_agenda(state, seat, other)
    observe_events(state, seat, seen)


@kernel
def observe_game(state: State, seen: State) -> None:
    """Copy the options, the players still in the game and the turn."""
    seen.players = state.players
    seen.turn_limit = state.turn_limit
    seen.jack_on_accusation = state.jack_on_accusation
    seen.rules_version = state.rules_version
    seen.stage = state.stage
    seen.turn = state.turn
    seen.asked = state.asked
    seen.playing = state.playing
    seen.winners = state.winners
    seen.ending = state.ending
    seen.exposers = state.exposers
    for seat in range(state.players):
        seen.turns[seat] = state.turns[seat]
        seen.shown[seat] = state.shown[seat]
        seen.ruled_out[seat] = state.ruled_out[seat]
    seen.not_all_clubs_count = state.not_all_clubs_count
    for place in range(state.not_all_clubs_count):
        seen.not_all_clubs[place] = state.not_all_clubs[place]


@kernel
def observe_table(state: State, seen: State) -> None:
    """Copy where the tokens are and which seats have looked at them."""
    seen.drawn = state.drawn
    seen.in_field = state.in_field
    seen.face_up = state.face_up
    seen.discarded = state.discarded
    seen.revealed = state.revealed
    for seat in range(state.players):
        seen.controlled[seat] = state.controlled[seat]
        seen.known[seat] = state.known[seat]


@kernel
def observe_chain(state: State, seen: State) -> None:
    """Copy the action in progress, except the attacker's fighter."""
    seen.phase = state.phase
    seen.ability = state.ability
    seen.acting = state.acting
    seen.targets = state.targets
    seen.at_stake = state.at_stake
    seen.joker_used = state.joker_used
    seen.accuser = state.accuser


@kernel
def observe_agents(state: State, known: int, seen: State) -> None:
    """Copy the agents behind the known tokens."""
    for token in range(highest(known) + 1):
        if known >> token & 1:
            seen.agents[token] = state.agents[token]
    for suit in range(4):
        seen.of_suit[suit] = state.of_suit[suit] & known
    seen.jacks = state.jacks & known
    seen.queens = state.queens & known
    seen.aces = state.aces & known
    seen.jokers = state.jokers & known


def fights_in_secret(state: State, seat: int) -> bool:
    """Return whether nobody else sees whether a seat names a Jack: the one that attacks (SC-23)."""
    return bool(state.phase == phase.ATTACK and state.turn == seat)

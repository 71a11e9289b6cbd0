"""Setup, the plain actions of a turn and its end (SC-5 to SC-11, SC-18, SC-19, SC-30)."""

from spydeck.games.events import emit
from spydeck.games.spycard.cards import (
    ACE_OF_SPADES,
    AGENTS,
    JACK_RANK,
    JOKER,
    QUEEN_RANK,
    STARTING_AGENTS,
    agendas_in_game,
    rank_of,
    suit_of,
)
from spydeck.games.spycard.rules.state import (
    AGENDA,
    AGENDA_SEEN,
    BY_AGENDA,
    DEALT,
    DRAFTED,
    DRAW_AGENDAS,
    DRAW_FIRST,
    DRAWN_GAME,
    EXPOSED,
    KEEP,
    KEPT,
    MOVED,
    NOTHING,
    OUT,
    SLEEPER,
    TURN,
    TURN_OF,
    State,
    next_playing,
)
from spydeck.games.spycard.rules.winning import finish, fulfils, held_in_vain, only_one_left, turns_are_up
from spydeck.kernel import EVERYONE, kernel


@kernel
def deal_agents(state: State, order: list[int]) -> None:
    """Put the deck in an order, from the top, and deal four agents to each base (SC-4, SC-5)."""
    for token in range(AGENTS):
        sort_in(state, token, min(int(order[token]), JOKER))
    players = state.players
    state.playing = (1 << players) - 1
    state.drawn = STARTING_AGENTS * players
    for token in range(state.drawn):
        state.controlled[token % players] |= 1 << token
    for seat in range(players):
        state.known[seat] = state.controlled[seat]
        agents = 0
        for place in range(STARTING_AGENTS):
            agents |= int(state.agents[place * players + seat]) << (6 * place)
        emit(state, DEALT, seat, 1 << seat, agents, state.controlled[seat])
    state.stage = DRAW_AGENDAS


@kernel
def sort_in(state: State, token: int, agent: int) -> None:
    """Note the agent behind a token in the sets that the rules ask about."""
    bit = 1 << token
    state.agents[token] = agent
    if agent == JOKER:
        state.jokers |= bit
        return
    state.of_suit[suit_of(agent)] |= bit
    rank = rank_of(agent)
    if agent == ACE_OF_SPADES:
        state.aces |= bit
    elif rank == JACK_RANK:
        state.jacks |= bit
    elif rank == QUEEN_RANK:
        state.queens |= bit


@kernel
def deal_agendas(state: State, order: list[int]) -> None:
    """Give each seat its agenda and set the rest aside unseen (SC-5)."""
    for place in range(agendas_in_game(state.players)):
        state.agendas[place] = int(order[place])
    for seat in range(state.players):
        state.shown[seat] = 1 << seat
        emit(state, AGENDA, seat, 1 << seat, int(state.agendas[seat]), 0)
    state.stage = DRAW_FIRST


@kernel
def begin_turn(state: State, seat: int) -> None:
    """Let a seat take its turn (SC-6)."""
    state.stage = TURN
    state.turn = seat
    state.asked = seat
    emit(state, TURN_OF, seat, EVERYONE, state.turns[seat], 0)


@kernel
def forget_chain(state: State) -> None:
    """Clear what is only kept while a turn lasts."""
    state.doing = NOTHING
    state.ability = -1
    state.acting = -1
    state.targets = 0
    state.at_stake = -1
    state.fighter = -1
    state.joker_used = 0
    state.accuser = -1


@kernel
def end_turn(state: State) -> None:
    """Check the agenda of the seat whose turn it was and go on to the next (SC-30, SC-33)."""
    forget_chain(state)
    seat = state.turn
    agenda = int(state.agendas[seat])
    state.turns[seat] += 1
    able = state.playing >> seat & 1 == 1 and state.turns[seat] > 1
    if able and fulfils(state, seat, agenda):
        finish(state, seat, BY_AGENDA, agenda)
        return
    if able:
        state.ruled_out[seat] |= held_in_vain(state, seat)
    if turns_are_up(state):
        finish(state, -1, DRAWN_GAME, -1)
    else:
        begin_turn(state, next_playing(state, seat))


@kernel
def draft(state: State, seat: int) -> None:
    """Look at the top agent, and be asked where it goes (SC-9)."""
    token = state.drawn
    state.known[seat] |= 1 << token
    emit(state, DRAFTED, seat, 1 << seat, int(state.agents[token]), token)
    state.stage = KEEP


@kernel
def keep(state: State, seat: int) -> None:
    """Take the drafted agent to the own base (SC-9)."""
    token = state.drawn
    emit(state, KEPT, seat, EVERYONE, 0, token)
    state.controlled[seat] |= 1 << token
    state.drawn = token + 1
    end_turn(state)


@kernel
def send_sleeper(state: State, seat: int, other: int) -> None:
    """Put the drafted agent at an opponent's base (SC-9)."""
    token = state.drawn
    both = 1 << seat | 1 << other
    emit(state, SLEEPER, seat, both, int(state.agents[token]), token + 64 * other)
    state.controlled[other] |= 1 << token
    state.known[other] |= 1 << token
    state.drawn = token + 1
    end_turn(state)


@kernel
def move(state: State, seat: int, tokens: int, to_field: int) -> None:
    """Move agents to the field or back to base, faces as they are (SC-11)."""
    state.in_field ^= tokens
    emit(state, MOVED, seat, EVERYONE, tokens, to_field)
    end_turn(state)


@kernel
def expose(state: State, seat: int, other: int, agenda: int) -> None:
    """Name an opponent's agenda: one of the two is out (SC-18)."""
    right = int(state.agendas[other]) == agenda
    emit(state, EXPOSED, seat, EVERYONE, agenda, other + 8 * int(right))
    if right:
        state.exposers |= 1 << seat
        state.shown[other] = EVERYONE
        put_out(state, other)
    else:
        state.ruled_out[other] |= 1 << agenda
        state.shown[other] |= 1 << seat
        emit(state, AGENDA_SEEN, seat, 1 << seat, int(state.agendas[other]), other)
        put_out(state, seat)
    if not only_one_left(state):
        end_turn(state)


@kernel
def put_out(state: State, seat: int) -> None:
    """Take a player out of the game, with all agents (SC-19)."""
    tokens = state.controlled[seat]
    emit(state, OUT, seat, EVERYONE, 0, tokens)
    state.controlled[seat] = 0
    state.in_field &= ~tokens
    state.face_up &= ~tokens
    state.discarded |= tokens
    state.revealed |= tokens
    state.playing &= ~(1 << seat)

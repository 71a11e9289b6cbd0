"""Setup, the simple actions of a turn, agendas, and the end of a turn and of the game (SC-5 to SC-33)."""

from spydeck.games.events import emit
from spydeck.games.spycard.cards import (
    AC,
    ACE_OF_SPADES,
    AD,
    AGENTS,
    JACK_RANK,
    JOKER,
    KC,
    KD,
    KH,
    KS,
    QUEEN_RANK,
    STARTING_AGENTS,
    agendas_in_game,
    rank_of,
    suit_of,
)
from spydeck.games.spycard.rules.state import MAX_HANDS, State, in_play, next_playing
from spydeck.games.spycard.vocabulary import ability, ending, event, phase, stage
from spydeck.kernel import EVERYONE, count, kernel, lowest


@kernel
def deal_agents(state: State, order: list[int]) -> None:
    """Set the order of the deck, from the top, and deal four agents to each base (SC-4, SC-5)."""
    for token in range(AGENTS):
        index_agent(state, token, min(int(order[token]), JOKER))
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
        emit(state, event.DEALT, seat, 1 << seat, agents, state.controlled[seat])
    state.stage = stage.DRAW_AGENDAS


@kernel
def index_agent(state: State, token: int, agent: int) -> None:
    """Record the agent behind a token, also in the sets that the rules use."""
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
        emit(state, event.AGENDA_DRAWN, seat, 1 << seat, int(state.agendas[seat]), 0)
    state.stage = stage.DRAW_FIRST_PLAYER


@kernel
def start_turn(state: State, seat: int) -> None:
    """Start the turn of a seat (SC-6)."""
    state.stage = stage.TURN
    state.turn = seat
    state.asked = seat
    emit(state, event.TURN_STARTED, seat, EVERYONE, state.turns[seat], 0)


@kernel
def clear_turn(state: State) -> None:
    """Clear the fields that only matter within a turn."""
    state.phase = phase.NOTHING
    state.ability = -1
    state.acting = -1
    state.targets = 0
    state.at_stake = -1
    state.fighter = -1
    state.joker_used = 0
    state.accuser = -1


@kernel
def end_turn(state: State) -> None:
    """Check the agenda of the seat whose turn it was and start the next turn (SC-30, SC-33)."""
    clear_turn(state)
    seat = state.turn
    agenda = int(state.agendas[seat])
    state.turns[seat] += 1
    may_win = state.playing >> seat & 1 == 1 and state.turns[seat] > 1
    if may_win and agenda_holds(state, seat, agenda):
        finish(state, seat, ending.BY_AGENDA, agenda)
        return
    if may_win:
        state.ruled_out[seat] |= agendas_fulfilled_in_public(state, seat)
        note_not_all_clubs(state, seat)
    if turn_limit_reached(state):
        finish(state, -1, ending.DRAW, -1)
    else:
        start_turn(state, next_playing(state, seat))


@kernel
def draft(state: State, seat: int) -> None:
    """Look at the top agent of the deck; the seat is then asked where it goes (SC-9)."""
    token = state.drawn
    state.known[seat] |= 1 << token
    emit(state, event.DRAFTED, seat, 1 << seat, int(state.agents[token]), token)
    state.stage = stage.KEEP


@kernel
def keep(state: State, seat: int) -> None:
    """Put the drafted agent at the seat's own base (SC-9)."""
    token = state.drawn
    emit(state, event.KEPT, seat, EVERYONE, 0, token)
    state.controlled[seat] |= 1 << token
    state.drawn = token + 1
    end_turn(state)


@kernel
def send_sleeper(state: State, seat: int, other: int) -> None:
    """Put the drafted agent at an opponent's base (SC-9)."""
    token = state.drawn
    both = 1 << seat | 1 << other
    emit(state, event.SLEEPER_SENT, seat, both, int(state.agents[token]), token + 64 * other)
    state.controlled[other] |= 1 << token
    state.known[other] |= 1 << token
    state.drawn = token + 1
    end_turn(state)


@kernel
def move(state: State, seat: int, tokens: int, to_field: int) -> None:
    """Move agents to the field or back to base; they stay face up or face down (SC-11)."""
    state.in_field ^= tokens
    emit(state, event.MOVED, seat, EVERYONE, tokens, to_field)
    end_turn(state)


@kernel
def expose(state: State, seat: int, other: int, agenda: int) -> None:
    """Name an opponent's agenda; one of the two players is then out (SC-18)."""
    right = int(state.agendas[other]) == agenda
    emit(state, event.EXPOSED, seat, EVERYONE, agenda, other + 8 * int(right))
    if right:
        state.exposers |= 1 << seat
        state.shown[other] = EVERYONE
        eliminate(state, other)
    else:
        state.ruled_out[other] |= 1 << agenda
        state.shown[other] |= 1 << seat
        emit(state, event.AGENDA_SEEN, seat, 1 << seat, int(state.agendas[other]), other)
        eliminate(state, seat)
    if not end_if_one_left(state):
        end_turn(state)


@kernel
def eliminate(state: State, seat: int) -> None:
    """Take a player and all their agents out of the game (SC-19)."""
    tokens = state.controlled[seat]
    emit(state, event.PLAYER_OUT, seat, EVERYONE, 0, tokens)
    state.controlled[seat] = 0
    state.in_field &= ~tokens
    state.face_up &= ~tokens
    state.discarded |= tokens
    state.revealed |= tokens
    state.playing &= ~(1 << seat)


@kernel
def agenda_holds(state: State, seat: int, agenda: int) -> bool:
    """Return whether an agenda would hold now for a seat (SC-32)."""
    if agenda == KC:
        own = state.controlled[seat]
        clubs = state.of_suit[ability.CLUBS]
        return own != 0 and own & ~clubs == 0 and clubs & state.face_up == 0
    if agenda == AC:
        return state.in_field != 0 and state.in_field & ~state.controlled[seat] == 0
    if agenda == KS:
        return count(in_play(state)) == 2 * state.players
    if agenda == AD:
        return has_each_suit(state, state.controlled[seat] & state.face_up)
    if agenda == KH:
        return count(state.face_up) == 2 * state.players
    if agenda == KD:
        return has_equal_numbers(state)
    return state.exposers >> seat & 1 == 1


@kernel
def has_each_suit(state: State, tokens: int) -> bool:
    """Return whether every suit is among some tokens; a Joker has none."""
    of_suit = state.of_suit
    red = tokens & of_suit[ability.HEARTS] != 0 and tokens & of_suit[ability.DIAMONDS] != 0
    return red and tokens & of_suit[ability.SPADES] != 0 and tokens & of_suit[ability.CLUBS] != 0


@kernel
def has_equal_numbers(state: State) -> bool:
    """Return whether all players control the same number of agents, other than the starting number."""
    first = count(state.controlled[lowest(state.playing)])
    if first == STARTING_AGENTS:
        return False
    for seat in range(state.players):
        if state.playing >> seat & 1 and count(state.controlled[seat]) != first:
            return False
    return True


@kernel
def agendas_fulfilled_in_public(state: State, seat: int) -> int:
    """Return the agendas that a seat visibly fulfills at the end of its turn, and so would have won by.

    This leaves out the King of Clubs, which depends on face-down agents.
    """
    agendas = 0
    for agenda in range(AC, agendas_in_game(state.players)):
        if agenda_holds(state, seat, agenda):
            agendas |= 1 << agenda
    return agendas


@kernel
def note_not_all_clubs(state: State, seat: int) -> None:
    """Record what the end of a turn without a win says about the King of Clubs and face-down agents (SC-30).

    Only what everyone knows decides what is recorded.
    """
    clubs = state.of_suit[ability.CLUBS]
    if clubs & state.face_up:
        return
    clubs &= state.revealed
    own = state.controlled[seat]
    if own == 0 or own & state.revealed & ~clubs:
        return
    hand = own & ~clubs | 1 << (AGENTS + seat)
    for place in range(state.not_all_clubs_count):
        if state.not_all_clubs[place] & ~clubs & ~hand == 0:
            return
    add_hand(state, hand, clubs)


@kernel
def add_hand(state: State, hand: int, clubs: int) -> None:
    """Add a set to those that are not all clubs, and drop those that follow from it or are known to hold.

    If there are too many sets it is not kept; this is a loss for `resample` only.
    """
    others = state.revealed & ~clubs
    kept = 0
    for place in range(state.not_all_clubs_count):
        old = state.not_all_clubs[place]
        if hand & ~old and old & others == 0:
            state.not_all_clubs[kept] = old & ~clubs
            kept += 1
    if kept < MAX_HANDS:
        state.not_all_clubs[kept] = hand
        kept += 1
    state.not_all_clubs_count = kept


@kernel
def finish(state: State, winner: int, ending_id: int, agenda: int) -> None:
    """End the game; a player who wins by an agenda shows it."""
    state.stage = stage.OVER
    state.asked = -1
    state.ending = ending_id
    if winner >= 0:
        state.winners = 1 << winner
    if agenda >= 0:
        state.shown[winner] = EVERYONE
    emit(state, event.GAME_OVER, winner, EVERYONE, ending_id, agenda)


@kernel
def end_if_one_left(state: State) -> bool:
    """End the game if a single player is left (SC-31). Return whether it ended."""
    if count(state.playing) > 1:
        return False
    finish(state, lowest(state.playing), ending.LAST_LEFT, -1)
    return True


@kernel
def turn_limit_reached(state: State) -> bool:
    """Return whether every player still in the game has had all turns (SC-33)."""
    for seat in range(state.players):
        if state.playing >> seat & 1 and state.turns[seat] < state.turn_limit:
            return False
    return True

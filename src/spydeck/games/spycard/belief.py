"""Worlds that a seat cannot tell from the true one: agents, agendas, and which token fights for an attacker.

Besides what it has seen, a seat can work out three things by the rules, and no more:

- a player does not have an agenda that was named wrongly, or held in public without a win (`ruled_out`);
- a player with the King of Clubs never controlled clubs alone when a turn of theirs ended (`not_all_clubs`),
  except in the end, if they won by it;
- what is turned up for an attacker is the agent that attacks, or a Jack (SC-23).

All worlds without a contradiction are equally likely. A world is drawn from a larger set until it is one.
"""

from __future__ import annotations

from spydeck.games.spycard.cards import AGENTS, JACK_RANK, JOKER, KC, agendas_in_game, rank_of, suit_of
from spydeck.games.spycard.observe import known_agenda, known_tokens
from spydeck.games.spycard.rules.state import State
from spydeck.games.spycard.rules.turn import index_agent
from spydeck.games.spycard.vocabulary import ability, ending, event, phase, stage
from spydeck.kernel import EVERYONE, HIDDEN, count, kernel, lowest, random_below, random_member

ALL = (1 << AGENTS) - 1
CLUBS = sum(1 << agent for agent in range(AGENTS) if suit_of(agent) == ability.CLUBS)
"""Bit set of agents; both Jokers have a bit, 45 and 46."""
JACKS = sum(1 << agent for agent in range(JOKER) if rank_of(agent) == JACK_RANK)

TRIES = 1000
"""How often a world is drawn again before a contradiction is accepted; hardly ever more than ten times."""


@kernel
def resample(state: State, seat: int, generator: list[int]) -> float:
    """Fill an observed state with a world that a seat (-1: a spectator) cannot tell from the true one.

    Every such world is equally likely, and the weight is 1.0. It is 0.0 if none was found: for a state that
    no play leads to.
    """
    if state.stage == stage.SHUFFLE:
        return 1.0
    known = known_tokens(state, seat)
    hidden = seats_with_hidden_agendas(state, seat)
    weight = 0.0
    for _ in range(TRIES):
        if state.stage != stage.DRAW_AGENDAS:
            draw_agendas(state, hidden, generator)
        draw_agents(state, seat, known, generator)
        if not contradicts_itself(state):
            weight = 1.0
            break
    complete_events(state)
    return weight


@kernel
def seats_with_hidden_agendas(state: State, seat: int) -> int:
    """Return the seats whose agendas a seat (-1: a spectator) does not know."""
    hidden = 0
    for other in range(state.players):
        if known_agenda(state, seat, other) == HIDDEN:
            hidden |= 1 << other
    return hidden


@kernel
def draw_agendas(state: State, hidden: int, generator: list[int]) -> None:
    """Draw the hidden agendas uniformly among those that are not ruled out, then those set aside."""
    in_game = agendas_in_game(state.players)
    unseen = (1 << in_game) - 1
    for seat in range(state.players):
        if hidden >> seat & 1 == 0:
            unseen &= ~(1 << int(state.agendas[seat]))
    left = -1
    for attempt in range(TRIES):
        left = deal_agendas_to(state, hidden, unseen, attempt == TRIES - 1, generator)
        if left >= 0:
            break
    for place in range(state.players, in_game):
        agenda = random_member(generator, left)
        left ^= 1 << agenda
        state.agendas[place] = agenda


@kernel
def deal_agendas_to(state: State, hidden: int, unseen: int, any_will_do: bool, generator: list[int]) -> int:
    """Draw an agenda for each of some seats. Return the rest, or -1 if two seats drew the same."""
    left = unseen
    while hidden:
        seat = lowest(hidden)
        hidden &= hidden - 1
        possible = unseen & ~state.ruled_out[seat]
        if any_will_do or possible == 0:
            possible = left
        agenda = random_member(generator, possible)
        if left >> agenda & 1 == 0:
            return -1
        left ^= 1 << agenda
        state.agendas[seat] = agenda
    return left


@kernel
def draw_agents(state: State, seat: int, known: int, generator: list[int]) -> None:
    """Draw the agents behind the tokens that are not known, and the token that fights for an attacker."""
    for suit in range(ability.SUIT_COUNT):
        state.of_suit[suit] &= known
    state.jacks &= known
    state.queens &= known
    state.aces &= known
    state.jokers &= known
    unseen = unseen_agents(state, known)
    unknown = ALL & ~known
    jack = 0
    if state.phase == phase.ATTACK and seat != state.turn:
        jack = draw_fighter(state, known, unseen, generator)
    clubs = unknown & clubs_of_winner(state)
    unseen = give_agents(state, jack, unseen, JACKS, generator)
    unseen = give_agents(state, clubs, unseen, CLUBS, generator)
    give_agents(state, unknown & ~jack & ~clubs, unseen, ALL, generator)


@kernel
def unseen_agents(state: State, known: int) -> int:
    """Return the agents that are not behind known tokens, both Jokers with a bit of their own."""
    unseen = ALL
    while known:
        agent = int(state.agents[lowest(known)])
        known &= known - 1
        if unseen >> agent & 1 == 0:
            agent = JOKER + 1
        unseen &= ~(1 << agent)
    return unseen


@kernel
def clubs_of_winner(state: State) -> int:
    """Return the tokens of a player who has won by the King of Clubs: these are clubs (SC-32)."""
    if state.stage == stage.OVER and state.ending == ending.BY_AGENDA:
        winner = lowest(state.winners)
        if int(state.agendas[winner]) == KC:
            return state.controlled[winner]
    return 0


@kernel
def draw_fighter(state: State, known: int, unseen: int, generator: list[int]) -> int:
    """Draw the token that fights for an attacker. Return it as a bit set if it is an unknown Jack, else 0.

    A token counts as often as there are worlds in which it may fight (SC-23).
    """
    if state.stage == stage.BULLET:
        state.fighter = first_turned_up(state)
        return 0
    if state.asked == state.turn:
        return 0
    others = state.controlled[state.turn] & ~state.face_up & ~(1 << state.acting)
    sure = (others & state.jacks) | 1 << state.acting
    unknown = others & ~known
    hidden = max(1, count(unseen))
    drawn = random_below(generator, count(sure) * hidden + count(unknown) * count(unseen & JACKS))
    if drawn < count(sure) * hidden:
        state.fighter = random_member(generator, sure)
        return 0
    state.fighter = random_member(generator, unknown)
    return 1 << state.fighter


@kernel
def first_turned_up(state: State) -> int:
    """Return the first token that the last change turned up: in an attack that of the attacker (SC-23)."""
    for row in range(state.event_count):
        if state.event_kind[row] == event.TURNED_UP:
            return int(state.event_value[row])
    return state.acting


@kernel
def give_agents(state: State, tokens: int, unseen: int, allowed: int, generator: list[int]) -> int:
    """Put random agents out of those allowed and unseen behind some tokens. Return the agents left."""
    while tokens:
        token = lowest(tokens)
        tokens &= tokens - 1
        agent = random_member(generator, unseen & allowed)
        unseen ^= 1 << agent
        index_agent(state, token, min(agent, JOKER))
    return unseen


@kernel
def contradicts_itself(state: State) -> bool:
    """Return whether a player with the King of Clubs would have won by now (SC-30, SC-32)."""
    clubs = state.of_suit[ability.CLUBS]
    for place in range(state.not_all_clubs_count):
        hand = state.not_all_clubs[place]
        if int(state.agendas[lowest(hand >> AGENTS)]) == KC and hand & ALL & ~clubs == 0:
            return True
    return False


@kernel
def complete_events(state: State) -> None:
    """Fill in the private numbers of the last change, and who sees them."""
    for row in range(state.event_count):
        seat = int(state.event_seat[row])
        other = state.event_other[row]
        sees = 1 << seat if seat >= 0 else EVERYONE
        kind = int(state.event_kind[row])
        if kind == event.DEALT:
            state.event_value[row] = packed_agents(state, other)
        elif kind == event.AGENDA_DRAWN:
            state.event_value[row] = int(state.agendas[seat])
        elif kind == event.AGENDA_SEEN:
            state.event_value[row] = int(state.agendas[other])
        elif kind == event.DRAFTED or kind == event.LOOKED:
            state.event_value[row] = int(state.agents[other])
        elif kind == event.SLEEPER_SENT:
            state.event_value[row] = int(state.agents[other & 63])
            sees |= 1 << (other >> 6)
        elif kind != event.JACK_ANSWERED or not completes_jack_answer(state, row):
            sees = EVERYONE
        state.event_sees[row] = sees


@kernel
def packed_agents(state: State, tokens: int) -> int:
    """Return the agents behind the four tokens of a deal, six bits each."""
    agents = 0
    place = 0
    while tokens:
        agents |= int(state.agents[lowest(tokens)]) << (6 * place)
        tokens &= tokens - 1
        place += 1
    return agents


@kernel
def completes_jack_answer(state: State, row: int) -> bool:
    """Fill in an attacker's choice of a Jack. Return whether only the attacker sees it (SC-23)."""
    fighter = state.fighter if state.stage == stage.JACK else first_turned_up(state)
    if state.event_value[row] == HIDDEN:
        stake = state.event_other[row]
        state.event_value[row] = 0 if fighter == stake else fighter + 1
        return True
    return state.phase == phase.ATTACK and state.event_seat[row] == state.turn

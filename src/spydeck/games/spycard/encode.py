"""The observation tensor of Spycard: what a seat may know, as small numbers of a fixed length."""

from __future__ import annotations

from spydeck.games.spycard.cards import AGENDAS, AGENTS, rank_of
from spydeck.games.spycard.knowledge import known_agenda, known_tokens
from spydeck.games.spycard.rules import ability, phase, stage
from spydeck.games.spycard.rules.state import MAX_PLAYERS, State
from spydeck.games.tensor import TensorField, length_of
from spydeck.kernel import EVERYONE, HIDDEN, kernel, lowest

SEATS = "the observer first, then clockwise"

TOKEN_FIELDS = (
    *(
        TensorField(f"controlled_{place}", AGENTS, f"1 for the tokens of the seat {place} to the left")
        for place in range(MAX_PLAYERS)
    ),
    TensorField("in_field", AGENTS, "1 for the tokens in the field"),
    TensorField("face_up", AGENTS, "1 for the tokens in play that are face up"),
    TensorField("discarded", AGENTS, "1 for the tokens on the discard pile"),
    TensorField("in_deck", AGENTS, "1 for the tokens that have not left the deck"),
    TensorField("revealed", AGENTS, "1 for the tokens whose agents everyone knows"),
    *(
        TensorField(f"known_{place}", AGENTS, f"1 for the others that the seat {place} to the left knows")
        for place in range(MAX_PLAYERS)
    ),
    *(
        TensorField(suit, AGENTS, f"1 for the tokens that the observer knows to be {suit}")
        for suit in ("hearts", "spades", "clubs", "diamonds")
    ),
    TensorField("jacks", AGENTS, "1 for known Jacks"),
    TensorField("queens", AGENTS, "1 for known Queens"),
    TensorField("aces", AGENTS, "1 for the Ace of Spades if known"),
    TensorField("jokers", AGENTS, "1 for known Jokers"),
    TensorField("ranks", AGENTS, "rank of known agents: 2 to 10, J 11, Q 12, Ace 13; otherwise 0"),
    TensorField("acting", AGENTS, "1 for the token that uses its ability or attacks"),
    TensorField("targets", AGENTS, "1 for the declared targets"),
    TensorField("at_stake", AGENTS, "1 for the token that is about to be turned up or to die"),
    TensorField("fighter", AGENTS, "1 for the token that will be turned up for the attacker, if known"),
)

SEAT_FIELDS = (
    TensorField("players", MAX_PLAYERS, f"1 for each seat that there is, {SEATS}"),
    TensorField("playing", MAX_PLAYERS, f"1 for each seat still in the game, {SEATS}"),
    TensorField("turn", MAX_PLAYERS, f"1 for the seat whose turn it is, {SEATS}"),
    TensorField("asked", MAX_PLAYERS, f"1 for the seat to act, {SEATS}"),
    TensorField("accuser", MAX_PLAYERS, f"1 for the seat that accused the acting agent, {SEATS}"),
    TensorField("exposers", MAX_PLAYERS, f"1 for each seat that has exposed an opponent, {SEATS}"),
    TensorField("winners", MAX_PLAYERS, f"1 for the seat that has won, {SEATS}"),
    TensorField("turns_left", MAX_PLAYERS, f"turns that each seat has left, at most 127, {SEATS}"),
    TensorField("has_had_turn", MAX_PLAYERS, f"1 for each seat that has ended a turn, {SEATS}"),
    TensorField("agendas", MAX_PLAYERS * AGENDAS, f"for each seat 1 for its agenda if known, {SEATS}"),
    TensorField("ruled_out", MAX_PLAYERS * AGENDAS, f"for each seat 1 for agendas that it lacks, {SEATS}"),
    TensorField(
        "shown", MAX_PLAYERS * MAX_PLAYERS, f"for each seat 1 for the seats that know its agenda, {SEATS}"
    ),
)

GAME_FIELDS = (
    TensorField("stage", stage.OVER + 1, "1 for the stage: three of chance, turn, six questions, over"),
    TensorField("phase", phase.ATTACK + 1, "1 for what continues after the question"),
    TensorField("ability", ability.COUNT, "1 for the declared ability: the suits, Queen, Ace"),
    TensorField("joker_used", ability.SUIT_COUNT, "1 for each suit that an accused Joker has used"),
    TensorField("deck", 1, "number of agents in the deck"),
    TensorField("jack_on_accusation", 1, "1 if a Jack may be turned up instead of an accused agent"),
)

TENSOR = (*TOKEN_FIELDS, *SEAT_FIELDS, *GAME_FIELDS)

LENGTH = length_of(TENSOR)
SEATS_FROM = length_of(TOKEN_FIELDS)
GAME_FROM = SEATS_FROM + length_of(SEAT_FIELDS)


@kernel
def encode(state: State, seat: int, out: list[int]) -> None:
    """Write the tensor of a seat; a spectator (-1) sees the table as seat 0 does, with nothing secret."""
    for place in range(LENGTH):
        out[place] = 0
    encode_tokens(state, seat, out)
    encode_seats(state, seat, out)
    encode_agendas(state, seat, out)
    encode_game(state, out)


@kernel
def mark(out: list[int], first: int, members: int) -> int:
    """Write 1 for each member of a bit set that follows a place. Return the place after a field of tokens."""
    while members:
        out[first + lowest(members)] = 1
        members &= members - 1
    return first + AGENTS


@kernel
def one(token: int) -> int:
    """Return the set of a token, empty for -1."""
    return 1 << token if token >= 0 else 0


@kernel
def to_the_left(state: State, seat: int, other: int) -> int:
    """Return how many places to the left of a seat (a spectator counts from seat 0) another sits."""
    place = other - max(seat, 0)
    return place + state.players if place < 0 else place


@kernel
def from_observer(state: State, seat: int, seats: int) -> int:
    """Return a bit set of seats, numbered from the observer to the left."""
    first = max(seat, 0)
    return (seats >> first | seats << (state.players - first)) & ((1 << state.players) - 1)


@kernel
def encode_tokens(state: State, seat: int, out: list[int]) -> None:
    """Write the fields of tokens, in their order."""
    known = known_tokens(state, seat)
    for other in range(state.players):
        place = to_the_left(state, seat, other)
        mark(out, place * AGENTS, state.controlled[other])
        mark(out, (MAX_PLAYERS + 5 + place) * AGENTS, state.known[other] & ~state.revealed)
    first = mark(out, MAX_PLAYERS * AGENTS, state.in_field)
    first = mark(out, first, state.face_up)
    first = mark(out, first, state.discarded)
    for token in range(state.drawn, AGENTS):
        out[first + token] = 1
    first = mark(out, first + AGENTS, state.revealed) + MAX_PLAYERS * AGENTS
    for suit in range(ability.SUIT_COUNT):
        first = mark(out, first, state.of_suit[suit] & known)
    first = mark(out, first, state.jacks & known)
    first = mark(out, first, state.queens & known)
    first = mark(out, first, state.aces & known)
    first = mark(out, first, state.jokers & known)
    while known:
        token = lowest(known)
        known &= known - 1
        out[first + token] = rank_of(int(state.agents[token]))
    first = mark(out, first + AGENTS, one(state.acting))
    first = mark(out, first, state.targets)
    first = mark(out, first, one(state.at_stake))
    mark(out, first, one(state.fighter) if seat >= 0 and seat == state.turn else 0)


@kernel
def encode_seats(state: State, seat: int, out: list[int]) -> None:
    """Write the fields of seats up to `has_had_turn`, in their order."""
    first = SEATS_FROM
    mark(out, first, (1 << state.players) - 1)
    mark(out, first + MAX_PLAYERS, from_observer(state, seat, state.playing))
    mark(out, first + 2 * MAX_PLAYERS, from_observer(state, seat, one(state.turn)))
    mark(out, first + 3 * MAX_PLAYERS, from_observer(state, seat, one(state.asked)))
    mark(out, first + 4 * MAX_PLAYERS, from_observer(state, seat, one(state.accuser)))
    mark(out, first + 5 * MAX_PLAYERS, from_observer(state, seat, state.exposers))
    mark(out, first + 6 * MAX_PLAYERS, from_observer(state, seat, state.winners))
    first += 7 * MAX_PLAYERS
    for other in range(state.players):
        place = first + to_the_left(state, seat, other)
        out[place] = min(127, state.turn_limit - state.turns[other])
        out[place + MAX_PLAYERS] = min(1, state.turns[other])


@kernel
def encode_agendas(state: State, seat: int, out: list[int]) -> None:
    """Write which agendas the observer knows, which are ruled out, and which seats know them."""
    first = SEATS_FROM + 9 * MAX_PLAYERS
    for other in range(state.players):
        place = to_the_left(state, seat, other)
        agenda = known_agenda(state, seat, other)
        if agenda != HIDDEN:
            out[first + place * AGENDAS + agenda] = 1
        mark(out, first + (MAX_PLAYERS + place) * AGENDAS, state.ruled_out[other])
        seats = state.shown[other]
        if seats == EVERYONE:
            seats = (1 << state.players) - 1
        mark(
            out,
            first + 2 * MAX_PLAYERS * AGENDAS + place * MAX_PLAYERS,
            from_observer(state, seat, seats),
        )


@kernel
def encode_game(state: State, out: list[int]) -> None:
    """Write the fields of the whole game, in their order."""
    first = GAME_FROM
    out[first + state.stage] = 1
    first += stage.OVER + 1
    out[first + state.phase] = 1
    first += phase.ATTACK + 1
    if state.ability >= 0:
        out[first + state.ability] = 1
    first += ability.COUNT
    mark(out, first, state.joker_used)
    out[first + ability.SUIT_COUNT] = AGENTS - state.drawn
    out[first + ability.SUIT_COUNT + 1] = state.jack_on_accusation

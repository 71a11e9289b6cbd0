"""Spycard for programs: actions word by word, the observation tensor, random play, and returns."""

from __future__ import annotations

from spydeck.games.game import Bounds, Tally
from spydeck.games.spycard.belief import resample
from spydeck.games.spycard.cards import AGENDA_TEXTS, AGENDAS, AGENTS, SUITS, agendas_in_game, rank_of
from spydeck.games.spycard.cards import AGENTS as MAX_DECK
from spydeck.games.spycard.observe import known_agenda, known_tokens
from spydeck.games.spycard.options import SpycardOptions
from spydeck.games.spycard.policy import random_verb
from spydeck.games.spycard.rules import actors, apply, pending, resolve
from spydeck.games.spycard.rules.legality import (
    choices,
    has_objects,
    has_subject,
    next_objects,
    possible_subjects,
    possible_verbs,
)
from spydeck.games.spycard.rules.state import MAX_PLAYERS, State
from spydeck.games.spycard.vocabulary import ability, chance, ending, phase, stage, verb
from spydeck.games.tensor import TensorField, length_of, starts_of, to_the_left
from spydeck.kernel import (
    ENOUGH,
    EVERYONE,
    HIDDEN,
    NONE,
    highest,
    kernel,
    lowest,
    random_below,
    random_member,
    shuffle_first,
)

__all__ = [
    "MAX_DECK",
    "START",
    "TALLY",
    "TENSOR",
    "bounds",
    "continuations",
    "draw",
    "encode",
    "playout",
    "resample",
    "returns",
]


@kernel
def takes_two(state: State, verb_id: int) -> bool:
    """Return whether a verb takes two targets."""
    if verb_id == verb.DIAMONDS or verb_id == verb.QUEEN or verb_id == verb.JOKER_DIAMONDS:
        return True
    if verb_id == verb.AGAIN:
        return state.ability == ability.DIAMONDS or state.ability == ability.QUEEN
    return False


@kernel
def lower_targets(state: State, seat: int, verb_id: int, subject: int, firsts: int) -> int:
    """Return the first targets that have a partner with a higher number."""
    found = 0
    while firsts:
        token = lowest(firsts)
        firsts &= firsts - 1
        if choices(state, seat, verb_id, subject, 1 << token) & (-2 << token):
            found |= 1 << token
    return found


@kernel
def continuations(state: State, seat: int, verb_id: int, subject: int, objects: int) -> int:
    """Return what may come next in a partial action, tokens only in ascending order."""
    possible = choices(state, seat, verb_id, subject, objects)
    if objects:
        return possible & (-2 << highest(objects))
    if takes_two(state, verb_id) and (subject != NONE or not has_subject(verb_id)):
        return lower_targets(state, seat, verb_id, subject, possible)
    return possible


SEATS = "the observer first, then clockwise"

TENSOR = (
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
    *(TensorField(suit, AGENTS, f"1 for the tokens that the observer knows to be {suit}") for suit in SUITS),
    TensorField("jacks", AGENTS, "1 for known Jacks"),
    TensorField("queens", AGENTS, "1 for known Queens"),
    TensorField("aces", AGENTS, "1 for the Ace of Spades if known"),
    TensorField("jokers", AGENTS, "1 for known Jokers"),
    TensorField("ranks", AGENTS, "rank of known agents: 2 to 10, J 11, Q 12, Ace 13; otherwise 0"),
    TensorField("acting", AGENTS, "1 for the token that uses its ability or attacks"),
    TensorField("targets", AGENTS, "1 for the declared targets"),
    TensorField("at_stake", AGENTS, "1 for the token that is about to be turned up or to die"),
    TensorField("fighter", AGENTS, "1 for the token that will be turned up for the attacker, if known"),
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
    TensorField("stage", stage.OVER + 1, "1 for the stage: three of chance, turn, six questions, over"),
    TensorField("phase", phase.ATTACK + 1, "1 for what continues after the question"),
    TensorField("ability", ability.COUNT, "1 for the declared ability: the suits, Queen, Ace"),
    TensorField("joker_used", ability.SUIT_COUNT, "1 for each suit that an accused Joker has used"),
    TensorField("deck", 1, "number of agents in the deck"),
    TensorField("jack_on_accusation", 1, "1 if a Jack may be turned up instead of an accused agent"),
)

LENGTH = length_of(TENSOR)
at = starts_of(TENSOR, __name__)


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
def mark(out: list[int], first: int, members: int) -> None:
    """Write 1 for each member of a bit set, counted from a place."""
    while members:
        out[first + lowest(members)] = 1
        members &= members - 1


@kernel
def one(token: int) -> int:
    """Return the set of a token, empty for -1."""
    return 1 << token if token >= 0 else 0


@kernel
def from_observer(state: State, seat: int, seats: int) -> int:
    """Return a bit set of seats, numbered from the observer to the left."""
    first = max(seat, 0)
    return (seats >> first | seats << (state.players - first)) & ((1 << state.players) - 1)


@kernel
def encode_tokens(state: State, seat: int, out: list[int]) -> None:
    """Write the fields of tokens."""
    known = known_tokens(state, seat)
    for other in range(state.players):
        place = to_the_left(state, max(seat, 0), other) * AGENTS
        mark(out, at.controlled_0 + place, state.controlled[other])
        mark(out, at.known_0 + place, state.known[other] & ~state.revealed)
    mark(out, at.in_field, state.in_field)
    mark(out, at.face_up, state.face_up)
    mark(out, at.discarded, state.discarded)
    for token in range(state.drawn, AGENTS):
        out[at.in_deck + token] = 1
    mark(out, at.revealed, state.revealed)
    for suit in range(ability.SUIT_COUNT):
        mark(out, at.hearts + suit * AGENTS, state.of_suit[suit] & known)
    mark(out, at.jacks, state.jacks & known)
    mark(out, at.queens, state.queens & known)
    mark(out, at.aces, state.aces & known)
    mark(out, at.jokers, state.jokers & known)
    while known:
        token = lowest(known)
        known &= known - 1
        out[at.ranks + token] = rank_of(int(state.agents[token]))
    mark(out, at.acting, one(state.acting))
    mark(out, at.targets, state.targets)
    mark(out, at.at_stake, one(state.at_stake))
    mark(out, at.fighter, one(state.fighter) if seat >= 0 and seat == state.turn else 0)


@kernel
def encode_seats(state: State, seat: int, out: list[int]) -> None:
    """Write the fields of seats up to `has_had_turn`."""
    mark(out, at.players, (1 << state.players) - 1)
    mark(out, at.playing, from_observer(state, seat, state.playing))
    mark(out, at.turn, from_observer(state, seat, one(state.turn)))
    mark(out, at.asked, from_observer(state, seat, one(state.asked)))
    mark(out, at.accuser, from_observer(state, seat, one(state.accuser)))
    mark(out, at.exposers, from_observer(state, seat, state.exposers))
    mark(out, at.winners, from_observer(state, seat, state.winners))
    for other in range(state.players):
        place = to_the_left(state, max(seat, 0), other)
        out[at.turns_left + place] = min(127, state.turn_limit - state.turns[other])
        out[at.has_had_turn + place] = min(1, state.turns[other])


@kernel
def encode_agendas(state: State, seat: int, out: list[int]) -> None:
    """Write which agendas the observer knows, which are ruled out, and which seats know them."""
    for other in range(state.players):
        place = to_the_left(state, max(seat, 0), other)
        agenda = known_agenda(state, seat, other)
        if agenda != HIDDEN:
            out[at.agendas + place * AGENDAS + agenda] = 1
        mark(out, at.ruled_out + place * AGENDAS, state.ruled_out[other])
        seats = state.shown[other]
        if seats == EVERYONE:
            seats = (1 << state.players) - 1
        mark(out, at.shown + place * MAX_PLAYERS, from_observer(state, seat, seats))


@kernel
def encode_game(state: State, out: list[int]) -> None:
    """Write the fields of the whole game."""
    out[at.stage + state.stage] = 1
    out[at.phase + state.phase] = 1
    if state.ability >= 0:
        out[at.ability + state.ability] = 1
    mark(out, at.joker_used, state.joker_used)
    out[at.deck] = AGENTS - state.drawn
    out[at.jack_on_accusation] = state.jack_on_accusation


START = chance.AGENTS

WON_BY_LAST_LEFT = AGENDAS
WON_BY_NOBODY = AGENDAS + 1


@kernel
def act_at_random(state: State, generator: list[int]) -> None:
    """Take one random action for the seat that is asked: draw a verb, then its operands one by one."""
    seat = state.asked
    verb_id = random_verb(generator, possible_verbs(state, seat))
    subject = NONE
    objects = 0
    if has_subject(verb_id):
        subject = random_member(generator, possible_subjects(state, seat, verb_id))
    if has_objects(verb_id):
        while True:
            bit = 1 << random_member(generator, next_objects(state, seat, verb_id, objects))
            if bit == ENOUGH:
                break
            objects |= bit
    apply(state, seat, verb_id, subject, objects)


@kernel
def draw(state: State, generator: list[int], order: list[int]) -> None:
    """Draw the order of the agents, that of the agendas, or the first player (SC-4 to SC-6)."""
    if state.stage == stage.DRAW_FIRST_PLAYER:
        order[0] = random_below(generator, state.players)
    else:
        size = AGENTS if state.stage == stage.SHUFFLE else agendas_in_game(state.players)
        for place in range(size):
            order[place] = place
        shuffle_first(generator, order, size)
    resolve(state, order)


@kernel
def playout(state: State, generator: list[int], order: list[int]) -> int:
    """Play on at random to the end of the game. Return the number of actions."""
    while pending(state) != NONE:
        draw(state, generator, order)
    actions = 0
    while actors(state):
        act_at_random(state, generator)
        actions += 1
    return actions


@kernel
def won_by(state: State) -> int:
    """Return what a finished game was won by, as a place among the labels of `TALLY`."""
    if state.winners == 0:
        return WON_BY_NOBODY
    if state.ending == ending.BY_AGENDA:
        return int(state.agendas[lowest(state.winners)])
    return WON_BY_LAST_LEFT


TALLY = Tally("wins by", (*AGENDA_TEXTS, "last one left", "nobody"), won_by)
"""How benchmarks count finished games: an agenda by its number, then the other two ways to end."""


@kernel
def returns(state: State, out: list[int]) -> None:
    """Write for each seat 1 for the winner, otherwise 0 (SC-30, SC-31)."""
    for seat in range(state.players):
        out[seat] = state.winners >> seat & 1


MAX_WORDS_OF_TURN = AGENTS + 2
"""Most words of a turn: a verb, all agents, the end. The longest claim takes fewer: its 4 words, answers of 4
opponents, then 4 uses by a Joker of 3 words, each with a question of 2, and the end."""


def bounds(options: SpycardOptions, deals: int) -> Bounds:
    """Return the bounds of a game (SC-4 to SC-6, SC-33)."""
    turns = options.turn_limit * options.players
    return Bounds(0, 1, MAX_WORDS_OF_TURN * turns, AGENTS + agendas_in_game(options.players))

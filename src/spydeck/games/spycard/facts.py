"""The facts in the views of Spycard, each declared once, and how views are made.

`docs/views.md`, the JSON Schema beside it, and the client's types come from the declarations.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from spydeck.games.events import EventRow
from spydeck.games.game import CommonView
from spydeck.games.spycard.cards import (
    AGENDA_TEXTS,
    AGENT_TEXTS,
    AGENTS,
    JOKER,
    SUITS,
    TOKEN_TEXTS,
    agendas_in_game,
)
from spydeck.games.spycard.options import Options
from spydeck.games.spycard.rules.abilities import tokens_that_pass, tokens_with_ability
from spydeck.games.spycard.rules.state import State, in_play
from spydeck.games.spycard.rules.turn import agenda_holds, index_agent
from spydeck.games.spycard.vocabulary import ability, ending, event, phase, stage
from spydeck.json_types import JsonObject, OneOf
from spydeck.kernel import EVERYONE, HIDDEN, NONE, lowest, members, members_of

STAGE_NAMES = {
    stage.SHUFFLE: "agents",
    stage.DRAW_AGENDAS: "agendas",
    stage.DRAW_FIRST_PLAYER: "first-player",
    stage.TURN: "turn",
    stage.KEEP: "keep",
    stage.ACCUSE: "accuse",
    stage.JACK: "jack",
    stage.BULLET: "bullet",
    stage.AGAIN: "again",
    stage.JOKER: "joker",
    stage.OVER: "over",
}
ABILITY_NAMES = {
    ability.HEARTS: "hearts",
    ability.SPADES: "spades",
    ability.CLUBS: "clubs",
    ability.DIAMONDS: "diamonds",
    ability.QUEEN: "queen",
    ability.ACE: "ace",
}
ENDING_NAMES = {
    ending.DRAW: "draw",
    ending.LAST_LEFT: "last-left",
    ending.BY_AGENDA: "agenda",
}
AGENT_NAMES = (*AGENT_TEXTS, None)
"""The text of each agent, and at the end that of a hidden one, whose number is -1."""

TokenName = TypeAliasType("TokenName", Annotated[str, OneOf(*TOKEN_TEXTS)])
Agent = TypeAliasType("Agent", Annotated[str, OneOf(*AGENT_TEXTS)])
Agenda = TypeAliasType("Agenda", Annotated[str, OneOf(*AGENDA_TEXTS)])
Suit = Annotated[str, OneOf(*SUITS)]
Ability = Annotated[str, OneOf(*ABILITY_NAMES.values())]
Ending = Annotated[str, OneOf(*ENDING_NAMES.values())]
Knowers = list[int] | Literal["everyone"]


class Player(TypedDict):
    """The known facts about a player."""

    seat: int
    """The seat."""
    playing: bool
    """Whether the player is still in the game."""
    turns: int
    """The number of turns that the player has ended."""
    agents: int
    """The number of agents that the player controls."""
    agenda: Agenda | None
    """The agenda, where this seat knows it."""
    agenda_seen_by: Knowers
    """The other seats that know the agenda."""
    agenda_is_not: list[Agenda]
    """The agendas that the player is known not to have."""
    has_exposed: bool
    """Whether the player has exposed an opponent rightly."""


class Token(TypedDict):
    """An agent by its token: where it is, and what is known of it."""

    token: TokenName
    """The token."""
    zone: Literal["base", "field", "discard", "deck"]
    """Where it is."""
    controller: int | None
    """The seat that controls it; null where none does."""
    face: Literal["up", "down"]
    """Whether the agent is face up."""
    agent: Agent | None
    """The agent, where this seat knows it."""
    known_by: Knowers
    """The seats that know the agent."""


class Question(TypedDict):
    """The action that is being carried out in this turn, and the question about it."""

    by: int
    """The seat on turn."""
    token: NotRequired[TokenName]
    """The token that was drafted, which is kept or sent."""
    acting: NotRequired[TokenName]
    """The token that uses an ability or attacks."""
    targets: NotRequired[list[TokenName]]
    """Its targets."""
    ability: NotRequired[Ability | None]
    """The ability; null in an attack."""
    accuser: NotRequired[int | None]
    """The seat that has accused; null where none has."""
    at_stake: NotRequired[TokenName]
    """The token that a Jack could be turned up for, or that another could die for."""
    used: NotRequired[list[Ability]]
    """The suits that an accused Joker has used."""
    fighter: NotRequired[TokenName]
    """The token that is turned up for the attacker, who alone knows it."""


class Exposure(TypedDict):
    """An exposure: a seat has named the agenda of another."""

    seat: int
    """The seat that exposed."""
    of: int
    """The seat whose agenda it named."""
    agenda: Agenda
    """The agenda that it named."""
    right: bool
    """Whether that was right."""


class Standing(TypedDict):
    """How far the agenda of this seat is, and all that agendas count beside each player's agents (SC-32)."""

    holds: bool
    """Whether it would hold now."""
    clubs: int
    """The number of clubs that this seat controls."""
    clubs_up: int
    """The number of clubs that lie face up, whoever controls them."""
    own_in_field: int
    """The number of agents that this seat has in the field."""
    others_in_field: int
    """The number of agents that the others have in the field."""
    in_play: int
    """The number of agents in play."""
    face_up: int
    """The number of agents that lie face up."""
    missing: list[Suit]
    """The suits that are not among the agents that this seat has face up."""


class Facts(TypedDict):
    """The facts of a view of Spycard beside those of every game."""

    stage: Annotated[str, OneOf(*STAGE_NAMES.values())]
    """The stage of the game: an activity or a question."""
    turn: int | None
    """The seat on turn."""
    asked: int | None
    """The seat that is asked something."""
    deck: int
    """The number of agents in the deck."""
    players: list[Player]
    """The players, by seat."""
    tokens: list[Token]
    """The tokens that have left the deck, and one that is looked at on its top."""
    agendas: list[Agenda]
    """The agendas in the game."""
    wanted: int
    """The number of agents that some agendas want: twice the number of players who started (SC-32)."""
    question: Question | None
    """The action that is being carried out; null where nothing is asked about it."""
    exposures: list[Exposure]
    """All exposures so far."""
    queen_bagged_by: int | None
    """The seat that took an opponent's Queen of Spades out of play."""
    ending: Ending | None
    """How the game ended."""
    agenda: NotRequired[Agenda | None]
    """The agenda of this seat; null before it is drawn."""
    standing: NotRequired[Standing | None]
    """How far the agenda of this seat is; null before it is drawn."""


class View(CommonView, Facts):
    """A game of Spycard as a seat or a spectator may know it."""

    game: Literal["spycard"]
    """The name of the game."""
    options: Options
    """The options of the game."""


def tables() -> JsonObject:
    """Return what the page knows of the rules before there is a game, as constants by name."""
    deck = State()
    for token in range(AGENTS):
        index_agent(deck, token, min(token, JOKER))

    def agents(tokens: int) -> list[str]:
        return list(dict.fromkeys(AGENT_TEXTS[token] for token in members(tokens)))

    return {
        "ABLE": {name: agents(tokens_with_ability(deck, number)) for number, name in ABILITY_NAMES.items()},
        "TRUTHFUL": {name: agents(tokens_that_pass(deck, number)) for number, name in ABILITY_NAMES.items()},
    }


class Ledger:
    """Every exposure so far (SC-18), and the seat that took each agent of another player out of play."""

    def __init__(self) -> None:
        self.rows: list[Exposure] = []
        self.taken_by: dict[int, int] = {}
        """The seat that took a token out of play; none for one that its own player lost."""
        self._tokens: dict[int, tuple[tuple[int, ...], list[Token]]] = {}
        """For each viewer the sets and the tokens of its last view."""
        self._on_turn = self._fighter = self._accuser = self._exposer = NONE

    def copy(self) -> Ledger:
        """Return an independent ledger."""
        made = Ledger()
        made.__dict__.update(self.__dict__, rows=[{**row} for row in self.rows], taken_by={**self.taken_by})
        made._tokens = {}
        return made

    def note(self, row: EventRow) -> None:
        """Record one event."""
        if row.kind == event.TURN_STARTED:
            self._on_turn = row.seat
            self._fighter = self._accuser = self._exposer = NONE
        elif row.kind in (event.CLAIMED, event.ATTACKED):
            self._fighter = self._accuser = NONE
        elif row.kind == event.FOUGHT:
            self._fighter = row.seat
        elif row.kind == event.ACCUSED:
            self._accuser = row.seat
        elif row.kind == event.TRUTH:
            self._accuser = NONE
        elif row.kind == event.EXPOSED:
            self.rows.append(exposure_facts(row))
            self._exposer = row.seat if self.rows[-1]["right"] else NONE
        else:
            self._note_losses(row)

    def tokens_before(self, seen: State, seat: int, visible: int) -> tuple[list[Token], int]:
        """Return the tokens of a viewer's last view, in a list to be kept, and those that have changed."""
        sets = (seen.in_field, seen.face_up, seen.discarded, seen.revealed, *seen.controlled, *seen.known)
        old_sets, old = self._tokens.get(seat, (sets, []))
        changed = -1 << len(old)
        if old_sets != sets:
            for before, now in zip(old_sets, sets, strict=True):
                changed |= before ^ now
        tokens = old[:visible] + _UNSEEN[len(old) : visible]
        self._tokens[seat] = sets, tokens
        return tokens, changed & ((1 << visible) - 1)

    def _note_losses(self, row: EventRow) -> None:
        if row.kind == event.DIED:
            self._take([row.value], self._on_turn if self._fighter == NONE else self._fighter, row.seat)
        elif row.kind == event.DISCARDED:
            self._take([row.value], self._accuser, row.seat)
        elif row.kind == event.PLAYER_OUT:
            self._take(members(row.other), self._exposer, row.seat)

    def _take(self, tokens: list[int], seat: int, loser: int) -> None:
        if seat not in (NONE, loser):
            self.taken_by.update(dict.fromkeys(tokens, seat))

    def facts(self) -> list[Exposure]:
        """Return one row for each exposure."""
        return self.rows


def exposure_facts(row: EventRow) -> Exposure:
    """Return what an exposure named and whether it was right."""
    return {"seat": row.seat, "of": row.other & 7, "agenda": AGENDA_TEXTS[row.value], "right": row.other >= 8}


token_texts = members_of(TOKEN_TEXTS)
"""Returns the texts of a set of tokens in canonical order."""
_agenda_texts = members_of(AGENDA_TEXTS)


def view_facts(seen: State, seat: int, options: object, ledger: Ledger) -> Facts:
    """Return what a seat (or -1, a spectator) may know, from its observed state."""
    facts: Facts = {
        "stage": STAGE_NAMES[seen.stage],
        "turn": seen.turn if seen.turn >= 0 else None,
        "asked": seen.asked if seen.asked >= 0 else None,
        "deck": AGENTS - seen.drawn,
        "players": [player_facts(seen, other) for other in range(seen.players)],
        "tokens": token_facts(seen, seat, ledger),
        "agendas": list(AGENDA_TEXTS[: agendas_in_game(seen.players)]),
        "wanted": 2 * seen.players,
        "question": question_facts(seen, seat),
        "exposures": ledger.facts(),
        "queen_bagged_by": queen_bagged_by(seen, ledger),
        "ending": ENDING_NAMES[seen.ending] if seen.ending >= 0 else None,
    }
    if seat >= 0:
        facts["agenda"] = facts["players"][seat]["agenda"]
        facts["standing"] = standing_facts(seen, seat)
    return facts


def visible_tokens(seen: State) -> int:
    """Return how many tokens have left the deck, or are being looked at on its top (SC-9)."""
    return seen.drawn + (seen.stage == stage.KEEP)


def queen_bagged_by(seen: State, ledger: Ledger) -> int | None:
    """Return the seat that took an opponent's Queen of Spades out of play, which everyone has seen."""
    queen = seen.queens & seen.of_suit[ability.SPADES] & seen.discarded
    return ledger.taken_by.get(lowest(queen))


def standing_facts(seen: State, seat: int) -> Standing | None:
    """Return how far the agenda of a seat is, as far as it knows."""
    agenda = seen.agendas[seat]
    if agenda == HIDDEN:
        return None
    own, field, up = seen.controlled[seat], seen.in_field, seen.face_up
    clubs, own_up = seen.of_suit[ability.CLUBS], own & up
    return {
        "holds": agenda_holds(seen, seat, agenda),
        "clubs": (own & clubs).bit_count(),
        "clubs_up": (up & clubs).bit_count(),
        "own_in_field": (own & field).bit_count(),
        "others_in_field": (field & ~own).bit_count(),
        "in_play": in_play(seen).bit_count(),
        "face_up": up.bit_count(),
        "missing": [name for name, tokens in zip(SUITS, seen.of_suit, strict=True) if own_up & tokens == 0],
    }


def player_facts(seen: State, seat: int) -> Player:
    """Return what is known about a player."""
    agenda, shown = seen.agendas[seat], seen.shown[seat]
    return {
        "seat": seat,
        "playing": bool(seen.playing >> seat & 1),
        "turns": seen.turns[seat],
        "agents": seen.controlled[seat].bit_count(),
        "agenda": None if agenda == HIDDEN else AGENDA_TEXTS[agenda],
        "agenda_seen_by": "everyone" if shown == EVERYONE else members(shown & ~(1 << seat)),
        "agenda_is_not": _agenda_texts(seen.ruled_out[seat]),
        "has_exposed": bool(seen.exposers >> seat & 1),
    }


def token_facts(seen: State, seat: int, ledger: Ledger) -> list[Token]:
    """Return where each visible token is, and its agent where that is known (SC-4, SC-7)."""
    visible = visible_tokens(seen)
    tokens, changed = ledger.tokens_before(seen, seat, visible)
    if changed:
        make_tokens(seen, tokens, changed)
    if visible > seen.drawn:
        tokens[-1]["zone"] = "deck"
    return tokens


def make_tokens(seen: State, tokens: list[Token], changed: int) -> None:
    """Put new facts in place of those that have changed."""
    hidden = changed & ~seen.revealed
    lookers: dict[int, list[int]] = {token: [] for token in members(hidden)}
    for token in members(changed):
        tokens[token] = _IN_BASE[token][seen.agents[token]].copy()
    for token, seats in lookers.items():
        tokens[token]["known_by"] = seats
    for other in range(seen.players):
        for token in members(seen.controlled[other] & changed):
            tokens[token]["controller"] = other
        for token in members(seen.known[other] & hidden):
            lookers[token].append(other)
    for token in members(seen.in_field & changed):
        tokens[token]["zone"] = "field"
    for token in members(seen.discarded & changed):
        tokens[token]["zone"] = "discard"
    for token in members((seen.face_up | seen.discarded) & changed):
        tokens[token]["face"] = "up"


def _in_base(token: str, agent: str | None) -> Token:
    return {
        "token": token,
        "zone": "base",
        "controller": None,
        "face": "down",
        "agent": agent,
        "known_by": "everyone",
    }


_UNSEEN = [_in_base(token, None) for token in TOKEN_TEXTS]
_IN_BASE = [[_in_base(token, agent) for agent in AGENT_NAMES] for token in TOKEN_TEXTS]
"""The facts of each token with each agent, to be copied: a quarter of the time of making them."""


def question_facts(seen: State, seat: int) -> Question | None:
    """Return what is being carried out and what is asked, or None outside of questions."""
    if seen.stage <= stage.TURN or seen.stage == stage.OVER:
        return None
    facts: Question = {"by": seen.turn}
    if seen.stage == stage.KEEP:
        return {**facts, "token": TOKEN_TEXTS[seen.drawn]}
    facts["acting"] = TOKEN_TEXTS[seen.acting]
    facts["targets"] = token_texts(seen.targets)
    facts["ability"] = None if seen.ability == NONE else ABILITY_NAMES[seen.ability]
    facts["accuser"] = None if seen.accuser == NONE else seen.accuser
    if seen.stage in (stage.JACK, stage.BULLET):
        facts["at_stake"] = TOKEN_TEXTS[seen.at_stake]
    if seen.phase == phase.JOKER_USE:
        facts["used"] = [ABILITY_NAMES[suit] for suit in members(seen.joker_used)]
    if seen.fighter != HIDDEN and seat == seen.turn:
        facts["fighter"] = TOKEN_TEXTS[seen.fighter]
    return facts

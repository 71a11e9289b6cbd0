"""The facts in the events of Spycard, each declared once, and how events are made.

`docs/views.md`, the JSON Schema beside it, and the client's types come from the declarations.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from spydeck.games.events import EventRow
from spydeck.games.spycard.cards import (
    AGENDA_TEXTS,
    AGENT_TEXTS,
    TOKEN_TEXTS,
)
from spydeck.games.spycard.facts import (
    ABILITY_NAMES,
    ENDING_NAMES,
    Ability,
    Agenda,
    Agent,
    Ending,
    Exposure,
    TokenName,
    exposure_facts,
    token_texts,
)
from spydeck.games.spycard.rules.state import State
from spydeck.games.spycard.vocabulary import event
from spydeck.kernel import HIDDEN, NONE, members


class Seat(TypedDict):
    """A seat passes, allows or accuses a claim, uses no ability again, or does something in vain."""

    event: Literal["pass", "allow", "accuse", "decline", "done", "in-vain"]
    seat: int


class Deal(TypedDict):
    """A seat is dealt tokens, whose agents only that seat knows."""

    event: Literal["deal"]
    seat: int
    tokens: list[TokenName]
    agents: NotRequired[list[Agent]]


class KnownAgenda(TypedDict):
    """An agenda, which only the seat of the event knows."""

    agenda: NotRequired[Agenda]


class AgendaDrawn(KnownAgenda):
    """A seat draws its agenda."""

    event: Literal["agenda"]
    seat: int


class AgendaSeen(KnownAgenda):
    """A seat sees the agenda of another."""

    event: Literal["see-agenda"]
    seat: int
    of: int


class Turn(TypedDict):
    """A seat begins a turn: the number of its own turns with this one."""

    event: Literal["turn"]
    seat: int
    turn: int


class KnownAgent(TypedDict):
    """A token, and its agent for those who may know it."""

    token: TokenName
    agent: NotRequired[Agent]


class LookedAt(KnownAgent):
    """A seat looks at the agent on top of the deck, or at one that it now controls."""

    event: Literal["draft", "look"]
    seat: int


class Sleeper(KnownAgent):
    """A seat sends the drafted agent to the base of another."""

    event: Literal["sleeper"]
    seat: int
    to: int


class Turned(TypedDict):
    """A seat keeps a drafted agent, or its agent is turned down; or a seat's claim was the truth or a lie."""

    event: Literal["keep", "truth", "lie", "turn-down"]
    seat: int
    token: TokenName


class SeenAgent(TypedDict):
    """A token, and the agent that everybody sees."""

    token: TokenName
    agent: Agent


class Shown(SeenAgent):
    """An agent of a seat is turned up, dies, or is discarded."""

    event: Literal["turn-up", "death", "discard"]
    seat: int


class Move(TypedDict):
    """A seat moves its agents."""

    event: Literal["move"]
    seat: int
    tokens: list[TokenName]
    to: Literal["field", "base"]


class Use(TypedDict):
    """A seat uses the ability of an agent, or claims one for an agent that is face down."""

    event: Literal["use", "claim"]
    seat: int
    token: TokenName
    ability: Ability
    targets: list[TokenName]


class FurtherUse(TypedDict):
    """A seat uses an ability a second time, or one that an accused Joker has."""

    event: Literal["again", "joker"]
    seat: int
    ability: Ability
    targets: list[TokenName]


For = TypedDict("For", {"for": TokenName})


class StandIn(For):
    """A seat turns up a Jack for a token, or another agent dies for it: null for none, left out if hidden."""

    event: Literal["jack", "bullet"]
    seat: int
    token: NotRequired[TokenName | None]


class Swap(TypedDict):
    """A seat swaps two agents."""

    event: Literal["swap"]
    seat: int
    tokens: list[TokenName]


class MoveTwo(TypedDict):
    """A seat moves two agents, each to the field or to base."""

    event: Literal["move-two"]
    seat: int
    tokens: list[TokenName]
    to_field: list[TokenName]
    to_base: list[TokenName]


class Attack(TypedDict):
    """A seat attacks an agent with one of its own."""

    event: Literal["attack"]
    seat: int
    token: TokenName
    target: TokenName


class Fight(TypedDict):
    """A seat's agent wins a fight against another."""

    event: Literal["fight"]
    seat: int
    token: TokenName
    loser: TokenName


class Exposed(Exposure):
    """A seat names the agenda of another."""

    event: Literal["expose"]


class Out(TypedDict):
    """A seat is out of the game, and discards its agents."""

    event: Literal["out"]
    seat: int
    discards: list[SeenAgent]


class GameOver(TypedDict):
    """The game is over: how it ended, and for the winner by an agenda, which."""

    event: Literal["game-over"]
    seat: NotRequired[int]
    ending: Ending
    winners: list[int]
    agenda: NotRequired[Agenda]


Event = TypeAliasType(
    "Event",
    Seat
    | Deal
    | AgendaDrawn
    | AgendaSeen
    | Turn
    | LookedAt
    | Sleeper
    | Turned
    | Shown
    | Move
    | Use
    | FurtherUse
    | StandIn
    | Swap
    | MoveTwo
    | Attack
    | Fight
    | Exposed
    | Out
    | GameOver,
)


EventWriter = Callable[[EventRow, State], Event]


def event_facts(row: EventRow, state: State) -> Event:
    """Return a redacted event as plain data; reads of the state only what is fixed for the whole game."""
    return EVENTS[row.kind](row, state)


def dealt_facts(row: EventRow, state: State) -> Deal:
    """Return the tokens dealt to a seat, and their agents where known."""
    tokens = token_texts(row.other)
    facts: Deal = {"event": "deal", "seat": row.seat, "tokens": tokens}
    if row.value != HIDDEN:
        facts["agents"] = [AGENT_TEXTS[row.value >> 6 * place & 63] for place in range(len(tokens))]
    return facts


def known_agent(row: EventRow) -> KnownAgent:
    """Return a token that was looked at, and its agent where known."""
    facts: KnownAgent = {"token": TOKEN_TEXTS[row.other & 63]}
    if row.value != HIDDEN:
        facts["agent"] = AGENT_TEXTS[row.value]
    return facts


def known_agenda(row: EventRow) -> KnownAgenda:
    """Return an agenda where it is known."""
    return {} if row.value == HIDDEN else {"agenda": AGENDA_TEXTS[row.value]}


def ending_facts(row: EventRow, state: State) -> GameOver:
    """Return how the game ended."""
    if row.seat == NONE:
        return {"event": "game-over", "ending": ENDING_NAMES[row.value], "winners": []}
    facts: GameOver = {
        "event": "game-over",
        "seat": row.seat,
        "ending": ENDING_NAMES[row.value],
        "winners": [row.seat],
    }
    if row.other != NONE:
        facts["agenda"] = AGENDA_TEXTS[row.other]
    return facts


def seen_agent(token: int, agent: int) -> SeenAgent:
    """Return a token and its agent, which everyone sees."""
    return {"token": TOKEN_TEXTS[token], "agent": AGENT_TEXTS[agent]}


def simple(name: Literal["pass", "allow", "accuse", "decline", "done", "in-vain"]) -> EventWriter:
    """Return what writes an event that says no more than whose it is."""
    return lambda row, state: {"event": name, "seat": row.seat}


def one_token(name: Literal["truth", "lie", "turn-down"]) -> EventWriter:
    """Return what writes an event about a token."""
    return lambda row, state: {"event": name, "seat": row.seat, "token": TOKEN_TEXTS[row.value]}


def shown_agent(name: Literal["turn-up", "death", "discard"]) -> EventWriter:
    """Return what writes an event about an agent that everyone sees."""
    return lambda row, state: {"event": name, "seat": row.seat, **seen_agent(row.value, row.other)}


def looked(name: Literal["draft", "look"]) -> EventWriter:
    """Return what writes an event about an agent that is looked at."""
    return lambda row, state: {"event": name, "seat": row.seat, **known_agent(row)}


def declared(name: Literal["use", "claim"]) -> EventWriter:
    """Return what writes an event about an agent's token, its ability and its targets."""
    return lambda row, state: {
        "event": name,
        "seat": row.seat,
        "token": TOKEN_TEXTS[row.other & 63],
        "ability": ABILITY_NAMES[row.other >> 6],
        "targets": token_texts(row.value),
    }


def further_use(name: Literal["again", "joker"]) -> EventWriter:
    """Return what writes an event about a further use of an ability."""
    return lambda row, state: {
        "event": name,
        "seat": row.seat,
        "ability": ABILITY_NAMES[row.other],
        "targets": token_texts(row.value),
    }


def stand_in(name: Literal["jack", "bullet"]) -> EventWriter:
    """Return what writes the token that stands in for another: null for none, missing where not known."""

    def facts(row: EventRow, state: State) -> StandIn:
        found: StandIn = {"event": name, "seat": row.seat, "for": TOKEN_TEXTS[row.other]}
        if row.value != HIDDEN:
            found["token"] = TOKEN_TEXTS[row.value - 1] if row.value else None
        return found

    return facts


EVENTS: dict[int, EventWriter] = {
    event.DEALT: dealt_facts,
    event.AGENDA_DRAWN: lambda row, state: {"event": "agenda", "seat": row.seat, **known_agenda(row)},
    event.TURN_STARTED: lambda row, state: {"event": "turn", "seat": row.seat, "turn": row.value + 1},
    event.PASSED: simple("pass"),
    event.DRAFTED: looked("draft"),
    event.KEPT: lambda row, state: {"event": "keep", "seat": row.seat, "token": TOKEN_TEXTS[row.other]},
    event.SLEEPER_SENT: lambda row, state: {
        "event": "sleeper",
        "seat": row.seat,
        **known_agent(row),
        "to": row.other >> 6,
    },
    event.MOVED: lambda row, state: {
        "event": "move",
        "seat": row.seat,
        "tokens": token_texts(row.value),
        "to": "field" if row.other else "base",
    },
    event.USED: declared("use"),
    event.CLAIMED: declared("claim"),
    event.ALLOWED: simple("allow"),
    event.ACCUSED: simple("accuse"),
    event.JACK_ANSWERED: stand_in("jack"),
    event.TURNED_UP: shown_agent("turn-up"),
    event.TRUTH: one_token("truth"),
    event.LIE: one_token("lie"),
    event.TURNED_DOWN: one_token("turn-down"),
    event.SWAPPED: lambda row, state: {
        "event": "swap",
        "seat": row.seat,
        "tokens": token_texts(row.value),
    },
    event.LOOKED: looked("look"),
    event.TWO_MOVED: lambda row, state: {
        "event": "move-two",
        "seat": row.seat,
        "tokens": token_texts(row.value),
        "to_field": token_texts(row.other),
        "to_base": token_texts(row.value & ~row.other),
    },
    event.NO_EFFECT: simple("in-vain"),
    event.USED_AGAIN: further_use("again"),
    event.DECLINED: simple("decline"),
    event.JOKER_USED: further_use("joker"),
    event.JOKER_DONE: simple("done"),
    event.ATTACKED: lambda row, state: {
        "event": "attack",
        "seat": row.seat,
        "token": TOKEN_TEXTS[row.value],
        "target": TOKEN_TEXTS[row.other],
    },
    event.FOUGHT: lambda row, state: {
        "event": "fight",
        "seat": row.seat,
        "token": TOKEN_TEXTS[row.value],
        "loser": TOKEN_TEXTS[row.other],
    },
    event.BULLET_ANSWERED: stand_in("bullet"),
    event.DIED: shown_agent("death"),
    event.DISCARDED: shown_agent("discard"),
    event.EXPOSED: lambda row, state: {"event": "expose", **exposure_facts(row)},
    event.AGENDA_SEEN: lambda row, state: {
        "event": "see-agenda",
        "seat": row.seat,
        "of": row.other,
        **known_agenda(row),
    },
    event.PLAYER_OUT: lambda row, state: {
        "event": "out",
        "seat": row.seat,
        "discards": [seen_agent(token, state.agents[token]) for token in members(row.other)],
    },
    event.GAME_OVER: ending_facts,
}
"""The plain data of each kind of event."""

"""The messages from a server over a table's socket."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from spydeck.json_types import JsonObject
from spydeck.protocol.bounds import (
    MAX_MEASURES,
    MAX_OPTIONS,
    Action,
    Member,
    ProtocolMessage,
    Seat,
    Seq,
    Word,
)
from spydeck.protocol.tables import QuestionFacts, TableFacts
from spydeck.protocol.thinking import BriefFacts

Measured = Annotated[dict[Annotated[str, Field(max_length=40)], float], Field(max_length=MAX_MEASURES)]
"""Numbers by measure."""

RefusalCode = Literal[
    "malformed",
    "version",
    "stale",
    "illegal",
    "not-asked",
    "not-seated",
    "not-host",
    "not-now",
    "taken",
    "unknown",
    "too-many",
    "not-saved",
]
REFUSALS: dict[RefusalCode, str] = {
    "malformed": "not a message of this protocol",
    "version": "another version of the protocol",
    "stale": "the seat's question has changed",
    "illegal": "the rules forbid it; `clause` names the rule",
    "not-asked": "the seat has no question now",
    "not-seated": "only players in the game may do this",
    "not-host": "only the host may do this",
    "not-now": "not possible at this stage of the table",
    "taken": "the seat is taken",
    "unknown": "no such seat, member, bot or phrase",
    "too-many": "a limit of this server",
    "not-saved": "the server could not save it; nothing was done, try again",
}
"""The reasons for which a command can be refused."""


class You(ProtocolMessage):
    """The member that this socket belongs to."""

    member: Member
    name: str
    """Its name at this table, numbered if another member or a bot has the same; fixed during a game."""
    seat: Seat | None
    host: bool
    muted: list[Member] = []
    advance: list[str] = []
    """The answers that it has set in advance."""


class Update(ProtocolMessage):
    """One event of the table's log, reduced to what this socket may know. Every event reaches everyone."""

    type: Literal["update"] = "update"
    seq: Seq
    at: int
    """When it happened: milliseconds since the epoch."""
    event: JsonObject
    """The event at the table; `event["kind"]` is its kind."""
    happened: list[JsonObject] = []
    """The events in the game, in order."""
    asked: QuestionFacts | None = None
    """The seat's question after it; None for spectators."""
    view: JsonObject | None = None
    """The new view, as often as `hello` requested views."""
    table: TableFacts | None = None
    """The table after it, if more than the game has changed."""
    you: You | None = None
    """The member that this socket belongs to, if that has changed."""


class Welcome(ProtocolMessage):
    """The reply to `hello`: the present state of the table."""

    type: Literal["welcome"] = "welcome"
    version: int
    seq: Seq
    """The last event that this message includes."""
    table: TableFacts
    """The table as it is now."""
    you: You
    """The member that this socket belongs to."""
    view: JsonObject | None
    """The view of the seat; None before the first game."""
    asked: QuestionFacts | None
    """The seat's question; None for spectators."""
    here: list[Member]
    """The members who are connected."""
    spectators: int
    """The number of connected members without a seat."""
    missed: list[Update]
    """The events after the client's `since`, without views."""
    truncated: bool = False
    """Whether earlier events were left out: too many, or from before the present game."""
    now: int
    """The server's clock: milliseconds since the epoch."""


class Done(ProtocolMessage):
    """A command was carried out and saved."""

    type: Literal["done"] = "done"
    id: str
    seq: Seq
    """The last event that it caused, or the last event of the table."""


class Sealed(ProtocolMessage):
    """An answer was saved under seal. All sockets of its member receive this message, and no others."""

    type: Literal["sealed"] = "sealed"
    id: str
    asked: Seq
    """The `since` of the question that it answers."""
    answer: str | None
    """The sealed answer; None after it was taken back."""


class Refused(ProtocolMessage):
    """A command did nothing, and why."""

    type: Literal["refused"] = "refused"
    id: str | None
    code: RefusalCode
    message: str
    """A sentence for a person."""
    reason: str | None = None
    """A stable, finer code, for clients that word the sentence themselves."""
    arguments: JsonObject = {}
    """The arguments of the sentence."""
    clause: str | None = None
    """The rule that forbids it, such as `BS-14`."""
    field: str | None = None
    """The field of the message that is wrong, if there is one."""
    seq: Seq | None = None
    asked: QuestionFacts | None = None
    """The seat's present question, if the command was stale."""


class Presence(ProtocolMessage):
    """Which members are connected; not an event, and not saved."""

    type: Literal["presence"] = "presence"
    here: list[Member]
    spectators: int


class ReadyMessage(ProtocolMessage):
    """Which members are ready for the next deal or round; not an event, and not saved."""

    type: Literal["ready"] = "ready"
    part: int
    """The number of the deal or round that is over."""
    ready: list[Member]


class ViewMessage(ProtocolMessage):
    """The reply to `view`."""

    type: Literal["view"] = "view"
    id: str
    seq: Seq
    view: JsonObject | None
    asked: QuestionFacts | None


class NextMessage(ProtocolMessage):
    """The reply to `next`: the words that may follow, and whether the action may end here."""

    type: Literal["next"] = "next"
    id: str
    begun: str
    """The partial action of the request."""
    next: list[str]
    """The words that may come next."""
    add: list[str] = []
    """For each of these words, the text to append to `begun`, with the space and a word such as `on`."""
    enough: bool
    """Whether the action may end here."""


class ReasonFacts(ProtocolMessage):
    """Why a suggested action is best, as a code with arguments for clients that word the sentence.

    The argument `ideas`, where there is one, lists what speaks for the action as a card player would say, the
    most telling first: each a code with arguments like the reason itself. Each is true by the rules, or clear
    from the worlds of the search.
    """

    code: Word
    arguments: JsonObject


class ActionFacts(ProtocolMessage):
    """An action with its average results."""

    action: Action
    results: Measured
    """The expected result by measure."""
    errors: Measured
    """The standard error of each."""
    behind: float
    """How far it is behind the best option, in the unit of the first measure."""
    behind_error: float
    """The standard error of that."""
    equal: bool
    """Whether it is as good as the best option; the best one itself is. Reviews and puzzles say the same."""


class ExplanationFacts(ProtocolMessage):
    """A search's findings about a seat's question, from what the seat may know."""

    reason: ReasonFacts | None
    measures: Annotated[list[Word], Field(max_length=MAX_MEASURES)]
    """The names of the measures; more of the first is better. Empty if nothing was compared."""
    options: Annotated[list[ActionFacts], Field(max_length=MAX_OPTIONS)]
    """The best options, the best one first."""
    odds: JsonObject
    """The odds of what the seat cannot see, in percent; the keys depend on the game."""
    rows: int
    """In how many worlds the best option was played on."""
    playouts: int
    """How often it was played on, for all options together."""
    action_count: int | None
    """The number of legal actions; None if there are very many."""


def explanation_message(facts: JsonObject) -> ExplanationFacts:
    """Return an explanation (`Explanation.facts`) as the protocol shows it: the best options of very many."""
    sent = {name: facts[name] for name in ExplanationFacts.model_fields}
    options = [action_message(option) for option in facts["options"][:MAX_OPTIONS]]
    return ExplanationFacts.model_validate(sent | {"options": options})


def action_message(facts: JsonObject) -> ActionFacts:
    """Return an action (`Option.facts`) as the protocol shows it, without what ideas are drawn from."""
    return ActionFacts.model_validate({name: facts[name] for name in ActionFacts.model_fields})


class BriefMessage(ProtocolMessage):
    """The reply to `suggest` for a client that thinks itself, which asks `explain` with what it found out."""

    type: Literal["brief"] = "brief"
    id: str
    asked: Seq
    """The `since` of the question."""
    brief: BriefFacts


class Suggestion(ProtocolMessage):
    """The reply to `suggest` and `explain`."""

    type: Literal["suggestion"] = "suggestion"
    id: str
    asked: Seq
    """The `since` of the question that it answers."""
    action: str
    explanation: ExplanationFacts | None = None
    """Why, if the action was found by a search; null where a simple bot suggests it."""
    later: bool = False
    """Whether there will be explanations once the server has compiled what they need."""


class Farewell(ProtocolMessage):
    """The last message before the server closes the socket, and why it does."""

    type: Literal["farewell"] = "farewell"
    code: Literal["removed", "replaced", "slow", "malformed", "stopping", "version"]
    message: str
    """A sentence for a person."""
    reason: str | None = None
    """Why exactly, as a stable code for clients that word the sentence themselves."""
    arguments: JsonObject = {}
    """The arguments of the sentence."""


FromServer = Annotated[
    Welcome
    | Update
    | Done
    | Sealed
    | Refused
    | Presence
    | ReadyMessage
    | ViewMessage
    | NextMessage
    | BriefMessage
    | Suggestion
    | Farewell,
    Field(discriminator="type"),
]

read_message: TypeAdapter[FromServer] = TypeAdapter(FromServer)

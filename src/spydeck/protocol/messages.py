"""What a server says over a table's socket."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from spydeck.json_types import JsonObject
from spydeck.protocol.bounds import Member, Message, Seat, Seq
from spydeck.protocol.tables import QuestionFacts, TableFacts

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
    "stale": "what the seat is asked has changed since",
    "illegal": "the rules forbid it; `clause` says where",
    "not-asked": "the seat is asked nothing now",
    "not-seated": "only who sits in the game may",
    "not-host": "only the host may",
    "not-now": "not at this stage of the table",
    "taken": "the seat is held by somebody",
    "unknown": "no such seat, member, bot or phrase",
    "too-many": "a limit of this server",
    "not-saved": "the server could not save it: nothing was done, try again",
}
"""Why a command may do nothing."""


class You(Message):
    """Who this socket speaks for."""

    member: Member
    name: str
    """What it is called here: numbered where another or a bot has its name, and the same all game long."""
    seat: Seat | None
    host: bool
    muted: list[Member] = []
    advance: list[str] = []
    """The answers that it has set in advance."""


class Update(Message):
    """One event of the table's log, as this socket may know it. Every event reaches everyone."""

    type: Literal["update"] = "update"
    seq: Seq
    at: int
    """Milliseconds since 1970."""
    event: JsonObject
    """What happened at the table; `event["kind"]` says what sort of thing."""
    happened: list[JsonObject] = []
    """What happened in the game, in order."""
    asked: QuestionFacts | None = None
    """What the seat is asked after it; None for who only looks on."""
    view: JsonObject | None = None
    """The new view, as often as the client asked for views."""
    table: TableFacts | None = None
    """The table after it, where more than the game has changed."""
    you: You | None = None
    """Who this socket speaks for, where that has changed."""


class Welcome(Message):
    """The answer to `hello`: where everything stands."""

    type: Literal["welcome"] = "welcome"
    version: int
    seq: Seq
    """The last event that is contained in what follows."""
    table: TableFacts
    you: You
    view: JsonObject | None
    """What the seat sees; None before the first game."""
    asked: QuestionFacts | None
    here: list[Member]
    """The members who are connected."""
    spectators: int
    missed: list[Update]
    """The events after the client's `since`, without views."""
    truncated: bool = False
    """Whether earlier ones were left out: too many, or from before the running game."""
    now: int
    """The server's clock: milliseconds since 1970."""


class Done(Message):
    """A command was carried out and saved."""

    type: Literal["done"] = "done"
    id: str
    seq: Seq
    """The last event that came of it, or the last there was."""


class Sealed(Message):
    """An answer was saved, sealed. All sockets of its member hear of it, and nobody else."""

    type: Literal["sealed"] = "sealed"
    id: str
    asked: Seq
    answer: str | None


class Refused(Message):
    """A command did nothing, and why."""

    type: Literal["refused"] = "refused"
    id: str | None
    code: RefusalCode
    message: str
    """A sentence for a person."""
    reason: str | None = None
    """What exactly is wrong, as a stable code for clients that word the sentence themselves."""
    arguments: JsonObject = {}
    """What the sentence names."""
    clause: str | None = None
    seq: Seq | None = None
    asked: QuestionFacts | None = None
    """What the seat is asked now, where the command was stale."""


class Presence(Message):
    """Who is connected; not an event, and not kept."""

    type: Literal["presence"] = "presence"
    here: list[Member]
    spectators: int


class ReadyMessage(Message):
    """Who is ready to go on after a deal or round; not an event, and not kept."""

    type: Literal["ready"] = "ready"
    part: int
    """The number of the deal or round that is over."""
    ready: list[Member]


class ViewMessage(Message):
    """The answer to `view`."""

    type: Literal["view"] = "view"
    id: str
    seq: Seq
    view: JsonObject | None
    asked: QuestionFacts | None


class NextMessage(Message):
    """The answer to `next`: the words that may follow, and whether the action may end here."""

    type: Literal["next"] = "next"
    id: str
    begun: str
    next: list[str]
    enough: bool


class Suggestion(Message):
    """The answer to `suggest`."""

    type: Literal["suggestion"] = "suggestion"
    id: str
    asked: Seq
    """The question that it is for."""
    action: str


class Farewell(Message):
    """The last message before the server closes the socket, and why."""

    type: Literal["farewell"] = "farewell"
    code: Literal["removed", "replaced", "slow", "malformed", "stopping", "version"]
    message: str


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
    | Suggestion
    | Farewell,
    Field(discriminator="type"),
]

read_message: TypeAdapter[FromServer] = TypeAdapter(FromServer)

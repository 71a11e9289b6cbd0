"""The entries of a table's log: everything that happens at it. A table is the result of its entries.

Entries hold secrets (a game's secret, the guests behind members, the texts of actions). The fields that
everyone at the table may know are named in `public`; no others leave the server.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal, NamedTuple

from msgspec import Raw
from msgspec.json import Encoder
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from spydeck.json_types import JsonObject
from spydeck.protocol.tables import Proposal, SeatSetup, Settings, Sitter, StandIn

By = Literal["person", "bot", "stand-in", "clock", "window", "agreement"]
"""The origin of an action: the person or program that holds the seat, a bot or a clock in their place, one of
these two that stays secret (`window`: where the time to think could give something away), or the agreement to
have the rest of a settled deal played."""
PROGRAM = "program:"
"""The prefix of the secret names of programs that play over a socket."""
NOBODY = "nobody:"
"""The prefix of names in place of those of guests who have been deleted."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Entry:
    __pydantic_config__: ClassVar = ConfigDict(extra="forbid")

    public: ClassVar[tuple[str, ...]] = ()
    """The fields that everyone at the table may know."""

    def public_event(self) -> JsonObject:
        """Return what everyone at the table may know of it."""
        return {"kind": self.kind, **{name: getattr(self, name) for name in self.public}}  # type: ignore[attr-defined]


@dataclass(frozen=True, slots=True, kw_only=True)
class Created(_Entry):
    """A table was created; its creator is member 0."""

    kind: Literal["created"] = "created"
    settings: Settings
    seats: list[SeatSetup]
    public = ("settings",)


@dataclass(frozen=True, slots=True, kw_only=True)
class Joined(_Entry):
    """A guest or a program became a member of the table."""

    kind: Literal["joined"] = "joined"
    member: int
    guest: str
    """The guest's own secret name; a program's starts with "program:"."""
    name: str
    wished: str | None = None
    """The name that a guest who joins during a game requests; it is used after the game."""
    waits: bool = False
    """Whether the guest wants a seat in the next game, because none was free."""
    public = ("member", "name")


@dataclass(frozen=True, slots=True, kw_only=True)
class Renamed(_Entry):
    """A member has another name."""

    kind: Literal["renamed"] = "renamed"
    member: int
    name: str
    public = ("member", "name")


@dataclass(frozen=True, slots=True, kw_only=True)
class Left(_Entry):
    """A member left; during a game a bot continues in the seat."""

    kind: Literal["left"] = "left"
    member: int
    removed: bool = False
    """Whether the host removed them: then they cannot return."""
    public = ("member", "removed")


@dataclass(frozen=True, slots=True, kw_only=True)
class HostChanged(_Entry):
    """Another member became the host."""

    kind: Literal["host"] = "host"
    member: int | None
    public = ("member",)


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatTaken(_Entry):
    """A seat has a new holder."""

    kind: Literal["seat"] = "seat"
    seat: int
    sitter: Sitter
    member: int | None = None
    bot: str | None = None
    public = ("seat", "sitter", "member", "bot")


@dataclass(frozen=True, slots=True, kw_only=True)
class Started(_Entry):
    """A game started."""

    kind: Literal["started"] = "started"
    game_number: int
    secret: str
    """All chance of the game is derived from it (docs/fairness.md)."""
    commitment: str
    parts: dict[str, str]
    """Commitments to the first parts, by number."""
    rules: int = 1
    """The version of the game's rules that it is played by."""
    begun: str = ""
    """The record of what was played before, elsewhere: the game continues from there. Then nothing is
    committed to, as the cards are known."""
    public = ("game_number", "commitment", "parts")


@dataclass(frozen=True, slots=True, kw_only=True)
class Acted(_Entry):
    """A seat acted; what others may know of the action is in the game's own events."""

    kind: Literal["acted"] = "acted"
    seat: int
    action: str
    by: By
    """Who gave the answer."""
    public = ("seat", "by")


@dataclass(frozen=True, slots=True, kw_only=True)
class Revealed(_Entry):
    """Parts of the game are over: their secrets are revealed, and the server commits to the next parts."""

    kind: Literal["revealed"] = "revealed"
    secrets: dict[str, str]
    parts: dict[str, str]
    public = ("secrets", "parts")


@dataclass(frozen=True, slots=True, kw_only=True)
class StoodIn(_Entry):
    """A bot stands in for the holder of a seat."""

    kind: Literal["stand-in"] = "stand-in"
    seat: int
    why: StandIn
    public = ("seat", "why")


@dataclass(frozen=True, slots=True, kw_only=True)
class Returned(_Entry):
    """The holder of a seat plays it again."""

    kind: Literal["returned"] = "returned"
    seat: int
    public = ("seat",)


@dataclass(frozen=True, slots=True, kw_only=True)
class Proposed(_Entry):
    """A seat made a proposal to all people in the game."""

    kind: Literal["proposed"] = "proposed"
    seat: int
    what: Proposal
    public = ("seat", "what")


@dataclass(frozen=True, slots=True, kw_only=True)
class Answered(_Entry):
    """A seat answered a proposal; a single no ends it."""

    kind: Literal["answered"] = "answered"
    seat: int
    agree: bool
    public = ("seat", "agree")


@dataclass(frozen=True, slots=True, kw_only=True)
class Withdrawn(_Entry):
    """A seat took its own proposal back."""

    kind: Literal["withdrawn"] = "withdrawn"
    seat: int
    public = ("seat",)


@dataclass(frozen=True, slots=True, kw_only=True)
class Lapsed(_Entry):
    """A proposal has become pointless."""

    kind: Literal["lapsed"] = "lapsed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Paused(_Entry):
    """The game is paused until a player resumes it."""

    kind: Literal["paused"] = "paused"


@dataclass(frozen=True, slots=True, kw_only=True)
class Finishing(_Entry):
    """All players agreed to have the rest of the deal, which cannot change the points, played at once."""

    kind: Literal["finishing"] = "finishing"


@dataclass(frozen=True, slots=True, kw_only=True)
class Waits(_Entry):
    """The game waits until one of the people in it returns: none has played for two turns."""

    kind: Literal["waits"] = "waits"
    seats: list[int]
    """Their seats."""
    public = ("seats",)


@dataclass(frozen=True, slots=True, kw_only=True)
class Resumed(_Entry):
    """The game continues; every clock restarts."""

    kind: Literal["resumed"] = "resumed"
    seat: int | None = None
    """The seat that resumed it; None when a member returned to an empty table, or the server restarted."""
    public = ("seat",)


@dataclass(frozen=True, slots=True, kw_only=True)
class Ended(_Entry):
    """The game is over; its secret is revealed."""

    kind: Literal["ended"] = "ended"
    why: Literal["over", "draw"]
    winners: list[int]
    totals: list[int]
    secret: str
    """Empty at a daily deal, which is revealed the day after."""
    record: str
    """The name of its record."""
    public = ("why", "winners", "totals", "secret", "record")


@dataclass(frozen=True, slots=True, kw_only=True)
class Reopened(_Entry):
    """The table gathers players for another game."""

    kind: Literal["rematch"] = "rematch"


@dataclass(frozen=True, slots=True, kw_only=True)
class Spoke(_Entry):
    """A member said something. Members who muted the speaker receive `muted` instead of phrase and text."""

    kind: Literal["said"] = "said"
    member: int
    phrase: str | None = None
    text: str | None = None
    public = ("member", "phrase", "text")


Entry = Annotated[
    Created
    | Joined
    | Renamed
    | Left
    | HostChanged
    | SeatTaken
    | Started
    | Acted
    | Revealed
    | StoodIn
    | Returned
    | Proposed
    | Answered
    | Withdrawn
    | Lapsed
    | Paused
    | Finishing
    | Waits
    | Resumed
    | Ended
    | Reopened
    | Spoke,
    Field(discriminator="kind"),
]

read_entry: TypeAdapter[Entry] = TypeAdapter(Entry)
"""Parses the JSON of an entry, as `written` writes it."""


class Logged(NamedTuple):
    """An entry with its position in the log."""

    seq: int
    at: int
    """Milliseconds since the epoch; never less than that of the previous entry."""
    entry: Entry
    member: int | None = None
    """The member whose command led to it."""
    command: str | None = None
    """The id of that command, on its last entry."""


def raw(model: BaseModel) -> Raw:
    """Return a model as JSON, to be put into other JSON as it is."""
    return Raw(model.model_dump_json().encode())


written = Encoder(enc_hook=raw).encode
"""`written(data)` returns the JSON of plain data, dataclasses, models, and `Raw` JSON."""

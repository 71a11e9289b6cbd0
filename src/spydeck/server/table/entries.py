"""The entries of a table's log: all that ever happens to it. A table is what its entries make of it.

Entries tell secrets (a game's secret, the guests behind members, the texts of actions). What of each entry
everyone may know stands in its `public`; all else stays here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from spydeck.json_types import JsonObject
from spydeck.protocol.tables import Proposal, SeatSetup, Settings, Sitter, StandIn

By = Literal["person", "bot", "stand-in", "clock", "agreement"]
"""Who chose an action: whoever holds the seat, or what acted in their place; or nobody, as all agreed to
have the rest of a settled deal played."""


class _Entry(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    public: ClassVar[tuple[str, ...]] = ()
    """The fields that everyone at the table may know."""

    def public_event(self) -> JsonObject:
        """What everyone at the table may know of it."""
        return {"kind": self.kind, **{name: getattr(self, name) for name in self.public}}  # type: ignore[attr-defined]


class Created(_Entry):
    """A table was set up; its creator is member 0."""

    kind: Literal["created"] = "created"
    settings: Settings
    seats: list[SeatSetup]
    public = ("settings",)


PROGRAM = "program:"
"""What the secret names of programs from outside begin with."""


class Joined(_Entry):
    """Somebody came to the table and is a member from now on."""

    kind: Literal["joined"] = "joined"
    member: int
    guest: str
    """The guest's own secret name; a program's begins with "program:"."""
    name: str
    wished: str | None = None
    """What somebody who came while a game was played is called once it is over."""
    public = ("member", "name")


class Renamed(_Entry):
    """A member goes by another name."""

    kind: Literal["renamed"] = "renamed"
    member: int
    name: str
    public = ("member", "name")


class Left(_Entry):
    """A member left; in a game a bot plays on in the seat."""

    kind: Literal["left"] = "left"
    member: int
    removed: bool = False
    """Whether the host removed them: then they cannot come back, and a bot has their seat for good."""
    public = ("member", "removed")


class HostChanged(_Entry):
    """Another member is the host."""

    kind: Literal["host"] = "host"
    member: int | None
    public = ("member",)


class SeatTaken(_Entry):
    """A seat is held by somebody else than before."""

    kind: Literal["seat"] = "seat"
    seat: int
    sitter: Sitter
    member: int | None = None
    bot: str | None = None
    public = ("seat", "sitter", "member", "bot")


class Started(_Entry):
    """A game began."""

    kind: Literal["started"] = "started"
    game_number: int
    secret: str
    """All its chance comes from here (docs/fairness.md)."""
    commitment: str
    parts: dict[str, str]
    """Commitments to the first parts, by number."""
    public = ("game_number", "commitment", "parts")


class Acted(_Entry):
    """A seat acted; what others may know of it are the game's own events."""

    kind: Literal["acted"] = "acted"
    seat: int
    action: str
    by: By
    public = ("seat", "by")


class Revealed(_Entry):
    """Parts of the game are over: their secrets are shown, and the next parts are committed to."""

    kind: Literal["revealed"] = "revealed"
    secrets: dict[str, str]
    parts: dict[str, str]
    public = ("secrets", "parts")


class StoodIn(_Entry):
    """A bot stands in for whoever holds a seat."""

    kind: Literal["stand-in"] = "stand-in"
    seat: int
    why: StandIn
    public = ("seat", "why")


class Returned(_Entry):
    """The seat is its person's own again."""

    kind: Literal["returned"] = "returned"
    seat: int
    public = ("seat",)


class Proposed(_Entry):
    """A seat proposes something to all persons in the game."""

    kind: Literal["proposed"] = "proposed"
    seat: int
    what: Proposal
    public = ("seat", "what")


class Answered(_Entry):
    """A seat answered a proposal; one no ends it."""

    kind: Literal["answered"] = "answered"
    seat: int
    agree: bool
    public = ("seat", "agree")


class Lapsed(_Entry):
    """A proposal has become pointless."""

    kind: Literal["lapsed"] = "lapsed"


class Paused(_Entry):
    """The game rests until somebody resumes it."""

    kind: Literal["paused"] = "paused"


class Finishing(_Entry):
    """All agreed that the rest of the deal, which changes nothing any more, is played at once."""

    kind: Literal["finishing"] = "finishing"


class Resumed(_Entry):
    """The game goes on; every clock starts anew."""

    kind: Literal["resumed"] = "resumed"
    seat: int | None = None
    """Who resumed it; None: somebody came back to a table where nobody was, or the server to its work."""
    public = ("seat",)


class Ended(_Entry):
    """The game is over; its secret is shown."""

    kind: Literal["ended"] = "ended"
    why: Literal["over", "draw"]
    winners: list[int]
    totals: list[int]
    secret: str
    record: str
    """The name under which its record is kept."""
    public = ("why", "winners", "totals", "secret", "record")


class Reopened(_Entry):
    """The table gathers for another game."""

    kind: Literal["rematch"] = "rematch"


class Spoke(_Entry):
    """A member said something. Who has muted them hears it without phrase and text, and with `muted` true."""

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
    | Lapsed
    | Paused
    | Finishing
    | Resumed
    | Ended
    | Reopened
    | Spoke,
    Field(discriminator="kind"),
]

read_entry: TypeAdapter[Entry] = TypeAdapter(Entry)
"""Reads the JSON of an entry."""


@dataclass(frozen=True, slots=True)
class Logged:
    """An entry with its place in the log."""

    seq: int
    at: int
    """Milliseconds since 1970; never less than that of the entry before."""
    entry: Entry
    member: int | None = None
    """The member whose command it came of."""
    command: str | None = None
    """The id of that command, on its last entry."""

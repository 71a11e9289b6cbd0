"""What is said over HTTP: everything but play."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import AfterValidator, Field

from spydeck.json_types import JsonObject
from spydeck.protocol.bounds import MAX_SEATS, Member, Message, Name, Seat, Word, printable
from spydeck.protocol.tables import Options, TableSummary

Secret = Annotated[str, Field(min_length=8, max_length=200, pattern=r"^[A-Za-z0-9_.:=-]+$")]
"""A token or an invitation, as it stands in a link."""

Entry = Annotated[str, Field(max_length=200), AfterValidator(printable)]
"""What was typed into a scorepad."""

Line = list[tuple[str, str]]


class SetName(Message):
    """What a guest wants to be called."""

    name: Name


class Guest(Message):
    """The guest whom this browser or program is."""

    name: str


class JoinTable(Message):
    """Wants to come to a table; to one by invitation with what stands in the link."""

    invitation: Secret | None = None


class Joined(Message):
    """A guest is a member of a table."""

    table: str
    member: Member


class Invitation(Message):
    """How others come to a table."""

    link: str
    local: bool
    """Whether the link works only on this computer or in this house."""
    qr: str
    """Where a picture of it is."""


class TableCreated(Message):
    """A new table."""

    table: str
    member: Member
    invitation: Invitation


class TablePreview(Message):
    """A table as somebody sees it who stands before its door."""

    line: TableSummary
    member: Member | None
    """The number of the one who asks, if they belong to it."""
    invitation: Invitation | None
    """Only for members."""


class AddProgram(Message):
    """Host: a seat for a program from outside."""

    seat: Seat
    name: Name


class ProgramAdded(Message):
    """A seat that waits for a program; the token is shown only once."""

    token: str
    socket: str
    """Where the program connects, with `Authorization: Bearer TOKEN`."""


class DeviceLink(Message):
    """A link that carries the guest with all seats and games to another device; it works once."""

    link: str
    until: int
    """Milliseconds since 1970."""
    qr: str
    """A picture of it: an SVG text."""


class FinishedGame(Message):
    """A finished game in a list."""

    record: str
    """The name under which its record is kept."""
    table: str
    game: Word
    names: list[str]
    winners: list[Seat]
    totals: list[int]
    why: str
    at: int
    seat: Seat | None
    """Where the one who asks sat."""
    options: dict[str, Any]


class ReplayStep(Message):
    """A step of a finished game: an action with the chance after it; step 0 is the beginning."""

    step: int
    line: str | None
    """The action as the record has it: a seat and a text; from a seat's eyes only its own."""
    happened: list[JsonObject]
    views: list[JsonObject]
    """What is seen after it: one view, or with open hands one for each seat."""


class ReplayPage(Message):
    """Some steps of a finished game."""

    facts: FinishedGame
    steps: int
    """How many there are after the beginning."""
    page: list[ReplayStep]


class OptionFacts(Message):
    """An option of a game."""

    name: str
    help: str
    choices: list[str]
    many: bool
    """Whether several of the choices may be named together."""


class GameFacts(Message):
    """A game that can be played here."""

    name: Word
    title: str
    pitch: str
    prefix: str
    least_players: int
    most_players: int
    usual_players: int
    options: list[OptionFacts]
    single_deal: JsonObject
    """Options under which a game is a single deal."""
    early: list[str]
    """Answers that a seat can set in advance."""
    bots: list[str]
    scorepad: bool
    """Whether the server keeps the score of a game with the paper cards."""
    sheets: list[str]
    """Texts to print for a game with the paper cards."""


class ScoreRequest(Message):
    """What was entered so far into the scorepad of a game with the paper cards."""

    game: Word
    players: Annotated[int, Field(ge=2, le=MAX_SEATS)]
    options: Options = {}
    names: Annotated[list[Name], Field(min_length=2, max_length=MAX_SEATS)]
    entries: Annotated[list[Entry], Field(max_length=200)] = []


class ScoreRefusal(Message):
    """An entry that cannot be: those before it count, those after it were not looked at."""

    entry: int
    """Its place, from 0."""
    message: str
    """A sentence for a person; it begins with the clause, where there is one."""


class ScoreSheet(Message):
    """A scorepad, and what is to be entered next. A line is a list of spans, each a style and a text."""

    question: str | None
    """None when the game is over."""
    usage: list[Line]
    """What may be entered, and how."""
    said: list[Line]
    """What followed from the last entry that counts."""
    pad: list[Line]
    """The scorepad in columns of equal letters."""
    rows: list[JsonObject]
    """The scorepad as data: of each finished part its points and totals by seat, and what else there is."""
    over: bool
    refused: ScoreRefusal | None


class ErrorResponse(Message):
    """Why a request did nothing."""

    code: str
    message: str
    """A sentence for a person."""
    reason: str | None = None
    """What exactly is wrong, as a stable code for clients that word the sentence themselves."""
    arguments: JsonObject = {}
    """What the sentence names."""


class ServerInfo(Message):
    """What this server is."""

    version: str
    protocol: int
    local: bool
    tables: int

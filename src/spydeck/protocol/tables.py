"""Tables as clients request and receive them."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, ValidationError, ValidatorFunctionWrapHandler, WrapValidator
from pydantic_core import PydanticCustomError

from spydeck.protocol.bounds import Member, Name, ProtocolMessage, Seat, Seq, Word

Sitter = Literal["open", "person", "bot", "program"]
"""The holder of a seat: nobody yet, a person, one of the server's bots, or a program."""

Stage = Literal["gathering", "playing", "paused", "over"]
StandIn = Literal["away", "clock", "left"]
"""Why a bot stands in for the holder of a seat: disconnected, out of time, or gone."""
Proposal = Literal["pause", "draw", "finish"]
"""A pause, the end of the game as a draw, or that the rest of a settled deal is played at once."""

OptionWord = Annotated[str, Field(max_length=100)]


def with_plain_error(value: object, read: ValidatorFunctionWrapHandler) -> object:
    """Replace pydantic's list of all possibilities by one sentence."""
    try:
        return read(value)
    except ValidationError:
        raise PydanticCustomError("wrong_option", "must be a possible value of an option") from None


OptionValue = Annotated[
    OptionWord | int | bool | Annotated[list[OptionWord | int], Field(max_length=60)] | None,
    WrapValidator(with_plain_error),
]

Options = Annotated[dict[Annotated[str, Field(max_length=40)], OptionValue], Field(max_length=20)]
"""Options of a game by name."""


MAX_LIVE_CLOCK = 3_600.0
"""The most seconds for each move at a table where people play at the same time."""
MAX_CLOCK = 14 * 86_400.0
"""The most seconds for each move at any table: two weeks."""


class SeatSetup(ProtocolMessage):
    """The holder of a seat of a new table; an open seat is for anyone who joins."""

    sitter: Literal["open", "bot", "program"] = "open"
    bot: Word = "sensible"
    """The kind of bot, if it is one."""
    name: Name | None = None
    """The name of the program, if it is one; by default Program."""


class DailyPlay(ProtocolMessage):
    """Which daily deal is played at a table (see "The daily deal")."""

    day: str
    """The date by the clock of UTC, such as 2026-11-23."""
    practice: bool = False
    """Whether it does not count."""


class TriedAgain(ProtocolMessage):
    """The position from which a game that was played is tried again (see "Trying again")."""

    record: str
    """The name of the game's record."""
    step: int
    """The step of its replay at which the seat has to choose."""
    part: int
    """The number of the deal or round, from 0."""
    seat: Seat


class Settings(ProtocolMessage):
    """How a table is set up; this never changes."""

    game: Word
    players: Annotated[int, Field(ge=2, le=6)] | None = None
    """The number of seats; if left out, the game's usual number."""
    options: Options = {}
    """The game's options, as its rulebook names them; options left out have their defaults."""
    name: Name | None = None
    """The table's name in a list of tables."""
    access: Literal["open", "link", "strangers"] = "link"
    """Whether the table is listed and anyone may join, or only people with its invitation link, or strangers
    whom `POST /api/play/{name}` sends there (see "Strangers")."""
    fill_seconds: Annotated[float, Field(gt=0, le=3600)] = 30.0
    """Seconds for which players at a table for strangers wait for others."""
    daily: DailyPlay | None = None
    """The daily deal, if one is played here: alone against bots, once, and without leaving."""
    again: TriedAgain | None = None
    """The position, if one is tried again here: alone against bots, once, and for no statistics."""
    moved: bool = False
    """Whether the game began on the guest's device (see "Moving a game"): it is played on alone against bots,
    once, and for no statistics."""
    clock: Annotated[float, Field(ge=1, le=MAX_CLOCK)] | None = None
    """Seconds for each move; None for no clock. With more than 3600 the table plays by the day (see "By the
    day")."""
    question_seconds: Annotated[float, Field(ge=0.05, le=MAX_CLOCK)] = 6.0
    """Seconds after which answers are revealed where the time to think could give something away: at most 60
    unless the table plays by the day, where it is a quarter of the clock if left out."""
    pace: Annotated[float, Field(ge=0, le=10)] = 0.7
    """Seconds that a bot waits before each of its moves, whatever it holds."""
    away_seconds: Annotated[float, Field(ge=1, le=3600)] = 45.0
    """Seconds without a connection after which a bot stands in."""
    memory: bool = False
    """Whether clients should hide what people can remember: the points taken, all tricks and turns except the
    last, and agents that are face down again."""

    @property
    def by_day(self) -> bool:
        """Whether clocks run while nobody is there, and bots do not stand in for absent players."""
        return self.clock is not None and self.clock > MAX_LIVE_CLOCK

    @property
    def alone(self) -> bool:
        """Whether one person plays here, and nobody else can join."""
        return self.daily is not None or self.again is not None or self.moved


class CreateTable(Settings):
    """A request for a new table: how it is set up, and what holds each seat at first."""

    access: Literal["open", "link"] = "link"
    """Whether the table is listed and anyone may join, or only people with its invitation link."""
    daily: None = None
    """Daily deals are played at tables of `POST /api/daily/{name}/{day}`."""
    again: None = None
    """Positions are tried again at tables of `POST /api/finished/{record}/again`."""
    moved: Literal[False] = False
    """Games that began on a device are played on at tables of `POST /api/moved-tables`."""
    seats: Annotated[list[SeatSetup], Field(max_length=6)] | None = None
    """One for each seat; if left out, all are open. The creator of the table takes the first open seat."""
    start: bool = False
    """Whether to start immediately; bots take the open seats."""


class EarlierHolder(ProtocolMessage):
    """Who held a seat earlier in the running or last game, for what the log says of that time."""

    name: str
    until: Seq
    """The event with which somebody else got the seat."""


class SeatFacts(ProtocolMessage):
    """A seat as everyone at the table sees it."""

    seat: Seat
    sitter: Sitter
    name: str
    member: Member | None = None
    """The person or program that holds it."""
    bot: str | None = None
    stand_in: StandIn | None = None
    """Why a bot stands in for the holder, if one does."""
    earlier: list[EarlierHolder] = []
    """Who held it earlier, oldest first: at most the last 20."""


class ProposalFacts(ProtocolMessage):
    """A proposal that all people in the game must agree to."""

    what: Proposal
    by: Seat
    agreed: list[Seat]


class MemberFacts(ProtocolMessage):
    """A member of the table: a player or a spectator."""

    member: Member
    name: str
    seat: Seat | None = None
    waits: bool = False
    """Whether the member joined for a seat when none was free, and gets one in the next game; at a table for
    strangers at the next deal, if a bot plays then."""


class Commitments(ProtocolMessage):
    """The server's commitments from before it dealt (docs/fairness.md); 64 hexadecimal digits each."""

    game: str | None = None
    parts: dict[str, str] = {}
    """The commitment to each deal or round, by its number."""
    revealed: dict[str, str] = {}
    """The secrets of the parts that are over."""
    secret: str | None = None
    """The secret of the whole game, when it is over."""


class TableFacts(ProtocolMessage):
    """A table as everyone at it sees it."""

    table: str
    settings: Settings
    stage: Stage
    game_number: int
    """The number of the game at this table, from 1; 0 before the first."""
    host: Member | None
    """The member who may seat bots, start, and remove others."""
    fills_at: int | None = None
    """When bots take the open seats at a table for strangers and the game starts; None if nobody waits for
    that: milliseconds since the epoch."""
    reveals_at: int | None = None
    """When the daily deal that is played here is revealed, until when nothing advises on it: milliseconds
    since the epoch."""
    waits_for: list[Seat] = []
    """The people for whom the game waits, because none of them has played for two turns. It continues as soon
    as one acts, takes the seat back, or resumes it."""
    seats: list[SeatFacts]
    members: list[MemberFacts]
    former: list[MemberFacts] = []
    """Members who have left, for what the log says of them: at most 100."""
    proposal: ProposalFacts | None
    commitments: Commitments
    finished: list[str]
    """The finished games of this table by the names of their records, oldest first."""


class QuestionFacts(ProtocolMessage):
    """The question to one seat now, apart from what its view says."""

    since: Seq
    """The event that last changed the question; commands name it."""
    now: bool
    """Whether the seat may act now."""
    early: list[str] = []
    """Answers that the seat may send before its turn to answer; sealed, and changeable until then."""
    sealed: str | None = None
    """The seat's sealed answer, if it has sent one."""
    until: int | None = None
    """When the time runs out or the answer is revealed: milliseconds since the epoch."""
    window: bool = False
    """Whether the answer stays sealed until then, however early it is sent."""


class TableSummary(ProtocolMessage):
    """A table in a list of tables."""

    table: str
    game: Word
    name: str | None
    stage: Stage
    players: int
    open_seats: int
    options: Options
    clock: float | None
    daily: DailyPlay | None = None
    again: TriedAgain | None = None
    """The position that is tried again there."""
    yours: bool = False
    """Whether the guest who sent the request is a member."""
    seat: Seat | None = None
    """That guest's seat."""
    your_turn: bool = False
    """Whether that guest is asked something, as far as the server knows without loading the table: always by
    the day."""
    until: int | None = None
    """When that guest's time to answer runs out: milliseconds since the epoch."""
    at: int
    """When something last happened at the table: milliseconds since the epoch."""

"""Tables as they are wished for and as they are told of."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, ValidationError, ValidatorFunctionWrapHandler, WrapValidator

from spydeck.protocol.bounds import Member, Message, Name, Seat, Seq, Word

Sitter = Literal["open", "person", "bot", "program"]
"""Who holds a seat: nobody yet, a person, one of the server's bots, a program from outside."""

Stage = Literal["gathering", "playing", "paused", "over"]
StandIn = Literal["away", "clock", "left"]
"""Why a bot plays in place of whoever holds a seat: no connection, no time, or gone."""
Proposal = Literal["pause", "draw", "finish"]
"""A pause, the end of the game as a draw, or that the rest of a settled deal is played at once."""

OptionWord = Annotated[str, Field(max_length=100)]


def in_plain_words(value: object, read: ValidatorFunctionWrapHandler) -> object:
    """What an option may be, said once, where pydantic would go through all possibilities."""
    try:
        return read(value)
    except ValidationError:
        raise ValueError(
            "an option is a number, true or false, a text of up to 100 letters, or a list of texts or numbers"
        ) from None


OptionValue = Annotated[
    OptionWord | int | bool | Annotated[list[OptionWord | int], Field(max_length=60)] | None,
    WrapValidator(in_plain_words),
]

Options = Annotated[dict[Annotated[str, Field(max_length=40)], OptionValue], Field(max_length=20)]
"""Options of a game by name."""


class SeatSetup(Message):
    """Who is to hold a seat of a new table: an open seat waits for whoever comes."""

    sitter: Literal["open", "bot"] = "open"
    bot: Word = "sensible"
    """The name of the bot, where it is one."""


class Settings(Message):
    """How a table is set up; nothing of it changes later."""

    game: Word
    players: Annotated[int, Field(ge=2, le=6)] | None = None
    """How many seats; left out, the game's usual number."""
    options: Options = {}
    """The game's options, as its rulebook names them; what is left out has its default."""
    name: Name | None = None
    """What the table is called in a list of tables."""
    access: Literal["open", "link"] = "link"
    """Whether the table is listed and anyone may come, or only who has its invitation link."""
    clock: Annotated[float, Field(ge=1, le=3600)] | None = None
    """Seconds for each move; None: no clock."""
    question_seconds: Annotated[float, Field(ge=0.05, le=60)] = 6.0
    """Seconds after which questions are answered whose thinking time could tell something."""
    pace: Annotated[float, Field(ge=0, le=10)] = 0.7
    """Seconds that a bot lets pass before each of its moves, whatever it holds."""
    away_seconds: Annotated[float, Field(ge=1, le=3600)] = 45.0
    """Seconds without a connection after which a bot stands in."""
    memory: bool = False
    """Whether clients are asked to hide points taken and all tricks but the last."""


class CreateTable(Settings):
    """A new table: how it is set up, and who sits where at first."""

    seats: Annotated[list[SeatSetup], Field(max_length=6)] | None = None
    """One for each seat; left out, all open. The one who creates the table takes the first open seat."""
    start: bool = False
    """Whether to start at once; bots take the seats that are left open."""


class SeatFacts(Message):
    """A seat as everyone at the table sees it."""

    seat: Seat
    sitter: Sitter
    name: str
    member: Member | None = None
    """The person or program that holds it."""
    bot: str | None = None
    stand_in: StandIn | None = None
    """Why a bot plays in place of whoever holds the seat, if one does."""


class ProposalFacts(Message):
    """Something that all persons in the game must agree to."""

    what: Proposal
    by: Seat
    agreed: list[Seat]


class MemberFacts(Message):
    """Somebody at the table, seated or looking on."""

    member: Member
    name: str
    seat: Seat | None = None


class Commitments(Message):
    """What the server has bound itself to before it dealt (docs/fairness.md); 64 hexadecimal digits each."""

    game: str | None = None
    parts: dict[str, str] = {}
    """By the number of the deal or round."""
    revealed: dict[str, str] = {}
    """The secrets of the parts that are over."""
    secret: str | None = None
    """The secret of the whole game, when it is over."""


class TableFacts(Message):
    """A table as everyone at it sees it."""

    table: str
    settings: Settings
    stage: Stage
    game_number: int
    """Counts the games at this table, from 1; 0 before the first."""
    host: Member | None
    """The member who may seat bots, start, and remove others."""
    seats: list[SeatFacts]
    members: list[MemberFacts]
    proposal: ProposalFacts | None
    commitments: Commitments
    finished: list[str]
    """The finished games of this table, by the names under which their records are kept, oldest first."""


class QuestionFacts(Message):
    """What one seat is asked now, apart from what its view says."""

    since: Seq
    """The event that last changed it; commands name it."""
    now: bool
    """Whether the seat may act now."""
    early: list[str] = []
    """Answers that it may give before it is asked: sealed, and changeable until then."""
    sealed: str | None = None
    """The answer that it has given and that is kept sealed."""
    until: int | None = None
    """When the time for it runs out or the answer is opened: milliseconds since 1970."""
    window: bool = False
    """Whether the answer stays sealed until then, whenever it is given."""


class TableSummary(Message):
    """A table in a list of tables."""

    table: str
    game: Word
    name: str | None
    stage: Stage
    players: int
    open_seats: int
    options: dict[str, Any]
    clock: float | None
    yours: bool = False
    """Whether the one who asks belongs to it."""
    seat: Seat | None = None
    at: int
    """When something last happened at it: milliseconds since 1970."""

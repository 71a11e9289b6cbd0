"""The scorepad over HTTP, and models of what may be entered in one."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator, Field

from spydeck.json_types import JsonObject
from spydeck.protocol.bounds import MAX_SEATS, Name, ProtocolMessage, Word, printable
from spydeck.protocol.tables import Options

Entry = Annotated[str, Field(max_length=200), AfterValidator(printable)]
"""One entry in a scorepad, as it was typed."""

Line = list[tuple[str, str]]


class PossiblePoints(ProtocolMessage):
    """The points that one player may score in a part. Texts have parts in braces; see `ScoreModel`."""

    points: list[int]
    refusal: str
    """Why other points are refused: `{points}`, `{name}`."""


class PartSum(ProtocolMessage):
    """The sum of the points of all players in every part."""

    makes: int
    too_many: str
    """Why a larger sum is refused: `{made}`, `{makes}`, `{off}`."""
    too_few: str


class ScoreLimit(ProtocolMessage):
    """Something that all players of a part share, such as the cards that take points off."""

    amount: int
    taken: dict[str, int]
    """How much of it certain points take at least; others take nothing."""
    refusal: str


class SpecialRow(ProtocolMessage):
    """The points of a part to which sum and limits do not apply, in any order of the players."""

    points: list[int]
    """First those of the player whom the text names, which nobody else has."""
    said: str
    """The sentence about it: `{name}`."""


class PlayersBehind(ProtocolMessage):
    """A rule for the players with the lowest total in the next part, unless all totals are equal."""

    possible: PossiblePoints
    said: str
    """Says who they are, after a part that does not end the game: `{names}`."""
    level: str
    """Says that all totals are equal."""


class GoingBack(ProtocolMessage):
    """Totals that become others when a part changes them to these."""

    totals: dict[str, int]
    said: str
    """Says so: `{name}`, `{total}`, `{after}`."""


class ScoreModel(ProtocolMessage):
    """The possible entries with a number for each player, for some options, and their consequences.

    A client can check and add up such entries with it alone. In texts, names and numbers stand in braces:
    `{part}`, from 1; `{players}`, all names with commas; `{names}`, a list of some.
    """

    players: int
    questions: list[str]
    """The questions for the first parts; after the last one they start again: `{part}`, `{players}`."""
    usage: str
    """The possible entries."""
    wrong_count: str
    """Why another number of numbers is refused: `{players}` (how many there are), `{count}`."""
    possible: PossiblePoints
    """For players who are not behind."""
    won: str
    """The result if one player has won: `{names}`, `{total}`."""
    shared: str
    """The result if several have the best total."""
    fewest_win: bool
    sum: PartSum | None
    limits: list[ScoreLimit]
    special: list[SpecialRow]
    """Rows that are allowed before anything else is checked."""
    back: GoingBack | None
    behind: PlayersBehind | None
    ends_at: int | None
    """The lowest total that ends the game."""
    parts: int | None
    """The number of parts after which the game is over."""


class ScoreRequest(ProtocolMessage):
    """All entries so far in the scorepad of a game with paper cards."""

    game: Word
    players: Annotated[int, Field(ge=2, le=MAX_SEATS)]
    options: Options = {}
    names: Annotated[list[Name], Field(min_length=2, max_length=MAX_SEATS)]
    entries: Annotated[list[Entry], Field(max_length=200)] = []


class ScoreRefusal(ProtocolMessage):
    """An entry that is refused: those before it count, those after it are ignored."""

    entry: int
    """Its position among the entries, from 0."""
    message: str
    """A sentence for a person, starting with the clause if there is one."""


class ScoreSheet(ProtocolMessage):
    """A scorepad and the next question. A line is a list of spans, each a style and a text."""

    question: str | None
    """The question for the next entry; None when the game is over."""
    by_seat: bool
    """Whether the next entry may be a whole number for each player, in the order of the names."""
    usage: list[Line]
    """The possible entries and their form."""
    said: list[Line]
    """The result of the last entry that counts."""
    pad: list[Line]
    """The scorepad, laid out for a monospaced font."""
    rows: list[JsonObject]
    """The scorepad as data: points and totals by seat for each finished part, and more by game."""
    over: bool
    refused: ScoreRefusal | None
    finished: list[int] = []
    """The number of finished parts after each entry that counts."""
    model: ScoreModel | None = None
    """The possible entries with a number for each player, to check and add them up without a connection."""

"""A table as its log has made it. Pure: it knows no socket, no clock and no database.

What each entry of the log changes is in `fold`; which entries a command leads to is decided in `decisions`;
what happens by itself (a clock, an answer that is opened, the end of a game) in `automatic`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from spydeck import bots
from spydeck.games.game import Options, game
from spydeck.match import Match
from spydeck.protocol.messages import Done, Sealed
from spydeck.protocol.tables import Commitments, Proposal, Settings, Sitter, Stage, StandIn
from spydeck.server.table import entries as log
from spydeck.server.table.questions import PendingQuestion


@dataclass
class Person:
    """Somebody at the table: a guest, or a program from outside."""

    guest: str
    name: str
    wished: str | None = None
    """What somebody who came while a game was played is called once it is over."""
    gone: bool = False

    @property
    def program(self) -> bool:
        """Whether it is a program from outside."""
        return self.guest.startswith(log.PROGRAM)


@dataclass
class Chair:
    """Who holds a seat."""

    sitter: Sitter = "open"
    member: int | None = None
    bot: str | None = None
    stand_in: StandIn | None = None
    """Why a bot stands in for whoever holds it: away, clock, left."""

    @property
    def player(self) -> str | None:
        """The bot that plays the seat now, if one does."""
        return bots.STAND_IN if self.stand_in else self.bot


@dataclass
class Vote:
    """A proposal and the seats that agreed to it."""

    what: Proposal
    by: int
    agreed: set[int]


@dataclass(frozen=True)
class CommandResult:
    """What came of a command: the last event, and the sealed answer where it sealed one or took one back."""

    seq: int
    asked: int | None = None
    answer: str | None = None

    def answer_to(self, command: str) -> Done | Sealed:
        """How the command is answered, the first time and whenever it comes again."""
        if self.asked is None:
            return Done(id=command, seq=self.seq)
        return Sealed(id=command, asked=self.asked, answer=self.answer)


@dataclass(frozen=True)
class Private:
    """What only one member and the server know; kept beside the log, not in it."""

    asked: int = 0
    """The question that the sealed answer is for."""
    answer: str | None = None
    commands: Mapping[str, CommandResult] = field(default_factory=dict)
    """The last commands that left no event, with what came of each."""
    advance: tuple[str, ...] = ()
    muted: frozenset[int] = frozenset()


NOTHING_PRIVATE = Private()


@dataclass(frozen=True, slots=True)
class AppliedEntry:
    """An entry with the stretch of the game's events that came of it."""

    logged: log.Logged
    first: int
    last: int


@dataclass
class Table:
    """A table, from its entries."""

    id: str
    settings: Settings = field(default_factory=lambda: Settings(game="black-spy"))
    stage: Stage = "gathering"
    seq: int = 0
    at: int = 0
    members: dict[int, Person] = field(default_factory=dict)
    removed: set[str] = field(default_factory=set)
    """Guests who may not come back."""
    host: int | None = None
    chairs: list[Chair] = field(default_factory=list)
    vote: Vote | None = None
    finishing: bool = False
    """Whether all agreed to have the rest of the deal played at once."""
    game_number: int = 0
    match: Match | None = None
    secret: bytes = b""
    commitments: Commitments = field(default_factory=Commitments)
    questions: list[PendingQuestion] = field(default_factory=list)
    private: dict[int, Private] = field(default_factory=dict)
    applied: list[AppliedEntry] = field(default_factory=list)
    executed: dict[tuple[int, str], int] = field(default_factory=dict)
    """All commands that were carried out, with the last event that came of each; the log has each once."""
    finished: list[str] = field(default_factory=list)

    @property
    def running(self) -> Match:
        """The game that is or was last played."""
        if self.match is None:
            raise ValueError("no game has begun at this table")
        return self.match

    @property
    def in_game(self) -> bool:
        """Whether a game is being played, or rests."""
        return self.stage in ("playing", "paused")

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.chairs)

    @property
    def options(self) -> Options:
        """The options of the game."""
        return read_options(self.settings)

    def seat_of(self, member: int | None) -> int | None:
        """The seat that a member holds."""
        for seat, chair in enumerate(self.chairs):
            if member is not None and chair.member == member:
                return seat
        return None

    def member_of(self, guest: str) -> int | None:
        """The number of a guest who has been at the table."""
        return next((number for number, person in self.members.items() if person.guest == guest), None)

    def persons(self) -> set[int]:
        """The seats of the game that persons hold and play themselves."""
        return {
            seat for seat, chair in enumerate(self.chairs) if chair.sitter == "person" and not chair.stand_in
        }

    def voters(self, what: Proposal) -> set[int]:
        """The seats of the persons who must agree to something; to a draw all who have not left for good."""
        if what != "draw":
            return self.persons()
        return {
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.sitter == "person" and chair.stand_in != "left"
        }

    def next_host(self, members: Iterable[int]) -> int | None:
        """Who of some members is host after somebody: the first person in a seat, or else who looks on."""
        persons = [member for member in members if not self.members[member].program]
        seated = [member for member in persons if self.seat_of(member) is not None]
        return next(iter(seated or persons), None)

    def earlier_result(self, member: int, command: str) -> CommandResult | None:
        """What came of a command, if it was carried out before."""
        seq = self.executed.get((member, command))
        if seq is not None:
            return CommandResult(seq)
        return self.private.get(member, NOTHING_PRIVATE).commands.get(command)

    def sealed(self, seat: int) -> str | None:
        """The sealed answer of a seat to what it is asked now."""
        member = self.chairs[seat].member
        private = NOTHING_PRIVATE if member is None else self.private.get(member, NOTHING_PRIVATE)
        asked = self.questions[seat].options and private.asked == self.questions[seat].since
        return private.answer if asked else None

    def name_of(self, seat: int) -> str:
        """What whoever holds a seat is called."""
        chair = self.chairs[seat]
        if chair.member is not None:
            return self.members[chair.member].name
        return BOT_NAMES[seat] if chair.sitter == "bot" else ""


BOT_NAMES = ("Agent Ash", "Agent Birch", "Agent Cedar", "Agent Dove", "Agent Elm", "Agent Fern")
"""What bots are called, by their seats."""


def read_options(settings: Settings) -> Options:
    """The checked options of a table's game; raises `UnknownGame`, `InvalidOption`."""
    found = game(settings.game)
    players = found.usual_players if settings.players is None else settings.players
    return found.read_options(players, settings.options)

"""A table, the result of its log. Pure: it knows no socket, no clock and no database.

`reducer` applies the entries of the log, `decisions` turns commands into entries, and `deadlines` says what
happens automatically: a clock that runs out, an answer that is opened, the end of a game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from spydeck import bots
from spydeck.games.game import Options
from spydeck.games.registry import game
from spydeck.match import Match
from spydeck.protocol.tables import Commitments, Proposal, Settings, Sitter, Stage, StandIn
from spydeck.server.table import entries as log
from spydeck.server.table.questions import PendingQuestion


@dataclass
class Member:
    """A member of the table: a guest, or a program that plays over a socket."""

    guest: str
    name: str
    requested_name: str | None = None
    """The name that a guest who joined during a game requested; it is used after the game."""
    waits: bool = False
    """Whether the member wants a seat in the next game."""
    gone: bool = False

    @property
    def program(self) -> bool:
        """Whether the member is a program."""
        return self.guest.startswith(log.PROGRAM)


class Holding(NamedTuple):
    """Who held a seat earlier."""

    member: int | None
    """None for a bot."""
    until: int
    """The number of the entry that ended it."""


@dataclass
class Chair:
    """Who holds a seat."""

    sitter: Sitter = "open"
    member: int | None = None
    bot: str | None = None
    stand_in: StandIn | None = None
    """Why a bot stands in for the holder, if one does."""
    stood_in: int = 0
    """The number of the entry since which it does."""
    idle: int = 0
    """How many actions a bot or the clock has chosen since the person who holds it last did."""
    earlier: tuple[Holding, ...] = ()
    """Who held it before, since the running or last game started; the latest ones."""

    @property
    def player(self) -> str | None:
        """The bot that plays the seat now, if one does."""
        return bots.STAND_IN if self.stand_in else self.bot


@dataclass
class OpenProposal:
    """A proposal that is not decided yet, and the seats that have agreed to it."""

    what: Proposal
    by: int
    agreed: set[int]


@dataclass(frozen=True)
class CommandResult:
    """The result of a command: its last entry, and the sealed answer where it sealed or withdrew one."""

    seq: int
    asked: int | None = None
    answer: str | None = None

    @property
    def sealed(self) -> bool:
        """Whether it sealed an answer, or withdrew one."""
        return self.asked is not None


@dataclass(frozen=True)
class Private:
    """Facts that only one member and the server know; kept beside the log, not in it."""

    asked: int = 0
    """The question that the sealed answer is for."""
    answer: str | None = None
    commands: Mapping[str, CommandResult] = field(default_factory=dict)
    """The last commands that led to no entry, with their results."""
    advance: tuple[str, ...] = ()
    muted: frozenset[int] = frozenset()


NOTHING_PRIVATE = Private()


class AppliedEntry(NamedTuple):
    """An entry that has been applied, with the range of the match's events that it led to."""

    logged: log.Logged
    first: int
    """The number of events before it."""
    last: int
    """The number of events after it."""


@dataclass
class Table:
    """A table: the result of its entries."""

    id: str
    settings: Settings = field(default_factory=lambda: Settings(game="-"))
    """Those of its first entry; before it, of no game."""
    stage: Stage = "gathering"
    seq: int = 0
    at: int = 0
    """The time of the last entry, in milliseconds since the epoch."""
    members: dict[int, Member] = field(default_factory=dict)
    removed: set[str] = field(default_factory=set)
    """Guests who cannot join again."""
    host: int | None = None
    waiting_since: int | None = None
    """When the first player sat down at a table for strangers before its next game, in milliseconds since the
    epoch; None if nobody waits."""
    chairs: list[Chair] = field(default_factory=list)
    proposal: OpenProposal | None = None
    finishing: bool = False
    """Whether all players agreed to have the rest of the deal played at once."""
    waits: bool = False
    """Whether the game waits until somebody in it returns."""
    game_number: int = 0
    match: Match | None = None
    secret: bytes = b""
    commitments: Commitments = field(default_factory=Commitments)
    questions: list[PendingQuestion] = field(default_factory=list)
    private: dict[int, Private] = field(default_factory=dict)
    applied: list[AppliedEntry] = field(default_factory=list)
    """The entries since the running or last game started."""
    executed: dict[tuple[int, str], int] = field(default_factory=dict)
    """The number of the last entry of every command that led to one; the log has each command once."""
    finished: list[str] = field(default_factory=list)

    @property
    def running(self) -> Match:
        """The game that is running or was played last."""
        if self.match is None:
            raise ValueError("no game has started at this table")
        return self.match

    @property
    def in_game(self) -> bool:
        """Whether a game is running or paused."""
        return self.stage in ("playing", "paused")

    @property
    def for_strangers(self) -> bool:
        """Whether strangers meet here, without a host."""
        return self.settings.access == "strangers"

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.chairs)

    @property
    def options(self) -> Options:
        """The options of the game."""
        return read_options(self.settings)

    def seat_of(self, member: int | None) -> int | None:
        """Return the seat that a member holds."""
        for seat, chair in enumerate(self.chairs):
            if member is not None and chair.member == member:
                return seat
        return None

    def free_seats(self) -> list[int]:
        """Return the seats that people can take before a game: first open ones, then those of bots."""
        left = [chair.member is not None and self.members[chair.member].gone for chair in self.chairs]
        opened = [seat for seat, chair in enumerate(self.chairs) if chair.sitter == "open" or left[seat]]
        return opened + [seat for seat, chair in enumerate(self.chairs) if chair.sitter == "bot"]

    def watched_seats(self) -> set[int]:
        """Return the seats of people and programs whose time to think somebody else at the table can see."""
        if sum(not one.gone for one in self.members.values()) < 2:
            return set()
        return {seat for seat, chair in enumerate(self.chairs) if chair.member is not None}

    def member_of(self, guest: str) -> int | None:
        """Return the number of a guest who is or was a member."""
        return next((number for number, person in self.members.items() if person.guest == guest), None)

    def seats_of_people(self) -> set[int]:
        """Return the seats that people hold and play themselves."""
        return {
            seat for seat, chair in enumerate(self.chairs) if chair.sitter == "person" and not chair.stand_in
        }

    @property
    def waits_for(self) -> list[int]:
        """The seats of the people for whom the game waits."""
        return self.seats_of_staying() if self.waits else []

    def seats_of_staying(self) -> list[int]:
        """Return the seats of people who have not left, even where bots stand in."""
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.sitter == "person" and chair.stand_in != "left"
        ]

    def voters(self, what: Proposal) -> set[int]:
        """Return the seats of the people who must agree; a draw needs everyone who has not left."""
        if what != "draw":
            return self.seats_of_people()
        return set(self.seats_of_staying())

    def next_host(self, members: Iterable[int]) -> int | None:
        """Return which of some members becomes host: the first person with a seat, or else a spectator."""
        persons = [member for member in members if not self.members[member].program]
        seated = [member for member in persons if self.seat_of(member) is not None]
        return next(iter(seated or persons), None)

    def earlier_result(self, member: int, command: str) -> CommandResult | None:
        """Return the result of a command that has been carried out before."""
        seq = self.executed.get((member, command))
        if seq is not None:
            return CommandResult(seq)
        return self.private.get(member, NOTHING_PRIVATE).commands.get(command)

    def sealed(self, seat: int) -> str | None:
        """Return the sealed answer of a seat to its present question."""
        member, question = self.chairs[seat].member, self.questions[seat]
        if member is None or member not in self.private or not question.options:
            return None
        private = self.private[member]
        return private.answer if private.asked == question.since else None

    def name_of(self, seat: int) -> str:
        """Return the name of the player who holds a seat; "" if it is open."""
        chair = self.chairs[seat]
        return "" if chair.sitter == "open" else self.holder_name(seat, chair.member)

    def holder_name(self, seat: int, member: int | None) -> str:
        """Return the name of a member or, without one, of the bot in a seat."""
        return BOT_NAMES[seat] if member is None else self.members[member].name


def name_of_record(table: Table) -> str:
    """Return the name that the record of a table's present game has, or will have."""
    return f"{table.id}-{table.game_number}"


BOT_NAMES = ("Agent Ash", "Agent Birch", "Agent Cedar", "Agent Dove", "Agent Elm", "Agent Fern")
"""The names of bots, by seat."""


def read_options(settings: Settings) -> Options:
    """Return the checked options of a table's game. Raise `UnknownGame`, `InvalidOption`.

    Lists stand in settings as they are played, whatever preset stands beside them (`read_settings`).
    """
    found = game(settings.game)
    players = found.usual_players if settings.players is None else settings.players
    return found.setup.read_options(players, settings.options)

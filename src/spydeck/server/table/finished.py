"""Finished games as lists and statistics show them: facts that need no record, made when a game ends."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from pydantic import BaseModel, ConfigDict

from spydeck.json_types import JsonObject
from spydeck.match import Match
from spydeck.protocol.http import FinishedGame, PlayedGame
from spydeck.protocol.tables import DailyPlay, TriedAgain
from spydeck.server.table import entries as log
from spydeck.server.table.daily import sealed_until
from spydeck.server.table.table import Table

NOT_BY_HOLDER = ("stand-in", "clock", "bot")
"""Those who answer in the place of a person; a bot, before the person takes the seat over."""


class GameDetails(BaseModel):
    """The facts that lists show of a finished game without its record, from its row."""

    model_config = ConfigDict(extra="ignore", frozen=True)

    game: str
    names: list[str]
    winners: list[int]
    totals: list[int]
    why: str
    options: JsonObject
    deals: list[list[int]] | None = None
    """The points of each deal or round by seat; None until it is read from the record of an older game."""
    answers: list[tuple[int, int]] | None = None
    """For each seat, the answers of its holder and those of others or the clock; None if unknown."""
    daily: DailyPlay | None = None
    """The daily deal, if it was one."""
    again: TriedAgain | None = None
    """The position from which an earlier game was tried again, if it was."""
    moved: bool = False
    """Whether the game began on the guest's device."""
    bots: list[str | None] = []
    """The bot in each seat, None for a person or program; empty for an older game, where that is unknown."""
    memory: bool = False
    """Whether clients hid what people can remember."""

    @property
    def counts(self) -> bool:
        """Whether statistics count it: not where the guest could know the cards."""
        return self.again is None and not self.moved and not (self.daily and self.daily.practice)

    def was_played(self, seat: int) -> bool:
        """Return whether the holder of a seat gave at least half of its answers; True if nobody counted."""
        own, another = (0, 0) if self.answers is None else self.answers[seat]
        return own >= another

    def result(self, seat: int) -> Literal["won", "lost", "drawn"]:
        """Return how the game ended for a seat: without a winner, "drawn"."""
        if not self.winners:
            return "drawn"
        return "won" if seat in self.winners else "lost"


def deals_of(match: Match) -> list[list[int]]:
    """Return the points of each finished deal or round, by seat; none for a game without points."""
    return [list(row["points"]) for row in match.view(None).get("scorepad", ())]


@dataclass(frozen=True, slots=True)
class GameSummary:
    """A finished game without its record."""

    id: str
    table: str
    number: int
    game: str
    at: int
    """Milliseconds since the epoch."""
    facts: JsonObject

    @property
    def details(self) -> GameDetails:
        """The facts, read."""
        return GameDetails.model_validate(self.facts)


@dataclass(frozen=True, slots=True)
class GuestGame(GameSummary):
    """A finished game in a guest's list."""

    seat: int
    """The guest's own seat."""
    people: int
    """The number of guests who played, this one included."""


def details_of(table: Table, entry: log.Ended) -> GameDetails:
    """Return the facts about the game that an entry ends, from the table before it."""
    match = table.running
    return GameDetails(
        game=match.game.name,
        names=[table.name_of(seat) for seat in range(table.players)],
        winners=entry.winners,
        totals=entry.totals,
        why=entry.why,
        options=match.options.facts(),
        deals=deals_of(match),
        answers=answers_of((applied.logged.entry for applied in table.applied), table.players),
        daily=table.settings.daily,
        again=table.settings.again,
        moved=table.settings.moved,
        bots=[chair.bot for chair in table.chairs],
        memory=table.settings.memory,
    )


def revealed_record(table: Table) -> str:
    """Return the record of a game that ends, with its secret."""
    revealed = table.running.copy()
    revealed.tags["Secret"] = table.secret.hex()
    return revealed.record()


def answers_of(entries: Iterable[log.Entry], players: int) -> list[tuple[int, int]]:
    """Return for each seat how many answers its last holder gave, and how many others or the clock gave.

    Answers of which nobody may know who gave them count for neither.
    """
    counts = [(0, 0)] * players
    for entry in entries:
        if isinstance(entry, log.Acted):
            own, others = counts[entry.seat]
            counts[entry.seat] = (own + (entry.by == "person"), others + (entry.by in NOT_BY_HOLDER))
        elif isinstance(entry, log.SeatTaken):
            counts[entry.seat] = (0, sum(counts[entry.seat]))
    return counts


def finished_game(row: GameSummary, seat: int | None, now: int) -> FinishedGame:
    """Return a finished game as the protocol shows it."""
    details = row.details
    return FinishedGame(
        record=row.id,
        table=row.table,
        game=details.game,
        names=details.names,
        winners=details.winners,
        totals=details.totals,
        why=details.why,
        at=row.at,
        seat=seat,
        options=details.options,
        daily=details.daily,
        again=details.again,
        sealed_until=sealed_until(details.daily, now),
    )


def played_game(row: GuestGame) -> PlayedGame:
    """Return a finished game of a guest as the protocol shows it."""
    details = row.details
    return PlayedGame(
        record=row.id,
        game=details.game,
        at=row.at,
        against="people" if row.people > 1 else "bots",
        played=details.was_played(row.seat),
        practice=not details.counts,
        result=details.result(row.seat),
        total=details.totals[row.seat],
        deals=[points[row.seat] for points in details.deals or ()],
    )

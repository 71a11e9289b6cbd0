"""What is written for the entries of a table: its log, and what the lobby looks up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import astuple

from pydantic import BaseModel, ConfigDict

from spydeck.json_types import JsonObject
from spydeck.protocol.tables import Settings
from spydeck.server.store.writes import (
    AppendEntries,
    DropMember,
    FinishGame,
    PutMember,
    PutPrivate,
    PutTable,
    Write,
)
from spydeck.server.table import entries as log
from spydeck.server.table.table import CommandResult, Private, Table


class TableDetails(BaseModel):
    """What the lobby knows of a table without loading it."""

    model_config = ConfigDict(extra="ignore", frozen=True)

    settings: Settings
    players: int
    open_seats: int
    seats: dict[str, int]
    """Who sits where, by guest."""
    members: list[str]
    """The guests who belong to it."""


class GameDetails(BaseModel):
    """What is known of a finished game without reading its record."""

    model_config = ConfigDict(extra="ignore", frozen=True)

    game: str
    names: list[str]
    winners: list[int]
    totals: list[int]
    why: str
    options: JsonObject


class StoredPrivate(BaseModel):
    """What is kept for one member beside the log, as it is stored."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    asked: int
    answer: str | None
    commands: dict[str, tuple[int, int | None, str | None]]
    """Of each the fields of `CommandResult`."""
    advance: tuple[str, ...]
    muted: tuple[int, ...]


def writes_for(table: Table, logged: Sequence[log.Logged]) -> list[Write]:
    """What is written, in one transaction, before some entries are applied."""
    if not logged:
        return []
    writes: list[Write] = [AppendEntries(table.id, tuple(logged))]
    for one in logged:
        writes += _beside(table, one)
    return writes


def table_row(table: Table, invitation: str) -> PutTable:
    """The row by which the lobby finds a table; it follows the log and is made anew from it."""
    host = None if table.host is None else table.members[table.host].guest
    facts = TableDetails(
        settings=table.settings,
        players=table.players,
        open_seats=sum(chair.sitter == "open" for chair in table.chairs),
        seats={
            table.members[chair.member].guest: seat
            for seat, chair in enumerate(table.chairs)
            if chair.member is not None
        },
        members=[person.guest for person in table.members.values() if not person.gone],
    )
    return PutTable(
        id=table.id,
        invitation=invitation,
        host_guest=host or "",
        open=table.settings.access == "open",
        stage=table.stage,
        at=table.at,
        facts=facts.model_dump(mode="json"),
    )


def _beside(table: Table, one: log.Logged) -> list[Write]:
    entry = one.entry
    if isinstance(entry, log.Joined) and not entry.guest.startswith(log.PROGRAM):
        return [PutMember(table.id, entry.guest, None)]
    if isinstance(entry, log.Left) and (entry.removed or not keeps_seat(table, entry.member)):
        return [DropMember(table.id, table.members[entry.member].guest)]
    if isinstance(entry, log.Ended):
        return [_finished(table, entry, one.at)]
    return []


def keeps_seat(table: Table, member: int) -> bool:
    """Whether somebody who leaves now has a seat to come back to."""
    return table.in_game and table.seat_of(member) is not None


def _finished(table: Table, entry: log.Ended, at: int) -> FinishGame:
    match = table.running
    seats = range(table.players)
    facts = GameDetails(
        game=match.game.name,
        names=[table.name_of(seat) for seat in seats],
        winners=entry.winners,
        totals=entry.totals,
        why=entry.why,
        options=match.options.facts(),
    )
    match.tags["Secret"] = entry.secret
    people = {
        seat: table.members[member] for seat in seats if (member := table.chairs[seat].member) is not None
    }
    return FinishGame(
        id=entry.record,
        table=table.id,
        number=table.game_number,
        game=match.game.name,
        at=at,
        facts=facts.model_dump(mode="json"),
        record=match.record(),
        guests=tuple((person.guest, seat) for seat, person in people.items() if not person.program),
    )


def writes_for_private(table: Table, member: int, private: Private) -> list[Write]:
    """What is written for what is kept for one member."""
    kept = StoredPrivate(
        asked=private.asked,
        answer=private.answer,
        commands={name: astuple(done) for name, done in private.commands.items()},
        advance=private.advance,
        muted=tuple(sorted(private.muted)),
    )
    return [PutPrivate(table.id, member, kept.model_dump_json())]


def read_private(text: str) -> Private:
    """What was kept for one member."""
    kept = StoredPrivate.model_validate_json(text)
    commands = {name: CommandResult(*fields) for name, fields in kept.commands.items()}
    return Private(kept.asked, kept.answer, commands, kept.advance, frozenset(kept.muted))

"""Writes: all that is saved while people play, and how batches of them become rows, saved one kind at a time.

A batch is saved completely or not at all.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Table, bindparam, delete, update

from spydeck.json_types import JsonObject
from spydeck.server.store.records import GameRecord, TableRecord
from spydeck.server.store.rows import Row, insert_rows
from spydeck.server.store.schema import daily_tries, entries, game_guests, games, members, private, tables
from spydeck.server.table.entries import Logged, written

Key = tuple[str, object]
"""A table, and a guest or a member of it."""


@dataclass(frozen=True, slots=True)
class Fence:
    """The epoch under which a table was taken: if it has another one now, nothing of the batch is saved."""

    table: str
    epoch: int


@dataclass(frozen=True, slots=True)
class AppendEntries:
    """More entries of a table's log; fails if a `seq` exists already."""

    table: str
    logged: tuple[Logged, ...]


@dataclass(frozen=True, slots=True)
class PutPrivate:
    """The JSON of what only one member knows, replacing the previous one; None deletes it."""

    table: str
    member: int
    body: str | None


@dataclass(frozen=True, slots=True)
class PutTable(TableRecord):
    """A table, new or changed."""


@dataclass(frozen=True, slots=True)
class UpdateTable:
    """A table has changed; a table that has been deleted stays deleted."""

    table: TableRecord


@dataclass(frozen=True, slots=True)
class PutMember:
    """A guest is a member of a table."""

    table: str
    guest: str


@dataclass(frozen=True, slots=True)
class DropMember:
    """A guest is no longer a member of a table, but a former one."""

    table: str
    guest: str


@dataclass(frozen=True, slots=True)
class FinishGame(GameRecord):
    """A finished game and its record; fails if it exists already."""


@dataclass(frozen=True, slots=True)
class FinishTry:
    """A guest's try at a daily deal is over; one that is over already stays as it is."""

    day: str
    game: str
    guest: str
    table: str
    points: int
    won: bool
    at: int
    """Milliseconds since the epoch."""


@dataclass(frozen=True, slots=True)
class EraseMember:
    """A guest's name and words are deleted from a table's log, and the guest from its members."""

    table: TableRecord
    """The table as it is after that."""
    guest: str
    member: int
    changed: tuple[Logged, ...]
    """The entries that are replaced, by their `seq`."""


@dataclass(frozen=True, slots=True)
class DeleteTable:
    """A table is deleted; finished games and their records are kept."""

    table: str


Write = (
    Fence
    | AppendEntries
    | PutPrivate
    | PutTable
    | UpdateTable
    | PutMember
    | DropMember
    | FinishGame
    | FinishTry
    | EraseMember
    | DeleteTable
)


@dataclass
class Group:
    """Rows to save. Of several writes to one key the last counts, so that none waits for another."""

    tables: dict[str, Row] = field(default_factory=dict)
    changed_tables: dict[str, Row] = field(default_factory=dict)
    members: dict[Key, Row] = field(default_factory=dict)
    private: dict[Key, Row | None] = field(default_factory=dict)
    """None deletes a row."""
    entries: list[Row] = field(default_factory=list)
    games: list[Row] = field(default_factory=list)
    game_guests: list[Row] = field(default_factory=list)
    tries: list[FinishTry] = field(default_factory=list)
    erased_members: list[EraseMember] = field(default_factory=list)
    deleted_tables: list[str] = field(default_factory=list)

    def add(self, write: Write) -> None:
        """Add the rows of a write. Raise ValueError or TypeError if it cannot be written as JSON."""
        match write:
            case Fence():
                pass  # checked before anything is saved
            case AppendEntries(name, logged):
                self.entries += [_entry_row(name, one) for one in logged]
            case PutTable():
                self.tables[write.id] = _table_row(write)
            case UpdateTable(table):
                self.changed_tables[table.id] = _table_row(table)
            case PutPrivate(name, member, body):
                self.private[name, member] = None if body is None else (name, member, body)
            case PutMember(name, guest):
                self.members[name, guest] = (name, guest, False)
            case DropMember(name, guest):
                self.members[name, guest] = (name, guest, True)
            case FinishGame():
                game = (write.id, write.table, write.number, write.game, write.at)
                self.games.append((*game, json_text(write.facts), write.record))
                self.game_guests += [(write.id, guest, seat, write.at) for guest, seat in write.guests]
            case FinishTry():
                self.tries.append(write)
            case EraseMember():
                self.changed_tables[write.table.id] = _table_row(write.table)
                self.erased_members.append(write)
            case DeleteTable(name):
                self.deleted_tables.append(name)

    def save(self, connection: Connection) -> None:
        """Save everything in the connection's transaction. Raise `SQLAlchemyError`."""
        insert_rows(connection, tables, list(self.tables.values()), replacing=True)
        _update(connection, tables, list(self.changed_tables.values()))
        insert_rows(connection, members, list(self.members.values()), replacing=True)
        insert_rows(connection, entries, self.entries)
        _save_private(connection, self.private)
        insert_rows(connection, games, self.games)
        insert_rows(connection, game_guests, self.game_guests)
        for one in self.tries:
            _finish_try(connection, one)
        for write in self.erased_members:
            _erase_member(connection, write)
        if self.deleted_tables:
            connection.execute(delete(tables).where(tables.c.id.in_(self.deleted_tables)))


def grouped(batches: Iterable[Sequence[Write]]) -> Group:
    """Return all batches as one group."""
    group = Group()
    for batch in batches:
        for write in batch:
            group.add(write)
    return group


def json_text(facts: JsonObject) -> str:
    """Return JSON as the database stores it."""
    return json.dumps(facts, separators=(",", ":"), allow_nan=False)


def _table_row(table: TableRecord) -> Row:
    columns = (table.id, table.invitation, table.host_guest, table.open, table.stage, table.at)
    return (*columns, json_text(table.facts), table.joinable, table.due)


def _update(connection: Connection, table: Table, rows: Sequence[Row]) -> None:
    """Replace rows that exist."""
    if not rows:
        return
    (key,) = table.primary_key.columns
    names = [f"new_{column.name}" for column in table.columns]
    values: dict[Any, Any] = {
        column: bindparam(name) for column, name in zip(table.columns, names, strict=True)
    }
    statement = update(table).where(key == values.pop(key)).values(values)
    connection.execute(statement, [dict(zip(names, row, strict=True)) for row in rows])


def _finish_try(connection: Connection, one: FinishTry) -> None:
    """Save the outcome of a try at a daily deal, once."""
    row = daily_tries.c
    this = (row.day == one.day, row.game == one.game, row.guest == one.guest, row.table_id == one.table)
    changed = update(daily_tries).where(*this, row.finished.is_(None))
    connection.execute(changed.values(points=one.points, won=one.won, finished=one.at))


def _entry_row(table: str, logged: Logged) -> Row:
    body = written(logged.entry).decode()
    return (table, logged.seq, logged.at, logged.member, logged.command, body)


def _save_private(connection: Connection, rows: dict[Key, Row | None]) -> None:
    insert_rows(connection, private, [row for row in rows.values() if row is not None], replacing=True)
    deleted = [{"table": key[0], "of": key[1]} for key, row in rows.items() if row is None]
    if deleted:
        this = private.c.table_id == bindparam("table"), private.c.member == bindparam("of")
        connection.execute(delete(private).where(*this), deleted)


def _erase_member(connection: Connection, write: EraseMember) -> None:
    """Replace the entries that name or quote a member, and delete what only the member knows."""
    table = write.table.id
    if write.changed:
        this = entries.c.table_id == table, entries.c.seq == bindparam("number")
        rows = [{"number": one.seq, "text": written(one.entry).decode()} for one in write.changed]
        connection.execute(update(entries).where(*this).values(body=bindparam("text")), rows)
    connection.execute(delete(private).where(private.c.table_id == table, private.c.member == write.member))
    connection.execute(delete(members).where(members.c.table_id == table, members.c.guest == write.guest))

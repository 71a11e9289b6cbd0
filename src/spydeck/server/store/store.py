"""The store: everything that the server keeps, each method one transaction.

Methods may be called from any thread. Those that write take turns and raise `NotSaved`; those that read raise
`StoreError`. All times are milliseconds since 1970.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from pydantic import ValidationError
from sqlalchemy import Select, delete, exists, func, insert, select, update

from spydeck.server.store.database import PATIENCE, Database
from spydeck.server.store.errors import NotSaved, StoreError
from spydeck.server.store.group import grouped
from spydeck.server.store.records import Counts, GameRecord, Guest, GuestGame, TableRecord
from spydeck.server.store.rows import insert_rows
from spydeck.server.store.schema import (
    devices,
    entries,
    facts,
    game_guests,
    games,
    guests,
    members,
    private,
    tables,
)
from spydeck.server.store.writes import Write
from spydeck.server.table.entries import Logged, read_entry

PRUNED_AT_ONCE = 100
"""Tables that one call deletes, so that moves need not wait long."""
_LINE = (games.c.id, games.c.table_id, games.c.number, games.c.game, games.c.at, games.c.facts)


class Store:
    """An open database, and all that is asked of it."""

    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        """Open the database of a URL; raises `StoreError` as `Database` does."""
        self.database = Database(url, patience)

    def close(self) -> None:
        """Let others have the database."""
        self.database.close()

    def ready(self) -> None:
        """Write something, to see whether it can be done; raises `NotSaved` if not."""
        with self.database.writing() as connection:
            insert_rows(connection, facts, [("ready", "")], replacing=True)
            connection.execute(delete(facts).where(facts.c.name == "ready"))

    def write(self, batches: Sequence[Sequence[Write]]) -> list[NotSaved | None]:
        """Save batches, all in one transaction if that is possible; each whole or not at all.

        Gives for each batch None, or why it was not saved: a batch that cannot be saved does not keep others
        from it. If there are two for one table, the first counts as the earlier.
        """
        trouble = self._save(batches)
        if trouble is None or not trouble.at_fault or len(batches) == 1:
            return [trouble] * len(batches)
        return self._save_one_by_one(batches)

    def _save_one_by_one(self, batches: Sequence[Sequence[Write]]) -> list[NotSaved | None]:
        outcomes: list[NotSaved | None] = []
        for batch in batches:
            trouble = self._save([batch])
            outcomes.append(trouble)
            if trouble is not None and not trouble.at_fault:
                break
        # What stopped the last one stops the others, and each attempt may take the whole patience.
        return outcomes + outcomes[-1:] * (len(batches) - len(outcomes))

    def _save(self, batches: Sequence[Sequence[Write]]) -> NotSaved | None:
        try:
            with self.database.writing() as connection:
                grouped(batches).save(connection)
        except NotSaved as trouble:
            return trouble
        return None

    def entries(self, table: str, after: int = 0) -> list[Logged]:
        """A table's log after a `seq`, in order."""
        wanted = select(entries).where(entries.c.table_id == table, entries.c.seq > after)
        try:
            return [
                Logged(
                    seq=row.seq,
                    at=row.at,
                    entry=read_entry.validate_json(row.body),
                    member=row.member,
                    command=row.command,
                )
                for row in self._rows(wanted.order_by(entries.c.seq))
            ]
        except ValidationError as error:
            raise StoreError(f"the log of table {table} holds an entry that cannot be read") from error

    def private(self, table: str) -> dict[int, str]:
        """The JSON of what each member of a table alone knows, by member."""
        wanted = select(private.c.member, private.c.body).where(private.c.table_id == table)
        return {row.member: row.body for row in self._rows(wanted)}

    def table_row(self, table: str) -> TableRecord | None:
        """A table by its name."""
        return next(map(_table, self._rows(select(tables).where(tables.c.id == table))), None)

    def by_invitation(self, token: str) -> TableRecord | None:
        """The table that an invitation leads to."""
        return next(map(_table, self._rows(select(tables).where(tables.c.invitation == token))), None)

    def open_tables(self, limit: int, since: int) -> list[TableRecord]:
        """The tables that are listed for everyone, newest first: open, not over, and not left behind."""
        lively = (tables.c.open, tables.c.stage != "over", tables.c.at >= since)
        wanted = select(tables).where(*lively).order_by(tables.c.at.desc()).limit(limit)
        return [_table(row) for row in self._rows(wanted)]

    def tables_of(self, guest: str, limit: int) -> list[tuple[TableRecord, int | None]]:
        """The tables that a guest belongs to, newest first, each with the guest's seat."""
        wanted = select(tables, members.c.seat).join(members).where(members.c.guest == guest)
        found = self._rows(wanted.order_by(tables.c.at.desc()).limit(limit))
        return [(_table(row), row.seat) for row in found]

    def games_of(self, guest: str, limit: int) -> list[GuestGame]:
        """The games that a guest has finished, newest first."""
        wanted = select(*_LINE, game_guests.c.seat).join(game_guests).where(game_guests.c.guest == guest)
        found = self._rows(wanted.order_by(games.c.at.desc()).limit(limit))
        return [GuestGame(**_game(row), seat=row.seat) for row in found]

    def game_row(self, game: str) -> GameRecord | None:
        """A finished game by its name."""
        played = select(game_guests.c.guest, game_guests.c.seat).where(game_guests.c.game_id == game)
        seated = tuple((row.guest, row.seat) for row in self._rows(played.order_by(game_guests.c.seat)))
        found = self._rows(select(games).where(games.c.id == game))
        return next((GameRecord(**_game(row), record=row.record, guests=seated) for row in found), None)

    def counts(self) -> Counts:
        """How much there is of everything."""
        counted = [
            select(func.count()).select_from(table).scalar_subquery() for table in (guests, tables, games)
        ]
        return Counts(*self._rows(select(*counted))[0])

    def create_guest(self, guest: str, name: str, now: int) -> Guest:
        """Somebody new, under a name that nobody can guess."""
        with self.database.writing() as connection:
            insert_rows(connection, guests, [(guest, name, now)])
        return Guest(guest, name, since=now)

    def guest(self, guest: str) -> Guest | None:
        """Somebody whom we know."""
        return next((Guest(*row) for row in self._rows(select(guests).where(guests.c.id == guest))), None)

    def rename_guest(self, guest: str, name: str) -> bool:
        """Give a guest another name; False if there is no such guest."""
        with self.database.writing() as connection:
            return (
                connection.execute(update(guests).where(guests.c.id == guest).values(name=name)).rowcount == 1
            )

    def put_device(self, digest: str, guest: str, until: int, now: int) -> None:
        """Keep the digest of a link that brings a guest to another device; forget those no longer good."""
        with self.database.writing() as connection:
            connection.execute(delete(devices).where(devices.c.until <= now))
            insert_rows(connection, devices, [(digest, guest, until)])

    def take_device(self, digest: str, now: int) -> str | None:
        """The guest of a link that is still good; after this it no longer is."""
        this = devices.c.digest == digest
        with self.database.writing() as connection:
            guest = connection.scalar(select(devices.c.guest).where(this, devices.c.until > now))
            taken = connection.execute(delete(devices).where(this)).rowcount
        return guest if taken == 1 else None

    def fact(self, name: str, make: Callable[[], str]) -> str:
        """What the server remembers under a name; made the first time."""
        known = select(facts.c.value).where(facts.c.name == name)
        with self.database.writing() as connection:
            value = connection.scalar(known)
            if value is None:
                value = make()
                connection.execute(insert(facts).values(name=name, value=value))
            return value

    def prune(self, before: int) -> int:
        """Delete some tables where nothing happened since; 0: there are no more.

        Finished games and their records stay.
        """
        later = exists().where(entries.c.table_id == tables.c.id, entries.c.at >= before)
        abandoned = select(tables.c.id).where(tables.c.at < before, ~later).limit(PRUNED_AT_ONCE)
        with self.database.writing() as connection:
            return connection.execute(delete(tables).where(tables.c.id.in_(abandoned))).rowcount

    def _rows(self, wanted: Select[Any]) -> Sequence[Any]:
        with self.database.reading() as connection:
            return connection.execute(wanted).all()


def _table(row: Any) -> TableRecord:
    return TableRecord(
        id=row.id,
        invitation=row.invitation,
        host_guest=row.host_guest,
        open=row.open,
        stage=row.stage,
        at=row.at,
        facts=json.loads(row.facts),
    )


def _game(row: Any) -> dict[str, Any]:
    return {
        "id": row.id,
        "table": row.table_id,
        "number": row.number,
        "game": row.game,
        "at": row.at,
        "facts": json.loads(row.facts),
    }

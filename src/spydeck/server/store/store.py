"""The store: everything that the server saves."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, Literal

from pydantic import ValidationError
from sqlalchemy import ColumnElement, Select, and_, delete, exists, func, or_, select, true, update

from spydeck.json_types import JsonObject
from spydeck.server.store.credentials import Credentials, PushDevices
from spydeck.server.store.daily import DailyStore
from spydeck.server.store.database import PATIENCE, Database, Queries
from spydeck.server.store.errors import MOVED, NotSaved, StoreError
from spydeck.server.store.leases import Leases, broken_fences
from spydeck.server.store.own_data import Erasure, OwnData
from spydeck.server.store.people import PeopleStore
from spydeck.server.store.records import Counts, GameRecord, GuestRecord, TableRecord, table_record
from spydeck.server.store.rows import insert_rows, latest_games
from spydeck.server.store.schema import (
    entries,
    facts,
    game_guests,
    games,
    guests,
    members,
    private,
    reviews,
    tables,
)
from spydeck.server.store.writes import Fence, Write, grouped, json_text
from spydeck.server.table.entries import Logged, read_entry
from spydeck.server.table.finished import GuestGame
from spydeck.server.text import message

Deletable = Literal["old", "unstarted", "unplayed"]
"""Any table without events for long, one without a game, or one at which only bots have played."""

FACTS_LOCK = 0x5B_1D_EC_0E
"""The key of the lock under which facts are created, so that two servers do not create different ones."""
DELETED_AT_ONCE = 100
"""Tables that are deleted together, so that moves do not wait long."""
_SUMMARY = (games.c.id, games.c.table_id, games.c.number, games.c.game, games.c.at, games.c.facts)


class Store(Queries):
    """An open database with all its queries."""

    def __init__(self, url: str, patience: float = PATIENCE, beside: bool = False) -> None:
        """Open the database of a URL. Raise `StoreError` as `Database` does."""
        super().__init__(Database(url, patience, beside))
        self.leases = Leases(self.database)
        self.credentials = Credentials(self.database)
        self.daily = DailyStore(self.database)
        self.erasure = Erasure(self.database)
        self.own_data = OwnData(self.database)
        self.people = PeopleStore(self.database)
        self.push_devices = PushDevices(self.database)

    def close(self) -> None:
        """Release the database."""
        self.database.close()

    def ready(self) -> None:
        """Check that the database can be written. Raise `NotSaved` if not."""
        with self.database.writing() as connection:
            insert_rows(connection, facts, [("ready", "")], replacing=True)
            connection.execute(delete(facts).where(facts.c.name == "ready"))

    def write(self, batches: Sequence[Sequence[Write]]) -> list[NotSaved | None]:
        """Save batches, if possible in one transaction; each completely or not at all.

        Return for each batch None, or why it was not saved: a batch that cannot be saved, or whose fence does
        not hold, does not affect others. Of two batches for one table, the first counts as the earlier.
        """
        try:
            return self._save(batches)
        except NotSaved as trouble:
            if not trouble.at_fault or len(batches) == 1:
                return [trouble] * len(batches)
        return self._save_one_by_one(batches)

    def _save_one_by_one(self, batches: Sequence[Sequence[Write]]) -> list[NotSaved | None]:
        outcomes: list[NotSaved | None] = []
        for batch in batches:
            try:
                outcomes += self._save([batch])
            except NotSaved as trouble:
                outcomes.append(trouble)
                if not trouble.at_fault:
                    break
        # What stopped the last one also stops the others, and each attempt can take the full timeout.
        return outcomes + outcomes[-1:] * (len(batches) - len(outcomes))

    def _save(self, batches: Sequence[Sequence[Write]]) -> list[NotSaved | None]:
        """Save batches together, except those of tables that another process has taken."""
        with self.database.writing() as connection:
            broken = broken_fences(connection, batches)
            refused = [any(isinstance(one, Fence) and one in broken for one in batch) for batch in batches]
            kept = [batch for batch, is_refused in zip(batches, refused, strict=True) if not is_refused]
            grouped(kept).save(connection)
        return [NotSaved(MOVED, at_fault=True) if is_refused else None for is_refused in refused]

    def entries(self, table: str, after: int = 0) -> list[Logged]:
        """Return a table's log after a `seq`, in order."""
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
            raise StoreError(message("log-unreadable", table=table)) from error

    def private(self, table: str) -> dict[int, str]:
        """Return the JSON of what only one member knows, for each member of a table."""
        wanted = select(private.c.member, private.c.body).where(private.c.table_id == table)
        return {row.member: row.body for row in self._rows(wanted)}

    def table_row(self, table: str) -> TableRecord | None:
        """Return a table by its name."""
        return next(map(table_record, self._rows(select(tables).where(tables.c.id == table))), None)

    def by_invitation(self, token: str) -> TableRecord | None:
        """Return the table that an invitation leads to."""
        return next(map(table_record, self._rows(select(tables).where(tables.c.invitation == token))), None)

    def open_tables(self, limit: int, since: int) -> list[TableRecord]:
        """Return the tables that everyone sees: open, not over, and recently active; newest first."""
        active = (tables.c.open, tables.c.stage != "over", tables.c.at >= since)
        wanted = select(tables).where(*active).order_by(tables.c.at.desc()).limit(limit)
        return [table_record(row) for row in self._rows(wanted)]

    def joinable_tables(self, game: str, limit: int) -> list[TableRecord]:
        """Return tables of a game that strangers can join: those before a game first, then the newest."""
        gathers = tables.c.stage == "gathering"
        wanted = select(tables).where(tables.c.joinable == game).order_by(gathers.desc(), tables.c.at.desc())
        return [table_record(row) for row in self._rows(wanted.limit(limit))]

    def due_tables(self, now: int, limit: int) -> list[str]:
        """Return tables at which something is due, the longest overdue first."""
        wanted = select(tables.c.id).where(tables.c.due <= now).order_by(tables.c.due).limit(limit)
        return self._column(wanted)

    def tables_of(self, guest: str, limit: int) -> list[TableRecord]:
        """Return the tables of which a guest is a member, newest first."""
        wanted = select(tables).join(members).where(members.c.guest == guest, ~members.c.gone)
        found = self._rows(wanted.order_by(tables.c.at.desc()).limit(limit))
        return [table_record(row) for row in found]

    def games_of(
        self, guest: str, limit: int, first: int = 0, before: GuestGame | None = None
    ) -> list[GuestGame]:
        """Return finished games of a guest, newest first, without the `first` ones, or from before a game."""
        found = self._rows(_games_of(guest, limit, first, before))
        return [GuestGame(**_game(row), seat=row.seat, people=row.people) for row in found]

    def records_of(self, rows: Sequence[GuestGame]) -> dict[str, str]:
        """Return the records of games that still exist, by the names of the games."""
        wanted = select(games.c.id, games.c.record).where(games.c.id.in_([row.id for row in rows]))
        return {row.id: row.record for row in self._rows(wanted)}

    def add_game_facts(self, game: str, more: JsonObject) -> None:
        """Add to what lists show of a finished game, which may have changed since it was read."""
        this = games.c.id == game
        with self.database.writing() as connection:
            known = connection.scalar(select(games.c.facts).where(this).with_for_update())
            if known is not None:
                whole = json_text({**json.loads(known), **more})
                connection.execute(update(games).where(this).values(facts=whole))

    def game_row(self, game: str) -> GameRecord | None:
        """Return a finished game by its name."""
        played = select(game_guests.c.guest, game_guests.c.seat).where(game_guests.c.game_id == game)
        seated = tuple((row.guest, row.seat) for row in self._rows(played.order_by(game_guests.c.seat)))
        found = self._rows(select(games).where(games.c.id == game))
        return next((GameRecord(**_game(row), record=row.record, guests=seated) for row in found), None)

    def put_review(self, game: str, seat: int, body: str) -> None:
        """Save the review of a seat in a finished game, replacing an older one."""
        with self.database.writing() as connection:
            insert_rows(connection, reviews, [(game, seat, body)], replacing=True)

    def review(self, game: str, seat: int) -> str | None:
        """Return the review of a seat in a finished game as it was saved; None if there is none."""
        wanted = select(reviews.c.body).where(reviews.c.game_id == game, reviews.c.seat == seat)
        return next((row.body for row in self._rows(wanted)), None)

    def counts(self) -> Counts:
        """Return how many guests, tables and games there are."""
        counted = [
            select(func.count()).select_from(table).scalar_subquery() for table in (guests, tables, games)
        ]
        return Counts(*self._rows(select(*counted))[0])

    def create_guest(self, guest: str, name: str, now: int) -> GuestRecord:
        """Create a guest under a secret name."""
        with self.database.writing() as connection:
            insert_rows(connection, guests, [(guest, name, now, 0)])
        return GuestRecord(guest, name, since=now)

    def guest(self, guest: str) -> GuestRecord | None:
        """Return a guest; None for unknown ones."""
        return next(
            (GuestRecord(*row) for row in self._rows(select(guests).where(guests.c.id == guest))), None
        )

    def rename_guest(self, guest: str, name: str) -> bool:
        """Rename a guest; return False if there is no such guest."""
        return self._change(update(guests).where(guests.c.id == guest).values(name=name)) == 1

    def fact(self, name: str, make: Callable[[], str]) -> str:
        """Return what all servers on this database remember under a name; it is created the first time."""
        with self.database.writing() as connection:
            self.database.lock(connection, FACTS_LOCK)
            value = connection.scalar(select(facts.c.value).where(facts.c.name == name))
            if value is None:
                value = make()
                insert_rows(connection, facts, [(name, value)])
            return value

    def deletable(self, which: Deletable, before: int, node: str = "") -> list[str]:
        """Return some tables of a kind without events since a time that no other process has, the oldest
        first; `node` is this process."""
        free = ~self.leases.taken_by_others(node)
        wanted = select(tables.c.id).where(_silent_since(before), _KINDS[which], free)
        return self._column(wanted.order_by(tables.c.at).limit(DELETED_AT_ONCE))

    def delete_tables(self, names: Sequence[str], before: int, node: str = "") -> list[str]:
        """Delete those of some tables that still have no events since a time and that no other process has;
        return them. `node` is this process. Finished games and their records are kept."""
        with self.database.writing() as connection:
            connection.execute(locking(names))
            this = tables.c.id.in_(names), _silent_since(before), ~self.leases.taken_by_others(node)
            return list(connection.scalars(delete(tables).where(*this).returning(tables.c.id)))


def _games_of(guest: str, limit: int, first: int, before: GuestGame | None) -> Select[Any]:
    page, others = latest_games(guest, limit, first, before), game_guests.alias()
    people = select(func.count()).where(others.c.game_id == games.c.id).scalar_subquery()
    wanted = select(*_SUMMARY, page.c.seat, people.label("people")).join(page, page.c.game_id == games.c.id)
    return wanted.order_by(page.c.at.desc(), page.c.game_id.desc())


def _game(row: Any) -> dict[str, Any]:
    return {
        "id": row.id,
        "table": row.table_id,
        "number": row.number,
        "game": row.game,
        "at": row.at,
        "facts": json.loads(row.facts),
    }


def locking(names: Sequence[str]) -> Select[tuple[str]]:
    """Return the query after which nobody takes one of some tables before the transaction ends."""
    return select(tables.c.id).where(tables.c.id.in_(names)).order_by(tables.c.id).with_for_update()


def _silent_since(before: int) -> ColumnElement[bool]:
    later = exists().where(entries.c.table_id == tables.c.id, entries.c.at >= before)
    return and_(tables.c.at < before, ~later)


def _without(*forms: str) -> ColumnElement[bool]:
    """Return the condition that no entry of a table has one of some forms; the kind is the first field."""
    bodies: list[Any] = [entries.c.body.like(form) for form in forms]
    return ~exists().where(entries.c.table_id == tables.c.id, or_(*bodies))


_KINDS: dict[Deletable, ColumnElement[bool]] = {
    "old": true(),
    "unstarted": _without('{"kind":"started",%'),
    "unplayed": _without('{"kind":"acted",%"by":"person"%', '{"kind":"acted",%"by":"window"%'),
}

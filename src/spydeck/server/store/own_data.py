"""What is saved of one guest, for the guest to take along.

Methods read as those of `Store` do, and raise the same errors.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

from pydantic import TypeAdapter
from sqlalchemy import or_, select

from spydeck.json_types import JsonObject
from spydeck.server.store.database import Database
from spydeck.server.store.records import DailyTryRecord, OwnWords
from spydeck.server.store.schema import daily_tries, entries, members, private
from spydeck.server.table.entries import Joined, Spoke

_read: TypeAdapter[Joined | Spoke] = TypeAdapter(Joined | Spoke)


class OwnData:
    """The data of guests."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def tries(self, guest: str) -> list[DailyTryRecord]:
        """Return the tries of a guest at daily deals, the oldest first."""
        wanted = select(daily_tries).where(daily_tries.c.guest == guest)
        with self._database.reading() as connection:
            found = connection.execute(wanted.order_by(daily_tries.c.day, daily_tries.c.game))
            return [DailyTryRecord(*row) for row in found]

    def tables(self, guest: str) -> list[str]:
        """Return the tables of which a guest is or was a member."""
        with self._database.reading() as connection:
            return list(connection.scalars(select(members.c.table_id).where(members.c.guest == guest)))

    def private(self, guest: str, table: str) -> list[JsonObject]:
        """Return what only a guest knows at a table, such as sealed answers; nothing, or one object for each
        time that the guest became a member."""
        joined = (entries.c.table_id == table, entries.c.body.like('{"kind":"joined",%'))
        kept = select(private.c.member, private.c.body).where(private.c.table_id == table)
        with self._database.reading() as connection:
            known = connection.scalars(select(entries.c.body).where(*joined))
            own = _members(guest, map(_read.validate_json, known))
            return [json.loads(row.body) for row in connection.execute(kept) if row.member in own]

    def words(self, guest: str, table: str) -> list[OwnWords]:
        """Return what a guest has said at a table, in order."""
        said = (entries.c.body.like(f'{{"kind":"{kind}",%') for kind in ("joined", "said"))
        wanted = select(entries.c.at, entries.c.body).where(entries.c.table_id == table, or_(*said))
        with self._database.reading() as connection:
            found = connection.execute(wanted.order_by(entries.c.seq)).all()
        return list(_words(guest, [(row.at, _read.validate_json(row.body)) for row in found]))


def _members(guest: str, entries: Iterable[Joined | Spoke]) -> set[int]:
    """Return the members that a guest became by some entries."""
    return {entry.member for entry in entries if isinstance(entry, Joined) and entry.guest == guest}


def _words(guest: str, entries: list[tuple[int, Joined | Spoke]]) -> Iterator[OwnWords]:
    """Yield what a guest says in entries that include how the guest became a member."""
    own = _members(guest, (entry for _, entry in entries))
    for at, entry in entries:
        if isinstance(entry, Spoke) and entry.member in own:
            yield OwnWords(at, entry.phrase, entry.text)

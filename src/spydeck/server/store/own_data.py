"""All that is saved of one guest: to take along, and to delete.

What other people share with the guest, which is games and tables, they keep without the guest's name and
words.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator

from pydantic import TypeAdapter
from sqlalchemy import Connection, delete, or_, select, update

from spydeck.json_types import JsonObject
from spydeck.match.record_format import with_name
from spydeck.server.store.database import Queries
from spydeck.server.store.records import DailyTryRecord, OwnWords
from spydeck.server.store.rows import insert_rows
from spydeck.server.store.schema import (
    blocks,
    daily_tries,
    devices,
    entries,
    erased_guests,
    game_guests,
    games,
    guests,
    invited_guests,
    members,
    passkeys,
    private,
    push_devices,
    recovery_codes,
)
from spydeck.server.table.entries import Joined, Spoke

_read: TypeAdapter[Joined | Spoke] = TypeAdapter(Joined | Spoke)
ERASURE_LOCK = 0x5B_1D_EC_10
"""The key of the lock under which games are changed, so that two servers do not change the same ones."""
GAMES_AT_ONCE = 10
"""Games that are changed together, so that moves do not wait long."""


class OwnData(Queries):
    """The data of guests."""

    def tries(self, guest: str) -> list[DailyTryRecord]:
        """Return the tries of a guest at daily deals, the oldest first."""
        wanted = select(daily_tries).where(daily_tries.c.guest == guest)
        found = self._rows(wanted.order_by(daily_tries.c.day, daily_tries.c.game))
        return [DailyTryRecord(*row) for row in found]

    def tables(self, guest: str) -> list[str]:
        """Return the tables of which a guest is or was a member."""
        return self._column(select(members.c.table_id).where(members.c.guest == guest))

    def private(self, guest: str, table: str) -> list[JsonObject]:
        """Return what only a guest knows at a table, such as sealed answers; nothing, or one object for each
        time that the guest became a member."""
        joined = (entries.c.table_id == table, entries.c.body.like('{"kind":"joined",%'))
        kept = select(private.c.member, private.c.body).where(private.c.table_id == table)
        with self.database.reading() as connection:
            known = connection.scalars(select(entries.c.body).where(*joined))
            own = _members(guest, map(_read.validate_json, known))
            return [json.loads(row.body) for row in connection.execute(kept) if row.member in own]

    def words(self, guest: str, table: str) -> list[OwnWords]:
        """Return what a guest has said at a table, in order."""
        said = (entries.c.body.like(f'{{"kind":"{kind}",%') for kind in ("joined", "said"))
        wanted = select(entries.c.at, entries.c.body).where(entries.c.table_id == table, or_(*said))
        found = self._rows(wanted.order_by(entries.c.seq))
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


class Erasure(Queries):
    """The guests who have been deleted, and what still names them."""

    def start(self, guest: str, now: int) -> None:
        """Delete a guest with all that is the guest's alone: from now on nobody can be that guest."""
        with self.database.writing() as connection:
            insert_rows(connection, erased_guests, [(guest, now)], replacing=True)
            connection.execute(delete(guests).where(guests.c.id == guest))
            _erase_own(connection, guest)

    def erase_own(self, guest: str) -> None:
        """Delete again what is a guest's alone, in case that it was saved at that moment."""
        with self.database.writing() as connection:
            _erase_own(connection, guest)

    def started(self) -> list[str]:
        """Return the guests who have been deleted, as long as something can still name them."""
        return self._column(select(erased_guests.c.guest).order_by(erased_guests.c.at))

    def forget(self, before: int) -> None:
        """Forget the guests who were deleted before a time, unless something still names them."""
        named = [select(table.c.guest) for table in (members, game_guests)]
        old = delete(erased_guests).where(erased_guests.c.at < before)
        self._change(old.where(*(erased_guests.c.guest.not_in(one) for one in named)))

    def erase_games(self, guest: str, name: str, draw: Callable[[], str]) -> bool:
        """Delete some finished games that nobody else has played; let the others name and know nobody.

        `name` replaces the guest's, and `draw` returns names of guests who do not exist, a new one for each
        game, so that nobody can tell which were the same guest's. Return whether there were any games.
        """
        with self.database.writing() as connection:
            self.database.lock(connection, ERASURE_LOCK)
            wanted = select(game_guests.c.game_id, game_guests.c.seat).where(game_guests.c.guest == guest)
            found = connection.execute(wanted.limit(GAMES_AT_ONCE)).all()
            for row in found:
                if _others(connection, row.game_id, guest):
                    _erase_name(connection, row.game_id, row.seat, name)
                    this = game_guests.c.game_id == row.game_id, game_guests.c.guest == guest
                    connection.execute(update(game_guests).where(*this).values(guest=draw()))
                else:
                    connection.execute(delete(games).where(games.c.id == row.game_id))
            return bool(found)


def _erase_own(connection: Connection, guest: str) -> None:
    for table in (devices, recovery_codes, passkeys, push_devices, daily_tries, blocks, invited_guests):
        connection.execute(delete(table).where(table.c.guest == guest))
    connection.execute(delete(blocks).where(blocks.c.blocked == guest))
    connection.execute(delete(invited_guests).where(invited_guests.c.by == guest))


def _others(connection: Connection, game: str, guest: str) -> bool:
    """Return whether another guest who exists has played in a game."""
    others = select(game_guests.c.guest).join(guests, guests.c.id == game_guests.c.guest)
    wanted = others.where(game_guests.c.game_id == game, game_guests.c.guest != guest)
    return connection.execute(wanted.limit(1)).first() is not None


def _erase_name(connection: Connection, game: str, seat: int, name: str) -> None:
    wanted = select(games.c.facts, games.c.record).where(games.c.id == game)
    row = connection.execute(wanted.with_for_update()).one()
    known = json.loads(row.facts)
    known["names"][seat : seat + 1] = [name]
    changed = {
        "facts": json.dumps(known, separators=(",", ":")),
        "record": with_name(row.record, seat, name),
    }
    connection.execute(update(games).where(games.c.id == game).values(changed))

"""Deletes all that is known of a guest.

What other people share with the guest, which is games and tables, they keep without the guest's name and
words. Methods write and read as those of `Store` do, and raise the same errors.
"""

from __future__ import annotations

import json
from collections.abc import Callable

from sqlalchemy import Connection, delete, select, update

from spydeck.match.record_format import with_name
from spydeck.server.store.database import Database
from spydeck.server.store.rows import insert_rows
from spydeck.server.store.schema import (
    blocks,
    daily_tries,
    devices,
    erased_guests,
    game_guests,
    games,
    guests,
    invited_guests,
    members,
    passkeys,
    push_devices,
    recovery_codes,
)

ERASURE_LOCK = 0x5B_1D_EC_10
"""The key of the lock under which games are changed, so that two servers do not change the same ones."""
GAMES_AT_ONCE = 10
"""Games that are changed together, so that moves do not wait long."""


class Erasure:
    """The guests who have been deleted, and what still names them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def start(self, guest: str, now: int) -> None:
        """Delete a guest with all that is the guest's alone: from now on nobody can be that guest."""
        with self._database.writing() as connection:
            insert_rows(connection, erased_guests, [(guest, now)], replacing=True)
            connection.execute(delete(guests).where(guests.c.id == guest))
            _erase_own(connection, guest)

    def erase_own(self, guest: str) -> None:
        """Delete again what is a guest's alone, in case that it was saved at that moment."""
        with self._database.writing() as connection:
            _erase_own(connection, guest)

    def started(self) -> list[str]:
        """Return the guests who have been deleted, as long as something can still name them."""
        with self._database.reading() as connection:
            return list(connection.scalars(select(erased_guests.c.guest).order_by(erased_guests.c.at)))

    def forget(self, before: int) -> None:
        """Forget the guests who were deleted before a time, unless something still names them."""
        named = [select(table.c.guest) for table in (members, game_guests)]
        old = delete(erased_guests).where(erased_guests.c.at < before)
        with self._database.writing() as connection:
            connection.execute(old.where(*(erased_guests.c.guest.not_in(one) for one in named)))

    def erase_games(self, guest: str, name: str, draw: Callable[[], str]) -> bool:
        """Delete some finished games that nobody else has played; let the others name and know nobody.

        `name` replaces the guest's, and `draw` returns names of guests who do not exist, a new one for each
        game, so that nobody can tell which were the same guest's. Return whether there were any games.
        """
        with self._database.writing() as connection:
            self._database.lock(connection, ERASURE_LOCK)
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

"""The people a guest has played with, has blocked, and is invited by."""

from __future__ import annotations

import json
from dataclasses import replace

from sqlalchemy import ColumnElement, Connection, delete, exists, func, select

from spydeck.server.store.database import Queries
from spydeck.server.store.records import (
    Apart,
    BlockedGuest,
    GuestInvitation,
    RecentPlayer,
    table_record,
)
from spydeck.server.store.rows import insert_rows, latest_games
from spydeck.server.store.schema import blocks, game_guests, games, guests, invited_guests, tables

MAX_GAMES = 1_000
"""The latest games, among which recent players are looked for."""


class PeopleStore(Queries):
    """The people whom guests know."""

    def recent(self, guest: str, limit: int) -> list[RecentPlayer]:
        """Return the people with whom a guest has finished games, the latest first."""
        own, others = latest_games(guest, MAX_GAMES), game_guests.alias()
        shared = (others.c.game_id == own.c.game_id) & (others.c.guest != own.c.guest)
        wanted = (
            select(others.c.guest, others.c.seat, games.c.game, games.c.at, games.c.facts)
            .select_from(own)
            .join(others, shared)
            .join(games, games.c.id == own.c.game_id)
            .join(guests, guests.c.id == others.c.guest)
            .order_by(own.c.at.desc(), own.c.game_id.desc(), others.c.seat)
        )
        found: dict[str, RecentPlayer] = {}
        for row in self._rows(wanted):
            known = found.get(row.guest)
            if known is None:
                name = json.loads(row.facts)["names"][row.seat]
                found[row.guest] = RecentPlayer(row.guest, name, row.game, row.at, games=1)
            else:
                found[row.guest] = replace(known, games=known.games + 1)
        return list(found.values())[:limit]

    def block(self, guest: str, blocked: str, name: str, now: int, limit: int) -> bool:
        """Block somebody whom a guest knows by a name; return False if the guest has blocked too many."""
        with self.database.writing() as connection:
            lock_guest(connection, guest)
            count = select(func.count()).where(blocks.c.guest == guest, blocks.c.blocked != blocked)
            if (connection.scalar(count) or 0) >= limit:
                return False
            insert_rows(connection, blocks, [(guest, blocked, name, now)], replacing=True)
            invited = invited_guests.c.guest == guest, invited_guests.c.by == blocked
            connection.execute(delete(invited_guests).where(*invited))
            return True

    def unblock(self, guest: str, blocked: str) -> None:
        """Block somebody no longer."""
        self._change(delete(blocks).where(blocks.c.guest == guest, blocks.c.blocked == blocked))

    def blocked(self, guest: str) -> list[BlockedGuest]:
        """Return whom a guest has blocked, the latest first."""
        wanted = select(blocks.c.blocked, blocks.c.name, blocks.c.at).where(blocks.c.guest == guest)
        found = self._rows(wanted.order_by(blocks.c.at.desc(), blocks.c.blocked))
        return [BlockedGuest(*row) for row in found]

    def apart(self, guest: str) -> Apart:
        """Return whom a guest has blocked, and who has blocked the guest."""
        wanted = select(blocks.c.guest, blocks.c.blocked)
        both = (blocks.c.guest == guest) | (blocks.c.blocked == guest)
        found = self._rows(wanted.where(both))
        return Apart(
            blocked=frozenset(blocked for by, blocked in found if by == guest),
            blocked_by=frozenset(by for by, blocked in found if blocked == guest),
        )

    def invite(self, guest: str, by: str, table: str, now: int, keep: int) -> bool:
        """Invite a guest to a table, in place of an earlier invitation by the same person.

        Nothing happens where the guest has blocked that person. Invitations older than `keep` milliseconds
        are deleted. Return whether the guest had not been invited there by that person.
        """
        with self.database.writing() as connection:
            connection.execute(delete(invited_guests).where(invited_guests.c.at < now - keep))
            lock_guest(connection, guest)  # who may block that person at this moment
            if connection.scalar(select(exists().where(blocks.c.guest == guest, blocks.c.blocked == by))):
                return False
            this = invited_guests.c.guest == guest, invited_guests.c.by == by
            before = connection.scalar(select(invited_guests.c.table_id).where(*this))
            insert_rows(connection, invited_guests, [(guest, by, table, now)], replacing=True)
            return before != table

    def decline(self, guest: str, by: str) -> None:
        """Delete the invitation of a guest by somebody."""
        self._change(delete(invited_guests).where(invited_guests.c.guest == guest, invited_guests.c.by == by))

    def invitations(self, guest: str, since: int) -> list[GuestInvitation]:
        """Return the invitations of a guest since a time, the latest first."""
        return self._invitations(invited_guests.c.by, invited_guests.c.guest == guest, since)

    def invited(self, guest: str) -> list[GuestInvitation]:
        """Return the invitations of others by a guest, each with the other guest, the latest first."""
        return self._invitations(invited_guests.c.guest, invited_guests.c.by == guest, 0)

    def _invitations(
        self, other: ColumnElement[str], which: ColumnElement[bool], since: int
    ) -> list[GuestInvitation]:
        """Return some invitations since a time, each with the guest at its other end, the latest first."""
        at = invited_guests.c.at
        wanted = (
            select(tables, guests.c.id.label("other"), guests.c.name, at.label("invited_at"))
            .join(invited_guests, invited_guests.c.table_id == tables.c.id)
            .join(guests, guests.c.id == other)
            .where(which, at >= since)
        )
        found = self._rows(wanted.order_by(at.desc(), guests.c.id))
        return [GuestInvitation(row.other, row.name, row.invited_at, table_record(row)) for row in found]


def lock_guest(connection: Connection, guest: str) -> bool:
    """Let others wait who decide by what a guest has, until this transaction ends; return whether there is
    such a guest."""
    this = select(guests.c.id).where(guests.c.id == guest).with_for_update()
    return connection.scalar(this) is not None

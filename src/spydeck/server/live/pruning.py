"""Deletes tables that nobody needs any more, so that there is room for new ones."""

from __future__ import annotations

import asyncio

import structlog

from spydeck.server.limits import Limits
from spydeck.server.live.lobby import Lobby
from spydeck.server.store.deletion import Deletable
from spydeck.server.store.errors import StoreError
from spydeck.server.store.journal import Journal
from spydeck.server.store.store import DELETED_AT_ONCE, Store

HOUR_MS, DAY_MS = 3_600_000, 86_400_000
FULL_MS = 5_000
"""How long a full server, on which nothing could be deleted, stays full."""

logger = structlog.get_logger(__name__)


class Pruning:
    """Deletes old tables every hour, and unused ones as soon as the server is full."""

    def __init__(self, store: Store, journal: Journal, lobby: Lobby, limits: Limits) -> None:
        self._store = store
        self._journal = journal
        self._lobby = lobby
        self._limits = limits
        self._stopwatch = lobby.context.stopwatch
        self._started = lobby.context.clock() - self._stopwatch()
        self._pruned: int | None = None
        """What the stopwatch showed when old tables were deleted last."""
        self._full: int | None = None
        """What it showed when the server was found full last."""
        self._turn = asyncio.Lock()

    async def run_hourly(self) -> None:
        """Delete tables that have been silent for too long, unless that was done within the last hour."""
        if self._pruned is not None and self._stopwatch() - self._pruned < HOUR_MS:
            return
        self._pruned = self._stopwatch()
        try:
            now = self._now()
            while await self._delete("unstarted", now - self._limits.unstarted_hours * HOUR_MS):
                pass
            while await self._delete("old", now - self._limits.keep_days * DAY_MS):
                pass
        except StoreError as error:
            logger.warning("nothing was deleted", reason=str(error))

    async def has_room(self) -> bool:
        """Return whether there can be another table; on a full server unused ones are deleted first.

        Raise `StoreError`.
        """
        if (await self._journal.read(self._store.counts)).tables < self._limits.tables:
            return True
        async with self._turn:  # of many who come to a full server, one makes room for all
            if (await self._journal.read(self._store.counts)).tables < self._limits.tables:
                return True
            if self._full is not None and self._stopwatch() - self._full < FULL_MS:
                return False
            if await self._make_room():
                return True
            self._full = self._stopwatch()
            return False

    async def _make_room(self) -> bool:
        """Delete some tables at which nobody has played; return whether there were any."""
        now = self._now()
        few = 1 + self._limits.tables // 500
        return await self._delete("unstarted", now, few) or await self._delete("unplayed", now - DAY_MS, few)

    async def _delete(self, which: Deletable, before: int, most: int = DELETED_AT_ONCE) -> bool:
        """Delete some tables to which nobody is connected, the oldest; return whether there were any."""
        node = self._lobby.context.right.name
        found = await self._journal.read(self._store.deletable, which, before, node)
        names = [name for name in found if not self._lobby.is_occupied(name)][:most]
        deleted = await self._journal.change(self._store.delete_tables, names, before, node)
        await self._lobby.forget(deleted)
        return bool(deleted)

    def _now(self) -> int:
        """Return the time; a clock that is set while the server runs must not make all tables old."""
        return self._started + self._stopwatch()

"""Loads tables by the day when something is due there, though nobody is connected."""

from __future__ import annotations

import structlog

from spydeck.server.live.lobby import Lobby
from spydeck.server.store.errors import StoreError
from spydeck.server.store.journal import Journal
from spydeck.server.store.store import Store

MAX_LOADED = 100
"""Tables that are loaded in one round, so that others do not wait long after the server was off."""

_log = structlog.get_logger(__name__)


class DueTables:
    """The tables whose clocks run while nobody is there."""

    def __init__(self, store: Store, journal: Journal, lobby: Lobby) -> None:
        self._store = store
        self._journal = journal
        self._lobby = lobby

    async def run(self) -> None:
        """Let happen what is due at tables that are not loaded; what fails is tried again the next time."""
        if not self._lobby.context.right.valid:
            return
        try:
            due = await self._journal.read(self._store.due_tables, self._lobby.context.clock(), MAX_LOADED)
        except StoreError as error:
            _log.warning("no table was looked for whose clock runs", reason=str(error))
            return
        for table in due:
            if table not in self._lobby.hosts:
                await self._lobby.care_for(table, lambda host: host.carry_out(lambda _: []))

"""Erases guests who wish to be forgotten from the games and tables that they share with others.

It can be interrupted at any moment, and continues later; each process does it for the tables that it has.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from functools import partial

import structlog

from spydeck.server.live.host import TableHost
from spydeck.server.live.lobby import Lobby, rebuild
from spydeck.server.store.errors import StoreError
from spydeck.server.store.journal import Journal
from spydeck.server.store.serialize import table_row
from spydeck.server.store.store import Store
from spydeck.server.store.writes import DeleteTable, EraseMember, Write
from spydeck.server.table.entries import NOBODY
from spydeck.server.table.erasure import departure, erased, name_after, only_person
from spydeck.server.text import sentence

KEPT_MS = 600_000
"""Milliseconds for which a deleted guest is looked for again, who may just have joined a table."""

REST_SECONDS = 0.05
"""Between changes of some games, so that moves do not wait for those of a guest who has played much."""

WAIT_SECONDS = 5.0
"""For which a person who deletes all data waits; whatever then remains is erased soon after."""

_log = structlog.get_logger(__name__)


class Erasing:
    """The guests who are being erased."""

    def __init__(self, store: Store, journal: Journal, lobby: Lobby) -> None:
        self._store = store
        self._journal = journal
        self._lobby = lobby
        self._turn = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self, guest: str) -> None:
        """Delete a guest, who is nobody from now on, and erase them from what others share.

        Raise `NotSaved`.
        """
        await self._journal.change(self._store.erasure.start, guest, self._lobby.context.clock())
        erasing = asyncio.get_running_loop().create_task(self._erase_all([guest]))
        self._tasks.add(erasing)
        erasing.add_done_callback(self._tasks.discard)
        await asyncio.wait([erasing], timeout=WAIT_SECONDS)

    async def close(self) -> None:
        """Stop; what remains is erased as soon as a server runs again."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def run(self) -> None:
        """Continue to erase the guests who have been deleted, and forget those of whom nothing is left."""
        try:
            guests = await self._journal.read(self._store.erasure.started)
            await self._erase_all(guests)
            if guests:
                before = self._lobby.context.clock() - KEPT_MS
                await self._journal.change(self._store.erasure.forget, before)
        except StoreError as error:
            _log.warning("guests are still to be erased", reason=str(error))

    async def _erase_all(self, guests: Sequence[str]) -> None:
        """Erase guests as far as possible now; the rest follows the next time."""
        async with self._turn:
            for guest in guests:
                try:
                    await self._erase(guest)
                except Exception as error:  # noqa: BLE001  it is tried again, and nothing else waits for it
                    _log.warning("a guest is still to be erased", reason=repr(error))

    async def _erase(self, guest: str) -> None:
        """Erase a guest from tables, and then from the games that they finished there."""
        await self._journal.change(self._store.erasure.erase_own, guest)
        for table in await self._journal.read(self._store.own_data.tables, guest):
            await self._lobby.care_for(table, lambda host: self._erase_member(host, guest))
        erase_games, name = self._store.erasure.erase_games, sentence("former-player")
        while await self._journal.change(erase_games, guest, name, _nobody):
            await asyncio.sleep(REST_SECONDS)
        await self._journal.change(self._store.database.empty_log)

    async def _erase_member(self, host: TableHost, guest: str) -> None:
        member = host.table.member_of(guest)
        if member is not None:
            await host.carry_out(lambda table: departure(table, member))
            await self._lobby.rewrite(host, partial(self._writes, host, member))

    def _writes(self, host: TableHost, member: int) -> list[Write]:
        """Return what deletes a table that was only a member's, or erases the member from its log."""
        table = host.table
        if only_person(table, member):
            return [DeleteTable(table.id)]
        guest, logged = table.members[member].guest, self._store.entries(table.id)
        changed = {one.seq: one for one in erased(logged, member, _nobody(), name_after(table, member))}
        after = rebuild(table.id, [changed.get(one.seq, one) for one in logged])
        row = table_row(after, host.logbook.invitation)
        return [EraseMember(row, guest, member, tuple(changed.values()))]


def _nobody() -> str:
    """Return a secret name that no guest has."""
    return NOBODY + secrets.token_hex(16)

"""Deletion of guests who wish to be forgotten, and of tables that nobody needs any more."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial

import structlog

from spydeck.server.live.host import TableHost
from spydeck.server.live.lobby import Lobby
from spydeck.server.store.errors import StoreError
from spydeck.server.store.serialize import table_row
from spydeck.server.store.store import DELETED_AT_ONCE, Deletable
from spydeck.server.store.writes import DeleteTable, EraseMember, Write
from spydeck.server.table import entries as log
from spydeck.server.table.decisions.seating import vacate
from spydeck.server.table.entries import NOBODY
from spydeck.server.table.names import unique_name
from spydeck.server.table.reducer import rebuild
from spydeck.server.table.table import Table
from spydeck.server.text import sentence

KEPT_MS = 600_000
"""Milliseconds for which a deleted guest is looked for again, who may just have joined a table."""

REST_SECONDS = 0.05
"""Between changes of some games, so that moves do not wait for those of a guest who has played much."""

WAIT_SECONDS = 5.0
"""For which a person who deletes all data waits; whatever then remains is erased soon after."""

HOUR_MS, DAY_MS = 3_600_000, 86_400_000
FULL_MS = 5_000
"""How long a full server, on which nothing could be deleted, stays full."""

_log = structlog.get_logger(__name__)


class Erasing:
    """The guests who are being erased from the games and tables that they share with others.

    That can be interrupted at any moment, and continues later; each process does it for the tables that it
    has.
    """

    def __init__(self, lobby: Lobby) -> None:
        self._store = lobby.store
        self._journal = lobby.context.journal
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


def only_person(table: Table, member: int) -> bool:
    """Return whether no other person is or was a member, apart from those who have been deleted."""
    others = [person.guest for number, person in table.members.items() if number != member]
    return all(other.startswith((log.PROGRAM, log.NOBODY)) for other in others)


def departure(table: Table, member: int) -> list[log.Entry]:
    """Return the entries with which a member leaves; none for a former one."""
    return [] if table.members[member].gone else [*vacate(table, member), log.Left(member=member)]


def name_after(table: Table, member: int) -> str:
    """Return the name that a member has after that."""
    return unique_name(table, sentence("former-player"), member)


def erased(logged: Iterable[log.Logged], member: int, stand_in: str, name: str) -> list[log.Logged]:
    """Return the entries of a log that name or quote a member, changed.

    `stand_in`: a guest who does not exist, for the rules about members. The member who created the table also
    named it.
    """
    changed = []
    for one in logged:
        entry = _without_member(one.entry, member, stand_in, name)
        if entry != one.entry:
            changed.append(one._replace(entry=entry))
    return changed


def _without_member(entry: log.Entry, member: int, stand_in: str, name: str) -> log.Entry:
    match entry:
        case log.Created() if member == 0:
            return replace(entry, settings=entry.settings.model_copy(update={"name": None}))
        case log.Joined() if entry.member == member:
            return replace(entry, guest=stand_in, name=name, wished=None)
        case log.Renamed() if entry.member == member:
            return replace(entry, name=name)
        case log.Spoke(text=str()) if entry.member == member:
            return replace(entry, text=sentence("deleted-words"))
    return entry


def _nobody() -> str:
    """Return a secret name that no guest has."""
    return NOBODY + secrets.token_hex(16)


class Pruning:
    """Deletes old tables every hour, and unused ones as soon as the server is full."""

    def __init__(self, lobby: Lobby) -> None:
        self._store = lobby.store
        self._journal = lobby.context.journal
        self._lobby = lobby
        self._limits = lobby.context.limits
        self._stopwatch = lobby.context.stopwatch
        self._started = lobby.context.clock() - self._stopwatch()
        self._pruned: int | None = None
        """The time by the stopwatch when old tables were deleted last."""
        self._full: int | None = None
        """The time by it when the server was found full last."""
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
            _log.warning("nothing was deleted", reason=str(error))

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
        node = self._lobby.context.lease.name
        found = await self._journal.read(self._store.deletable, which, before, node)
        names = [name for name in found if not self._lobby.is_occupied(name)][:most]
        deleted = await self._journal.change(self._store.delete_tables, names, before, node)
        await self._lobby.forget(deleted)
        return bool(deleted)

    def _now(self) -> int:
        """Return the time; a clock that is set while the server runs must not make all tables old."""
        return self._started + self._stopwatch()

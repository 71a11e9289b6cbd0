"""All tables of the server: created, found, loaded from their logs, and unloaded when nobody is connected."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from weakref import WeakValueDictionary

import structlog

from spydeck.games.registry import game
from spydeck.protocol.tables import CreateTable, SeatSetup, Settings
from spydeck.server.live.context import LiveContext, Load
from spydeck.server.live.host import TableHost
from spydeck.server.store.errors import MOVED, NotSaved, StoreError
from spydeck.server.store.leases import Node
from spydeck.server.store.records import TableRecord
from spydeck.server.store.serialize import table_row
from spydeck.server.store.store import Store
from spydeck.server.store.writes import Write
from spydeck.server.table.decisions.creating import first_entries, read_settings
from spydeck.server.table.decisions.seating import seat_program, start_game
from spydeck.server.table.entries import PROGRAM, Entry
from spydeck.server.table.names import unique_name
from spydeck.server.table.reducer import rebuild
from spydeck.server.table.saving import read_private
from spydeck.server.table.table import Table
from spydeck.server.text import sentence

_log = structlog.get_logger(__name__)

MAX_JOINABLE = 50
"""Tables for strangers among which one is chosen."""
MAX_LOADED = 100
"""Tables that are loaded in one round, so that others do not wait long after the server was off."""
MAX_FILL_SECONDS = 3600.0
"""The longest time for which strangers can be made to wait for others."""
CLOCK_SECONDS = 60.0
"""Seconds for each move among strangers."""


class Elsewhere(NotSaved):
    """Another process has a table."""

    def __init__(self, node: Node) -> None:
        super().__init__(MOVED)
        self.node = node


class Lobby:
    """The tables that are loaded, and how to load the others."""

    def __init__(self, store: Store, context: LiveContext) -> None:
        self.hosts: dict[str, TableHost] = {}
        self.context = context
        self.store = store
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """A lock for each table that is being created or loaded, so that it never has two hosts."""
        self._idle_since: dict[str, int] = {}

    async def create(self, guest: str, name: str, request: CreateTable) -> tuple[TableHost, dict[int, str]]:
        """Create a table; return its host, and the secret names of programs by seat.

        Raise `UnknownGame`, `InvalidOption`, `RefusedError`, `NotSaved`.
        """
        settings, seats = read_settings(request)
        secret = self.context.draw_secret() if request.start else None
        return await self.make(Table(new_id(), settings), guest, name, seats, secret)

    async def make(
        self,
        table: Table,
        guest: str,
        name: str,
        seats: list[SeatSetup],
        secret: bytes | None = None,
        begun: str = "",
    ) -> tuple[TableHost, dict[int, str]]:
        """Create a table with an id and settings; as `create`. With a secret, a game starts at once.

        It continues what the record `begun` says. Raise `NotSaved`.
        """
        async with self.lock_of(table.id):
            # Not listed yet: if the server dies before the log starts, nobody sees a table without a log.
            # Dated now, so that it is not deleted as a very old table before it has entries.
            invitation = secrets.token_urlsafe(16)
            row = replace(table_row(table, invitation), open=False, at=self.context.clock())
            await self.context.journal.save([row])
            host = TableHost(table, invitation, self.context, await self._take(table.id))
            await host.carry_out(
                lambda table: first_entries(table.settings, seats, guest, unique_name(table, name))
            )
            programs = {
                place: await self.add_program(host, guest, place, seat.name or sentence("program"))
                for place, seat in enumerate(seats)
                if seat.sitter == "program"
            }
            if secret is not None:
                await host.carry_out(lambda table: start_game(table, secret, begun=begun))
            await self._keep_new(host)
        return host, programs

    async def find_for_stranger(
        self, guest: str, name: str, game: str, apart: Collection[str], admit: Callable[[], Awaitable[None]]
    ) -> str:
        """Return the table at which a guest can join strangers: one where people wait or play, or a new one.

        `apart`: guests with whom they do not play. `admit` is called before a new one is created. Raise
        `UnknownGame`, `StoreError`, and what `admit` raises.
        """
        settings = settings_for_strangers(game, self.context.limits.fill_seconds)
        async with self.lock_of(f"strangers at {game}"):  # two who come together should meet
            rows = await self.context.journal.read(self.store.joinable_tables, game, MAX_JOINABLE)
            waits_at = [row for row in rows if guest in row.details.members]
            for row in (*waits_at, *rows):
                if self._seems_joinable(row) and set(apart).isdisjoint(row.details.members):
                    return row.id
            await admit()
            seats = [SeatSetup()] * (settings.players or 0)
            host, _ = await self.make(Table(new_id(), settings), guest, name, seats)
            return host.table.id

    def _seems_joinable(self, row: TableRecord) -> bool:
        """Return whether strangers can join a table, as far as this process knows: not if nobody is there."""
        host = self.hosts.get(row.id)
        if host is not None and not host.closed:
            return host.joinable
        return row.stage == "gathering" or bool(self.context.lease.others)

    async def _keep_new(self, host: TableHost) -> None:
        """Keep a new table loaded, unless others can serve it: then the process that is asked first does."""
        if not self.context.lease.others:
            self.hosts[host.table.id] = host
            return
        await host.close()
        await self._release([host])

    async def find(self, table: str) -> TableHost | None:
        """Return the host of a table, loaded if necessary; None if there is none.

        Raise `Elsewhere`, `StoreError`.
        """
        if table in self.hosts and not self.hosts[table].closed:
            return self.hosts[table]
        async with self.lock_of(table):
            if table in self.hosts and self.hosts[table].closed:
                await self.hosts.pop(table).close()
            if table not in self.hosts:
                await self._open(table)
        return self.hosts.get(table)

    async def _open(self, table: str) -> None:
        """Take and load a table, if there is one. Raise `Elsewhere`, `StoreError`."""
        if not self.context.lease.valid:  # perhaps the database does not answer: nobody should wait for it
            raise NotSaved(MOVED)
        row = await self.context.journal.read(self.store.table_row, table)
        if row is None:
            return
        await self._require_free(table)
        epoch = await self._take(table)
        found = await self.context.journal.read(self._load, table)
        if found is not None:
            host = TableHost(found, row.invitation, self.context, epoch)
            await host.put_row()
            self.hosts[table] = host

    async def _take(self, table: str) -> int:
        """Return the epoch under which this process serves a table. Raise `Elsewhere`, `NotSaved`."""
        lease = self.context.lease
        epoch = await self.context.journal.change(lease.take, table) if lease.valid else None
        if epoch is None:
            await self._require_free(table)  # unless another process was quicker
            raise NotSaved(MOVED)
        return epoch

    async def _require_free(self, table: str) -> None:
        """Raise `Elsewhere` if another process has a table, `StoreError`."""
        owner = await self.context.journal.read(self.context.lease.owner, table)
        if owner is not None:
            raise Elsewhere(owner)

    async def _release(self, hosts: list[TableHost]) -> None:
        """Let any process take tables whose hosts are closed; if that fails, they stay with this one."""
        fences = [fence for host in hosts for fence in host.logbook.fences]
        if fences:
            with suppress(NotSaved):
                await self.context.journal.change(self.context.lease.release, fences)

    async def find_by_invitation(self, invitation: str) -> TableHost | None:
        """Return the host of the table that an invitation leads to."""
        row = await self.context.journal.read(self.store.by_invitation, invitation)
        return None if row is None else await self.find(row.id)

    async def add_program(self, host: TableHost, guest: str, seat: int, name: str) -> str:
        """Give a seat to a program, for the host; return the program's secret name."""
        secret = PROGRAM + secrets.token_hex(16)

        def entries(table: Table) -> list[Entry]:
            member = table.member_of(guest)
            return seat_program(table, -1 if member is None else member, seat, secret, name)

        await host.carry_out(entries)
        return secret

    async def unload_idle(self) -> None:
        """Unload the tables to which nobody has been connected for a while."""
        now = self.context.stopwatch()
        unloaded: list[TableHost] = []
        for table, host in list(self.hosts.items()):
            if host.broadcast.listeners:
                self._idle_since.pop(table, None)
                continue
            since = self._idle_since.setdefault(table, now)
            if now - since >= self.context.limits.quiet_seconds * 1000:
                del self._idle_since[table]
                seq = host.table.seq
                await host.put_row(rests=True)
                if host.broadcast.members() or host.table.seq != seq:  # somebody has come meanwhile
                    await host.put_row()
                    continue
                await host.close()
                if self.hosts.get(table) is host:
                    del self.hosts[table]
                unloaded.append(host)
        await self._release(unloaded)

    async def care_for(self, table: str, action: Callable[[TableHost], Awaitable[object]]) -> None:
        """Do something at a table that nobody waits for, unless another process has the table.

        A failure is only logged, so that other tables do not suffer; it is tried again later.
        """
        try:
            host = await self.find(table)
            if host is not None:
                await action(host)
        except Elsewhere:
            pass
        except Exception as error:  # noqa: BLE001  see above
            _log.warning("a table was not cared for", table=table, reason=repr(error))

    async def care_for_due(self) -> None:
        """Let happen what is due by the day at tables that are not loaded, though nobody is connected.

        What fails is tried again the next time.
        """
        if not self.context.lease.valid:
            return
        try:
            due = await self.context.journal.read(self.store.due_tables, self.context.clock(), MAX_LOADED)
        except StoreError as error:
            _log.warning("no table was looked for whose clock runs", reason=str(error))
            return
        for table in due:
            if table not in self.hosts:
                await self.care_for(table, lambda host: host.carry_out(lambda _: []))

    async def rewrite(self, host: TableHost, writes: Callable[[], Sequence[Write]]) -> None:
        """Change what is saved of a table in other ways than by more entries; then it can be loaded again.

        `writes` is called in another thread, as soon as nothing else is saved. Raise `StoreError`.
        """
        async with self.lock_of(host.table.id):
            await host.close()
            changes = await self.context.journal.read(writes)
            await self.context.journal.save([*host.logbook.fences, *changes])
            if self.hosts.get(host.table.id) is host:
                del self.hosts[host.table.id]
        await self._release([host])

    @property
    def load(self) -> Load:
        """How much happens here."""
        return Load(len(self.hosts), sum(host.people for host in self.hosts.values()))

    def close_all(self) -> None:
        """Close every socket, because this process may serve no tables now."""
        for host in self.hosts.values():
            host.logbook.close()
            host.broadcast.close_all("stopping", "table-reloads")

    def is_occupied(self, table: str) -> bool:
        """Return whether anyone is connected to a table, or it is being made or loaded."""
        return table in self._loading or (table in self.hosts and bool(self.hosts[table].broadcast.listeners))

    async def forget(self, tables: Iterable[str]) -> None:
        """Unload tables that have been deleted."""
        for table in tables:
            if (host := self.hosts.pop(table, None)) is not None:
                await host.close("removed", "table-deleted")

    async def close(self) -> None:
        """Close all tables."""
        for host in list(self.hosts.values()):
            await host.close("stopping", "server-stopping")
        self.hosts.clear()

    def lock_of(self, table: str) -> asyncio.Lock:
        """Return the lock of a table, or of something else by a name that no table has."""
        return self._loading.setdefault(table, asyncio.Lock())

    def _load(self, name: str) -> Table | None:
        """Return a table as its log says; None if there is no log."""
        table = rebuild(name, self.store.entries(name))
        if not table.chairs:
            return None
        for member, body in self.store.private(name).items():
            table.private[member] = read_private(body)
        return table


def new_id() -> str:
    """Return the id of a new table, which nobody can guess."""
    return secrets.token_hex(8)


def settings_for_strangers(name: str, fill_seconds: float) -> Settings:
    """Return the settings of a table for strangers. Raise `UnknownGame`."""
    players = game(name).usual_players
    wait = min(fill_seconds, MAX_FILL_SECONDS)
    return Settings(game=name, players=players, access="strangers", clock=CLOCK_SECONDS, fill_seconds=wait)

"""All tables of the server: set up, found, loaded from their logs, and put away when nobody is there."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import replace
from weakref import WeakValueDictionary

from spydeck.protocol.tables import CreateTable, SeatSetup, Settings
from spydeck.server.limits import Limits
from spydeck.server.live.host import TableHost
from spydeck.server.live.logbook import Clock
from spydeck.server.live.workers import BotWorkers
from spydeck.server.metrics import Metrics
from spydeck.server.store.journal import Journal
from spydeck.server.store.serialize import read_private
from spydeck.server.store.store import Store
from spydeck.server.table.decisions.decision import Refusal
from spydeck.server.table.decisions.joining import own_name
from spydeck.server.table.decisions.seating import bots_for_open_seats, known_bot, program, started
from spydeck.server.table.entries import PROGRAM, Created, Entry, Joined, Logged, SeatTaken
from spydeck.server.table.reducer import apply_entry
from spydeck.server.table.table import Table, read_options

STOPPING = "The server is stopping; your seat is kept. Connect again soon."


class Lobby:
    """The tables that are loaded, and how to load the others."""

    def __init__(
        self,
        store: Store,
        journal: Journal,
        workers: BotWorkers,
        limits: Limits,
        metrics: Metrics,
        now: Clock,
    ) -> None:
        self.hosts: dict[str, TableHost] = {}
        self._store = store
        self._journal = journal
        self._workers = workers
        self._limits = limits
        self._metrics = metrics
        self._now = now
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """For each table that is being set up or loaded, so that it never has two hosts."""
        self._quiet_since: dict[str, int] = {}

    async def create(self, guest: str, name: str, wish: CreateTable) -> TableHost:
        """Set a table up; raises `UnknownGame`, `InvalidOption`, `Refusal`, `NotSaved`."""
        settings, seats = checked(wish)
        table = Table(secrets.token_hex(8), settings)
        host = self._host(table, secrets.token_urlsafe(16))
        async with self._alone(table.id):
            # Not listed yet: if the server dies before the log begins, nobody sees a table without one.
            await self._journal.save([replace(host.logbook.row(), open=False)])
            await host.carry_out(lambda table: first_entries(settings, seats, guest, own_name(table, name)))
            if wish.start:
                await host.carry_out(begun)
            self.hosts[table.id] = host
        return host

    async def find(self, table: str) -> TableHost | None:
        """The host of a table, loaded if need be."""
        if table in self.hosts and not self.hosts[table].gone:
            return self.hosts[table]
        async with self._alone(table):
            if table in self.hosts and self.hosts[table].gone:
                await self.hosts.pop(table).close()
            if table not in self.hosts:
                found = await self._journal.read(self._load, table)
                if found is not None:
                    self.hosts[table] = self._host(*found)
                    await self.hosts[table].logbook.put_row()
        return self.hosts.get(table)

    async def invited(self, invitation: str) -> TableHost | None:
        """The host of the table that an invitation leads to."""
        row = await self._journal.read(self._store.by_invitation, invitation)
        return None if row is None else await self.find(row.id)

    async def add_program(self, host: TableHost, guest: str, seat: int, name: str) -> str:
        """Give a seat to a program from outside, for the host; gives the program's secret name."""
        secret = PROGRAM + secrets.token_hex(16)

        def entries(table: Table) -> list[Entry]:
            member = table.member_of(guest)
            return program(table, -1 if member is None else member, seat, secret, name)

        await host.carry_out(entries)
        return secret

    async def unload_idle(self) -> None:
        """Put tables away where nobody has been for a while."""
        now = self._now()
        for table, host in list(self.hosts.items()):
            if host.broadcast.listeners:
                self._quiet_since.pop(table, None)
                continue
            since = self._quiet_since.setdefault(table, now)
            if now - since >= self._limits.quiet_seconds * 1000:
                del self._quiet_since[table]
                await host.close()
                if self.hosts.get(table) is host:
                    del self.hosts[table]

    async def close(self) -> None:
        """Let go of all tables."""
        for host in list(self.hosts.values()):
            host.broadcast.close_all("stopping", STOPPING)
            await host.close()
        self.hosts.clear()

    def _alone(self, table: str) -> asyncio.Lock:
        return self._loading.setdefault(table, asyncio.Lock())

    def _host(self, table: Table, invitation: str) -> TableHost:
        return TableHost(
            table, invitation, self._journal, self._workers, self._limits, self._metrics, self._now
        )

    def _load(self, name: str) -> tuple[Table, str] | None:
        row = self._store.table_row(name)
        if row is None:
            return None
        table = rebuilt(name, self._store.entries(name))
        if not table.chairs:
            return None
        for member, body in self._store.private(name).items():
            table.private[member] = read_private(body)
        return table, row.invitation


def rebuilt(name: str, logged: list[Logged]) -> Table:
    """A table from its log."""
    table = Table(name)
    for one in logged:
        apply_entry(table, one)
    return table


def checked(wish: CreateTable) -> tuple[Settings, list[SeatSetup]]:
    """The settings and seats of a new table, all said; raises `UnknownGame`, `InvalidOption`, `Refusal`."""
    given = wish.model_dump(exclude={"seats", "start"})
    options = read_options(Settings(**given))
    settings = Settings(**{**given, "players": options.players})
    seats = wish.seats or [SeatSetup()] * options.players
    if len(seats) != options.players:
        raise Refusal("malformed", f"seats: {options.players} players need as many seats, not {len(seats)}.")
    for seat in seats:
        known_bot(seat.bot)
    return settings, seats


def first_entries(settings: Settings, seats: list[SeatSetup], guest: str, name: str) -> list[Entry]:
    """The first entries of a table's log: its creator takes the first open seat."""
    entries: list[Entry] = [
        Created(settings=settings, seats=seats),
        Joined(member=0, guest=guest, name=name),
    ]
    place = next((number for number, seat in enumerate(seats) if seat.sitter == "open"), None)
    if place is not None:
        entries.append(SeatTaken(seat=place, sitter="person", member=0))
    return entries


def begun(table: Table) -> list[Entry]:
    """A new table starts at once, with bots in all seats that are open."""
    return [*bots_for_open_seats(table), started(table)]

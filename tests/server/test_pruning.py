"""Which tables are deleted, and when: old ones, and on a full server those at which nobody has played."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import cast

from spydeck.protocol.tables import CreateTable
from spydeck.server.config import Limits
from spydeck.server.live.context import LiveContext
from spydeck.server.live.deletion import DAY_MS, FULL_MS, HOUR_MS, Pruning
from spydeck.server.live.host import TableHost
from spydeck.server.live.lobby import Lobby
from spydeck.server.live.workers import BotWorkers
from spydeck.server.store.journal import Journal
from spydeck.server.store.store import Store
from spydeck.server.table.entries import read_entry
from tests.server.hosted_table import LocalBots, RecordingListener
from tests.server.manual_host import START_MS


class Server:
    """A lobby with its database, and a clock that a test moves."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self.now = START_MS
        self.store = store
        self.journal = Journal(store)
        workers = cast(BotWorkers, LocalBots())
        context = LiveContext(
            self.journal, workers, limits, clock=lambda: self.now, stopwatch=lambda: self.now
        )
        self.lobby = Lobby(store, context)
        self.pruning = Pruning(self.lobby)

    async def table(self, **settings: object) -> TableHost:
        """Create a table."""
        request = CreateTable.model_validate({"game": "black-spy", **settings})
        return (await self.lobby.create("guest", "Ada", request))[0]

    def exists(self, host: TableHost) -> bool:
        """Return whether a table has not been deleted."""
        return self.store.table_row(host.table.id) is not None


@asynccontextmanager
async def server(folder: Path, limits: Limits) -> AsyncIterator[Server]:
    """Open a server on an empty database."""
    opened = Server(Store(f"sqlite:///{folder / 'tables.db'}"), limits)
    try:
        yield opened
    finally:
        await opened.lobby.close()
        await opened.journal.close()
        opened.store.close()


def play(folder: Path, scene: Callable[[Server], Awaitable[None]], **limits: int) -> None:
    """Play a scene with limits."""

    async def whole() -> None:
        async with server(folder, Limits(**limits)) as opened:
            await scene(opened)

    asyncio.run(whole())


def test_a_table_without_a_game_is_deleted_after_a_day_and_others_much_later(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        gathering, started = await server.table(), await server.table(start=True)
        server.now += DAY_MS - HOUR_MS
        await server.pruning.run_hourly()
        assert server.exists(gathering)
        server.now += 2 * HOUR_MS
        await server.pruning.run_hourly()
        assert not server.exists(gathering)
        assert server.exists(started)
        assert gathering.table.id not in server.lobby.hosts
        assert await server.lobby.find(gathering.table.id) is None
        server.now += 400 * DAY_MS
        await server.pruning.run_hourly()
        assert not server.exists(started)

    play(tmp_path, scene)


def test_tables_are_deleted_once_an_hour(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        gathering = await server.table()
        server.now += DAY_MS - HOUR_MS // 2
        await server.pruning.run_hourly()
        server.now += HOUR_MS - 1
        await server.pruning.run_hourly()
        assert server.exists(gathering)
        server.now += 1
        await server.pruning.run_hourly()
        assert not server.exists(gathering)

    play(tmp_path, scene)


def test_a_table_to_which_someone_is_connected_is_not_deleted(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        host = await server.table()
        listener = RecordingListener(0)
        await host.connect(listener, None)
        server.now += 2 * DAY_MS
        await server.pruning.run_hourly()
        assert server.exists(host)
        host.disconnect(listener)
        server.now += HOUR_MS
        await server.pruning.run_hourly()
        assert not server.exists(host)

    play(tmp_path, scene)


def test_on_a_full_server_the_oldest_tables_without_a_game_make_room(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        hosts = []
        for start in (True, False, False, False):
            hosts.append(await server.table(start=start))
            server.now += 1
        listener = RecordingListener(0)
        await hosts[1].connect(listener, None)
        assert await server.pruning.has_room()
        assert [server.exists(host) for host in hosts] == [True, True, False, True]
        hosts.append(await server.table(start=True))
        server.now += 1
        assert await server.pruning.has_room()
        assert [server.exists(host) for host in hosts] == [True, True, False, False, True]
        hosts.append(await server.table(start=True))
        assert not await server.pruning.has_room()
        hosts[1].disconnect(listener)
        assert not await server.pruning.has_room()
        server.now += FULL_MS
        assert await server.pruning.has_room()
        assert not server.exists(hosts[1])

    play(tmp_path, scene, tables=4)


def test_then_the_tables_at_which_only_bots_have_played(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        of_bots, of_people = await server.table(start=True), await server.table(start=True)
        listener = RecordingListener(0)
        await of_people.connect(listener, None)
        seat = of_people.table.seat_of(0) or 0
        cards = " ".join(of_people.table.running.view(seat)["hand"][:3])
        entries = [{"kind": "acted", "seat": seat, "action": f"pass {cards}", "by": "person"}]
        await of_people.carry_out(lambda _: [read_entry.validate_python(one) for one in entries])
        of_people.disconnect(listener)
        server.now += DAY_MS - 1
        assert not await server.pruning.has_room()
        server.now += FULL_MS
        assert await server.pruning.has_room()
        assert [server.exists(host) for host in (of_bots, of_people)] == [False, True]

    play(tmp_path, scene, tables=2)


def test_a_loaded_table_that_is_deleted_is_not_saved_again(tmp_path: Path) -> None:
    async def scene(server: Server) -> None:
        host = await server.table()
        assert server.store.delete_tables([host.table.id], START_MS + DAY_MS) == [host.table.id]
        await host.put_row()
        assert not server.exists(host)

    play(tmp_path, scene)

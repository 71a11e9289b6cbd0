"""The lobby: a table has one host, however it is requested; and which tables are deleted."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any, cast

import pytest

from spydeck.protocol.commands import Sit
from spydeck.protocol.tables import CreateTable, Settings
from spydeck.server.config import Limits
from spydeck.server.live.context import LiveContext
from spydeck.server.live.deletion import DAY_MS, FULL_MS, HOUR_MS, Pruning
from spydeck.server.live.host import TableHost
from spydeck.server.live.lobby import Lobby
from spydeck.server.live.workers import BotWorkers
from spydeck.server.store.journal import Journal
from spydeck.server.store.store import Store
from spydeck.server.store.writes import AppendEntries, Write
from spydeck.server.table.decisions.creating import read_settings
from spydeck.server.table.entries import read_entry
from spydeck.server.table.table import read_options
from tests.server.hosted_table import LocalBots, RecordingListener
from tests.server.manual_host import START_MS

pytestmark = pytest.mark.real_time


class Scene:
    """A lobby with its database, and a clock that a test moves."""

    def __init__(self, journal: Journal, store: Store, limits: Limits) -> None:
        self.now = START_MS
        self.store = store
        workers = cast(BotWorkers, LocalBots())
        context = LiveContext(journal, workers, limits, clock=lambda: self.now, stopwatch=lambda: self.now)
        self.lobby = Lobby(store, context)
        self.pruning = Pruning(self.lobby)

    async def table(self, **settings: object) -> TableHost:
        """Create a table."""
        request = CreateTable.model_validate({"game": "black-spy", **settings})
        return (await self.lobby.create("guest", "Ada", request))[0]

    def exists(self, host: TableHost) -> bool:
        """Return whether a table has not been deleted."""
        return self.store.table_row(host.table.id) is not None


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(f"sqlite:///{tmp_path / 'tables.db'}")


@pytest.fixture
def limits() -> Limits:
    return Limits()


@asynccontextmanager
async def opened(journal: Journal, store: Store, limits: Limits) -> AsyncIterator[Scene]:
    """A lobby on an empty database."""
    scene = Scene(journal, store, limits)
    try:
        yield scene
    finally:
        await scene.lobby.close()
        await journal.close()
        store.close()


@pytest.fixture
def scene(store: Store, limits: Limits) -> AbstractAsyncContextManager[Scene]:
    return opened(Journal(store), store, limits)


class Eager(Journal):
    """A journal that looks for a table as soon as its first entries are saved."""

    lobby: Lobby
    looking: list[asyncio.Task[TableHost | None]]

    async def save(self, writes: Sequence[Write], can_wait: bool = False) -> None:
        """Save, then look for the table."""
        await super().save(writes, can_wait)
        for write in writes:
            if isinstance(write, AppendEntries):
                task = asyncio.create_task(self.lobby.find(write.table))
                self.looking.append(task)
                await asyncio.wait([task], timeout=0.3)


async def test_a_table_that_is_requested_while_it_is_created_has_one_host(store: Store) -> None:
    journal = Eager(store)
    async with opened(journal, store, Limits()) as scene:
        journal.lobby, journal.looking = scene.lobby, []
        made = await scene.table(access="open", start=True)
        assert len(journal.looking) == 2
        assert await asyncio.gather(*journal.looking) == [made, made]
        assert scene.lobby.hosts == {made.table.id: made}


class Gated(Journal):
    """A journal that saves only while its gate is open."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.gate, self.saving = asyncio.Event(), asyncio.Event()
        self.gate.set()

    async def save(self, writes: Sequence[Write], can_wait: bool = False) -> None:
        """Save as soon as the gate is open."""
        if not self.gate.is_set():
            self.saving.set()
        await self.gate.wait()
        await super().save(writes, can_wait)


async def test_a_table_is_not_unloaded_from_under_a_member_who_connects_meanwhile(store: Store) -> None:
    journal, listener = Gated(store), RecordingListener(0)
    async with opened(journal, store, Limits(quiet_seconds=0.0)) as scene:
        host = await scene.table()
        journal.gate.clear()
        unloading = asyncio.create_task(scene.lobby.unload_idle())
        await journal.saving.wait()
        connecting = asyncio.create_task(host.connect(listener, None))
        while not listener.messages("welcome"):
            await asyncio.sleep(0)
        journal.gate.set()
        await asyncio.gather(unloading, connecting)
        assert scene.lobby.hosts == {host.table.id: host}
        await host.command(listener, Sit(type="sit", id="c1", seat=2))
        assert listener.messages("done")
    assert listener.farewell == "stopping"


async def test_every_socket_gets_a_farewell_when_its_table_is_loaded_again(scene: Scene) -> None:
    host = await scene.table()
    listener = RecordingListener(0)
    await host.connect(listener, None)
    host.logbook.close()  # as after an uncertain save
    assert await scene.lobby.find(host.table.id) not in (None, host)
    assert listener.farewell == "stopping"


class PruningJournal(Journal):
    """A journal that deletes very old tables after each save."""

    store: Store

    async def save(self, writes: Sequence[Write], can_wait: bool = False) -> None:
        """Save, then delete what is older than a minute."""
        await super().save(writes, can_wait)
        before = START_MS - 60_000
        await self.change(self.store.delete_tables, self.store.deletable("old", before), before)


async def test_a_table_that_is_being_created_is_not_deleted_as_an_old_one(store: Store) -> None:
    journal = PruningJournal(store)
    journal.store = store
    async with opened(journal, store, Limits()) as scene:
        assert scene.exists(await scene.table())


def test_variants_of_a_new_table_add_to_its_edition_and_those_of_an_old_log_stay_what_was_played() -> None:
    """BS-36."""
    given: dict[str, Any] = {"edition": "gespenster-1990", "variants": ["the-mole"]}
    settings, _ = read_settings(CreateTable(game="black-spy", options=given))
    assert read_options(settings).facts()["variants"] == ["no-good-spies", "the-mole"]
    old = Settings(game="black-spy", options=given)
    assert read_options(old).facts()["variants"] == ["the-mole"]


async def test_a_table_without_a_game_is_deleted_after_a_day_and_others_much_later(scene: Scene) -> None:
    gathering, started = await scene.table(), await scene.table(start=True)
    scene.now += DAY_MS - HOUR_MS
    await scene.pruning.run_hourly()
    assert scene.exists(gathering)
    scene.now += 2 * HOUR_MS
    await scene.pruning.run_hourly()
    assert not scene.exists(gathering)
    assert scene.exists(started)
    assert gathering.table.id not in scene.lobby.hosts
    assert await scene.lobby.find(gathering.table.id) is None
    scene.now += 400 * DAY_MS
    await scene.pruning.run_hourly()
    assert not scene.exists(started)


async def test_tables_are_deleted_once_an_hour(scene: Scene) -> None:
    gathering = await scene.table()
    scene.now += DAY_MS - HOUR_MS // 2
    await scene.pruning.run_hourly()
    scene.now += HOUR_MS - 1
    await scene.pruning.run_hourly()
    assert scene.exists(gathering)
    scene.now += 1
    await scene.pruning.run_hourly()
    assert not scene.exists(gathering)


async def test_a_table_to_which_someone_is_connected_is_not_deleted(scene: Scene) -> None:
    host = await scene.table()
    listener = RecordingListener(0)
    await host.connect(listener, None)
    scene.now += 2 * DAY_MS
    await scene.pruning.run_hourly()
    assert scene.exists(host)
    host.disconnect(listener)
    scene.now += HOUR_MS
    await scene.pruning.run_hourly()
    assert not scene.exists(host)


@pytest.mark.parametrize("limits", [Limits(tables=4)])
async def test_on_a_full_server_the_oldest_tables_without_a_game_make_room(scene: Scene) -> None:
    hosts = []
    for start in (True, False, False, False):
        hosts.append(await scene.table(start=start))
        scene.now += 1
    listener = RecordingListener(0)
    await hosts[1].connect(listener, None)
    assert await scene.pruning.has_room()
    assert [scene.exists(host) for host in hosts] == [True, True, False, True]
    hosts.append(await scene.table(start=True))
    scene.now += 1
    assert await scene.pruning.has_room()
    assert [scene.exists(host) for host in hosts] == [True, True, False, False, True]
    hosts.append(await scene.table(start=True))
    assert not await scene.pruning.has_room()
    hosts[1].disconnect(listener)
    assert not await scene.pruning.has_room()
    scene.now += FULL_MS
    assert await scene.pruning.has_room()
    assert not scene.exists(hosts[1])


@pytest.mark.parametrize("limits", [Limits(tables=2)])
async def test_then_the_tables_at_which_only_bots_have_played(scene: Scene) -> None:
    of_bots, of_people = await scene.table(start=True), await scene.table(start=True)
    listener = RecordingListener(0)
    await of_people.connect(listener, None)
    seat = of_people.table.seat_of(0) or 0
    cards = " ".join(of_people.table.running.view(seat)["hand"][:3])
    entries = [{"kind": "acted", "seat": seat, "action": f"pass {cards}", "by": "person"}]
    await of_people.carry_out(lambda _: [read_entry.validate_python(one) for one in entries])
    of_people.disconnect(listener)
    scene.now += DAY_MS - 1
    assert not await scene.pruning.has_room()
    scene.now += FULL_MS
    assert await scene.pruning.has_room()
    assert [scene.exists(host) for host in (of_bots, of_people)] == [False, True]


async def test_a_loaded_table_that_is_deleted_is_not_saved_again(scene: Scene) -> None:
    host = await scene.table()
    assert scene.store.delete_tables([host.table.id], START_MS + DAY_MS) == [host.table.id]
    await host.put_row()
    assert not scene.exists(host)

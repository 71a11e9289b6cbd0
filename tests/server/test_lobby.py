"""The lobby: a table has one host, whenever and by whomever it is requested."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

from spydeck.protocol.commands import Sit
from spydeck.protocol.tables import CreateTable, Settings
from spydeck.server.config import Limits
from spydeck.server.live.context import LiveContext, wall_clock
from spydeck.server.live.host import TableHost
from spydeck.server.live.lobby import Lobby, read_settings
from spydeck.server.live.workers import BotWorkers
from spydeck.server.store.journal import Journal
from spydeck.server.store.store import Store
from spydeck.server.store.writes import AppendEntries, Write
from spydeck.server.table.table import read_options
from tests.server.hosted_table import LocalBots, RecordingListener


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


def test_a_table_that_is_requested_while_it_is_created_has_one_host(tmp_path: Path) -> None:
    async def scene() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        journal = Eager(store)
        workers = cast(BotWorkers, LocalBots())
        journal.lobby = lobby = Lobby(store, LiveContext(journal, workers))
        journal.looking = []
        made, _ = await lobby.create("guest", "Ada", CreateTable(game="black-spy", access="open", start=True))
        assert len(journal.looking) == 2
        assert await asyncio.gather(*journal.looking) == [made, made]
        assert lobby.hosts == {made.table.id: made}
        await lobby.close()
        await journal.close()
        store.close()

    asyncio.run(scene())


def test_a_table_is_not_unloaded_from_under_a_member_who_connects_meanwhile(tmp_path: Path) -> None:
    async def scene() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        journal = Gated(store)
        context = LiveContext(journal, cast(BotWorkers, LocalBots()), Limits(quiet_seconds=0.0))
        lobby = Lobby(store, context)
        host, _ = await lobby.create("guest", "Ada", CreateTable(game="black-spy"))
        journal.gate.clear()
        unloading = asyncio.create_task(lobby.unload_idle())
        await journal.saving.wait()
        listener = RecordingListener(0)
        connecting = asyncio.create_task(host.connect(listener, None))
        while not listener.messages("welcome"):
            await asyncio.sleep(0)
        journal.gate.set()
        await asyncio.gather(unloading, connecting)
        assert lobby.hosts == {host.table.id: host}
        await host.command(listener, Sit(type="sit", id="c1", seat=2))
        assert listener.messages("done")
        await lobby.close()
        assert listener.farewell == "stopping"
        await journal.close()
        store.close()

    asyncio.run(scene())


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


def test_every_socket_gets_a_farewell_when_its_table_is_loaded_again(tmp_path: Path) -> None:
    async def scene() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        journal = Journal(store)
        lobby = Lobby(store, LiveContext(journal, cast(BotWorkers, LocalBots())))
        host, _ = await lobby.create("guest", "Ada", CreateTable(game="black-spy"))
        listener = RecordingListener(0)
        await host.connect(listener, None)
        host.logbook.close()  # as after an uncertain save
        assert await lobby.find(host.table.id) not in (None, host)
        assert listener.farewell == "stopping"
        await lobby.close()
        await journal.close()
        store.close()

    asyncio.run(scene())


class Pruning(Journal):
    """A journal that deletes very old tables after each save."""

    store: Store

    async def save(self, writes: Sequence[Write], can_wait: bool = False) -> None:
        """Save, then delete what is older than a minute."""
        await super().save(writes, can_wait)
        before = wall_clock() - 60_000
        await self.change(self.store.delete_tables, self.store.deletable("old", before), before)


def test_a_table_that_is_being_created_is_not_deleted_as_an_old_one(tmp_path: Path) -> None:
    async def scene() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        journal = Pruning(store)
        journal.store = store
        lobby = Lobby(store, LiveContext(journal, cast(BotWorkers, LocalBots())))
        made, _ = await lobby.create("guest", "Ada", CreateTable(game="black-spy"))
        assert store.table_row(made.table.id) is not None
        await lobby.close()
        await journal.close()
        store.close()

    asyncio.run(scene())


def test_variants_of_a_new_table_add_to_its_edition_and_those_of_an_old_log_stay_what_was_played() -> None:
    """BS-36."""
    given: dict[str, Any] = {"edition": "gespenster-1990", "variants": ["the-mole"]}
    settings, _ = read_settings(CreateTable(game="black-spy", options=given))
    assert read_options(settings).facts()["variants"] == ["no-good-spies", "the-mole"]
    old = Settings(game="black-spy", options=given)
    assert read_options(old).facts()["variants"] == ["the-mole"]

"""The journal: saving from an event loop."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from pathlib import Path
from threading import Event

import pytest

from spydeck.server.store.errors import NotSaved
from spydeck.server.store.journal import Journal
from spydeck.server.store.store import Store
from spydeck.server.store.writes import Write
from tests.server.conftest import sqlite_url
from tests.server.store.samples import append, put_table

pytestmark = pytest.mark.real_time


class HeldStore(Store):
    """A store whose writes can be delayed, and which counts its groups."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.groups: list[int] = []
        self.go = Event()
        self.go.set()

    def write(self, batches: Sequence[Sequence[Write]]) -> list[NotSaved | None]:
        self.groups.append(len(batches))
        assert self.go.wait(60)
        return super().write(batches)


@pytest.fixture
def held(tmp_path: Path) -> Iterator[HeldStore]:
    with closing(HeldStore(sqlite_url(tmp_path))) as store:
        yield store


@asynccontextmanager
async def writing(store: Store, **limits: int) -> AsyncIterator[Journal]:
    """A journal that is closed in the end."""
    journal = Journal(store, **limits)
    yield journal
    await journal.close()


@pytest.fixture
def journal(held: HeldStore) -> AbstractAsyncContextManager[Journal]:
    return writing(held)


async def start_saving(journal: Journal, *batches: Sequence[Write]) -> list[asyncio.Task[None]]:
    """Return batches that are being saved."""
    saving = [asyncio.create_task(journal.save(batch)) for batch in batches]
    await asyncio.sleep(0)
    return saving


async def test_what_is_saved_is_there(store: Store) -> None:
    async with writing(store) as journal:
        await journal.save([put_table()])
        for seq in range(1, 6):
            await journal.save([append(seq)])
            assert [one.seq for one in await journal.read(store.entries, "heron", after=seq - 1)] == [seq]


async def test_many_tables_save_at_once_and_each_in_order(store: Store) -> None:
    tables = [f"table {number}" for number in range(20)]

    async def play(journal: Journal, table: str) -> None:
        await journal.save([put_table(table)])
        for seq in range(1, 11):
            await journal.save([append(seq, table)])

    async with writing(store) as journal:
        await asyncio.gather(*(play(journal, table) for table in tables))
    assert all([one.seq for one in store.entries(table)] == list(range(1, 11)) for table in tables)


async def test_what_can_wait_is_written_with_what_cannot_or_soon(
    held: HeldStore, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    await journal.save([put_table()])
    monkeypatch.setattr("spydeck.server.store.journal.PATIENCE", 3600.0)
    patient = asyncio.create_task(journal.save([append(1)], can_wait=True))
    await asyncio.sleep(0.02)  # the pause after a group is over
    assert not patient.done()
    await journal.save([put_table("other")])
    await patient
    assert held.groups == [1, 2]
    last = asyncio.create_task(journal.save([append(2)], can_wait=True))
    await asyncio.sleep(0)
    await journal.close()
    await last
    monkeypatch.undo()
    async with writing(held) as journal:
        await journal.save([append(3)], can_wait=True)
    assert [one.seq for one in held.entries("heron")] == [1, 2, 3]


async def test_what_gathers_while_a_group_is_written_is_the_next_group(
    held: HeldStore, journal: Journal
) -> None:
    held.go.clear()
    saving = await start_saving(journal, [put_table()], [append(1)], [append(2)])
    held.go.set()
    await asyncio.gather(*saving)
    assert held.groups == [1, 2]


async def test_a_failure_affects_only_its_own_batch(held: HeldStore, journal: Journal) -> None:
    held.go.clear()
    saving = await start_saving(journal, [put_table(), append(1)], [append(2)], [append(1)], [append(3)])
    held.go.set()
    outcomes = await asyncio.gather(*saving, return_exceptions=True)
    await journal.save([append(4)])
    assert [type(outcome) for outcome in outcomes] == [type(None), type(None), NotSaved, type(None)]
    assert [one.seq for one in held.entries("heron")] == [1, 2, 3, 4]


async def test_when_too_many_wait_the_next_is_refused(held: HeldStore) -> None:
    async with writing(held, max_waiting=2) as journal:
        held.go.clear()
        saving = await start_saving(journal, [put_table()], [append(1)], [append(2)])
        with pytest.raises(NotSaved, match="too busy"):
            await journal.save([append(3)])
        held.go.set()
        await asyncio.gather(*saving)
        await journal.save([append(3)])


async def test_closing_writes_what_waits_and_refuses_later_writes(held: HeldStore, journal: Journal) -> None:
    held.go.clear()
    saving = await start_saving(journal, [put_table()], [append(1)], [append(2)])
    closing = asyncio.create_task(journal.close())
    await asyncio.sleep(0)
    with pytest.raises(NotSaved, match="stopping"):
        await journal.save([append(3)])
    held.go.set()
    await closing
    assert all(one.done() for one in saving)
    assert [one.seq for one in held.entries("heron")] == [1, 2]


async def test_a_cancelled_save_disturbs_nobody(held: HeldStore, journal: Journal) -> None:
    held.go.clear()
    first, second = await start_saving(journal, [put_table()], [append(1)])
    first.cancel()
    held.go.set()
    await second
    assert [one.seq for one in held.entries("heron")] == [1]


async def test_an_unexpected_error_leaves_no_task_waiting(
    held: HeldStore, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(batches: object) -> list[NotSaved | None]:
        raise RuntimeError("a bug")

    with monkeypatch.context() as patch:
        patch.setattr(held, "write", broken)
        with pytest.raises(NotSaved) as refusal:
            await journal.save([put_table()])
    assert refusal.value.unsure
    assert isinstance(refusal.value.__cause__, RuntimeError)
    await journal.save([put_table()])


async def test_changes_take_their_turn_with_the_groups(store: Store) -> None:
    async with writing(store) as journal:
        guests = [journal.change(store.create_guest, f"guest {n}", "Ann", now=n) for n in range(20)]
        await asyncio.gather(journal.save([put_table()]), *guests)
        assert (await journal.read(store.counts)).guests == 20

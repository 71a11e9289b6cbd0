"""A full disk, a locked database, a broken connection, a server that is killed at work."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest
from sqlalchemy import create_engine, make_url, text

from spydeck.server.store import database
from spydeck.server.store.engines import read_url
from spydeck.server.store.errors import NotSaved, StoreError
from spydeck.server.store.store import Store
from spydeck.server.store.writes import PutPrivate
from spydeck.server.table.entries import Spoke
from tests.server.conftest import IMPATIENCE, sqlite_url
from tests.server.new_database import create_tables
from tests.server.store.samples import append, put_table

pytestmark = pytest.mark.live


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:
    create_tables(database_url)
    with closing(Store(database_url, IMPATIENCE)) as opened:
        yield opened


@contextmanager
def held(url: str) -> Iterator[None]:
    """Lock the database from another program."""
    sqlite = make_url(url).get_backend_name() == "sqlite"
    engine = create_engine(read_url(url), isolation_level="AUTOCOMMIT")
    with engine.connect() as other:
        if sqlite:
            other.execute(text("BEGIN EXCLUSIVE"))
        else:
            other.execute(text("BEGIN"))
            other.execute(text("LOCK TABLE facts, guests, tables, entries IN EXCLUSIVE MODE"))
        yield
        other.execute(text("ROLLBACK"))
    engine.dispose()


def room(store: Store, pages: int) -> None:
    """Limit the growth of the database to some pages."""
    with store.database.writing() as connection:
        used = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {used + pages}")


def test_while_another_program_holds_the_database_moves_are_refused_and_kept_moves_are_there(
    store: Store, database_url: str
) -> None:
    assert store.write([[put_table(), append(1)]]) == [None]
    with held(database_url):
        outcomes = store.write([[append(2)], [append(3)]])
        assert [str(trouble) for trouble in outcomes] == [
            "this could not be saved: another program holds the server's database; try again in a moment"
        ] * 2
        with pytest.raises(NotSaved, match="another program holds"):
            store.ready()
        with pytest.raises(NotSaved, match="another program holds"):
            store.create_guest("ann", "Ann", now=1)
        assert [one.seq for one in store.entries("heron")] == [1]
    store.ready()
    assert store.write([[append(2)], [append(3)]]) == [None, None]


def test_on_a_full_disk_moves_are_refused_until_there_is_room(tmp_path: Path) -> None:
    store = Store(sqlite_url(tmp_path), IMPATIENCE)
    assert store.write([[put_table()]]) == [None]
    room(store, pages=20)
    long = Spoke(member=0, text="x" * 5_000)
    kept, trouble = 0, None
    while trouble is None:
        (trouble,) = store.write([[append(kept + 1, entry=long)]])
        kept += trouble is None
    assert "the server's disk is full; try again when there is room" in str(trouble)
    assert not trouble.unsure
    assert [one.seq for one in store.entries("heron")] == list(range(1, kept + 1))
    room(store, pages=1_000)
    assert store.write([[append(kept + 1)]]) == [None]
    store.ready()
    store.close()


ROOM = 2_000_000
"""Bytes on a small disk."""


def change(number: int) -> PutPrivate:
    """Return a write that takes the room of the one before, and at first as much in SQLite's log."""
    return PutPrivate("heron", 0, f"{number:05}" * 1_000)


def used(folder: Path) -> int:
    """Return the bytes of all files of a database."""
    return sum(file.stat().st_size for file in folder.iterdir())


def small_disk(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Say that a database is on a small disk."""
    monkeypatch.setattr(database, "disk_usage", lambda _: SimpleNamespace(free=ROOM - used(folder)))


def test_on_a_small_disk_the_log_leaves_room_for_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    small_disk(tmp_path, monkeypatch)
    store = Store(sqlite_url(tmp_path), IMPATIENCE)
    assert store.write([[put_table()]]) == [None]
    for number in range(500):
        assert store.write([[change(number)]]) == [None]
        assert used(tmp_path) < 0.7 * ROOM
    store.close()


def test_a_log_that_has_filled_the_disk_is_emptied_before_anything_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is left by a server that has died."""
    first, later = tmp_path / "first", tmp_path / "later"
    first.mkdir()
    later.mkdir()
    store = Store(sqlite_url(first), IMPATIENCE)
    assert store.write([[put_table()]]) == [None]
    for number in range(300):
        assert store.write([[change(number)]]) == [None]
    for file in first.iterdir():
        if not file.name.endswith((".lock", "-shm")):
            (later / file.name).write_bytes(file.read_bytes())
    store.close()
    assert used(later) > ROOM
    small_disk(later, monkeypatch)
    again = Store(sqlite_url(later), IMPATIENCE)
    assert again.private("heron") == {0: change(299).body}
    assert used(later) < ROOM / 2
    again.close()


def test_a_read_only_file_is_reported(tmp_path: Path) -> None:
    store = Store(sqlite_url(tmp_path), IMPATIENCE)
    with store.database.writing() as connection:
        connection.exec_driver_sql("PRAGMA query_only = ON")
    with pytest.raises(NotSaved, match="can be read but not written"):
        store.ready()
    store.close()


def test_after_the_connection_broke_the_store_finds_its_database_again(postgresql_url: str) -> None:
    store = Store(postgresql_url, IMPATIENCE)
    assert store.write([[put_table(), append(1)]]) == [None]
    break_connections(postgresql_url)
    (trouble,) = store.write([[append(2)]])
    assert trouble is not None
    assert trouble.unsure
    assert "cannot reach its database" in str(trouble)
    assert [one.seq for one in store.entries("heron")] == [1]
    assert store.write([[append(2)]]) == [None]
    store.close()


def test_failed_reads_are_reported(store: Store) -> None:
    with store.database.writing() as connection:
        connection.execute(text("DROP TABLE private"))
    with pytest.raises(StoreError, match="nothing could be read"):
        store.private("heron")


def break_connections(url: str) -> None:
    engine = create_engine(read_url(url))
    with engine.connect() as connection:
        connection.execute(
            text(
                "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        )
    engine.dispose()


TABLES = 8
ACKNOWLEDGED = 200

WRITER = """
import asyncio, os, sys
from spydeck.server.store.journal import Journal
from spydeck.server.store.store import Store
from tests.server.store.samples import append, put_table

async def play(journal, table, seq):
    while True:
        seq += 1
        await journal.save([append(seq, table)])
        os.write(1, f"{table} {seq}\\n".encode())

async def main(url, tables):
    store = Store(url)
    journal = Journal(store)
    for table in range(tables):
        await journal.save([put_table(str(table))])
    saved_before = [len(store.entries(str(table))) for table in range(tables)]
    await asyncio.gather(*(play(journal, str(table), saved_before[table]) for table in range(tables)))

asyncio.run(main(sys.argv[1], int(sys.argv[2])))
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no signal that kills at once")
def test_what_was_acknowledged_survives_kill_9(database_url: str) -> None:
    acknowledged = [0] * TABLES
    for _ in range(2):
        for line in killed_in_mid_write(database_url):
            table, seq = map(int, line.split())
            acknowledged[table] = seq
    store = Store(database_url)
    for table in range(TABLES):
        kept = [one.seq for one in store.entries(str(table))]
        assert kept == list(range(1, len(kept) + 1))
        # One more may have been saved, but not yet acknowledged, when the process was killed.
        assert len(kept) - acknowledged[table] in (0, 1)
    store.close()


def killed_in_mid_write(url: str) -> list[str]:
    """Return what a process acknowledged before it was killed."""
    command = [sys.executable, "-c", WRITER, url, str(TABLES)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        lines = [writer.stdout.readline() for _ in range(ACKNOWLEDGED)]
        writer.kill()
        lines += writer.stdout.readlines()
    assert all(lines)
    return lines

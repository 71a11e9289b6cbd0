"""Leases in a PostgreSQL database, and what a process without one cannot write."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace

import pytest
from sqlalchemy import select, text

from spydeck.server.store.errors import MOVED, NotSaved
from spydeck.server.store.leases import Node, identity
from spydeck.server.store.schema import owners
from spydeck.server.store.store import Store, locking
from spydeck.server.store.writes import Fence, PutMember, PutPrivate, UpdateTable, Write
from tests.server.conftest import IMPATIENCE
from tests.server.store.samples import append, finished, put_table
from tests.waiting import PATIENCE

ANN, BEN = Node("ann"), Node("ben")
WAITING = "from spydeck.server.store.leases import identity; print(identity(), flush=True); input()"
PIPES = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}


@pytest.fixture
def first(postgresql_url: str) -> Iterator[Store]:
    with closing(Store(postgresql_url, PATIENCE)) as opened:
        yield opened


@pytest.fixture
def second(first: Store, postgresql_url: str) -> Iterator[Store]:
    with closing(Store(postgresql_url, PATIENCE)) as opened:
        yield opened


@pytest.fixture
def impatient(first: Store, postgresql_url: str) -> Iterator[Store]:
    """For what another store keeps."""
    with closing(Store(postgresql_url, IMPATIENCE)) as opened:
        yield opened


def let_leases_run_out(store: Store) -> None:
    with store.database.writing() as connection:
        connection.execute(text("UPDATE nodes SET until = 0"))


def saved(outcomes: list[NotSaved | None]) -> list[bool]:
    return [outcome is None for outcome in outcomes]


def test_one_process_has_a_lease_until_it_ends_or_stops_renewing(first: Store, second: Store) -> None:
    assert first.leases.register(ANN)
    assert not second.leases.register(BEN)
    assert first.leases.renew(ANN)
    assert not second.leases.renew(BEN)
    let_leases_run_out(first)
    assert not first.leases.renew(ANN)
    assert second.leases.register(BEN)
    assert not first.leases.register(ANN)
    second.leases.end(BEN)
    assert first.leases.register(ANN)


def test_nobody_waits_for_the_lease_of_a_process_that_was_killed(first: Store, second: Store) -> None:
    with subprocess.Popen([sys.executable, "-c", WAITING], **PIPES) as process:  # type: ignore[call-overload]
        known = process.stdout.readline().strip()
        assert first.leases.register(Node("ann", known))
        assert not second.leases.register(Node("ben", identity()))
        process.kill()
    if known != "None":  # where the system says which processes run
        assert second.leases.register(Node("ben", identity()))
        assert not first.leases.renew(ANN)
        assert not first.leases.register(ANN)


def test_two_that_register_at_once_do_not_both_get_a_lease(first: Store, second: Store) -> None:
    with ThreadPoolExecutor(2) as threads:
        for _ in range(20):
            asked = [
                threads.submit(store.leases.register, node) for store, node in ((first, ANN), (second, BEN))
            ]
            assert sorted(one.result() for one in asked) == [False, True]
            first.leases.end(ANN)
            first.leases.end(BEN)


def test_a_table_is_taken_with_a_higher_epoch_each_time_and_from_nobody_with_a_lease(
    first: Store, second: Store
) -> None:
    assert first.leases.register(ANN)
    assert first.write([[put_table()]]) == [None]
    assert [first.leases.take("heron", ANN) for _ in range(2)] == [1, 2]
    assert second.leases.take("heron", BEN) is None
    assert first.leases.take("lynx", ANN) is None
    let_leases_run_out(first)
    assert second.leases.register(BEN)
    assert second.leases.take("heron", BEN) == 3
    assert first.leases.take("heron", ANN) is None
    second.leases.end(BEN)
    assert first.leases.take("heron", ANN) == 4


@pytest.mark.parametrize(
    "writes",
    [
        [append(2)],
        [PutPrivate("heron", 0, "[]")],
        [UpdateTable(put_table(stage="over"))],
        [PutMember("heron", "ann")],
        [finished("first")],
    ],
    ids=lambda writes: type(writes[0]).__name__,
)
def test_nothing_is_written_under_an_epoch_that_is_over(
    first: Store, second: Store, writes: list[Write]
) -> None:
    assert first.write([[put_table(), append(1)], [put_table("lynx")]]) == [None, None]
    old, new = first.leases.take("heron", ANN), second.leases.take("heron", BEN)
    assert (old, new) == (1, 2)
    lost, kept = first.write([[Fence("heron", 1), *writes], [append(1, "lynx")]])
    assert lost is not None
    assert (lost.message, lost.unsure, kept) == (MOVED, False, None)
    assert [one.seq for one in first.entries("heron")] == [1]
    assert (first.private("heron"), first.tables_of("ann", 9), first.games_of("ann", 9)) == ({}, [], [])
    row = first.table_row("heron")
    assert row is not None
    assert row.stage == "gathering"
    assert second.write([[Fence("heron", 2), *writes]]) == [None]


def test_a_batch_whose_fence_does_not_hold_spoils_no_other_and_no_other_spoils_it(first: Store) -> None:
    assert first.write([[put_table(), append(1)], [put_table("lynx"), append(1, "lynx")]]) == [None, None]
    assert (first.leases.take("heron", ANN), first.leases.take("lynx", ANN)) == (1, 1)
    batches: list[list[Write]] = [
        [Fence("heron", 1), append(2)],
        [Fence("lynx", 7), append(2, "lynx")],
        [Fence("heron", 1), append(2)],
        [Fence("wolf", 1), append(1, "wolf")],
        [Fence("lynx", 1), append(2, "lynx")],
    ]
    assert saved(first.write(batches)) == [True, False, False, False, True]


def test_a_table_is_not_taken_while_its_owner_writes(first: Store, second: Store, impatient: Store) -> None:
    assert first.write([[put_table()]]) == [None]
    assert first.leases.take("heron", ANN) == 1
    with first.database.writing() as connection:
        connection.execute(select(owners).with_for_update(read=True))
        with pytest.raises(NotSaved, match="another program holds"):
            impatient.leases.take("heron", BEN)
    assert second.leases.take("heron", BEN) == 2


def test_a_table_that_is_deleted_can_be_neither_written_nor_taken(first: Store) -> None:
    assert first.write([[put_table()]]) == [None]
    assert first.leases.take("heron", ANN) == 1
    assert first.delete_tables(["heron"], 9_999) == ["heron"]
    assert saved(first.write([[Fence("heron", 1), append(1)]])) == [False]
    assert first.leases.take("heron", ANN) is None


def test_processes_that_reach_each_other_all_have_leases(first: Store, second: Store) -> None:
    ann, ben = Node("ann", address="192.0.2.1:1"), Node("ben", address="192.0.2.2:1")
    assert first.leases.register(ann)
    assert second.leases.register(ben)
    assert not first.leases.register(Node("cleo", address="127.0.0.1:1"))
    assert not first.leases.register(Node("cleo"))
    assert first.leases.renew(replace(ann, tables=3, people=2))
    found = sorted(second.leases.nodes(), key=lambda node: node.id)
    assert found == [replace(ann, tables=3, people=2), ben]


def test_the_owner_of_a_table_is_whoever_took_it_and_has_a_lease(first: Store, second: Store) -> None:
    ann, ben = Node("ann", address="192.0.2.1:1"), Node("ben", address="192.0.2.2:1")
    assert first.leases.register(ann)
    assert second.leases.register(ben)
    assert first.write([[put_table()]]) == [None]
    assert second.leases.owner("heron", ben) is None
    assert first.leases.take("heron", ann) == 1
    assert (first.leases.owner("heron", ann), second.leases.owner("heron", ben)) == (None, ann)
    assert second.leases.take("heron", ben) is None
    let_leases_run_out(first)
    assert second.leases.owner("heron", ben) is None


def test_a_table_is_released_only_under_the_epoch_of_whoever_has_it(first: Store, second: Store) -> None:
    ann, ben = Node("ann", address="192.0.2.1:1"), Node("ben", address="192.0.2.2:1")
    assert first.leases.register(ann)
    assert second.leases.register(ben)
    assert first.write([[put_table()], [put_table("lynx")]]) == [None] * 2
    assert [first.leases.take(table, ann) for table in ("heron", "lynx", "lynx")] == [1, 1, 2]
    first.leases.release([Fence("lynx", 1), Fence("heron", 1)], ann)
    second.leases.release([Fence("lynx", 2)], ben)
    assert [second.leases.take(table, ben) for table in ("heron", "lynx")] == [2, None]


def test_tables_of_a_process_that_was_killed_are_free_at_once(first: Store) -> None:
    with subprocess.Popen([sys.executable, "-c", WAITING], **PIPES) as process:  # type: ignore[call-overload]
        known = process.stdout.readline().strip()
        ann, ben = Node("ann", known, "127.0.0.1:1"), Node("ben", identity(), "127.0.0.1:2")
        if known == "None":  # the system does not say which processes run
            return
        assert first.leases.register(ann)
        assert first.leases.register(ben)
        assert first.write([[put_table()]]) == [None]
        assert first.leases.take("heron", ann) == 1
        assert first.leases.owner("heron", ben) == ann
        process.kill()
    assert first.leases.owner("heron", ben) is None
    assert first.leases.take("heron", ben) == 2
    assert first.leases.nodes() == [ben]


def test_nobody_deletes_what_another_process_has_or_takes(
    first: Store, second: Store, impatient: Store
) -> None:
    ann, ben = Node("ann", address="192.0.2.1:1"), Node("ben", address="192.0.2.2:1")
    assert first.leases.register(ann)
    assert second.leases.register(ben)
    assert first.write([[put_table()]]) == [None]
    assert first.leases.take("heron", ann) == 1
    assert second.deletable("old", 9_999, "ben") == []
    assert second.delete_tables(["heron"], 9_999, "ben") == []
    with first.database.writing() as connection:
        connection.execute(locking(["heron"]))
        with pytest.raises(NotSaved, match="another program holds"):
            impatient.leases.take("heron", ben)
    assert first.delete_tables(["heron"], 9_999, "ann") == ["heron"]


def test_processes_that_start_at_once_have_the_same_key(first: Store, second: Store) -> None:
    with ThreadPoolExecutor(2) as threads:
        for number in range(10):
            found = [
                threads.submit(store.fact, f"key{number}", name.upper)
                for store, name in ((first, "ann"), (second, "ben"))
            ]
            assert len({one.result() for one in found}) == 1

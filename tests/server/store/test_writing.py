"""Batches that are saved together."""

from typing import Any

import pytest

from spydeck.server.store.errors import NotSaved
from spydeck.server.store.rows import MAX_ROWS
from spydeck.server.store.store import Store
from spydeck.server.store.writes import AppendEntries, DropMember, PutMember, PutPrivate, Write
from spydeck.server.table.entries import Spoke
from tests.server.store.samples import append, finished, logged, put_table


def sentences(outcomes: list[NotSaved | None]) -> list[str | None]:
    return [None if trouble is None else trouble.message.sentence() for trouble in outcomes]


def test_nothing_to_save_is_saved(store: Store) -> None:
    assert store.write([]) == []
    assert store.write([[], []]) == [None, None]


def test_a_faulty_batch_keeps_no_other_from_being_saved(store: Store) -> None:
    assert store.write([[put_table(), append(1)]]) == [None]
    surrogate = append(4, entry=Spoke(member=0, text="\ud800"))
    outcomes = store.write([[append(2)], [append(1), append(9)], [append(3)], [surrogate], [append(4)]])
    assert sentences(outcomes) == [
        None,
        "it does not fit what is already saved",
        None,
        "it holds something that cannot be written",
        None,
    ]
    assert [one.seq for one in store.entries("heron")] == [1, 2, 3, 4]


@pytest.mark.parametrize("facts", [{"x": float("nan")}, {"x": object()}, {"x": "\0"}])
def test_facts_are_json_or_refused(store: Store, facts: dict[str, Any]) -> None:
    outcomes = store.write([[put_table(facts=facts)], [put_table("lynx")]])
    found = store.table_row("heron")
    assert outcomes[1] is None
    assert (found is None) == (outcomes[0] is not None)
    assert found is None or found.facts == facts


def test_numbers_too_large_for_the_database_are_refused(store: Store) -> None:
    outcomes = store.write([[put_table()], [put_table("lynx", at=1 << 70)]])
    assert sentences(outcomes) == [None, "it holds something that cannot be written"]


@pytest.mark.parametrize("rows", [1, 2, 3, MAX_ROWS - 1, MAX_ROWS, MAX_ROWS + 1, 5 * MAX_ROWS + 7])
def test_any_number_of_entries_is_saved_at_once(store: Store, rows: int) -> None:
    log = tuple(logged(seq) for seq in range(1, rows + 1))
    assert store.write([[put_table(), AppendEntries("heron", log)]]) == [None]
    assert tuple(store.entries("heron")) == log


def test_of_several_writes_to_one_key_the_last_counts(store: Store) -> None:
    early: list[Write] = [
        put_table(at=1),
        PutMember("heron", "ann"),
        PutMember("heron", "ben"),
        PutPrivate("heron", 0, "[1]"),
    ]
    late: list[Write] = [
        put_table(at=2),
        PutMember("heron", "ann"),
        DropMember("heron", "ben"),
        PutPrivate("heron", 0, "[2]"),
    ]
    assert store.write([early, late]) == [None, None]
    found = store.table_row("heron")
    assert found is not None
    assert found.at == 2
    assert [found.id for found in store.tables_of("ann", 9)] == ["heron"]
    assert store.tables_of("ben", 9) == []
    assert store.private("heron") == {0: "[2]"}


def test_sealed_answers_are_changed_and_deleted(store: Store) -> None:
    assert store.write([[put_table(), PutPrivate("heron", 0, "[1]"), PutPrivate("heron", 1, "[2]")]]) == [
        None
    ]
    assert store.write([[PutPrivate("heron", 0, "[3]"), PutPrivate("heron", 1, None)]]) == [None]
    assert store.private("heron") == {0: "[3]"}


def test_a_game_is_finished_once_and_together_with_its_last_move(store: Store) -> None:
    assert store.write([[put_table(), append(1), finished("first")]]) == [None]
    assert store.write([[append(2), finished("first")]]) != [None]
    assert [one.seq for one in store.entries("heron")] == [1]

"""Tables, their members, and finished games."""

import pytest
from sqlalchemy import select

from spydeck.server.store.records import Counts
from spydeck.server.store.rows import latest_games
from spydeck.server.store.store import DELETED_AT_ONCE, Store
from spydeck.server.store.writes import PutMember, PutPrivate, UpdateTable, Write
from spydeck.server.table.entries import Acted, Spoke, Started
from tests.server.store.samples import append, finished, put_table


def test_a_table_is_found_by_name_and_by_invitation(store: Store) -> None:
    put = put_table(open=True, facts={"name": "Förstå 🂡", "seats": [None, 1.5]})
    assert store.write([[put]]) == [None]
    found = store.table_row("heron")
    assert found == store.by_invitation(put.invitation)
    assert found is not None
    assert (found.id, found.open, found.stage, found.facts) == ("heron", True, "gathering", put.facts)
    assert store.table_row("lynx") is None
    assert store.by_invitation("heron") is None


def test_an_invitation_leads_to_one_table(store: Store) -> None:
    outcomes = store.write([[put_table()], [put_table("lynx", invitation="invitation to heron")]])
    assert outcomes[0] is None
    assert outcomes[1] is not None


def test_open_tables_are_listed_newest_first(store: Store) -> None:
    tables = [put_table(str(at), at=at, open=at != 3) for at in range(1, 6)]
    assert store.write([[*tables, put_table("6", at=6, open=True, stage="over")]]) == [None]
    assert [found.id for found in store.open_tables(3, since=0)] == ["5", "4", "2"]
    assert [found.id for found in store.open_tables(9, since=2)] == ["5", "4", "2"]


def test_a_guests_tables_are_listed_newest_first(store: Store) -> None:
    members = [PutMember("heron", "ann"), PutMember("lynx", "ann"), PutMember("lynx", "ben")]
    assert store.write([[put_table(at=1), put_table("lynx", at=2), *members]]) == [None]
    assert [found.id for found in store.tables_of("ann", 9)] == ["lynx", "heron"]
    assert [found.id for found in store.tables_of("ann", 1)] == ["lynx"]


def test_finished_games_are_listed_for_their_players(store: Store) -> None:
    assert store.write([[finished("first"), finished("second", at=6_000, guests=(("ann", 1),))]]) == [None]
    lines = store.games_of("ann", 9)
    assert [(line.id, line.seat, line.facts) for line in lines] == [
        ("second", 1, {"totals": [1, 2]}),
        ("first", 0, {"totals": [1, 2]}),
    ]
    assert [line.id for line in store.games_of("ben", 9)] == ["first"]


def test_pages_of_finished_games_follow_each_other_and_cost_the_same_however_many_there_are(
    store: Store,
) -> None:
    at = (1, 1, 2, 2, 2)
    assert store.write([[finished(f"g{number}", at=time) for number, time in enumerate(at)]]) == [None]
    page = store.games_of("ann", 2)
    read = [page]
    while page := store.games_of("ann", 2, before=page[-1]):
        read.append(page)
    names = [[row.id for row in page] for page in read]
    assert names == [["g4", "g3"], ["g2", "g1"], ["g0"]]
    assert [row.id for row in store.games_of("ann", 2, first=3)] == ["g1", "g0"]
    if store.database.exclusive:
        with store.database.reading() as connection:
            wanted = select(latest_games("ann", 2, before=read[0][-1]))
            text = wanted.compile(connection, compile_kwargs={"literal_binds": True})
            steps = [row[3] for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}")]
        assert all("SCAN game_guests" not in step and "TEMP" not in step for step in steps), steps


def test_a_finished_game_is_found_with_its_record_and_players(store: Store) -> None:
    assert store.write([[finished("first", guests=(("ben", 2), ("ann", 0)))]]) == [None]
    found = store.game_row("first")
    assert found is not None
    assert found.record == '[Game "black-spy"]\n'
    assert found.guests == (("ann", 0), ("ben", 2))
    assert store.game_row("second") is None


def test_abandoned_tables_are_deleted_with_everything_except_their_games(store: Store) -> None:
    old: list[Write] = [
        put_table(at=10),
        append(1, at=20),
        PutMember("heron", "ann"),
        PutPrivate("heron", 0, "[]"),
    ]
    assert (
        store.write([[*old, finished("first")], [put_table("lynx", at=10), append(1, "lynx", at=30)]])
        == [None] * 2
    )
    assert store.deletable("old", before=20) == []
    assert store.deletable("old", before=30) == ["heron"]
    assert store.delete_tables(["heron", "lynx"], before=30) == ["heron"]
    assert store.counts() == Counts(guests=0, tables=1, games=1)
    assert store.entries("heron") == []
    assert store.tables_of("ann", 9) == []
    assert store.private("heron") == {}
    assert [line.id for line in store.games_of("ann", 9)] == ["first"]


def test_many_tables_are_deleted_in_batches_the_oldest_first(store: Store) -> None:
    count = DELETED_AT_ONCE + 1
    assert store.write([[put_table(str(at), at=at) for at in range(count)]]) == [None]
    batches = []
    while names := store.deletable("old", 9_999):
        assert sorted(store.delete_tables(names, 9_999)) == sorted(names)
        batches.append(names)
    assert batches == [[str(at) for at in range(DELETED_AT_ONCE)], [str(DELETED_AT_ONCE)]]


def test_tables_without_a_game_and_those_of_bots_alone_are_told_apart(store: Store) -> None:
    started = Started(game_number=1, secret="5e", commitment="c", parts={})
    of_bots, of_people = Acted(seat=0, action="play R7", by="bot"), Acted(seat=1, action="x", by="person")
    boast = Spoke(member=0, text='{"kind":"started","by":"person"}')
    for table, *said in (("gathering", boast), ("bots", started, of_bots), ("people", started, of_people)):
        log = [append(seq, table, entry=entry) for seq, entry in enumerate(said, 1)]
        assert store.write([[put_table(table), *log]]) == [None]
    assert store.deletable("unstarted", 9_999) == ["gathering"]
    assert sorted(store.deletable("unplayed", 9_999)) == ["bots", "gathering"]
    assert store.deletable("unstarted", 1_001) == []


def test_a_table_that_was_deleted_stays_deleted(store: Store) -> None:
    assert store.write([[put_table()]]) == [None]
    assert store.write([[UpdateTable(put_table(stage="over"))]]) == [None]
    changed = store.table_row("heron")
    assert changed is not None
    assert changed.stage == "over"
    assert store.delete_tables(["heron"], 9_999) == ["heron"]
    assert store.write([[UpdateTable(put_table(stage="playing"))]]) == [None]
    assert store.table_row("heron") is None


@pytest.mark.parametrize("name", ["'; DROP TABLE tables; --", "%s", "?", ":name", "a" * 5_000])
def test_names_are_never_read_as_sql(store: Store, name: str) -> None:
    assert store.write([[put_table(name), append(1, name)]]) == [None]
    assert len(store.entries(name)) == 1

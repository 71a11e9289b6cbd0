"""Tables, their members and logs, finished games, and batches that are saved together."""

from itertools import count
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import select, text

from spydeck.protocol.tables import SeatSetup, Settings
from spydeck.server.store.errors import NotSaved, StoreError
from spydeck.server.store.records import Counts
from spydeck.server.store.rows import MAX_ROWS, latest_games
from spydeck.server.store.store import DELETED_AT_ONCE, Store
from spydeck.server.store.writes import AppendEntries, DropMember, PutMember, PutPrivate, UpdateTable, Write
from spydeck.server.table.entries import (
    Acted,
    Created,
    Ended,
    Entry,
    HostChanged,
    Joined,
    Logged,
    Paused,
    Spoke,
    Started,
    Waits,
    written,
)
from tests.random_games import scaled
from tests.server.store.samples import append, finished, logged, put_table


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


seats = st.integers(0, 5)
texts = st.text(max_size=50)
parts = st.dictionaries(st.sampled_from("123"), texts)
values = st.one_of(texts, st.booleans(), st.integers(), st.lists(texts), st.none())
set_up = st.builds(
    Settings,
    game=st.just("spycard"),
    options=st.dictionaries(st.text(max_size=40), values, max_size=5),
    pace=st.floats(0, 10),
)
some_entries: st.SearchStrategy[Entry] = st.one_of(
    st.builds(Created, settings=set_up, seats=st.lists(st.builds(SeatSetup, bot=st.just("sensible")))),
    st.builds(Joined, member=st.integers(0, 10**6), guest=texts, name=texts),
    st.builds(HostChanged, member=st.none() | seats),
    st.builds(Started, game_number=st.integers(1, 99), secret=texts, commitment=texts, parts=parts),
    st.builds(Acted, seat=seats, action=texts),
    st.builds(Paused),
    st.builds(Waits, seats=st.lists(seats)),
    st.builds(Ended, winners=st.lists(seats), totals=st.lists(st.integers()), secret=texts, record=texts),
    st.builds(Spoke, member=seats, phrase=st.none(), text=texts),
)


numbers = count()
SETTINGS = Settings(game="spycard", name="Café")


@settings(max_examples=scaled(50), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_entries_are_read_as_they_were_saved(data: st.DataObject, store: Store) -> None:
    table = f"table {next(numbers)}"
    saved: list[Logged] = []
    for seq, entry in enumerate(data.draw(st.lists(some_entries, max_size=5)), 1):
        command = data.draw(st.none() | st.just(f"command {seq}"))
        saved.append(logged(seq, entry=entry, member=data.draw(st.none() | seats), command=command))
    assert store.write([[put_table(table), AppendEntries(table, tuple(saved))]]) == [None]
    assert store.entries(table) == saved
    assert store.entries(table, after=2) == saved[2:]


def test_a_number_in_the_log_is_used_once(store: Store) -> None:
    assert store.write([[put_table(), append(1, at=7)]]) == [None]
    (trouble,) = store.write([[append(1, at=8)]])
    assert "does not fit what is already saved" in str(trouble)
    assert [one.at for one in store.entries("heron")] == [7]


def test_other_tables_have_their_own_numbers_and_commands(store: Store) -> None:
    for table in ("heron", "lynx"):
        assert store.write([[put_table(table), append(1, table, member=0, command="same")]]) == [None]


def test_there_is_no_log_without_its_table(store: Store) -> None:
    (trouble,) = store.write([[append(1)]])
    assert trouble is not None
    assert trouble.at_fault
    assert store.write([[append(1), put_table()]]) == [None]


def test_an_entry_that_cannot_be_read_is_reported(store: Store) -> None:
    assert store.write([[put_table(), append(1)]]) == [None]
    with store.database.writing() as connection:
        connection.execute(text('UPDATE entries SET body = \'{"kind": "unheard-of"}\''))
    with pytest.raises(StoreError, match="the log of table heron holds an entry that cannot be read"):
        store.entries("heron")


@pytest.mark.parametrize(
    ("entry", "body"),
    [
        (Acted(seat=2, action="play R7", by="stand-in"), '"seat":2,"action":"play R7","by":"stand-in"'),
        (HostChanged(member=None), '"member":null'),
        (Spoke(member=0, text="“Hi”"), '"member":0,"phrase":null,"text":"“Hi”"'),
        (
            Created(settings=SETTINGS, seats=[SeatSetup()]),
            f'"settings":{SETTINGS.model_dump_json()},"seats":[{SeatSetup().model_dump_json()}]',
        ),
    ],
)
def test_entries_are_written_with_their_kind_and_all_their_fields(entry: Entry, body: str) -> None:
    assert written(entry).decode() == f'{{"kind":"{entry.kind}",{body}}}'


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

"""A table's log."""

from itertools import count

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import text

from spydeck.protocol.tables import SeatSetup, Settings
from spydeck.server.store.errors import StoreError
from spydeck.server.store.store import Store
from spydeck.server.store.writes import AppendEntries
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
from tests.server.store.samples import append, logged, put_table

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

"""The database's schema."""

from collections.abc import Callable

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text

from spydeck.server.store.errors import StoreError
from spydeck.server.store.schema import metadata
from spydeck.server.store.store import Store
from spydeck.server.store.writes import DropMember, PutMember, Write
from spydeck.server.table.entries import Joined
from tests.server.store.samples import append, finished, put_table, said


def test_the_migrations_lead_to_the_tables_that_the_program_uses(store: Store) -> None:
    with store.database.writing() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_opening_a_database_again_changes_nothing(database_url: str) -> None:
    first = Store(database_url)
    assert first.write([[put_table(), append(1)]]) == [None]
    first.close()
    again = Store(database_url)
    assert [one.seq for one in again.entries("heron")] == [1]
    again.close()


def test_a_database_of_a_newer_version_is_refused(database_url: str) -> None:
    store = Store(database_url)
    with store.database.writing() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    store.close()
    with pytest.raises(StoreError, match="newer version of Spydeck.*update Spydeck"):
        Store(database_url)


def test_a_database_with_other_peoples_tables_is_left_as_it_is(database_url: str) -> None:
    store = Store(database_url)
    with store.database.writing() as connection:
        connection.execute(text("DROP TABLE alembic_version"))
        connection.execute(text("DROP TABLE devices"))
    store.close()
    for _ in range(2):
        with pytest.raises(StoreError, match="cannot be opened"):
            Store(database_url)


def test_a_database_of_the_first_version_keeps_its_data_in_both_directions(database_url: str) -> None:
    store = Store(database_url)
    writes: list[Write] = [
        put_table(),
        append(1),
        PutMember("heron", "ann"),
        PutMember("heron", "ben"),
        finished("first", at=2),
        finished("second", at=3),
        finished("third", at=1),
    ]
    assert store.write([writes]) == [None]
    migrate(store, command.downgrade, "0001")
    with store.database.writing() as connection:
        old = connection.execute(text("SELECT guest, seat FROM members ORDER BY guest")).all()
    assert [tuple(row) for row in old] == [("ann", None), ("ben", None)]
    store.close()
    upgraded = Store(database_url)
    assert [found.id for found in upgraded.tables_of("ann", 9)] == ["heron"]
    assert [found.id for found in upgraded.tables_of("ben", 9)] == ["heron"]
    assert [one.seq for one in upgraded.entries("heron")] == [1]
    assert [game.id for game in upgraded.games_of("ann", 9)] == ["second", "first", "third"]
    assert upgraded.write([[PutMember("heron", "cleo"), DropMember("heron", "ann")]]) == [None]
    assert upgraded.tables_of("ann", 9) == []
    with upgraded.database.writing() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    upgraded.close()


def test_an_upgraded_database_knows_the_former_members_of_its_tables(database_url: str) -> None:
    store = Store(database_url)
    joined = [
        Joined(member=number, guest=guest, name="A") for number, guest in enumerate(("ann", "program:x"))
    ]
    assert store.write([[put_table(), said(*joined), PutMember("heron", "ben")]]) == [None]
    migrate(store, command.downgrade, "0009")
    store.close()
    upgraded = Store(database_url)
    assert upgraded.own_data.tables("ann") == ["heron"]
    assert upgraded.tables_of("ann", 9) == []
    assert [found.id for found in upgraded.tables_of("ben", 9)] == ["heron"]
    assert upgraded.own_data.tables("program:x") == []
    upgraded.close()


def migrate(store: Store, step: Callable[[Config, str], None], revision: str) -> None:
    """Migrate a database to another revision."""
    with store.database.writing() as connection:
        config = Config(attributes={"connection": connection})
        config.set_main_option("script_location", "spydeck.server.store:migrations")
        step(config, revision)

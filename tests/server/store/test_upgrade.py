"""The database's shape."""

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text

from spydeck.server.store.errors import StoreError
from spydeck.server.store.schema import metadata
from spydeck.server.store.store import Store
from tests.server.store.samples import append, put_table


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

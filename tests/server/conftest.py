"""Databases for all tests of the server: a SQLite file, and a PostgreSQL database where a server runs."""

import asyncio
import os
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from functools import cache
from inspect import iscoroutinefunction
from pathlib import Path
from uuid import uuid4

import httpx
import psycopg
import pytest
from sqlalchemy import make_url

from spydeck.server.config import Limits
from spydeck.server.store.schema import metadata
from spydeck.server.store.store import Store
from tests.same_deals import same_deals
from tests.server.hosted_table import run
from tests.server.in_process import ROOMY, Live, live
from tests.server.new_database import create_tables
from tests.waiting import PATIENCE

__all__ = ["same_deals"]


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine, in simulated time unless it is marked `real_time`.

    What it gets from a fixture that is an asynchronous context manager is entered in its loop.
    """
    if not iscoroutinefunction(pyfuncitem.obj):
        return None
    given = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}

    async def test() -> None:
        async with AsyncExitStack() as stack:
            for name, one in given.items():
                if isinstance(one, AbstractAsyncContextManager):
                    given[name] = await stack.enter_async_context(one)
            await pyfuncitem.obj(**given)

    (asyncio.run if pyfuncitem.get_closest_marker("real_time") else run)(test())
    return True


@pytest.fixture(scope="module")
def limits() -> Limits:
    """The limits of a module's server."""
    return ROOMY


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, limits: Limits) -> Iterator[Live]:
    """One server for all tests of a module, unless it says otherwise."""
    with live(f"sqlite:///{tmp_path_factory.mktemp('server') / 'tables.db'}", limits) as running:
        yield running


@pytest.fixture
def ada(server: Live) -> httpx.Client:
    return server.guest("Ada")


@pytest.fixture
def ben(server: Live) -> httpx.Client:
    return server.guest("Ben")


POSTGRES = os.environ.get("SPYDECK_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/test")
IMPATIENCE = 0.2
"""Where somebody else keeps the lock, and the refusal is what is tested."""


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database that nobody else has."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    url: str = request.getfixturevalue("postgresql_url")
    return url


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:
    create_tables(database_url)
    store = Store(database_url, PATIENCE)
    yield store
    store.close()


@pytest.fixture
def postgresql_url(postgresql_database: str, request: pytest.FixtureRequest) -> Iterator[str]:
    """The URL of an empty PostgreSQL database; skips the test where no server answers.

    For tests of a `store` it has all tables already: deleting rows is quicker than migrating.
    """
    with_tables = "store" in request.fixturenames
    if not (with_tables and has_deleted_rows(postgresql_database)):
        drop_tables(postgresql_database)
    yield postgresql_database
    if not with_tables:
        drop_tables(postgresql_database)


@pytest.fixture(scope="session")
def postgresql_database() -> Iterator[str]:
    """A PostgreSQL database for the tests of one process, dropped afterwards."""
    if not postgresql_answers():
        pytest.skip(f"no PostgreSQL answers at {hidden()}; name one in SPYDECK_TEST_POSTGRES")
    name = f"spydeck_test_{uuid4().hex}"
    with psycopg.connect(POSTGRES, autocommit=True) as keeper:
        keeper.execute(f"CREATE DATABASE {name}".encode())
        keeper.execute(f"ALTER DATABASE {name} SET synchronous_commit = off".encode())
        try:
            yield make_url(POSTGRES).set(database=name).render_as_string(hide_password=False)
        finally:
            keeper.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


def has_deleted_rows(database: str) -> bool:
    """Whether a database has all tables; their rows are deleted then."""
    wanted = {*metadata.tables, "alembic_version"}
    with psycopg.connect(database) as keeper:
        end_other_connections(keeper)
        rows = keeper.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
        if {name for (name,) in rows} != wanted:
            return False
        for table in reversed(metadata.sorted_tables):
            keeper.execute(f"DELETE FROM {table.name}".encode())  # noqa: S608
    return True


def drop_tables(database: str) -> None:
    with psycopg.connect(database, autocommit=True) as keeper:
        end_other_connections(keeper)
        keeper.execute("DROP SCHEMA public CASCADE")
        keeper.execute("CREATE SCHEMA public")


def end_other_connections(keeper: psycopg.Connection) -> None:
    keeper.execute(
        "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )


def sqlite_url(folder: Path) -> str:
    return f"sqlite:///{folder / 'spydeck.db'}"


@cache
def postgresql_answers() -> bool:
    try:
        psycopg.connect(POSTGRES, connect_timeout=2).close()
    except psycopg.OperationalError:
        return False
    return True


def hidden() -> str:
    return make_url(POSTGRES).render_as_string()

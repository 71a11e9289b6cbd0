"""An open database: one connection that writes, any number of connections that read."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from math import inf
from pathlib import Path
from shutil import disk_usage
from threading import Lock
from typing import Any

from filelock import FileLock, Timeout
from sqlalchemy import Connection, Select, UpdateBase, event, func, inspect, select
from sqlalchemy.exc import SQLAlchemyError

from spydeck.server.store.engines import WRITING, create_file, file_of, open_engine, read_url
from spydeck.server.store.errors import (
    FULL,
    TAKEN,
    NotSaved,
    StoreError,
    in_detail,
    not_saved,
    reason,
)
from spydeck.server.store.migrations import versions
from spydeck.server.text import message

PATIENCE = 2.0
"""Seconds to wait for a database that another program holds."""
UPGRADE_LOCK = 0x5B_1D_EC_0C
"""The key of the lock under which a PostgreSQL database is upgraded."""
UPGRADE_SECONDS = 60
"""Seconds to wait for another process that upgrades the database."""
_VERSIONS = Path(versions.__file__).parent


class Database:
    """A database with the present schema; a SQLite file belongs to this process alone."""

    def __init__(self, url: str, patience: float = PATIENCE, beside: bool = False) -> None:
        """Open the database of a URL such as `default_url()`, creating it if necessary.

        beside: only to read, for a process that works for the one whose file it is.
        Raise `StoreError` if it cannot be opened, another process uses its file, or a newer version created
        it.
        """
        found = read_url(url)
        self.name = found.render_as_string(hide_password=True)
        """The URL without its password."""
        self._file_lock = None
        self._file = file = file_of(found)
        self.exclusive = file is not None
        """Whether no other process can use the database."""
        if file is not None and not beside:
            create_file(file)
            self._file_lock = _lock_file(file, self.name)
        self._turn = Lock()
        self._writer: Connection | None = None
        self._lost = False
        """Whether another connection was lost since the writer was used: it then is, too, though silently."""
        self._engine = open_engine(found, patience)
        event.listen(self._engine, "invalidate", self._note_loss)
        if beside:
            return
        self._spare_room()  # otherwise what follows may not fit
        try:
            with self.writing() as connection:
                self._lock_for_upgrade(connection)
                upgrade(connection)
            self._drop_writer()  # whose waits may be long
        except StoreError as error:
            self.close()
            detail = in_detail(error.__cause__) if isinstance(error, NotSaved) else ""
            why = error.message.sentence() + detail
            raise not_opened(self.name, why) from error

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Open a transaction that can write, one at a time. Raise `NotSaved` if it cannot be completed."""
        with self._turn:
            try:
                if self._lost:
                    self._drop_writer()
                connection = self._writer = self._writer or self._open_writer()
                with connection.begin():
                    yield connection
                self._spare_room()
            except StoreError:
                raise
            except (SQLAlchemyError, ValueError, TypeError, OverflowError) as error:
                trouble = not_saved(error)
                self._undo(trouble)
                if trouble.message == FULL:
                    self._spare_room(at_once=True)
                raise trouble from error

    @contextmanager
    def writing_apart(self) -> Iterator[Connection]:
        """Open a transaction that waits for no other one in this process, where many can write at once.

        Raise `NotSaved`.
        """
        if self.exclusive:
            with self.writing() as connection:
                yield connection
            return
        try:
            with self._engine.begin() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise not_saved(error) from error

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Open a transaction that only reads. Raise `StoreError` if that fails."""
        try:
            with self._engine.connect() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise StoreError(message("not-read", why=reason(error))) from error

    def empty_log(self) -> None:
        """Put all that SQLite's own log holds into the file: until then it keeps what was deleted.

        Raise `sqlite3.Error`.
        """
        if self.exclusive:
            with self._turn:
                self._empty_log()

    def _empty_log(self) -> None:
        with closing(self._engine.raw_connection()) as connection:
            driver: Any = connection.driver_connection
            driver.execute("PRAGMA wal_checkpoint(TRUNCATE)").close()

    def _spare_room(self, at_once: bool = False) -> None:
        """Empty SQLite's log if it has taken half as much room as is left, as the file may need that much to
        take it in; `at_once`, in any case. If that fails, it is tried again after the next transaction."""
        if self._file is None:
            return
        with suppress(OSError, sqlite3.Error, SQLAlchemyError):
            size = Path(f"{self._file}-wal").stat().st_size
            if size and (at_once or 2 * size > disk_usage(self._file.parent).free):
                self._empty_log()

    def lock(self, connection: Connection, key: int) -> None:
        """Wait for a key that no other transaction has locked, and lock it until the transaction ends."""
        if not self.exclusive:
            connection.execute(select(func.pg_advisory_xact_lock(key)))

    def close(self) -> None:
        """Close all connections and release the database."""
        with self._turn:
            self._drop_writer()
            self._engine.dispose()
            if self._file_lock is not None:
                self._file_lock.release()

    def _open_writer(self) -> Connection:
        """Return the connection for all writes."""
        return self._engine.connect().execution_options(**{WRITING: True})

    def _lock_for_upgrade(self, connection: Connection) -> None:
        """Let no other process upgrade the database before the connection's transaction ends, however long
        that takes."""
        if not self.exclusive:
            driver: Any = connection.connection.driver_connection
            driver.answer_seconds = inf
            connection.exec_driver_sql(f"SET LOCAL lock_timeout = '{UPGRADE_SECONDS}s'")
        self.lock(connection, UPGRADE_LOCK)

    def _note_loss(self, *_: object) -> None:
        """Note that a connection was lost."""
        self._lost = True

    def _undo(self, trouble: NotSaved) -> None:
        """Reset the writer, or drop it."""
        if trouble.unsure:
            self._drop_writer()
        elif self._writer is not None:
            # A commit that SQLite refuses leaves its transaction open, while SQLAlchemy considers it closed.
            self._writer.connection.rollback()

    def _drop_writer(self) -> None:
        if self._writer is not None:
            _discard(self._writer)
            self._writer = None
        self._lost = False


class Queries:
    """Queries of one kind, each method one transaction, from any thread.

    Methods that write take turns and raise `NotSaved`; methods that read raise `StoreError`. All times are
    milliseconds since the epoch.
    """

    def __init__(self, database: Database) -> None:
        self.database = database

    def _rows(self, wanted: Select[Any]) -> Sequence[Any]:
        """Return the rows that a query finds."""
        with self.database.reading() as connection:
            return connection.execute(wanted).all()

    def _column(self, wanted: Select[Any]) -> list[Any]:
        """Return the first column of the rows that a query finds."""
        return [row[0] for row in self._rows(wanted)]

    def _change(self, statement: UpdateBase) -> int:
        """Return how many rows a statement changes."""
        with self.database.writing() as connection:
            return connection.execute(statement).rowcount


def not_opened(database: str, why: str) -> StoreError:
    """Return the error that a database cannot be opened."""
    return StoreError(message("not-opened", database=database, why=why))


def _discard(connection: Connection) -> None:
    """Close a connection and everything that it holds instead of returning it to the pool."""
    connection.invalidate()
    connection.close()


def _lock_file(file: Path, name: str) -> FileLock:
    """Lock a SQLite database until this process ends. Raise `StoreError`."""
    lock = FileLock(f"{file}.lock", timeout=0, mode=0o600, thread_local=False)
    try:
        lock.acquire()
    except Timeout as error:
        raise not_opened(name, TAKEN.sentence()) from error
    except (OSError, NotImplementedError) as error:
        why = message("lock-failed", file=f"{file}.lock", cause=str(error))
        raise not_opened(name, why.sentence()) from error
    return lock


def upgrade(connection: Connection) -> None:
    """Create all tables, or migrate them to the schema of this version, in the connection's transaction.

    Raise `StoreError` if a newer version of the program has already changed them, `SQLAlchemyError` if the
    database refuses.
    """
    if is_present(connection):
        return
    # Takes time to import.
    from alembic import command
    from alembic.config import Config
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "spydeck.server.store:migrations")
    script = ScriptDirectory.from_config(config)
    known = {step.revision for step in script.walk_revisions()}
    present = set(MigrationContext.configure(connection).get_current_heads())
    if present - known:
        raise StoreError(message("database-newer"))
    command.upgrade(config, "head")


def is_present(connection: Connection) -> bool:
    """Return whether a database has the schema of the newest migration."""
    if not inspect(connection).has_table("alembic_version"):
        return False
    newest = max(step.stem for step in _VERSIONS.glob("v*.py"))
    found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalars().all()
    return [f"v{version}" for version in found] == [newest.partition("_")[0]]

"""An open database: one process, one connection that writes, any number that read."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock

from filelock import FileLock, Timeout
from sqlalchemy import Connection, func, select
from sqlalchemy.exc import SQLAlchemyError

from spydeck.server.store.engines import WRITING, file_of, make_file, open_engine, read_url
from spydeck.server.store.errors import (
    LOCKED,
    TAKEN,
    NotSaved,
    StoreError,
    in_detail,
    not_saved,
    reason,
)
from spydeck.server.store.upgrade import upgrade

PATIENCE = 2.0
"""Seconds to wait for a database that another program holds."""
ADVISORY_LOCK = 0x5B_1D_EC_0C
"""The number under which a server holds a PostgreSQL database."""


class Database:
    """A database that this process alone writes to, and that has the present shape."""

    def __init__(self, url: str, patience: float = PATIENCE) -> None:
        """Open the database of a URL such as `default_url()`, making it if it is not there.

        Raises `StoreError` where it cannot be opened, another process has it, or a newer version made it.
        """
        found = read_url(url)
        self.name = found.render_as_string(hide_password=True)
        """The URL as it may be shown."""
        self._file_lock = None
        file = file_of(found)
        if file is not None:
            make_file(file)
            self._file_lock = _lock_file(file, self.name)
        self._turn = Lock()
        self._writer: Connection | None = None
        self._engine = open_engine(found, patience)
        try:
            with self.writing() as connection:
                upgrade(connection)
        except StoreError as error:
            self.close()
            why = error.why + in_detail(error.__cause__) if isinstance(error, NotSaved) else str(error)
            raise StoreError(f"{self.name} cannot be opened: {why}") from error

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that may write, one after another; raises `NotSaved` where it cannot be completed."""
        with self._turn:
            try:
                connection = self._writer = self._writer or self._open_writer()
                with connection.begin():
                    yield connection
            except StoreError:
                raise
            except (SQLAlchemyError, ValueError, TypeError, OverflowError) as error:
                trouble = not_saved(error)
                self._undo(trouble)
                raise trouble from error

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A transaction that only reads; raises `StoreError` where that fails."""
        try:
            with self._engine.connect() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise StoreError(f"nothing could be read: {reason(error)}") from error

    def close(self) -> None:
        """Close all connections and let others have the database."""
        with self._turn:
            self._drop_writer()
            self._engine.dispose()
            if self._file_lock is not None:
                self._file_lock.release()

    def _open_writer(self) -> Connection:
        """The connection for all writing. On PostgreSQL it holds the lock: to lose either is to lose both."""
        connection = self._engine.connect().execution_options(**{WRITING: True})
        if connection.dialect.name == "postgresql":
            try:
                connection.execute(select(func.pg_advisory_lock(ADVISORY_LOCK)))
                connection.commit()
            except SQLAlchemyError as error:
                _discard(connection)
                raise (NotSaved(TAKEN) if reason(error) == LOCKED else not_saved(error)) from error
        return connection

    def _undo(self, trouble: NotSaved) -> None:
        """Make the writer as good as new, or have none."""
        if trouble.unsure:
            self._drop_writer()
        elif self._writer is not None:
            # A commit that SQLite refuses leaves its transaction open, where SQLAlchemy believes it closed.
            self._writer.connection.rollback()

    def _drop_writer(self) -> None:
        if self._writer is not None:
            _discard(self._writer)
            self._writer = None


def _discard(connection: Connection) -> None:
    """Close a connection for good, and with it all that it holds, rather than keep it for another time."""
    connection.invalidate()
    connection.close()


def _lock_file(file: Path, name: str) -> FileLock:
    """Hold a SQLite database for this process, until it ends in whatever way; raises `StoreError`."""
    lock = FileLock(f"{file}.lock", timeout=0, mode=0o600, thread_local=False)
    try:
        lock.acquire()
    except Timeout as error:
        raise StoreError(f"{name} cannot be opened: {TAKEN}") from error
    except (OSError, NotImplementedError) as error:
        raise StoreError(f"{name} cannot be opened: its lock {file}.lock fails ({error})") from error
    return lock

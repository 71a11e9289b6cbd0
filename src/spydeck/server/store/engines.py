"""SQLAlchemy's engine for a database's URL: commits are durable, and no wait is long."""

from __future__ import annotations

import re
from collections.abc import Generator
from pathlib import Path
from time import monotonic
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from spydeck.files import home
from spydeck.server.store.errors import StoreError
from spydeck.server.text import message
from spydeck.text.system import cause_of

WRITING = "spydeck_writing"
"""The execution option of connections whose transactions start as writers."""

PREPARED = 512
"""Statements that each connection to SQLite keeps prepared: some tables have one for each number of rows."""
CHECKPOINT_PAGES = 8_000
"""Pages of SQLite's log that are put into the file together: while many tables play, each page of theirs has
changed several times by then."""
ANSWER_SECONDS = 4.0
"""Seconds to wait for an answer of PostgreSQL, except while a database is upgraded."""
INTERVAL = 0.1
"""Seconds between two checks."""
MOUNTS = Path("/proc/self/mountinfo")
ESCAPED = re.compile(r"\\([0-7]{3})")
_OVER_FUSE = ("fuse.ceph", "fuse.dav", "fuse.gluster", "fuse.rclone", "fuse.s3", "fuse.smb", "fuse.sshfs")
NETWORK_DISKS = ("9p", "afs", "ceph", "cifs", "davfs", "lustre", "nfs", "smb", *_OVER_FUSE)
"""How their kinds start."""
_KEEPALIVE = {
    "connect_timeout": "3",
    "keepalives_idle": "3",
    "keepalives_interval": "1",
    "keepalives_count": "3",
    "tcp_user_timeout": "4000",
}
"""When a PostgreSQL server that no longer answers counts as lost, unless the URL says otherwise."""
_SESSION = {
    "idle_in_transaction_session_timeout": 5_000,
    "tcp_keepalives_idle": 5,
    "tcp_keepalives_interval": 1,
    "tcp_keepalives_count": 3,
    "tcp_user_timeout": 5_000,
}
"""When this program counts as lost for the PostgreSQL server, which then drops its locks."""


def default_url() -> str:
    """Return the URL of a file in the folder for the user's data."""
    return f"sqlite:///{home() / 'spydeck.db'}"


def read_url(text: str) -> URL:
    """Return the URL of a SQLite file or of a PostgreSQL database. Raise `StoreError`."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise StoreError(message("database-url")) from None
    kind = url.drivername.partition("+")[0]
    if kind in ("postgresql", "postgres"):
        if not all("=" in option for option in text.partition("?")[2].split("&") if "?" in text):
            raise StoreError(message("database-url"))  # the library would leave such options out
        return url.set(drivername="postgresql+psycopg")
    if kind != "sqlite":
        raise StoreError(message("database-kind", kind=kind))
    start, _, file = text.partition(":///")
    # Only what all readings take for the file: libraries leave out what follows "?", and some decode "%".
    is_plain = file == url.database and file.isprintable() and not set(file) & {"?", "%"}
    if start != url.drivername or not is_plain or not file or file == ":memory:" or file.startswith("file:"):
        raise StoreError(message("sqlite-path"))
    return url.set(drivername="sqlite")


def is_shared(database: str | None) -> bool:
    """Return whether several processes can use the database of a URL at the same time. Raise `StoreError`."""
    return database is not None and file_of(read_url(database)) is None


def file_of(url: URL) -> Path | None:
    """Return the file of a SQLite database with links resolved."""
    if url.get_backend_name() != "sqlite" or url.database is None:
        return None
    try:
        return Path(url.database).expanduser().resolve()
    except RuntimeError as error:  # links in a circle, or nobody's home
        raise StoreError(message("file-not-created", file=url.database, cause=str(error))) from None


def network_disk(database: str) -> str | None:
    """Return the kind of network disk that a SQLite database is on; None where it is not, or cannot be told.

    SQLite's log needs memory that is shared and locks that hold, which such disks do not give reliably.
    """
    file = file_of(read_url(database))
    try:
        mounts = "" if file is None else MOUNTS.read_text("utf-8", "surrogateescape")
    except OSError:
        return None
    kind, longest = "", -1
    for line in mounts.splitlines():  # proc(5): the fifth word is where, the first after a dash what
        known, _, source = line.partition(" - ")
        where = ESCAPED.sub(lambda found: chr(int(found[1], 8)), known.split()[4])
        if file is not None and len(where) >= longest and file.is_relative_to(where):
            kind, longest = source.split()[0], len(where)
    return kind if kind.startswith(NETWORK_DISKS) else None


def create_file(file: Path) -> None:
    """Create the folder and the file, for their owner only, unless they exist. Raise `StoreError`."""
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        file.touch(mode=0o600)
    except OSError as error:
        raise StoreError(message("file-not-created", file=str(file), cause=cause_of(error))) from error


def open_engine(url: URL, patience: float) -> Engine:
    """Return the engine for a URL from `read_url`.

    patience: seconds to wait for a database that another program holds.
    Raise `StoreError` if PostgreSQL's driver is not installed.
    """
    file = file_of(url)
    if file is not None:
        return _sqlite(url.set(database=str(file)), patience)
    return _postgresql(url, patience)


def _sqlite(url: URL, patience: float) -> Engine:
    engine = create_engine(url, connect_args={"timeout": patience, "cached_statements": PREPARED})

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None  # otherwise the driver starts transactions itself
        # What people delete should not be in the file any more, whatever the library's own default is.
        durable = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON")
        for pragma in (*durable, f"wal_autocheckpoint={CHECKPOINT_PAGES}"):
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        writing = connection.get_execution_options().get(WRITING)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    return engine


def _postgresql(url: URL, patience: float) -> Engine:
    defaults = {name: value for name, value in _KEEPALIVE.items() if name not in url.query}
    try:
        engine = create_engine(url.update_query_dict(defaults), pool_pre_ping=True)
        prompt = _prompt_connection()
    except ImportError as error:
        raise StoreError(message("postgresql-driver")) from error

    @event.listens_for(engine, "do_connect")
    def connect(dialect: object, record: object, given: list[Any], named: dict[str, Any]) -> Any:
        return prompt.connect(*given, **named)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        for name, value in {"lock_timeout": int(patience * 1000), **_SESSION}.items():
            connection.execute(f"SET {name} = {value}")
        connection.commit()

    return engine


def _prompt_connection() -> Any:
    """Return a class of connections to PostgreSQL on which no wait is long, however silently one was lost.

    The system notices only slowly that the other end is gone, and a proxy may hide it. Raise `ImportError`
    without the driver.
    """
    from psycopg import Connection as Driver
    from psycopg import OperationalError

    class NoAnswer(OperationalError):
        """The server did not answer in time; the connection is closed."""

    def limited(exchange: Generator[Any, Any, Any], deadline: float) -> Generator[Any, Any, Any]:
        """Pass an exchange on until a deadline, by the monotonic clock in seconds."""
        try:
            wanted = next(exchange)
            while True:
                ready = yield wanted
                if monotonic() > deadline:
                    raise NoAnswer("the server did not answer in time")
                wanted = exchange.send(ready)
        except StopIteration as finished:
            return finished.value

    class PromptConnection(Driver[Any]):
        """A connection that is given up when no answer comes."""

        answer_seconds = ANSWER_SECONDS

        def wait(self, gen: Any, interval: float = INTERVAL, *more: Any, **named: Any) -> Any:
            """Return what an exchange with the server leads to. Raise `NoAnswer` if it takes too long."""
            try:
                deadline = monotonic() + self.answer_seconds
                return super().wait(limited(gen, deadline), interval, *more, **named)
            except NoAnswer:
                self.close()
                raise

    return PromptConnection

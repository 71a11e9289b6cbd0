"""Leases in a PostgreSQL database: which process serves which of its tables, and until when.

A process that does not renew its lease loses it. Whoever takes a table raises the table's epoch, and every
batch of writes names the epoch under which its process took the table (`Fence`), so that nothing is written
under a lost lease. Source: M. Kleppmann, "How to do distributed locking" (2016), on fencing tokens.

The times are those of the database's clock. A SQLite file needs none of this: a lock keeps other processes
away from it.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, fields
from operator import attrgetter
from pathlib import Path
from time import time_ns
from typing import Any

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Select,
    Table,
    and_,
    cast,
    delete,
    exists,
    extract,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import sqlite

from spydeck.server.config import host_and_port, is_loopback
from spydeck.server.store.database import Database
from spydeck.server.store.schema import nodes, owners, tables
from spydeck.server.store.writes import Fence, Write

BOOT = Path("/proc/sys/kernel/random/boot_id")
ENDED = "ZX"
"""The states of processes that have ended but are still listed."""
LEASE_MS = 10_000
"""Milliseconds after which a lease that is not renewed is lost."""
REGISTRATION_LOCK = 0x5B_1D_EC_0D
"""The key of the lock under which processes register, one at a time."""
_EPOCHS = {
    "postgresql": ("SELECT table_id, epoch FROM owners WHERE table_id = ANY(%s) ORDER BY table_id FOR SHARE"),
    "sqlite": "SELECT table_id, epoch FROM owners WHERE table_id IN (SELECT value FROM json_each(?))",
}
"""Read and keep the epochs of some tables."""


def identity() -> str | None:
    """Return what no other process ever has: when this computer started, where, and which process when.

    None where the system does not say that.
    """
    try:
        return f"{_here()} {os.getpid()} {_state_of(os.getpid())[1]}"
    except (OSError, ValueError, IndexError):
        return None


def same_computer(one: str | None, other: str | None) -> bool:
    """Return whether two processes, by their `identity`, are certainly on one computer and see each other."""
    return one is not None and other is not None and one.rsplit(" ", 2)[0] == other.rsplit(" ", 2)[0]


def has_ended(other: str) -> bool:
    """Return whether a process on this computer, by its `identity`, has certainly ended."""
    here, _, process = other.rpartition(" ")[0].rpartition(" ")
    try:
        if here != _here():
            return False
        state, started = _state_of(int(process))
    except FileNotFoundError:
        return True
    except (OSError, ValueError, IndexError):
        return False
    return state in ENDED or started != other.rpartition(" ")[2]


def _here() -> str:
    """Return since when this computer runs, and which of its processes this one can see."""
    return f"{BOOT.read_text().strip()} {Path('/proc/self/ns/pid').readlink()}"


def _state_of(process: int) -> tuple[str, str]:
    """Return the state of a process, and when it started, in ticks since the computer did."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return fields[0], fields[19]


@dataclass(frozen=True)
class Node:
    """A process that serves tables."""

    id: str
    process: str | None = None
    """Its `identity`, if that is known."""
    address: str | None = None
    """The host and the port at which other processes reach it; None if they cannot."""
    tables: int = 0
    """Tables that are loaded there."""
    people: int = 0
    """People who are connected there."""

    @property
    def has_ended(self) -> bool:
        """Whether the process has certainly ended."""
        return self.process is not None and has_ended(self.process)

    def is_reached_from(self, other: Node) -> bool:
        """Return whether another process can pass on to this one what is for its tables."""
        if self.address is None:
            return False
        host, _ = host_and_port(self.address)
        return not is_loopback(host) or same_computer(self.process, other.process)


NODE_FIELDS = [field.name for field in fields(Node)]


class Leases:
    """The leases of all processes that share a database."""

    def __init__(self, database: Database, clock: Callable[[], int] | None = None) -> None:
        """With the database's clock, in milliseconds since the epoch; PostgreSQL has its own."""
        self._database = database
        self._clock = (lambda: time_ns() // 1_000_000) if clock is None and database.exclusive else clock

    def register(self, node: Node) -> bool:
        """Give a process a new lease; return whether it has it now.

        It has not if there is another process with a lease, and one of the two cannot reach the other. A
        lease of a process that has certainly ended counts no more. Raise `NotSaved`.
        """
        with self._database.writing_apart() as connection:
            self._database.lock(connection, REGISTRATION_LOCK)
            connection.execute(delete(nodes).where(or_(nodes.c.until <= self._now(), nodes.c.id == node.id)))
            for other in _nodes(connection, select(nodes)):
                if other.has_ended:
                    connection.execute(delete(nodes).where(nodes.c.id == other.id))
                elif not (node.is_reached_from(other) and other.is_reached_from(node)):
                    return False
            until = self._now() + LEASE_MS
            connection.execute(insert(nodes).values(until=until, **asdict(node)))
            return True

    def renew(self, node: Node) -> bool:
        """Extend a lease, and say how much happens there; return False if it has been lost.

        Raise `NotSaved`.
        """
        lease = update(nodes).where(nodes.c.id == node.id, nodes.c.until > self._now())
        extended = lease.values(until=self._now() + LEASE_MS, tables=node.tables, people=node.people)
        with self._database.writing_apart() as connection:
            return connection.execute(extended).rowcount == 1

    def nodes(self) -> list[Node]:
        """Return all processes that have a lease. Raise `StoreError`."""
        with self._database.reading() as connection:
            return _nodes(connection, select(nodes).where(nodes.c.until > self._now()))

    def owner(self, table: str, node: Node) -> Node | None:
        """Return the other process that has a table; None if a process can take it.

        Raise `StoreError`.
        """
        theirs = owners.c.table_id == table, self._is_owner(node.id)
        wanted = select(nodes).join(owners, and_(*theirs))
        with self._database.reading() as connection:
            found = next(iter(_nodes(connection, wanted)), None)
        if found is not None and found.has_ended:
            self.end(found)
            return None
        return found

    def taken_by_others(self, node: str) -> ColumnElement[bool]:
        """Return the condition that another process than one has a row of `tables`."""
        return exists().where(owners.c.table_id == tables.c.id, self._is_owner(node))

    def take(self, table: str, node: Node) -> int | None:
        """Take a table for a process; return its new epoch, or None if it is unknown or another's.

        Raise `NotSaved`.
        """
        free = ~exists().where(self._is_owner(node.id))
        row = tables.c.id == table
        known = select(tables.c.id, literal(None), literal(0)).where(row)
        with self._database.writing() as connection:
            # Waits for whoever deletes the table, and makes them wait.
            connection.execute(select(tables.c.id).where(row).with_for_update(read=True, key_share=True))
            new = _insert(connection)(owners).from_select(["table_id", "node", "epoch"], known)
            connection.execute(new.on_conflict_do_nothing())
            taking = update(owners).where(owners.c.table_id == table, free)
            taking = taking.values(node=node.id, epoch=owners.c.epoch + 1)
            epoch: int | None = connection.scalar(taking.returning(owners.c.epoch))
            return epoch

    def release(self, fences: Sequence[Fence], node: Node) -> None:
        """Release tables that a process has taken under some epochs. Raise `NotSaved`."""
        with self._database.writing() as connection:
            for fence in sorted(fences, key=attrgetter("table")):
                this = owners.c.table_id == fence.table, owners.c.epoch == fence.epoch
                connection.execute(update(owners).where(*this, owners.c.node == node.id).values(node=None))

    def end(self, node: Node) -> None:
        """Give up a lease and all tables. Raise `NotSaved`."""
        with self._database.writing_apart() as connection:
            connection.execute(update(owners).where(owners.c.node == node.id).values(node=None))
            connection.execute(delete(nodes).where(nodes.c.id == node.id))

    def _is_owner(self, node: str) -> ColumnElement[bool]:
        """Return the condition that a row of `nodes` is another process than one, has a lease, and took the
        table of a row of `owners`."""
        return and_(nodes.c.id == owners.c.node, nodes.c.id != node, nodes.c.until > self._now())

    def _now(self) -> ColumnElement[int]:
        """Return the time by the database's clock, in milliseconds since the epoch."""
        if self._clock is not None:
            return literal(self._clock())
        return cast(extract("epoch", func.clock_timestamp()) * 1000, BigInteger)


def broken_fences(connection: Connection, batches: Sequence[Sequence[Write]]) -> set[Fence]:
    """Return the fences in some batches whose tables have another epoch or have been deleted.

    No other process takes one of the other tables before the connection's transaction ends.
    """
    fences = {write for batch in batches for write in batch if isinstance(write, Fence)}
    if not fences:
        return set()
    names = [fence.table for fence in fences]
    dialect = connection.dialect.name
    rows = connection.exec_driver_sql(
        _EPOCHS[dialect], (names if dialect == "postgresql" else json.dumps(names),)
    )
    epochs = {row.table_id: row.epoch for row in rows}
    return {fence for fence in fences if epochs.get(fence.table) != fence.epoch}


def _insert(connection: Connection) -> Callable[[Table], Any]:
    """Return what makes an INSERT for a database, with its own ON CONFLICT."""
    if connection.dialect.name == "sqlite":
        return sqlite.insert
    from sqlalchemy.dialects import postgresql  # takes time to import

    return postgresql.insert


def _nodes(connection: Connection, wanted: Select[Any]) -> list[Node]:
    rows = connection.execute(wanted).mappings()
    return [Node(**{name: row[name] for name in NODE_FIELDS}) for row in rows]

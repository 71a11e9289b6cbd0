"""Leases in a PostgreSQL database: which process may serve its tables, and until when.

A process that does not renew its lease loses it. Whoever takes a table raises the table's epoch, and every
batch of writes names the epoch under which its process took the table (`Fence`), so that nothing is written
under a lost lease. Source: M. Kleppmann, "How to do distributed locking" (2016), on fencing tokens.

The times are those of the database's clock. A SQLite file needs none of this: a lock keeps other processes
away from it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Table,
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
from sqlalchemy.dialects import postgresql, sqlite

from spydeck.server.process_identity import has_ended
from spydeck.server.store.database import Database
from spydeck.server.store.schema import nodes, owners, tables
from spydeck.server.store.writes import Fence, Write

LEASE_MS = 10_000
"""Milliseconds after which a lease that is not renewed is lost."""
REGISTRATION_LOCK = 0x5B_1D_EC_0D
"""The key of the lock under which processes register, one at a time."""

_EPOCHS = {
    "postgresql": ("SELECT table_id, epoch FROM owners WHERE table_id = ANY(%s) ORDER BY table_id FOR SHARE"),
    "sqlite": "SELECT table_id, epoch FROM owners WHERE table_id IN (SELECT value FROM json_each(?))",
}
"""Read and keep the epochs of some tables."""
_INSERTS: dict[str, Callable[[Table], Any]] = {"postgresql": postgresql.insert, "sqlite": sqlite.insert}


@dataclass(frozen=True)
class Node:
    """A process that serves tables."""

    id: str
    process: str | None = None
    """Its `identity`, if that is known."""


class Leases:
    """The leases of all processes that share a database."""

    def __init__(self, database: Database, clock: Callable[[], int] | None = None) -> None:
        """With the database's clock, in milliseconds since the epoch; a PostgreSQL database has its own."""
        self._database = database
        self._clock = clock

    def register(self, node: Node) -> bool:
        """Give a process a new lease, unless another has one; return whether it has it now.

        A lease of a process that has certainly ended counts no more. Raise `NotSaved`.
        """
        with self._database.writing_apart() as connection:
            self._database.lock(connection, REGISTRATION_LOCK)
            connection.execute(delete(nodes).where(or_(nodes.c.until <= self._now(), nodes.c.id == node.id)))
            for other in connection.execute(select(nodes.c.id, nodes.c.process)).all():
                if other.process is None or not has_ended(other.process):
                    return False
                connection.execute(delete(nodes).where(nodes.c.id == other.id))
            until = self._now() + LEASE_MS
            connection.execute(insert(nodes).values(id=node.id, process=node.process, until=until))
            return True

    def renew(self, node: Node) -> bool:
        """Extend a lease; return False if it has been lost. Raise `NotSaved`."""
        lease = update(nodes).where(nodes.c.id == node.id, nodes.c.until > self._now())
        with self._database.writing_apart() as connection:
            return connection.execute(lease.values(until=self._now() + LEASE_MS)).rowcount == 1

    def take(self, table: str, node: Node) -> int | None:
        """Take a table for a process; return its new epoch, or None if it is unknown or another's.

        Raise `NotSaved`.
        """
        has_lease = exists().where(nodes.c.id == owners.c.node, nodes.c.until > self._now())
        free = or_(owners.c.node.is_(None), owners.c.node == node.id, ~has_lease)
        known = select(tables.c.id, literal(None), literal(0)).where(tables.c.id == table)
        with self._database.writing() as connection:
            new = _INSERTS[connection.dialect.name](owners).from_select(["table_id", "node", "epoch"], known)
            connection.execute(new.on_conflict_do_nothing())
            taking = update(owners).where(owners.c.table_id == table, free)
            taking = taking.values(node=node.id, epoch=owners.c.epoch + 1)
            epoch: int | None = connection.scalar(taking.returning(owners.c.epoch))
            return epoch

    def end(self, node: Node) -> None:
        """Give up a lease and all tables. Raise `NotSaved`."""
        with self._database.writing() as connection:
            connection.execute(update(owners).where(owners.c.node == node.id).values(node=None))
            connection.execute(delete(nodes).where(nodes.c.id == node.id))

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

"""Many rows in few statements, and the few of many that are wanted.

Every statement lets the interpreter switch to another thread, and switching back from a busy one takes up to
`sys.getswitchinterval()`. Row by row, a hundred moves would wait a hundred times as long as one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import chain

from sqlalchemy import Connection, Subquery, Table, literal, select, text, tuple_

from spydeck.server.store.schema import game_guests
from spydeck.server.table.finished import GuestGame

MAX_ROWS = 64
"""Rows in one statement for SQLite. There is one statement for each number of rows, which stays prepared."""

Row = tuple[object, ...]


def insert_rows(connection: Connection, table: Table, rows: Sequence[Row], replacing: bool = False) -> None:
    """Insert rows, their values in the order of the table's columns.

    `replacing`: replace rows with the same key; the keys of the new rows must differ.
    """
    if not rows:
        return
    if connection.dialect.name == "postgresql":
        columns = tuple(list(column) for column in zip(*rows, strict=True))
        connection.exec_driver_sql(_from_arrays(table, replacing), columns)
        return
    for start in range(0, len(rows), MAX_ROWS):
        chunk = rows[start : start + MAX_ROWS]
        statement = _from_values(table, len(chunk), replacing)
        connection.exec_driver_sql(statement, tuple(chain.from_iterable(chunk)))


def insert_new(connection: Connection, table: Table, row: Row) -> bool:
    """Insert a row unless there is one with its key; return whether there was none."""
    names = [column.name for column in table.columns]
    values = ", ".join(f":{name}" for name in names)
    statement = f"INSERT {_into(table)} VALUES ({values}) ON CONFLICT DO NOTHING"  # noqa: S608 - as above
    return connection.execute(text(statement), dict(zip(names, row, strict=True))).rowcount == 1


def latest_games(guest: str, limit: int, first: int = 0, before: GuestGame | None = None) -> Subquery:
    """Return the rows of a guest's latest games, without the `first` ones, or of the latest before a game.

    An index finds them, so that they cost no more where there are many.
    """
    own = game_guests.c
    wanted = select(game_guests).where(own.guest == guest)
    if before is not None:
        wanted = wanted.where(tuple_(own.at, own.game_id) < tuple_(literal(before.at), literal(before.id)))
    return wanted.order_by(own.at.desc(), own.game_id.desc()).limit(limit).offset(first).subquery()


@cache
def _from_values(table: Table, rows: int, replacing: bool) -> str:
    """Return the statement for SQLite. OR FAIL avoids the journal that undoes one statement: a failure undoes
    the whole transaction anyway."""
    row = "(" + ", ".join("?" * len(table.columns)) + ")"
    return " ".join(
        ("INSERT OR FAIL", _into(table), "VALUES", ", ".join([row] * rows), _on_conflict(table, replacing))
    )


@lru_cache
def _from_arrays(table: Table, replacing: bool) -> str:
    """Return the statement for PostgreSQL: any number of rows, with one array for each column."""
    from sqlalchemy.dialects import postgresql  # takes time to import

    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    arrays = ", ".join(f"%s::{column.type.compile(dialect)}[]" for column in table.columns)
    rows = f"SELECT * FROM unnest({arrays})"  # noqa: S608 - nothing from outside
    return " ".join(("INSERT", _into(table), rows, _on_conflict(table, replacing)))


def _into(table: Table) -> str:
    return f"INTO {table.name} ({', '.join(column.name for column in table.columns)})"


def _on_conflict(table: Table, replacing: bool) -> str:
    if not replacing:
        return ""
    keys = [column.name for column in table.primary_key]
    values = [f"{column.name} = excluded.{column.name}" for column in table.columns if not column.primary_key]
    action = f"DO UPDATE SET {', '.join(values)}" if values else "DO NOTHING"
    return f"ON CONFLICT ({', '.join(keys)}) {action}"

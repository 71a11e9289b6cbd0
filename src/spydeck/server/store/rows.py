"""Many rows in few statements.

Every statement lets the interpreter turn to another thread, and getting it back from a busy one takes up to
`sys.getswitchinterval()`. Row by row, a hundred moves would wait a hundred times as long as one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql

MAX_ROWS = 64
"""In one statement for SQLite; a power of two."""

Row = tuple[object, ...]


def insert_rows(connection: Connection, table: Table, rows: Sequence[Row], replacing: bool = False) -> None:
    """Insert rows, their values in the order of the table's columns.

    `replacing`: in place of rows with the same key; the rows' own keys must differ.
    """
    if not rows:
        return
    if connection.dialect.name == "postgresql":
        columns = tuple(list(column) for column in zip(*rows, strict=True))
        connection.exec_driver_sql(_from_arrays(table, replacing), columns)
        return
    for chunk in _chunks(rows):
        statement = _from_values(table, len(chunk), replacing)
        connection.exec_driver_sql(statement, tuple(chain.from_iterable(chunk)))


def _chunks(rows: Sequence[Row]) -> Iterator[Sequence[Row]]:
    """The rows in powers of two, so that a handful of prepared statements serve all numbers of rows."""
    begin = 0
    while begin < len(rows):
        size = min(MAX_ROWS, 1 << (len(rows) - begin).bit_length() - 1)
        yield rows[begin : begin + size]
        begin += size


@lru_cache
def _from_values(table: Table, rows: int, replacing: bool) -> str:
    """For SQLite. OR FAIL spares it what undoes one statement: a failure undoes all of the transaction."""
    row = "(" + ", ".join("?" * len(table.columns)) + ")"
    return " ".join(
        ("INSERT OR FAIL", _into(table), "VALUES", ", ".join([row] * rows), _in_place(table, replacing))
    )


@lru_cache
def _from_arrays(table: Table, replacing: bool) -> str:
    """For PostgreSQL: one statement for any number of rows, with one array a column."""
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    arrays = ", ".join(f"%s::{column.type.compile(dialect)}[]" for column in table.columns)
    rows = f"SELECT * FROM unnest({arrays})"  # noqa: S608 - nothing from outside
    return " ".join(("INSERT", _into(table), rows, _in_place(table, replacing)))


def _into(table: Table) -> str:
    return f"INTO {table.name} ({', '.join(column.name for column in table.columns)})"


def _in_place(table: Table, replacing: bool) -> str:
    if not replacing:
        return ""
    keys = [column.name for column in table.primary_key]
    values = [f"{column.name} = excluded.{column.name}" for column in table.columns if not column.primary_key]
    return f"ON CONFLICT ({', '.join(keys)}) DO UPDATE SET {', '.join(values)}"

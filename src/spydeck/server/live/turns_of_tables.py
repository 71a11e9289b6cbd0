"""Who is asked next: tables where a person plays come first, and each table has its turn."""

from __future__ import annotations

from collections import deque
from typing import Generic, NamedTuple, TypeVar

Waiting = TypeVar("Waiting")


class Place(NamedTuple):
    """Where a question comes from."""

    table: str = ""
    person: bool = True
    """Whether a person waits for the answer."""


NOWHERE = Place()
"""The place of a question that no table asks."""


class TurnsOfTables(Generic[Waiting]):
    """What waits, in the order in which it is served.

    One table after another has one thing served, so that no table waits longer because another one asks much.
    """

    def __init__(self) -> None:
        self._tables: dict[bool, dict[str, deque[Waiting]]] = {True: {}, False: {}}
        """Whether a person waits, and the tables in the order of their turns."""

    def __bool__(self) -> bool:
        return any(self._tables.values())

    def put(self, waiting: Waiting, place: Place) -> None:
        """Let something wait; a table that waits for nothing yet comes after all others."""
        self._tables[place.person].setdefault(place.table, deque()).append(waiting)

    def take(self) -> Waiting:
        """Return what is served next; its table then comes after all others. Raise `IndexError` if empty."""
        tables = self._tables[bool(self._tables[True])]
        if not tables:
            raise IndexError("nothing waits")
        table = next(iter(tables))
        queue = tables.pop(table)
        waiting = queue.popleft()
        if queue:
            tables[table] = queue
        return waiting

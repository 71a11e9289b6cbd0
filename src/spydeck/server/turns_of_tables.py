"""Who is asked next: tables where a person plays come first, and each address and table has its turn."""

from __future__ import annotations

from collections import deque
from typing import Generic, NamedTuple, TypeVar

Waiting = TypeVar("Waiting")


class Place(NamedTuple):
    """Where a question comes from."""

    table: str = ""
    person: bool = True
    """Whether a person waits for the answer."""
    address: str = ""
    """The address of the people at the table."""
    behind: bool = False
    """Whether no game waits for the answer, so that all that games wait for comes first."""


NOWHERE = Place()
"""The place of a question that no table asks."""


def advice_for(address: str, person: bool) -> Place:
    """Return where questions come from that an address asks bots beside games; they share a budget."""
    return Place(f"advice for {address}", person, address, behind=True)


class TurnsOfTables(Generic[Waiting]):
    """What waits, in the order in which it is served.

    One address after another has one thing served, and of its tables one after another, so that nobody waits
    longer because another address has many tables, or another table asks much.
    """

    def __init__(self) -> None:
        self._addresses: dict[bool, dict[str, dict[str, deque[Waiting]]]] = {True: {}, False: {}}
        """Whether a person waits, the addresses in the order of their turns, and the tables in theirs."""

    def __bool__(self) -> bool:
        return any(self._addresses.values())

    def count(self, address: str | None = None) -> int:
        """Return how much waits, at all or from one address."""
        return sum(
            len(queue)
            for addresses in self._addresses.values()
            for name, tables in addresses.items()
            if address in (None, name)
            for queue in tables.values()
        )

    def put(self, waiting: Waiting, place: Place) -> None:
        """Let something wait; who waits for nothing yet comes after all others."""
        tables = self._addresses[place.person].setdefault(place.address, {})
        tables.setdefault(place.table, deque()).append(waiting)

    def take(self) -> Waiting:
        """Return what is served next, whose address and table then come last. Raise `IndexError` if empty."""
        addresses = self._addresses[bool(self._addresses[True])]
        if not addresses:
            raise IndexError("nothing waits")
        address, tables = next(iter(addresses.items()))
        table, queue = next(iter(tables.items()))
        waiting = queue.popleft()
        del addresses[address], tables[table]
        if queue:
            tables[table] = queue
        if tables:
            addresses[address] = tables
        return waiting

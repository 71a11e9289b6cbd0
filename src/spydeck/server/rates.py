"""How often each address, guest or table can do something, and whose turn is next."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from time import monotonic
from typing import Generic, NamedTuple, TypeVar

MAX_REMEMBERED = 20_000
"""Addresses or guests whose rates are remembered."""
FORGOTTEN_AT_ONCE = 2
"""How many can be forgotten whenever one is remembered."""

Value = TypeVar("Value")
Waiting = TypeVar("Waiting")


class Bucket:
    """Admits `rate` things per second, and up to `size` at once."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self._level = size
        self._at = monotonic()

    def wait(self) -> float:
        """Count one thing. Return the seconds to wait before it is admitted."""
        self._fill()
        self._level -= 1
        return max(0.0, -self._level / self.rate)

    def admits(self, weight: float = 1.0) -> bool:
        """Return whether something of a weight is admitted now; count it if so."""
        self._fill()
        if self._level < weight:
            return False
        self._level -= weight
        return True

    def spend(self, weight: float) -> None:
        """Count something of a weight that has happened already."""
        self._fill()
        self._level -= weight

    @property
    def level(self) -> float:
        """How much is admitted now; below 0 if more has been spent."""
        self._fill()
        return self._level

    def _fill(self) -> None:
        now = monotonic()
        self._level = min(self.size, self._level + (now - self._at) * self.rate)
        self._at = now


class Remembered(Generic[Value]):
    """The recent past of each address or guest.

    It costs as much for each of them however many they are: those who have done nothing for long, of whom
    nothing has to be remembered, are forgotten one by one, and the most silent also if they are too many.
    """

    def __init__(self, make: Callable[[], Value], is_over: Callable[[Value], bool]) -> None:
        """With what is true of somebody new, and with what tells whether somebody is like new again."""
        self._make = make
        self._is_over = is_over
        self._values: OrderedDict[str, Value] = OrderedDict()

    def __len__(self) -> int:
        return len(self._values)

    def get(self, name: str) -> Value | None:
        """Return what somebody has done; None if nothing is remembered."""
        return self._values.get(name)

    def of(self, name: str) -> Value:
        """Return what somebody has done, who does something now."""
        value = self._values.get(name)
        if value is None:
            value = self._values[name] = self._make()
        self._values.move_to_end(name)
        for _ in range(FORGOTTEN_AT_ONCE):
            silent = next(iter(self._values))
            if silent == name or not (len(self) > MAX_REMEMBERED or self._is_over(self._values[silent])):
                break
            del self._values[silent]
        return value


class Hourly:
    """Counts how often each address or guest did something within an hour."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._times: Remembered[list[float]] = Remembered(list, lambda times: not recent(times[-1:]))

    def admits(self, name: str) -> bool:
        """Return whether one more is admitted; count it if so."""
        times = self._times.of(name)
        times[:] = recent(times)
        if len(times) >= self.limit:
            return False
        times.append(monotonic())
        return True


def buckets(rate: float, size: float) -> Remembered[Bucket]:
    """Return a bucket for each of many, which is forgotten once it is full again."""
    return Remembered(lambda: Bucket(rate, size), lambda bucket: bucket.level >= bucket.size)


class Budgets:
    """Counts what each of many spends of the same budget for an hour, which refills all the time."""

    def __init__(self, per_hour: float) -> None:
        self._buckets = buckets(per_hour / 3600, per_hour)

    def spend(self, name: str, amount: float) -> None:
        """Count what one has spent."""
        self._buckets.of(name).spend(amount)

    def is_spent(self, name: str) -> bool:
        """Return whether nothing is left for one now."""
        bucket = self._buckets.get(name)
        return bucket is not None and bucket.level <= 0


def recent(times: Iterable[float]) -> list[float]:
    """Return the times within the last hour."""
    now = monotonic()
    return [at for at in times if now - at < 3600]


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
    """A queue in the order in which it is served.

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

"""How often something can be done."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable
from time import monotonic
from typing import Generic, TypeVar

MAX_REMEMBERED = 20_000
"""Addresses or guests whose rates are remembered."""
FORGOTTEN_AT_ONCE = 2
"""How many can be forgotten whenever one is remembered."""

Value = TypeVar("Value")


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
    """What each address or guest has done lately.

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

"""How often something can be done."""

from __future__ import annotations

from collections.abc import Iterable
from time import monotonic

MAX_REMEMBERED = 20_000
"""Addresses or guests whose rates are remembered."""


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


class Hourly:
    """Counts how often each address or guest did something within an hour."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._times: dict[str, list[float]] = {}

    def admits(self, name: str) -> bool:
        """Return whether one more is admitted; count it if so."""
        now = monotonic()
        if len(self._times) >= MAX_REMEMBERED:
            self._times = {one: times for one, times in self._times.items() if recent(times, now)}
        times = recent(self._times.get(name, ()), now)
        self._times[name] = times
        if len(times) >= self.limit:
            return False
        times.append(now)
        return True


class Budgets:
    """Counts what each of many spends of the same budget for an hour, which refills all the time."""

    def __init__(self, per_hour: float) -> None:
        self._per_hour = per_hour
        self._buckets: dict[str, Bucket] = {}

    def spend(self, name: str, amount: float) -> None:
        """Count what one has spent."""
        if len(self._buckets) >= MAX_REMEMBERED:
            self._buckets = {one: left for one, left in self._buckets.items() if left.level < left.size}
        bucket = self._buckets.setdefault(name, Bucket(self._per_hour / 3600, self._per_hour))
        bucket.spend(amount)

    def is_spent(self, name: str) -> bool:
        """Return whether nothing is left for one now."""
        return name in self._buckets and self._buckets[name].level <= 0


def recent(times: Iterable[float], now: float) -> list[float]:
    """Return the times within the last hour."""
    return [at for at in times if now - at < 3600]

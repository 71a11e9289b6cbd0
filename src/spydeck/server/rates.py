"""How often something may be done."""

from __future__ import annotations

from collections.abc import Iterable
from time import monotonic

MAX_REMEMBERED = 20_000
"""Addresses or guests whose rate is remembered."""


class Bucket:
    """Lets so many through a second, and so many at once."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self._level = size
        self._at = monotonic()

    def wait(self) -> float:
        """Take one; gives the seconds to wait before it may go through."""
        self._fill()
        self._level -= 1
        return max(0.0, -self._level / self.rate)

    def admits(self, weight: float = 1.0) -> bool:
        """Take one, or what weighs more or less than one, if it may go through at once."""
        self._fill()
        if self._level < weight:
            return False
        self._level -= weight
        return True

    def _fill(self) -> None:
        now = monotonic()
        self._level = min(self.size, self._level + (now - self._at) * self.rate)
        self._at = now


class Hourly:
    """Counts how often each of many did something within an hour."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._times: dict[str, list[float]] = {}

    def admits(self, who: str) -> bool:
        """Count one more, if it may be."""
        now = monotonic()
        if len(self._times) >= MAX_REMEMBERED:
            self._times = {name: times for name, times in self._times.items() if recent(times, now)}
        times = recent(self._times.get(who, ()), now)
        self._times[who] = times
        if len(times) >= self.most:
            return False
        times.append(now)
        return True


def recent(times: Iterable[float], now: float) -> list[float]:
    """The times within the last hour."""
    return [at for at in times if now - at < 3600]

"""What all loaded tables of a server share."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from spydeck import fairness
from spydeck.server.limits import Limits
from spydeck.server.live.workers import BotWorkers
from spydeck.server.metrics import Metrics
from spydeck.server.store.journal import Journal
from spydeck.server.table.decisions import DrawSecret

Clock = Callable[[], int]
"""Returns the time in milliseconds since the epoch."""


def wall_clock() -> int:
    """Return the time in milliseconds since the epoch."""
    return time.time_ns() // 1_000_000


def stopwatch() -> int:
    """Return milliseconds since some moment, whatever happens to the clock; on Linux also during standby."""
    if sys.platform == "linux":
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME) // 1_000_000
    return time.monotonic_ns() // 1_000_000


class Right(Protocol):
    """What allows a process to serve tables."""

    @property
    def valid(self) -> bool:
        """Whether the process may serve tables now."""

    def take(self, table: str) -> int | None:
        """Return the epoch under which the process takes a table, 0 if none is needed; None if it cannot.

        Raise `NotSaved`.
        """

    async def keep(self, on_lost: Callable[[], None]) -> None:
        """Keep the right for as long as the server runs; call `on_lost` whenever it has been lost."""

    def end(self) -> None:
        """Give up the right and all tables. Raise `NotSaved`."""


class Alone:
    """The right of a process whose database nobody else can use."""

    valid = True

    def take(self, table: str) -> int | None:
        """Return 0: no epoch is needed."""
        return 0

    async def keep(self, on_lost: Callable[[], None]) -> None:
        """Do nothing: the right cannot be lost."""

    def end(self) -> None:
        """Do nothing: the right ends with the process."""


@dataclass(frozen=True)
class LiveContext:
    """The services that every loaded table uses."""

    journal: Journal
    workers: BotWorkers
    limits: Limits = field(default_factory=Limits)
    metrics: Metrics = field(default_factory=Metrics)
    right: Right = field(default_factory=Alone)
    clock: Clock = wall_clock
    """Read once, when a table is loaded."""
    stopwatch: Clock = stopwatch
    """How much time has passed at a table since then."""
    draw_secret: DrawSecret = fairness.new_secret
    """Draws the secret of every new game; only tests replace it."""

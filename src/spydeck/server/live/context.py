"""What all loaded tables of a server share."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from spydeck.record import fairness
from spydeck.server.limits import Limits
from spydeck.server.live.workers import BotWorkers
from spydeck.server.metrics import Metrics
from spydeck.server.push.notification import Notification
from spydeck.server.store.journal import Journal
from spydeck.server.store.leases import Node
from spydeck.server.store.writes import Fence
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


@dataclass(frozen=True)
class Load:
    """How much happens at a process."""

    tables: int = 0
    """Tables that are loaded."""
    people: int = 0
    """People who are connected."""


class Right(Protocol):
    """What allows a process to serve tables."""

    @property
    def valid(self) -> bool:
        """Whether the process may serve tables now."""

    @property
    def name(self) -> str:
        """What no other process is called; empty if there is none."""

    @property
    def node(self) -> Node | None:
        """This process, as others know it; None if there are no others."""

    @property
    def others(self) -> Sequence[Node]:
        """The other processes that serve tables of the same database."""

    def owner(self, table: str) -> Node | None:
        """Return the other process that has a table; None if this one can take it. Raise `StoreError`."""

    def take(self, table: str) -> int | None:
        """Return the epoch under which the process takes a table, 0 if none is needed; None if it cannot.

        Raise `NotSaved`.
        """

    def release(self, fences: Sequence[Fence]) -> None:
        """Let any process take tables that were taken under some epochs. Raise `NotSaved`."""

    async def keep(self, notice: Callable[[], Load], on_lost: Callable[[], None]) -> None:
        """Keep the right for as long as the server runs; call `on_lost` whenever it has been lost.

        `notice` is called whenever `others` is up to date, and says how much happens here.
        """

    async def end(self) -> None:
        """Give up the right and all tables, for good. Raise `NotSaved`."""


class Alone:
    """The right of a process whose database nobody else can use."""

    valid = True
    name = ""
    node = None
    others = ()

    def owner(self, table: str) -> None:
        """Return None: there is no other process."""

    def take(self, table: str) -> int | None:
        """Return 0: no epoch is needed."""
        return 0

    def release(self, fences: Sequence[Fence]) -> None:
        """Do nothing: nobody else could take them."""

    async def keep(self, notice: Callable[[], Load], on_lost: Callable[[], None]) -> None:
        """Do nothing: the right cannot be lost."""

    async def end(self) -> None:
        """Do nothing: the right ends with the process."""


Notify = Callable[[str, Notification, str], None]
"""Sends a notification to a guest, soon, because of people at an address; nothing waits for it."""


def notify_nobody(guest: str, notification: Notification, address: str) -> None:
    """Send nothing."""


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
    notify: Notify = notify_nobody
    draw_secret: DrawSecret = fairness.new_secret
    """Draws the secret of every new game; only tests replace it."""

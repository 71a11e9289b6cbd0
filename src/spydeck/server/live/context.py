"""The services that all loaded tables of a server share: among them clocks, and the lease to serve tables.

The lease ends early enough that no other process can have it too.
"""

from __future__ import annotations

import asyncio
import secrets
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from typing import Protocol, TypeVar

import structlog

from spydeck.record import fairness
from spydeck.server.config import Limits
from spydeck.server.live.workers import BotWorkers
from spydeck.server.metrics import Metrics
from spydeck.server.push.notification import Notification
from spydeck.server.store.errors import MOVED, NotSaved, StoreError
from spydeck.server.store.journal import Journal
from spydeck.server.store.leases import LEASE_MS, Leases, Node, identity
from spydeck.server.store.writes import Fence
from spydeck.server.table.decisions import DrawSecret

HELD_MS = LEASE_MS * 8 // 10
"""How long this process relies on a lease; less than the database, because clocks do not run equally fast."""
RENEW_SECONDS = 2.0
RETRY_SECONDS = 0.5

Result = TypeVar("Result")
Clock = Callable[[], int]
"""Returns the time in milliseconds since the epoch."""

logger = structlog.get_logger(__name__)
Notify = Callable[[str, Notification, str], None]
"""Sends a notification to a guest, soon, because of people at an address; nothing waits for it."""


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


class Lease(Protocol):
    """The lease under which a process serves tables."""

    @property
    def valid(self) -> bool:
        """Whether the process may serve tables now."""

    @property
    def name(self) -> str:
        """This process's unique name; empty if there are no others."""

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
        """Keep the lease for as long as the server runs; call `on_lost` whenever it has been lost.

        `notice` is called whenever `others` is up to date, and says how much happens here.
        """

    async def end(self) -> None:
        """Give up the lease and all tables, for good. Raise `NotSaved`."""


class Alone:
    """The endless lease of a process whose database nobody else can use."""

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
        """Do nothing: the lease cannot be lost."""

    async def end(self) -> None:
        """Do nothing: the lease ends with the process."""


class RenewedLease:
    """The lease of this process, which is renewed all the time."""

    def __init__(self, leases: Leases, address: str | None = None, stopwatch: Clock = stopwatch) -> None:
        """With the host and the port at which other processes reach this one."""
        self.node = Node(secrets.token_hex(8), identity(), address)
        self.others: Sequence[Node] = ()
        """The other processes that had a lease when this one was renewed last."""
        self._leases = leases
        self._stopwatch = stopwatch
        self._until = 0
        self._ended = False
        self._lapsed = False
        """Whether the lease had run out here before it was extended last."""
        self._thread = ThreadPoolExecutor(1, "spydeck-lease")

    @property
    def valid(self) -> bool:
        """Whether this process may serve tables now."""
        return self._stopwatch() < self._until

    @property
    def name(self) -> str:
        """This process's unique name."""
        return self.node.id

    def register(self) -> bool:
        """Return whether this process has a new lease. Raise `NotSaved`."""
        started = self._stopwatch()
        return self._note(started, self._leases.register(self.node))

    async def keep(self, notice: Callable[[], Load], on_lost: Callable[[], None]) -> None:
        """Renew the lease for as long as the server runs; call `on_lost` whenever it has been lost.

        That is also when the process has a new one at once, or the old one after a pause: in between, another
        may have had one, and whoever looked has found none. `notice` is called whenever `others` is up to
        date, and says how much happens here.
        """
        had = self.valid
        while not self._ended:
            held = self._lapsed = False
            try:
                held = await self._extended(self._leases.renew)
            except NotSaved as error:
                logger.warning("the lease was not renewed", reason=str(error))
            if had and (self._lapsed or not self.valid) and not self._ended:
                logger.warning("the lease is lost")
                on_lost()
            had = held or await self._registered()
            if had and await self._looked_around():
                self.node = replace(self.node, **asdict(notice()))
            await asyncio.sleep(RENEW_SECONDS if held else RETRY_SECONDS)

    def owner(self, table: str) -> Node | None:
        """Return the other process that has a table; None if this one can take it. Raise `StoreError`."""
        return self._leases.owner(table, self.node)

    def take(self, table: str) -> int | None:
        """Return the epoch under which this process takes a table; None if it cannot. Raise `NotSaved`."""
        return self._leases.take(table, self.node)

    def release(self, fences: Sequence[Fence]) -> None:
        """Let any process take tables that were taken under some epochs. Raise `NotSaved`."""
        self._leases.release(fences, self.node)

    async def end(self) -> None:
        """Give up the lease and all tables, for good. Raise `NotSaved`."""
        if not self._ended:
            ending = self._run(partial(self._leases.end, self.node))  # after a renewal that is under way
            self._ended, self._until = True, 0
            await ending

    async def _looked_around(self) -> bool:
        """Note which other processes there are; return whether that succeeds."""
        try:
            found = await self._run(self._leases.nodes)
        except StoreError:
            return False
        self.others = [node for node in found if node.id != self.node.id]
        return True

    async def _registered(self) -> bool:
        """Return whether the process has a new lease, if it has none."""
        try:
            return self.valid or await self._extended(self._leases.register)
        except NotSaved:
            return False

    async def _extended(self, extend: Callable[[Node], bool]) -> bool:
        started = self._stopwatch()
        extended = await self._run(partial(extend, self.node))
        self._lapsed = not self.valid
        return self._note(started, extended)

    def _run(self, work: Callable[[], Result]) -> asyncio.Future[Result]:
        """Ask the database in the lease's own thread, which waits for nothing else. Raise `NotSaved`."""
        if self._ended:
            raise NotSaved(MOVED)
        return asyncio.get_running_loop().run_in_executor(self._thread, work)

    def _note(self, started: int, extended: bool) -> bool:
        """Note how long the lease lasts, counted from before the question."""
        self._until = started + HELD_MS if extended and not self._ended else 0
        return extended


def notify_nobody(guest: str, notification: Notification, address: str) -> None:
    """Send nothing."""


@dataclass(frozen=True)
class LiveContext:
    """The services that every loaded table uses."""

    journal: Journal
    workers: BotWorkers
    limits: Limits = field(default_factory=Limits)
    metrics: Metrics = field(default_factory=Metrics)
    lease: Lease = field(default_factory=Alone)
    clock: Clock = wall_clock
    """Read once, when a table is loaded."""
    stopwatch: Clock = stopwatch
    """How much time has passed at a table since then."""
    notify: Notify = notify_nobody
    draw_secret: DrawSecret = fairness.new_secret
    """Draws the secret of every new game; only tests replace it."""

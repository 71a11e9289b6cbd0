"""The right of this process to serve tables: it ends early enough that no other process can have it too."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import structlog

from spydeck.server.live.context import Clock, stopwatch
from spydeck.server.process_identity import identity
from spydeck.server.store.errors import NotSaved
from spydeck.server.store.leases import LEASE_MS, Leases, Node

HELD_MS = LEASE_MS * 8 // 10
"""How long this process relies on a lease; less than the database, because clocks do not run equally fast."""
RENEW_SECONDS = 2.0
RETRY_SECONDS = 0.5

logger = structlog.get_logger(__name__)


class Lease:
    """The lease of this process, which is renewed all the time."""

    def __init__(self, leases: Leases, stopwatch: Clock = stopwatch) -> None:
        self.node = Node(secrets.token_hex(8), identity())
        self._leases = leases
        self._stopwatch = stopwatch
        self._until = 0
        self._thread = ThreadPoolExecutor(1, "spydeck-lease")

    @property
    def valid(self) -> bool:
        """Whether this process may serve tables now."""
        return self._stopwatch() < self._until

    def register(self) -> bool:
        """Return whether this process has a new lease. Raise `NotSaved`."""
        started = self._stopwatch()
        return self._note(started, self._leases.register(self.node))

    async def keep(self, on_lost: Callable[[], None]) -> None:
        """Renew the lease for as long as the server runs; call `on_lost` whenever it has been lost.

        That is also when the process has a new one at once: in between, another may have had one.
        """
        had = self.valid
        while True:
            held = False
            try:
                held = await self._extended(self._leases.renew)
            except NotSaved as error:
                logger.warning("the lease was not renewed", reason=str(error))
            if had and not self.valid:
                logger.warning("the lease is lost")
                on_lost()
            had = held or await self._registered()
            await asyncio.sleep(RENEW_SECONDS if held else RETRY_SECONDS)

    def take(self, table: str) -> int | None:
        """Return the epoch under which this process takes a table; None if it cannot. Raise `NotSaved`."""
        return self._leases.take(table, self.node)

    def end(self) -> None:
        """Give up the lease and all tables. Raise `NotSaved`."""
        self._thread.shutdown()
        self._until = 0
        self._leases.end(self.node)

    async def _registered(self) -> bool:
        """Return whether the process has a new lease, if it has none."""
        try:
            return self.valid or await self._extended(self._leases.register)
        except NotSaved:
            return False

    async def _extended(self, extend: Callable[[Node], bool]) -> bool:
        started = self._stopwatch()
        loop = asyncio.get_running_loop()
        return self._note(started, await loop.run_in_executor(self._thread, extend, self.node))

    def _note(self, started: int, extended: bool) -> bool:
        """Note how long the lease lasts, counted from before the question."""
        self._until = started + HELD_MS if extended else 0
        return extended

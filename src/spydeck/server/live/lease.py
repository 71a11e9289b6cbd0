"""The right of this process to serve tables: it ends early enough that no other process can have it too."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, replace
from functools import partial
from typing import TypeVar

import structlog

from spydeck.server.live.context import Clock, Load, stopwatch
from spydeck.server.process_identity import identity
from spydeck.server.store.errors import MOVED, NotSaved, StoreError
from spydeck.server.store.leases import LEASE_MS, Leases, Node
from spydeck.server.store.writes import Fence

HELD_MS = LEASE_MS * 8 // 10
"""How long this process relies on a lease; less than the database, because clocks do not run equally fast."""
RENEW_SECONDS = 2.0
RETRY_SECONDS = 0.5

Result = TypeVar("Result")

logger = structlog.get_logger(__name__)


class Lease:
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
        """What no other process is called."""
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

"""A process of its own for what has to replay finished games, so that neither play nor bots wait for it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from functools import partial
from typing import ParamSpec, TypeVar

import structlog

from spydeck.server.live.turns_of_tables import Place, TurnsOfTables
from spydeck.server.live.worker import Worker
from spydeck.server.table.refusal import Refusal

MAX_WAITING = 100
"""Requests that can wait."""
MAX_WAITING_OF_ADDRESS = 10
LIMIT_SECONDS = 20.0
"""Seconds for one request; the longest game takes a few."""
NICENESS = 5

Result = TypeVar("Result")
Given = ParamSpec("Given")

_log = structlog.get_logger(__name__)


class Replaying:
    """Works on one request at a time; addresses take turns."""

    def __init__(self, limit_seconds: float = LIMIT_SECONDS) -> None:
        """With the seconds for one request; the process starts with the first one."""
        self._limit = limit_seconds
        self._worker = Worker(NICENESS)
        self._busy = False
        self._turns: TurnsOfTables[asyncio.Future[None]] = TurnsOfTables()
        self._waiting: Counter[str] = Counter()
        self._closed = False

    async def run(
        self, address: str, work: Callable[Given, Result], *given: Given.args, **also: Given.kwargs
    ) -> Result:
        """Return what a module-level function finds for an address in the process. Raise what it raises.

        Raise `Refusal` if too much waits, or if it takes too long.
        """
        if self._waiting[address] >= MAX_WAITING_OF_ADDRESS or self._waiting.total() >= MAX_WAITING:
            raise Refusal("too-many", "too-many-replays")
        self._waiting[address] += 1
        try:
            await self._turn(address)
        finally:
            self._waiting[address] -= 1
            self._waiting += Counter()  # forgets addresses for which nothing waits
        try:
            return await self._work(partial(work, *given, **also))
        except (BrokenExecutor, TimeoutError, OSError) as failure:
            _log.warning("a replay failed", why=repr(failure))
            raise Refusal("too-many", "replay-failed") from None
        finally:
            self._next()

    async def close(self) -> None:
        """Kill the process and wait for its end; what waits is refused."""
        self._closed = True
        await asyncio.to_thread(self._worker.stop)

    async def _turn(self, address: str) -> None:
        """Wait until it is the turn of an address."""
        if not self._busy:
            self._busy = True
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._turns.put(turn, Place(address=address))
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self._next()
            raise

    def _next(self) -> None:
        """Let the next request have its turn."""
        while self._turns:
            turn = self._turns.take()
            if not turn.done():
                turn.set_result(None)
                return
        self._busy = False

    async def _work(self, work: Callable[[], Result]) -> Result:
        if self._closed:
            raise BrokenExecutor("the process is stopped")
        try:
            await asyncio.to_thread(self._worker.start)
            async with asyncio.timeout(self._limit):
                return await asyncio.wrap_future(self._worker.submit(work))
        except (BrokenExecutor, TimeoutError, OSError, asyncio.CancelledError):
            stopped, self._worker = self._worker, Worker(NICENESS)
            await asyncio.shield(asyncio.to_thread(stopped.stop))
            raise

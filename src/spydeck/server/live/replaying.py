"""Replays of finished games, and pictures, in a process of their own: neither play nor bots wait for them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from concurrent.futures import BrokenExecutor
from contextlib import asynccontextmanager
from functools import partial
from typing import ParamSpec, TypeVar

import structlog

from spydeck.errors import SpydeckError
from spydeck.server.live.processes import BEHIND, Processes
from spydeck.server.rates import Place
from spydeck.server.table.decisions.decision import RefusedError

MAX_WAITING = 100
"""Requests that can wait."""
MAX_WAITING_OF_ADDRESS = 10
LIMIT_SECONDS = 20.0
"""Seconds for one request; the longest game takes a few."""
ARCHIVE_SECONDS = 300.0
"""Seconds for the archive of a guest, who may have played tens of thousands of games."""

Result = TypeVar("Result")
Given = ParamSpec("Given")

_log = structlog.get_logger(__name__)
MAX_KEPT = 64
"""Pictures that stay in memory, each of about 60 kilobytes."""
WIDTH = 1200
"""In pixels."""


class Replaying:
    """Works on one request at a time; addresses take turns."""

    def __init__(
        self,
        limit_seconds: float = LIMIT_SECONDS,
        busy: str = "too-many-replays",
        failed: str = "replay-failed",
    ) -> None:
        """With the seconds for one request, and with the reasons for which requests are refused.

        The process starts with the first request.
        """
        self._processes = Processes(1, limit_seconds, SpydeckError, BEHIND)
        self._busy, self._failed = busy, failed

    async def run(
        self, address: str, work: Callable[Given, Result], *given: Given.args, **also: Given.kwargs
    ) -> Result:
        """Return what a module-level function finds for an address in the process. Raise what it raises.

        Raise `RefusedError` if too much waits, or if it takes too long.
        """
        waiting = self._processes.waiting
        if waiting(address) >= MAX_WAITING_OF_ADDRESS or waiting() >= MAX_WAITING:
            raise RefusedError("too-many", self._busy)
        try:
            return await self._processes.run(Place(address=address), lambda: partial(work, *given, **also))
        except (BrokenExecutor, TimeoutError, OSError) as failure:
            _log.warning("a replay failed", why=repr(failure))
            raise RefusedError("too-many", self._failed) from None

    async def close(self) -> None:
        """Kill the process and wait for its end; what waits is refused."""
        await self._processes.close()


class Archives:
    """Makes archives of all data of guests, one at a time, in a process that ends when it has rested."""

    def __init__(self) -> None:
        self._guests: set[str] = set()
        self._making: Replaying | None = None

    @asynccontextmanager
    async def of(self, guest: str) -> AsyncIterator[Replaying]:
        """Return what makes the archive of a guest. Raise `RefusedError` while it makes another of theirs."""
        if guest in self._guests:
            raise RefusedError("too-many", "archive-under-way")
        self._guests.add(guest)
        self._making = self._making or Replaying(ARCHIVE_SECONDS, "too-many-archives-wait", "archive-failed")
        try:
            yield self._making
        finally:
            self._guests.remove(guest)

    async def rest(self) -> None:
        """End the process unless somebody waits for it."""
        if not self._guests:
            await self.close()

    async def close(self) -> None:
        """Kill the process; what waits is refused."""
        making, self._making = self._making, None
        if making is not None:
            await making.close()


def rendered(svg: str) -> bytes:
    """Return a drawing as a picture in PNG. Raise `SpydeckError`."""
    from spydeck.drawing.png import png  # slow to import, and needed only in the other process

    return png(svg, WIDTH)


class Pictures:
    """Makes each picture once, also where many request it at the same time: many read a link in a group."""

    def __init__(self, replaying: Replaying) -> None:
        self._replaying = replaying
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._made: dict[str, asyncio.Task[bytes]] = {}

    async def picture(self, address: str, svg: str) -> bytes:
        """Return a drawing as a picture in PNG for an address. Raise `SpydeckError`.

        Raise `RefusedError` if too much waits.
        """
        if svg in self._kept:
            self._kept.move_to_end(svg)
            return self._kept[svg]
        task = self._made.get(svg)
        if task is None:
            task = self._made[svg] = asyncio.create_task(self._make(address, svg))
            task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(task)  # others may wait for it, too

    async def _make(self, address: str, svg: str) -> bytes:
        try:
            made = await self._replaying.run(address, rendered, svg)
        finally:
            del self._made[svg]
        self._kept[svg] = made
        if len(self._kept) > MAX_KEPT:
            self._kept.popitem(last=False)
        return made

"""A process of its own for what has to replay finished games, so that neither play nor bots wait for it."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from functools import partial
from typing import ParamSpec, TypeVar

import structlog

from spydeck.errors import SpydeckError
from spydeck.server.live.processes import BEHIND, Processes
from spydeck.server.live.turns_of_tables import Place
from spydeck.server.table.refusal import Refusal

MAX_WAITING = 100
"""Requests that can wait."""
MAX_WAITING_OF_ADDRESS = 10
LIMIT_SECONDS = 20.0
"""Seconds for one request; the longest game takes a few."""

Result = TypeVar("Result")
Given = ParamSpec("Given")

_log = structlog.get_logger(__name__)


class Replaying:
    """Works on one request at a time; addresses take turns."""

    def __init__(self, limit_seconds: float = LIMIT_SECONDS) -> None:
        """With the seconds for one request; the process starts with the first one."""
        self._processes = Processes(1, limit_seconds, SpydeckError, BEHIND)

    async def run(
        self, address: str, work: Callable[Given, Result], *given: Given.args, **also: Given.kwargs
    ) -> Result:
        """Return what a module-level function finds for an address in the process. Raise what it raises.

        Raise `Refusal` if too much waits, or if it takes too long.
        """
        waiting = self._processes.waiting
        if waiting(address) >= MAX_WAITING_OF_ADDRESS or waiting() >= MAX_WAITING:
            raise Refusal("too-many", "too-many-replays")
        try:
            return await self._processes.run(Place(address=address), lambda: partial(work, *given, **also))
        except (BrokenExecutor, TimeoutError, OSError) as failure:
            _log.warning("a replay failed", why=repr(failure))
            raise Refusal("too-many", "replay-failed") from None

    async def close(self) -> None:
        """Kill the process and wait for its end; what waits is refused."""
        await self._processes.close()

"""Servers in simulated time that can be paused, killed, and cut off from their database.

Their lobby, hosts, logbook, journal and lease are the program's own. Simulated are time, their clocks, and
the way to the database and back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from contextvars import Context, ContextVar, copy_context
from random import Random
from typing import Any, cast

from spydeck.server.config import Limits
from spydeck.server.live.context import LiveContext, RenewedLease
from spydeck.server.live.lobby import Lobby
from spydeck.server.live.workers import BotWorkers
from spydeck.server.store.errors import LOST, NotSaved, StoreError
from spydeck.server.store.journal import Journal
from spydeck.server.store.leases import Leases
from spydeck.server.store.store import Store
from tests.server.hosted_table import LocalBots, SimulatedLoop
from tests.server.manual_host import START_MS

ANSWER_SECONDS, NEVER = 5.0, 1e9
"""How long a server waits for its database, and how long it would have to."""
ROOMY = Limits(said_per_minute=1_000_000, quiet_seconds=2.0)
ADDRESS = "192.0.2.2:7708"
"""Where servers reach each other; the simulation knows them by the names in their leases."""

CURRENT: ContextVar[Server | None] = ContextVar("CURRENT", default=None)
"""The server whose code is running."""


class FaultyLoop(SimulatedLoop):
    """Runs the code of many servers: that of a dead one never again, that of a paused one later."""

    def __init__(self, random: Random) -> None:
        super().__init__()
        self._random = random

    def call_soon(  # type: ignore[override]
        self, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        """Call back, if the server still runs then."""
        context = context or copy_context()
        guarded = guarded_by(context.get(CURRENT), callback, context)
        return super().call_soon(guarded, *args, context=context)

    def call_at(  # type: ignore[override]
        self, when: float, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        """Call back at a time, if the server still runs then."""
        context = context or copy_context()
        guarded = guarded_by(context.get(CURRENT), callback, context)
        return super().call_at(when, guarded, *args, context=context)

    def run_in_executor(  # type: ignore[override]
        self, executor: object, function: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        """Ask the database: the way there and back takes time, or leads nowhere."""
        server = CURRENT.get()
        if server is None:
            answer: asyncio.Future[Any] = self.create_future()
            answer.set_result(function(*args))
            return answer
        away = copy_context()
        away.run(CURRENT.set, None)
        return self.create_task(self._answer(server, function, *args), context=away)

    async def _answer(self, server: Server, function: Callable[..., Any], *args: Any) -> Any:
        """Return what the database answers, unless that takes too long: it may do it nevertheless."""
        asking = asyncio.ensure_future(self._ask(server, function, *args))
        asking.add_done_callback(lambda asked: asked.cancelled() or asked.exception())
        answered, _ = await asyncio.wait([asking], timeout=ANSWER_SECONDS)
        if not answered:
            raise NotSaved(LOST, unsure=True)
        return asking.result()

    async def _ask(self, server: Server, function: Callable[..., Any], *args: Any) -> Any:
        await asyncio.sleep(server.way())
        if server.cut or (server.dead and self._random.random() < 0.5):
            await asyncio.sleep(NEVER)
        try:
            found, error = function(*args), None
        except StoreError as refused:
            found, error = None, refused
        await asyncio.sleep(server.way())
        if server.cut:
            await asyncio.sleep(NEVER)
        if error is not None:
            raise error
        return found


def guarded_by(server: Server | None, callback: Any, context: Context) -> Any:
    """Return a callback that a dead server ignores and a paused one delays."""
    if server is None:
        return callback

    def call(*args: Any) -> None:
        if server.paused or server.dead:
            server.delayed.append((call, args, context))
        else:
            callback(*args)

    return call


class Server:
    """One process with its own clocks, and its way to the database."""

    def __init__(self, store: Store, leases: Leases, random: Random) -> None:
        self._random = random
        self.dead = self.paused = self.cut = self.slow = False
        """`cut`: it cannot reach the database; `slow`: that takes seconds."""
        self.delayed: list[tuple[Any, tuple[Any, ...], Context]] = []
        """What it would do if it ran."""
        self._rate, self._start = random.uniform(0.97, 1.03), random.randrange(10**9)
        self.wrong_ms = 0
        """How wrong its wall clock is."""
        self.lease = RenewedLease(leases, ADDRESS, stopwatch=self.stopwatch)
        self.journal = Journal(store)
        workers = cast(BotWorkers, LocalBots())
        context = LiveContext(
            self.journal, workers, ROOMY, lease=self.lease, clock=self.clock, stopwatch=self.stopwatch
        )
        self.lobby = Lobby(store, context)

    def stopwatch(self) -> int:
        """Return the time by a stopwatch that does not run quite evenly."""
        return self._start + round(asyncio.get_running_loop().time() * 1000 * self._rate)

    def clock(self) -> int:
        """Return the time by a wall clock that may be wrong."""
        return START_MS + round(asyncio.get_running_loop().time() * 1000) + self.wrong_ms

    def way(self) -> float:
        """Return the seconds of one way to the database or back."""
        return self._random.uniform(0.0, 15.0) if self.slow else self._random.expovariate(500.0)

    def run(self, coroutine: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run some of its code."""
        context = copy_context()
        context.run(CURRENT.set, self)
        return asyncio.get_running_loop().create_task(coroutine, context=context)

    async def maintain(self) -> None:
        """Unload idle tables, for as long as the server runs."""
        while True:
            await asyncio.sleep(1.0)
            await self.lobby.unload_idle()

    async def stop(self) -> None:
        """Close all tables, and let other servers have them."""
        await self.lobby.close()
        with suppress(NotSaved):
            await self.lease.end()

    def resume(self) -> None:
        """Continue after a pause."""
        self.paused = False
        delayed, self.delayed = self.delayed, []
        for call, args, context in delayed:
            asyncio.get_running_loop().call_soon(call, *args, context=context)

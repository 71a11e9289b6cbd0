"""Processes for work that would block a socket, by turns of those who ask."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from multiprocessing import active_children, get_context
from threading import Lock
from typing import ParamSpec, TypeVar

from spydeck.server.live import bot_process
from spydeck.server.rates import Place, TurnsOfTables

START_SECONDS = 60.0
"""Seconds until a process must be ready."""

BEHIND = 10
"""The niceness of what no game waits for: it has a tenth of a processor that others want, too."""

Result = TypeVar("Result")
Given = ParamSpec("Given")


class Worker:
    """One process in its own pool, so that its death affects no other question."""

    def __init__(self, niceness: int = 0) -> None:
        """With a niceness, the process runs when others do not."""
        self.pid: int | None = None
        """The id of the process, once it is ready."""
        self._niceness = niceness
        self._pool: ProcessPoolExecutor | None = None
        self._stopped = False
        self._lock = Lock()

    def start(self) -> None:
        """Start the process if necessary, and wait until it is ready. Raise `BrokenExecutor`."""
        with self._lock:
            if self._stopped:
                raise BrokenExecutor("the process has been stopped")
            if self._pool is None:
                self._pool = ProcessPoolExecutor(1, get_context("spawn"), bot_process.initialize)
                self.pid = self._pool.submit(bot_process.warm_up, self._niceness).result(START_SECONDS)

    def submit(
        self, work: Callable[Given, Result], *given: Given.args, **also: Given.kwargs
    ) -> Future[Result]:
        """Call a module-level function in the process, which must be ready."""
        if self._pool is None:
            raise BrokenExecutor("the process is not running")
        return self._pool.submit(work, *given, **also)

    def stop(self) -> None:
        """Kill the process and wait for its end; a process that never got ready ends automatically."""
        with self._lock:
            self._stopped = True
            if self._pool is None:
                return
            for child in active_children():
                if child.pid == self.pid:
                    child.kill()
            self._pool.shutdown(wait=self.pid is not None)


class Processes:
    """Processes, each of which does one thing at a time.

    A process that dies, or works on one thing for too long, is replaced; the others are not affected.
    """

    def __init__(
        self, count: int, limit_seconds: float, expected: type[Exception], niceness: int = 0
    ) -> None:
        """With the seconds for one thing, and with the errors after which a process can continue."""
        self.closed = False
        self._limit = limit_seconds
        self._expected = expected
        self._niceness = niceness
        self._workers = [Worker(niceness) for _ in range(count)]
        self._idle = list(self._workers)
        self._waiting: TurnsOfTables[asyncio.Future[Worker]] = TurnsOfTables()
        self._stopping: set[asyncio.Future[None]] = set()

    @property
    def pids(self) -> tuple[int, ...]:
        """The ids of the processes that are running."""
        return tuple(worker.pid for worker in self._workers if worker.pid is not None)

    async def start(self) -> None:
        """Start all processes and wait until they are ready. Raise `BrokenExecutor` where none can run."""
        await asyncio.gather(*(asyncio.to_thread(worker.start) for worker in self._workers))

    def waiting(self, address: str | None = None) -> int:
        """Return how much waits for its turn, at all or from one address."""
        return self._waiting.count(address)

    async def run(self, place: Place, prepare: Callable[[], Callable[[], Result]]) -> Result:
        """Have a process do what is prepared as soon as it is the turn of the place.

        prepare: returns a call that can be pickled.
        Raise what the call raises, `BrokenExecutor` if the process dies, `TimeoutError` if it is too slow.
        """
        worker = await self._next_idle(place)
        try:
            if self.closed:
                raise BrokenExecutor
            if worker.pid is None:
                await asyncio.to_thread(worker.start)
            async with asyncio.timeout(self._limit):
                return await asyncio.wrap_future(worker.submit(prepare()))
        except self._expected:
            raise
        except BaseException:  # cancelled ones too: the process is still busy
            worker = self._replacement(worker)
            raise
        finally:
            self._free(worker)

    async def close(self) -> None:
        """Kill all processes and wait for their end; what waits raises."""
        self.closed = True
        for worker in self._workers:
            self._stop(worker)
        await asyncio.gather(*self._stopping)

    async def _next_idle(self, place: Place) -> Worker:
        """Return a process that is not busy, as soon as it is the turn of the place."""
        if self._idle:
            return self._idle.pop(0)
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._waiting.put(turn, place)
        try:
            return await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self._free(turn.result())
            raise

    def _free(self, worker: Worker) -> None:
        """Give a process to whoever is next, or let it wait."""
        while self._waiting:
            turn = self._waiting.take()
            if not turn.done():
                turn.set_result(worker)
                return
        self._idle.append(worker)

    def _replacement(self, worker: Worker) -> Worker:
        self._stop(worker)
        fresh = Worker(self._niceness)
        self._workers[self._workers.index(worker)] = fresh
        return fresh

    def _stop(self, worker: Worker) -> None:
        stopping = asyncio.get_running_loop().run_in_executor(None, worker.stop)
        self._stopping.add(stopping)
        stopping.add_done_callback(self._stopping.discard)

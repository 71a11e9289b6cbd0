"""Bots in their own processes, so that no search and no compilation ever blocks a socket."""

from __future__ import annotations

import asyncio
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from multiprocessing import active_children, get_context
from threading import Lock

import structlog

from spydeck import bots
from spydeck.choices import harmless
from spydeck.observation import Observation
from spydeck.server.live import bot_process
from spydeck.server.live.bot_process import BotFailed, MakeBot, Question, question_about

ATTEMPTS = 3
"""How often a bot is asked the same question before the server answers for it."""

START_SECONDS = 60.0
"""Seconds until a process must be ready."""

_log = structlog.get_logger(__name__)


class BotWorkers:
    """A pool of processes, each of which asks one bot at a time.

    A process that dies, or in which a bot exceeds the time limit, is replaced and its question is asked
    again; the other processes are not affected.
    """

    def __init__(self, count: int, limit_seconds: float, make_bot: MakeBot = bots.by_name) -> None:
        self._limit = limit_seconds
        self._make_bot = make_bot
        self._workers = [_Worker() for _ in range(count)]
        self._idle: asyncio.Queue[_Worker] = asyncio.Queue()
        for worker in self._workers:
            self._idle.put_nowait(worker)
        self._stopping: set[asyncio.Future[None]] = set()
        self._closed = False

    @property
    def pids(self) -> tuple[int, ...]:
        """The ids of the processes that are running."""
        return tuple(worker.pid for worker in self._workers if worker.pid is not None)

    async def start(self) -> None:
        """Start all processes and wait until they are ready. Raise `BrokenExecutor` where none can run."""
        await asyncio.gather(*(asyncio.to_thread(worker.start) for worker in self._workers))

    async def choose(self, bot: str, observation: Observation) -> str:
        """Return the action of a bot; after three failures, the harmless or else the first legal action.

        Raise `RuntimeError` once the workers are closed.
        """
        question = question_about(self._make_bot, bot, observation)
        about = {"bot": bot, "game": observation.game.name, "seat": observation.seat}
        for attempt in range(1, ATTEMPTS + 1):
            try:
                return await self._ask(question)
            except (BotFailed, BrokenExecutor, TimeoutError, OSError) as failure:
                if self._closed:
                    raise RuntimeError("the bots' processes are closed") from None
                why = str(failure) or "it exceeded the time limit"
                _log.warning("a bot failed", attempt=attempt, why=why, **about)
        _log.warning("the server answered for a bot", **about)
        answer = harmless(observation.game, observation.state, observation.seat)
        return answer if answer is not None else next(observation.legal())

    async def close(self) -> None:
        """Kill all processes and wait for their end; pending questions raise."""
        self._closed = True
        for worker in self._workers:
            self._stop(worker)
        await asyncio.gather(*self._stopping)

    async def _ask(self, question: Question) -> str:
        worker = await self._idle.get()
        try:
            if self._closed:
                raise BrokenExecutor
            if worker.pid is None:
                await asyncio.to_thread(worker.start)
            async with asyncio.timeout(self._limit):
                return await asyncio.wrap_future(worker.ask(question))
        except BotFailed:
            raise
        except BaseException:  # cancelled ones too: the process is still busy with the question
            worker = self._replacement(worker)
            raise
        finally:
            self._idle.put_nowait(worker)

    def _replacement(self, worker: _Worker) -> _Worker:
        self._stop(worker)
        fresh = _Worker()
        self._workers[self._workers.index(worker)] = fresh
        return fresh

    def _stop(self, worker: _Worker) -> None:
        stopping = asyncio.get_running_loop().run_in_executor(None, worker.stop)
        self._stopping.add(stopping)
        stopping.add_done_callback(self._stopping.discard)


class _Worker:
    """One process in its own pool, so that its death affects no other question."""

    def __init__(self) -> None:
        self.pid: int | None = None
        """The id of the process, once it is ready."""
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
                self.pid = self._pool.submit(bot_process.warm_up).result(START_SECONDS)

    def ask(self, question: Question) -> Future[str]:
        """Ask the bot a question; the process must be ready."""
        if self._pool is None:
            raise BrokenExecutor("the process is not running")
        return self._pool.submit(bot_process.choose, question)

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

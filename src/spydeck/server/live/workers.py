"""Bots in processes of their own, so that no search and no compilation ever stalls a socket."""

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
"""How often a bot is asked the same before an answer is made up for it."""

START_SECONDS = 60.0
"""How long a process may take to be ready."""

_log = structlog.get_logger(__name__)


class BotWorkers:
    """A number of processes, each of which asks one bot at a time.

    A process that dies, or in which a bot thinks longer than the limit, is replaced and its question asked
    again; the other processes know nothing of it.
    """

    def __init__(self, count: int, limit_seconds: float, make_bot: MakeBot = bots.by_name) -> None:
        self._limit = limit_seconds
        self._make_bot = make_bot
        self._workers = [_Worker() for _ in range(count)]
        self._idle: asyncio.Queue[_Worker] = asyncio.Queue()
        for worker in self._workers:
            self._idle.put_nowait(worker)
        self._ending: set[asyncio.Future[None]] = set()
        self._closed = False

    @property
    def pids(self) -> tuple[int, ...]:
        """The numbers of the processes that are up."""
        return tuple(worker.pid for worker in self._workers if worker.pid is not None)

    async def start(self) -> None:
        """Have all processes ready before the first question; raises `BrokenExecutor` where none can run."""
        await asyncio.gather(*(asyncio.to_thread(worker.start) for worker in self._workers))

    async def choose(self, bot: str, observation: Observation) -> str:
        """The text of what a bot does; the harmless or the first legal action of one that fails thrice.

        Raises `RuntimeError` once the workers are closed.
        """
        question = question_about(self._make_bot, bot, observation)
        about = {"bot": bot, "game": question.game, "seat": question.seat}
        for attempt in range(1, ATTEMPTS + 1):
            try:
                return await self._ask(question)
            except (BotFailed, BrokenExecutor, TimeoutError, OSError) as failure:
                if self._closed:
                    raise RuntimeError("the bots' processes are closed") from None
                why = str(failure) or "it thought too long"
                _log.warning("a bot failed", attempt=attempt, why=why, **about)
        _log.warning("an answer was made up for a bot", **about)
        answer = harmless(observation.game, observation.state, observation.seat)
        return answer if answer is not None else next(observation.legal())

    async def close(self) -> None:
        """Kill all processes and wait until they are gone; questions not yet answered raise."""
        self._closed = True
        for worker in self._workers:
            self._end(worker)
        await asyncio.gather(*self._ending)

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
        self._end(worker)
        fresh = _Worker()
        self._workers[self._workers.index(worker)] = fresh
        return fresh

    def _end(self, worker: _Worker) -> None:
        ending = asyncio.get_running_loop().run_in_executor(None, worker.end)
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)


class _Worker:
    """One process, in a pool of its own, so that its death takes nobody else's question with it."""

    def __init__(self) -> None:
        self.pid: int | None = None
        """The number of the process, once it is ready."""
        self._pool: ProcessPoolExecutor | None = None
        self._ended = False
        self._lock = Lock()

    def start(self) -> None:
        """Start the process, if it is not up, and wait until it is ready; raises `BrokenExecutor`."""
        with self._lock:
            if self._ended:
                raise BrokenExecutor("the process was ended")
            if self._pool is None:
                self._pool = ProcessPoolExecutor(1, get_context("spawn"), bot_process.begin)
                self.pid = self._pool.submit(bot_process.warm_up).result(START_SECONDS)

    def ask(self, question: Question) -> Future[str]:
        """Put a question to the bot; the process must be ready."""
        if self._pool is None:
            raise BrokenExecutor("the process is not up")
        return self._pool.submit(bot_process.choose, question)

    def end(self) -> None:
        """Kill the process and wait until it is gone; one that never got ready goes by itself."""
        with self._lock:
            self._ended = True
            if self._pool is None:
                return
            for child in active_children():
                if child.pid == self.pid:
                    child.kill()
            self._pool.shutdown(wait=self.pid is not None)

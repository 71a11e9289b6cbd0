"""Bots in their own processes, so that no search and no compilation ever blocks a socket."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import BrokenExecutor
from functools import partial
from math import inf
from typing import TYPE_CHECKING, TypeVar

import structlog

from spydeck import bots
from spydeck.bots.preparing import MEANWHILE
from spydeck.choices import harmless
from spydeck.games.level import LEVELS
from spydeck.observation import Observation
from spydeck.server.live import bot_process
from spydeck.server.live.bot_process import Answer, BotFailed, Judgement, MakeBot, Question, question_about
from spydeck.server.live.turns_of_tables import NOWHERE, Place, TurnsOfTables
from spydeck.server.live.worker import Worker
from spydeck.server.rates import Budgets

if TYPE_CHECKING:
    from spydeck.review import Decision

ADVISER = "expert"
"""The bot that suggests what to do where bots search the game."""

ATTEMPTS = 3
"""How often a bot is asked the same question before the server answers for it."""

Given = TypeVar("Given")
Found = TypeVar("Found", Answer, Judgement)

_log = structlog.get_logger(__name__)


class BotWorkers:
    """A pool of processes, each of which asks one bot at a time.

    A process that dies, or in which a bot exceeds the time limit, is replaced and its question is asked
    again; the other processes are not affected. Questions wait by turns of their tables.
    """

    def __init__(
        self,
        count: int,
        limit_seconds: float,
        make_bot: MakeBot = bots.by_name,
        *,
        seconds_per_hour: float = inf,
        is_compiled: Callable[[str], bool] = lambda game: True,
    ) -> None:
        """With the processor time that one place may use, and which games are compiled for levels."""
        self._limit = limit_seconds
        self._make_bot = make_bot
        self._budgets = Budgets(seconds_per_hour)
        self._is_compiled = is_compiled
        self._workers = [Worker() for _ in range(count)]
        self._idle = list(self._workers)
        self._waiting: TurnsOfTables[asyncio.Future[Worker]] = TurnsOfTables()
        self._stopping: set[asyncio.Future[None]] = set()
        self._closed = False

    @property
    def pids(self) -> tuple[int, ...]:
        """The ids of the processes that are running."""
        return tuple(worker.pid for worker in self._workers if worker.pid is not None)

    async def start(self) -> None:
        """Start all processes and wait until they are ready. Raise `BrokenExecutor` where none can run."""
        await asyncio.gather(*(asyncio.to_thread(worker.start) for worker in self._workers))

    async def choose(self, bot: str, observation: Observation, place: Place = NOWHERE) -> str:
        """Return the action of a bot; after three failures, the harmless or else the first legal action.

        Raise `RuntimeError` once the workers are closed.
        """
        return (await self._answer(bot, observation, place)).action

    async def advise(self, observation: Observation, place: Place = NOWHERE) -> Answer:
        """Return what to do in a seat, and why where bots search the game; as `choose`."""
        bot = MEANWHILE if observation.game.search is None else ADVISER
        return await self._answer(bot, observation, place, explains=True)

    async def judge(self, decision: Decision, place: Place) -> Judgement:
        """Return what a choice in a finished game cost.

        Raise `BotFailed` after three failures, and `RuntimeError` once the workers are closed.
        """
        seen = decision.observation
        about = {"game": seen.game.name, "seat": seen.seat}
        asking = partial(self._ask, bot_process.judge, lambda: decision, place)
        found = await self._in_three_attempts(asking, about)
        if found is None:
            raise BotFailed("a choice could not be judged")
        return found

    def has_spent(self, place: Place) -> bool:
        """Return whether a place has used up its processor time."""
        return self._budgets.is_spent(place.table)

    async def _answer(
        self, bot: str, observation: Observation, place: Place, *, explains: bool = False
    ) -> Answer:
        about = {"bot": bot, "game": observation.game.name, "seat": observation.seat}
        question = partial(self._question, bot, observation, place, explains)
        asking = partial(self._ask, bot_process.answer, question, place)
        found = await self._in_three_attempts(asking, about)
        if found is not None:
            return found
        _log.warning("the server answered for a bot", **about)
        action = harmless(observation.game, observation.state, observation.seat)
        return Answer(action if action is not None else next(observation.legal()))

    async def _in_three_attempts(
        self, asking: Callable[[], Awaitable[Found]], about: Mapping[str, object]
    ) -> Found | None:
        for attempt in range(1, ATTEMPTS + 1):
            try:
                return await asking()
            except (BotFailed, BrokenExecutor, TimeoutError, OSError) as failure:
                if self._closed:
                    raise RuntimeError("the bots' processes are closed") from None
                why = str(failure) or "it exceeded the time limit"
                _log.warning("a bot failed", attempt=attempt, why=why, **about)
        return None

    async def close(self) -> None:
        """Kill all processes and wait for their end; pending questions raise."""
        self._closed = True
        for worker in self._workers:
            self._stop(worker)
        await asyncio.gather(*self._stopping)

    def _question(self, bot: str, observation: Observation, place: Place, explains: bool) -> Question:
        """Return what a bot is asked; where its table has used up its processor time, a quick one is."""
        compiled = False
        if bot in LEVELS:
            compiled = self._is_compiled(observation.game.name)
            bot = MEANWHILE if self.has_spent(place) else bot
        return question_about(self._make_bot, bot, observation, compiled)._replace(explains=explains)

    async def _ask(self, work: Callable[[Given], Found], prepare: Callable[[], Given], place: Place) -> Found:
        """Have a process work on what is prepared as soon as it is the turn of the place."""
        worker = await self._next_idle(place)
        try:
            if self._closed:
                raise BrokenExecutor
            if worker.pid is None:
                await asyncio.to_thread(worker.start)
            async with asyncio.timeout(self._limit):
                found = await asyncio.wrap_future(worker.submit(work, prepare()))
        except BotFailed:
            raise
        except BaseException as failure:  # cancelled ones too: the process is still busy with the question
            if isinstance(failure, TimeoutError):
                self._budgets.spend(place.table, self._limit)
            worker = self._replacement(worker)
            raise
        finally:
            self._free(worker)
        self._budgets.spend(place.table, found.seconds)
        return found

    async def _next_idle(self, place: Place) -> Worker:
        """Return a process that is not busy, as soon as it is the table's turn."""
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
        """Give a process to the next question, or let it wait for one."""
        while self._waiting:
            turn = self._waiting.take()
            if not turn.done():
                turn.set_result(worker)
                return
        self._idle.append(worker)

    def _replacement(self, worker: Worker) -> Worker:
        self._stop(worker)
        fresh = Worker()
        self._workers[self._workers.index(worker)] = fresh
        return fresh

    def _stop(self, worker: Worker) -> None:
        stopping = asyncio.get_running_loop().run_in_executor(None, worker.stop)
        self._stopping.add(stopping)
        stopping.add_done_callback(self._stopping.discard)

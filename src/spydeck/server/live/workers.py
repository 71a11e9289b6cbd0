"""Bots in their own processes, so that no search and no compilation ever blocks a socket; compiled ahead."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import BrokenExecutor
from functools import partial
from math import inf
from time import monotonic
from typing import TYPE_CHECKING, Protocol, TypeVar

import structlog

from spydeck import bots
from spydeck.bots.preparing import LOWEST, MEANWHILE
from spydeck.bots.thinking.brief import ADVISER
from spydeck.games.choices import harmless
from spydeck.games.search import LEVELS
from spydeck.match.observation import Observation
from spydeck.server.live import bot_process
from spydeck.server.live.bot_process import BotAnswer, BotFailed, Judgement, MakeBot, Question, question_about
from spydeck.server.live.processes import BEHIND, Processes, Worker
from spydeck.server.rates import NOWHERE, Budgets, Place, advice_for

if TYPE_CHECKING:
    from spydeck.study.review import Decision

ATTEMPTS = 3
"""How often a bot is asked the same question before the server answers for it."""

ADVISERS_EACH = 4
"""For so many processes for games there is one for advice."""

ADVICE_PATIENCE = 3
"""How much longer advice can take, which is interrupted, than a bot's move."""

LOADING_SECONDS = 5.0
"""For which advice waits until its process has loaded what a bot needs."""

LATER = 0.25
"""Seconds until it is looked again whether a game is compiled, or a process has loaded what a bot needs."""

Given = TypeVar("Given")
Found = TypeVar("Found", BotAnswer, Judgement)

_log = structlog.get_logger(__name__)


class Compiling(Protocol):
    """Knows which games are compiled for bots at a level."""

    @property
    def over(self) -> bool:
        """Whether no more games will be compiled."""

    def is_compiled(self, game: str) -> bool:
        """Return whether a game is compiled."""


class AllCompiled:
    """Every game is compiled."""

    over = True

    def is_compiled(self, game: str) -> bool:
        """Return True."""
        return True


class BotWorkers:
    """Processes, each of which asks one bot at a time.

    Where a process dies, or a bot in it exceeds the time limit, its question is asked again. Questions wait
    by turns of their tables. What no game waits for has processes of its own, which others interrupt at any
    moment: however much advice is requested, bots move as quickly.
    """

    def __init__(
        self,
        count: int,
        limit_seconds: float,
        make_bot: MakeBot = bots.by_name,
        *,
        seconds_per_hour: float = inf,
        compiling: Compiling | None = None,
    ) -> None:
        """With the processor time that one place may use, and with what compiles games for levels."""
        self._limit = limit_seconds
        self._make_bot = make_bot
        self._budgets = Budgets(seconds_per_hour)
        self._compiling = compiling or AllCompiled()
        self._closed = False
        self._processes = Processes(count, limit_seconds, BotFailed)
        advisers = max(1, count // ADVISERS_EACH)
        self._advisers = Processes(advisers, limit_seconds * ADVICE_PATIENCE, BotFailed, BEHIND)

    @property
    def pids(self) -> tuple[int, ...]:
        """The ids of the processes that are running for games."""
        return self._processes.pids

    async def start(self) -> None:
        """Start the processes for games and wait until they are ready; the others start when needed.

        Raise `BrokenExecutor` where none can run.
        """
        await self._processes.start()

    async def choose(
        self, bot: str, observation: Observation, place: Place = NOWHERE, seed: int | None = None
    ) -> str:
        """Return the action of a bot; after three failures, the harmless or else the first legal action.

        With a seed, it is the same for equal observations, however long getting ready for that takes and
        however much the place has used. Raise `RuntimeError` once the workers are closed.
        """
        while seed is not None and not self.can_settle(observation.game.name):
            await asyncio.sleep(LATER)
        while (found := await self._answer(bot, observation, place, seed=seed)).later:
            await asyncio.sleep(LATER)
        return found.action

    def can_settle(self, game: str) -> bool:
        """Return whether it is settled how bots at a level play a game: compiled, or never."""
        return self._compiling.is_compiled(game) or self._compiling.over

    async def advise(self, observation: Observation, address: str) -> BotAnswer:
        """Return what to do in a seat for a person at an address, and why where bots search the game.

        An address that has used up its processor time is told what a quick bot does. Raise as `choose`.
        """
        bot = MEANWHILE if observation.game.search is None else ADVISER
        place, until = advice_for(address, person=True), monotonic() + LOADING_SECONDS
        while True:
            found = await self._answer(bot, observation, place, explains=True)
            loads = found.later and self._compiling.is_compiled(observation.game.name)
            if not loads or monotonic() >= until:
                return found
            await asyncio.sleep(LATER)

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
        self,
        bot: str,
        observation: Observation,
        place: Place,
        *,
        explains: bool = False,
        seed: int | None = None,
    ) -> BotAnswer:
        about = {"bot": bot, "game": observation.game.name, "seat": observation.seat}
        question = partial(self._question, bot, observation, place, explains, seed)
        asking = partial(self._ask, bot_process.answer, question, place)
        found = await self._in_three_attempts(asking, about)
        if found is not None:
            return found
        _log.warning("the server answered for a bot", **about)
        action = harmless(observation.game, observation.state, observation.seat)
        return BotAnswer(action if action is not None else next(observation.legal()))

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
        await asyncio.gather(self._processes.close(), self._advisers.close())

    def _question(
        self, bot: str, observation: Observation, place: Place, explains: bool, seed: int | None
    ) -> Question:
        """Return what a bot is asked; where its table has used up its processor time, a quick one is."""
        compiled = False
        if bot in LEVELS:
            compiled = self._compiling.is_compiled(observation.game.name)
            bot = MEANWHILE if seed is None and self.has_spent(place) else bot
        question = question_about(self._make_bot, bot, observation, compiled)
        return question._replace(explains=explains, seed=seed)

    async def _ask(self, work: Callable[[Given], Found], prepare: Callable[[], Given], place: Place) -> Found:
        """Have a process work on what is prepared as soon as it is the turn of the place."""
        processes = self._advisers if place.behind else self._processes
        try:
            found = await processes.run(place, lambda: partial(work, prepare()))
        except TimeoutError:
            self._budgets.spend(place.table, self._limit)
            raise
        self._budgets.spend(place.table, found.seconds)
        return found


class Warming:
    """Compiles one game after another; what is kept on disk, bots' processes load quickly."""

    def __init__(self, games: Sequence[str], prepare: Callable[[str], None] = bot_process.prepare) -> None:
        self._waiting = list(games)
        self._prepare = prepare
        self._compiled: set[str] = set()
        self.over = False
        """Whether no more games will be compiled."""
        self._worker = Worker(LOWEST)

    def is_compiled(self, game: str) -> bool:
        """Return whether a game is compiled; one that is requested is compiled next."""
        if game in self._waiting:
            self._waiting.remove(game)
            self._waiting.insert(0, game)
        return game in self._compiled

    async def run(self) -> None:
        """Compile all games, and end the process."""
        try:
            await asyncio.to_thread(self._worker.start)
            while self._waiting:
                game = self._waiting.pop(0)
                await asyncio.wrap_future(self._worker.submit(self._prepare, game))
                self._compiled.add(game)
        except Exception as error:  # noqa: BLE001  bots play on, but never at their level
            _log.warning("nothing is compiled for bots, who play by `sensible`", why=repr(error))
        finally:
            self.over = True
            await asyncio.shield(asyncio.to_thread(self._worker.stop))

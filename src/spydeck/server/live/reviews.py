"""Reviews of games, deals and rounds: bots' processes judge one choice after another, and it is kept."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import NamedTuple

import structlog

from spydeck.match import Match
from spydeck.protocol.study import ReviewFacts
from spydeck.record import load
from spydeck.server.config import Limits
from spydeck.server.live.workers import BotWorkers, Warming
from spydeck.server.rates import Place, advice_for
from spydeck.server.table.decisions.decision import RefusedError
from spydeck.server.table.reviewing import review_facts
from spydeck.study.review import Decision, JudgedChoice, decisions_of

AT_ONCE = 4
"""How many reviews are made at the same time; their games are in memory."""
LATER = 0.25
"""Seconds until a process that is still loading what it needs is asked again."""
MAX_FAILED = 100
"""How many reviews that failed are remembered."""
MAX_KEPT = 500
"""How many reviews of deals and rounds are in memory."""

_log = structlog.get_logger(__name__)


class Wanted(NamedTuple):
    """The seat and the game, deal or round to review."""

    name: str
    """The name of a finished game, or of a deal or round in one that is being played."""
    seat: int


@dataclass(frozen=True)
class Job:
    """A review to make."""

    game: str
    decisions: Callable[[], list[Decision]]
    """Returns the choices to judge, in a thread."""
    keep: Callable[[ReviewFacts], Awaitable[None]]
    """Saves the review. Raise `NotSaved`."""


class NotCompiled(Exception):
    """The server could not compile what bots need in this game."""


@dataclass
class Progress:
    """How far a review is."""

    address: str
    """Where the person is who requested it."""
    done: int = 0
    """How many choices have been judged."""
    decisions: int | None = None
    """How many there are; None until it starts."""


class Reviews:
    """The reviews that are being made, and those of deals and rounds; a finished game keeps its own."""

    def __init__(self, workers: BotWorkers, warming: Warming, limits: Limits) -> None:
        self.workers = workers
        self.warming = warming
        self._limits = limits
        self._replaying = asyncio.Semaphore(1)
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._running: dict[Wanted, tuple[Progress, asyncio.Task[None]]] = {}
        self._failed: deque[Wanted] = deque(maxlen=MAX_FAILED)
        self._parts: dict[Wanted, ReviewFacts] = {}

    def progress(self, wanted: Wanted) -> Progress | None:
        """Return how far a review is; None if it is not being made."""
        return self._running[wanted][0] if wanted in self._running else None

    def has_failed(self, wanted: Wanted) -> bool:
        """Return whether a review was tried last without success."""
        return wanted in self._failed

    def of_part(self, wanted: Wanted) -> ReviewFacts | None:
        """Return the review of a deal or round; None if it is not ready or not in memory any more."""
        return self._parts.get(wanted)

    async def keep_part(self, wanted: Wanted, found: ReviewFacts) -> None:
        """Keep the review of a deal or round in memory."""
        while len(self._parts) >= MAX_KEPT:
            del self._parts[next(iter(self._parts))]
        self._parts[wanted] = found

    def start(self, wanted: Wanted, job: Job, address: str) -> None:
        """Start to review a seat, unless that has been started. Raise `RefusedError` beyond a limit."""
        if wanted in self._running:
            return
        self._admit(address)
        while wanted in self._failed:
            self._failed.remove(wanted)
        progress = Progress(address)
        task = asyncio.get_running_loop().create_task(self._make(wanted, job, progress))
        self._running[wanted] = progress, task

    async def close(self) -> None:
        """Stop all reviews; they can be requested again."""
        tasks = [task for _, task in self._running.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _admit(self, address: str) -> None:
        """Raise `RefusedError` if no more reviews are made for an address now."""
        if len(self._running) >= self._limits.reviews:
            raise RefusedError("too-many", "too-many-reviews")
        asked = sum(progress.address == address for progress, _ in self._running.values())
        if asked >= self._limits.reviews_per_address:
            raise RefusedError("too-many", "too-many-reviews-from-address")
        if self.workers.has_spent(advice_for(address, person=False)):
            raise RefusedError("too-many", "reviews-spent")

    async def _make(self, wanted: Wanted, job: Job, progress: Progress) -> None:
        try:
            await job.keep(await self._review(wanted.seat, job, progress))
        except Exception as error:  # noqa: BLE001  the person can ask again
            _log.warning("a review failed", name=wanted.name, seat=wanted.seat, why=repr(error))
            self._failed.append(wanted)
        finally:
            del self._running[wanted]

    async def _review(self, seat: int, job: Job, progress: Progress) -> ReviewFacts:
        """Return the review of a seat. Raise `BotFailed`, `NotCompiled`, `SpydeckError`."""
        while not self.warming.is_compiled(job.game):
            if self.warming.over:
                raise NotCompiled(job.game)
            await asyncio.sleep(LATER)
        async with self._turns:
            async with self._replaying:
                decisions = await asyncio.to_thread(job.decisions)
            progress.decisions = len(decisions)
            found: list[JudgedChoice] = []
            for decision in decisions:
                found.append(await self._judged(decision, advice_for(progress.address, person=False)))
                progress.done += 1
        return review_facts(seat, len(decisions), found)

    async def _judged(self, decision: Decision, place: Place) -> JudgedChoice:
        """Return the judgement of a choice, once a process has loaded what it needs."""
        while (found := await self.workers.judge(decision, place)).later:
            await asyncio.sleep(LATER)
        return found.choice or JudgedChoice()


def decisions_in(record: str, seat: int) -> list[Decision]:
    """Return the choices of a seat in a recorded game. Raise `SpydeckError`."""
    return list(decisions_of(load(record), seat))


def decisions_in_part(match: Match, seat: int, part: int) -> list[Decision]:
    """Return the choices of a seat in a deal or round that is over, from a copy of a running match."""
    return [decision for decision in decisions_of(match, seat) if decision.part == part]

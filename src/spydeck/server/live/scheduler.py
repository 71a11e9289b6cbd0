"""When something happens at a loaded table automatically: clocks, bots' moves, stand-ins, a new host."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import structlog

from spydeck.match.observation import Observation
from spydeck.server.live.bot_process import BotAnswer
from spydeck.server.live.logbook import Logbook
from spydeck.server.live.presence import Presence
from spydeck.server.live.workers import BotWorkers
from spydeck.server.rates import Place
from spydeck.server.store.errors import NotSaved
from spydeck.server.table import deadlines
from spydeck.server.table.daily import bot_seed
from spydeck.server.table.decisions import DrawSecret
from spydeck.server.table.decisions.seating import start_with_bots
from spydeck.server.table.entries import Entry, HostChanged, Resumed, Returned, StoodIn
from spydeck.server.table.strangers import fills_at
from spydeck.server.table.table import Table

logger = structlog.get_logger()

RETRY_SECONDS = 1.0
"""Seconds until the next attempt after something automatic could not be saved."""

CarryOut = Callable[[Sequence[Entry]], Awaitable[None]]
"""Saves, applies and publishes entries; raises `NotSaved`."""
OUTDATED = BotAnswer("")
"""The suggestion for a question that nobody asks any more."""
BotQuestion = tuple[int, int, str]
"""A seat, the number of the entry that asked it, and the bot that answers."""


class Scheduler:
    """Carries out what is due at a table, and wakes up at the next deadline."""

    def __init__(
        self,
        table: Table,
        logbook: Logbook,
        presence: Presence,
        workers: BotWorkers,
        turn: asyncio.Lock,
        carry_out: CarryOut,
        address: Callable[[], str],
        alone_seconds: float,
        draw_secret: DrawSecret,
    ) -> None:
        """With what returns the address of the people at the table, with the seconds that bots wait before
        each move where no person or program plays with them, and with what draws the secret of a game."""
        self.table = table
        self.bots = BotTurns(table, workers, address, self.wake, logbook.now)
        self._logbook = logbook
        self._presence = presence
        self._turn = turn
        """Held by whatever changes the table."""
        self._carry_out = carry_out
        self._alone_ms = round(alone_seconds * 1000)
        self._draw_secret = draw_secret
        self._timer: asyncio.TimerHandle | None = None
        self._waking: asyncio.Task[None] | None = None

    async def run_due(self) -> None:
        """Carry out what is due, and set a timer for the next deadline; the caller holds the turn."""
        if self._timer:
            self._timer.cancel()
        if self._logbook.closed:
            return
        try:
            seconds = await self._run_until_idle()
        except NotSaved:
            seconds = RETRY_SECONDS
        if seconds is not None and not self._logbook.closed:
            self._timer = asyncio.get_running_loop().call_later(seconds, self.wake)

    def wake(self) -> None:
        """Carry out what is due as soon as the table is free."""
        if self._logbook.closed or (self._waking is not None and not self._waking.done()):
            return
        self._waking = asyncio.get_running_loop().create_task(self._take_turn())
        self._waking.add_done_callback(self._report)

    def close(self) -> None:
        """Stop the timer and the bots."""
        if self._timer:
            self._timer.cancel()
        self.bots.close()

    def on_connect(self, member: int) -> list[Entry]:
        """Return the entries for a member who connects, perhaps after letting the clock run out."""
        seat = self.table.seat_of(member)
        if seat is not None and (self.table.chairs[seat].stand_in == "clock" or self.table.waits):
            return [Returned(seat=seat), *self._for_returned_members()]
        return self._for_returned_members()

    async def _take_turn(self) -> None:
        async with self._turn:
            await self.run_due()

    def _report(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (error := task.exception()):
            logger.error("a table failed", table=self.table.id, exc_info=error)

    async def _run_until_idle(self) -> float | None:
        """Carry out what is due. Return the seconds until the next deadline, or None if there is none."""
        while not self._logbook.closed:
            entries = deadlines.follow_ups(self.table, self._presence.here(self._logbook.now()))
            if not entries:
                if not self._presence.awake:
                    return None
                self.bots.ask_bots()
                upcoming = self._upcoming()
                if upcoming is None:
                    return None
                at, entries = upcoming
                if not entries:
                    return max(0.0, (at - self._logbook.now()) / 1000)
            await self._carry_out(entries)
        return None

    def _upcoming(self) -> tuple[int, list[Entry]] | None:
        """Return the next deadline, with its entries if it is due; None if there is none."""
        now = self._logbook.now()
        if entries := self._for_returned_members():
            return now, entries
        times = []
        if (fills := fills_at(self.table)) is not None:
            if fills <= now:
                absent = self._presence.seats_of_gone(now)
                return now, start_with_bots(self.table, self._draw_secret(), absent)
            times.append(fills)
        for deadline in deadlines.deadlines(self.table):
            at = self._at(deadline)
            if at > now:
                times.append(at)
            elif not deadline.bot:
                return now, deadlines.on_deadline(self.table, deadline.seat)
            elif entry := self.bots.move_of(deadline.seat):
                return now, [entry]
        for at, entry in self._for_absent_members():
            if at <= now:
                return now, [entry]
            times.append(at)
        return (min(times), []) if times else None

    def _at(self, deadline: deadlines.Deadline) -> int:
        """Return when a deadline is due: bots alone at a table take their time, and none is too quick."""
        if not deadline.bot:
            return deadline.at
        chairs = self.table.chairs
        alone = not any(chair.member is not None and not chair.stand_in for chair in chairs)
        wait = max(self.bots.times.slowest_ms, self._alone_ms if alone else 0)
        return max(deadline.at, self.table.questions[deadline.seat].clock_from + wait)

    def _for_absent_members(self) -> list[tuple[int, Entry]]:
        """Return when bots stand in for absent players, and when an absent host is replaced."""
        found: list[tuple[int, Entry]] = [
            (at, StoodIn(seat=seat, why="away")) for seat, at in self._presence.absences()
        ]
        if (successor := self._presence.next_host()) is not None:
            member, at = successor
            found.append((at, HostChanged(member=member)))
        return found

    def _for_returned_members(self) -> list[Entry]:
        """Return the entries that give connected members their seats back and restart clocks."""
        seats: list[Entry] = [Returned(seat=seat) for seat in self._presence.returned_seats()]
        if self._presence.waking and self.table.stage == "playing":
            return [*seats, Resumed()]
        return seats


class BotTurns:
    """The questions that bots are asked, and their answers."""

    def __init__(
        self,
        table: Table,
        workers: BotWorkers,
        address: Callable[[], str],
        on_answer: Callable[[], None],
        now: Callable[[], int],
    ) -> None:
        """With what returns the address of the people at the table, and the time in milliseconds."""
        self.table = table
        self._now = now
        self._workers = workers
        self._address = address
        self._on_answer = on_answer
        self._answers: dict[BotQuestion, str] = {}
        self.times = deadlines.BotTimes()
        self._asked: dict[BotQuestion, asyncio.Task[None]] = {}
        self._suggestions: dict[tuple[int, int], asyncio.Task[BotAnswer]] = {}
        """By seat and by the number of the entry that asked it."""
        self._advising = asyncio.Lock()

    def ask_bots(self) -> None:
        """Ask every bot its present question, once."""
        questions = self._questions()
        if not questions and not self._answers:
            return
        self._answers = {question: text for question, text in self._answers.items() if question in questions}
        for question in questions:
            if question not in self._answers and question not in self._asked:
                self._asked[question] = asyncio.get_running_loop().create_task(self._ask(question))

    def move_of(self, seat: int) -> Entry | None:
        """Return the move of the bot in a seat; None while it thinks."""
        question = next((one for one in self._answers if one[0] == seat), None)
        if question is None:
            return None
        entry = deadlines.bot_move(self.table, seat, question[1], self._answers[question])
        if entry is None:
            logger.error("a bot's move was refused", table=self.table.id, bot=question[2])
            return deadlines.fallback_move(self.table, seat)
        return entry

    async def suggestion(self, seat: int, address: str) -> BotAnswer:
        """Return what a bot would do in the seat of a person at an address, and why.

        It is computed once for each question, and one at a time at a table.
        """
        question = (seat, self.table.questions[seat].since)
        if question not in self._suggestions:
            self._drop_suggestions()
            asking = self._advise(question, self.table.running.observation(seat), address)
            self._suggestions[question] = asyncio.get_running_loop().create_task(asking)
        # A socket that asks and closes must not cancel the process that thinks.
        return await asyncio.shield(self._suggestions[question])

    async def _advise(self, question: tuple[int, int], observation: Observation, address: str) -> BotAnswer:
        async with self._advising:
            if not self._is_asked(question):
                return OUTDATED
            return await self._workers.advise(observation, address)

    def close(self) -> None:
        """Stop asking."""
        for task in (*self._asked.values(), *self._suggestions.values()):
            task.cancel()

    def _drop_suggestions(self) -> None:
        """Forget suggestions for questions that are out of date."""
        self._suggestions = {
            question: task
            for question, task in self._suggestions.items()
            if not task.done() or self._is_asked(question)
        }

    def _is_asked(self, question: tuple[int, int]) -> bool:
        seat, since = question
        return any(one.since == since for one in self.table.questions[seat : seat + 1])

    def _questions(self) -> list[BotQuestion]:
        table = self.table
        if table.match is None or table.stage != "playing" or table.waits:
            return []
        # By turns at a daily deal, so that what a bot sees never depends on who was quicker.
        asked = table.match.actors if table.settings.daily is None else table.match.actors[:1]
        return [
            (seat, table.questions[seat].since, player)
            for seat in asked
            if (player := table.chairs[seat].player) is not None
        ]

    def _place(self) -> Place:
        return Place(self.table.id, person=bool(self.table.seats_of_people()), address=self._address())

    async def _ask(self, question: BotQuestion) -> None:
        seat, _, player = question
        try:
            observation, asked = self.table.running.observation(seat), self._now()
            self._answers[question] = await self._workers.choose(
                player, observation, self._place(), bot_seed(self.table)
            )
            self.times.note(self._now() - asked)
        finally:
            del self._asked[question]
        self._on_answer()

"""The bots of a table: each is asked as soon as it is its turn, and moves at its deadline."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import structlog

from spydeck.match.observation import Observation
from spydeck.server.live.bot_process import Answer
from spydeck.server.live.workers import BotWorkers
from spydeck.server.table import deadlines
from spydeck.server.table.daily import bot_seed
from spydeck.server.table.entries import Entry
from spydeck.server.table.table import Table
from spydeck.server.turns_of_tables import Place

logger = structlog.get_logger()

OUTDATED = Answer("")
"""What is suggested for a question that nobody asks any more."""

BotQuestion = tuple[int, int, str]
"""A seat, the number of the entry that asked it, and the bot that answers."""


class BotTurns:
    """The questions that bots are asked, and their answers."""

    def __init__(
        self,
        table: Table,
        workers: BotWorkers,
        address: Callable[[], str],
        on_answer: Callable[[], None],
    ) -> None:
        """With what returns the address of the people at the table."""
        self.table = table
        self._workers = workers
        self._address = address
        self._on_answer = on_answer
        self._answers: dict[BotQuestion, str] = {}
        self._asked: dict[BotQuestion, asyncio.Task[None]] = {}
        self._suggestions: dict[tuple[int, int], asyncio.Task[Answer]] = {}
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

    async def suggestion(self, seat: int, address: str) -> Answer:
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

    async def _advise(self, question: tuple[int, int], observation: Observation, address: str) -> Answer:
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
            observation = self.table.running.observation(seat)
            self._answers[question] = await self._workers.choose(
                player, observation, self._place(), bot_seed(self.table)
            )
        finally:
            del self._asked[question]
        self._on_answer()

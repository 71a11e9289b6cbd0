"""Table hosts without a network, a disk or waiting: time jumps to the next timer."""

from __future__ import annotations

import asyncio
import json
import selectors
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar, cast

from spydeck import bots
from spydeck.games.reasons import Explanation
from spydeck.json_types import JsonObject
from spydeck.match.observation import Observation
from spydeck.protocol.commands import Command, Views, read_command
from spydeck.protocol.tables import SeatSetup, Settings
from spydeck.record import fairness
from spydeck.server.config import Limits
from spydeck.server.live.bot_process import BotAnswer, Judgement, judge
from spydeck.server.live.context import Alone, LiveContext
from spydeck.server.live.host import TableHost
from spydeck.server.live.workers import BotWorkers
from spydeck.server.rates import Place
from spydeck.server.store.errors import NotSaved
from spydeck.server.store.journal import Journal
from spydeck.server.store.writes import AppendEntries, Write
from spydeck.server.table.decisions.creating import first_entries
from spydeck.server.table.entries import Joined, SeatTaken
from spydeck.server.table.table import Table
from spydeck.study.review import Decision
from tests.server.manual_host import NAMES, START_MS, guest_of

Result = TypeVar("Result")


class SimulatedSelector(selectors.SelectSelector):
    """Never waits, but adds up how long it would have waited."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Return what is ready now; if nothing is, let time pass."""
        ready = super().select(0)
        if not ready:
            if timeout is None:
                raise AssertionError("nothing will ever be ready")
            self.now += max(0.0, timeout)
        return ready


class SimulatedLoop(asyncio.SelectorEventLoop):
    """An event loop whose time jumps to the next timer as soon as it is idle."""

    def __init__(self) -> None:
        self.selector = SimulatedSelector()
        super().__init__(self.selector)

    def time(self) -> float:
        """Return the simulated seconds since the start."""
        return self.selector.now


def run(coroutine: Coroutine[Any, Any, Result]) -> Result:
    """Run a coroutine in simulated time."""
    with asyncio.Runner(loop_factory=SimulatedLoop) as runner:
        return runner.run(coroutine)


def now() -> int:
    """Return the simulated time in milliseconds since the epoch."""
    return START_MS + round(asyncio.get_running_loop().time() * 1000)


class Memory:
    """A journal in memory that can fail or wait on request."""

    def __init__(self) -> None:
        self.writes: list[Write] = []
        self.trouble: NotSaved | None = None
        self.gate: asyncio.Event | None = None
        """While this event exists and is not set, nothing is saved."""

    async def save(self, writes: Sequence[Write], can_wait: bool = False) -> None:
        """Save a batch."""
        if self.gate is not None:
            await self.gate.wait()
        if self.trouble is not None:
            raise self.trouble
        self.writes += writes

    @property
    def seqs(self) -> list[int]:
        """The numbers of all entries in the order in which they were saved."""
        appended = [write for write in self.writes if isinstance(write, AppendEntries)]
        return [logged.seq for write in appended for logged in write.logged]


class LocalBots:
    """Bots that answer in this process, as soon as the gate is open."""

    def __init__(self) -> None:
        self.gate: asyncio.Event | None = None
        self.questions: list[tuple[str, int]] = []
        """The bots that were asked, with their seats."""
        self.cancelled = 0
        self.spent: set[Place] = set()
        """The places that have no processor time left."""
        self.explains: Callable[[Observation], Explanation] | None = None
        self._bots = {name: bots.by_name(name, seed=3) for name in (*bots.names(), bots.STAND_IN)}

    async def choose(self, bot: str, observation: Observation, place: Place, seed: int | None = None) -> str:
        """Return what a bot does; with a seed, the same for equal observations."""
        self.questions.append((bot, observation.seat))
        if self.gate is not None:
            try:
                await self.gate.wait()
            except asyncio.CancelledError:
                self.cancelled += 1
                raise
        if seed is not None:
            return bots.by_name("sensible", seed ^ int(observation.key, 16)).choose(observation)
        return self._bots[bot].choose(observation)

    def can_settle(self, game: str) -> bool:
        """Return True: nothing is compiled."""
        return True

    async def advise(self, observation: Observation, address: str) -> BotAnswer:
        """Return what a sensible player does, with an explanation where a test wants one."""
        action = await self.choose("sensible", observation, Place(address=address))
        if self.explains is None:
            return BotAnswer(action, later=True)
        return BotAnswer(action, explanation=self.explains(observation).facts())

    async def judge(self, decision: Decision, place: Place) -> Judgement:
        """Return what a choice cost."""
        return await asyncio.to_thread(judge, decision)

    def has_spent(self, place: Place) -> bool:
        """Return whether a place has used up its processor time."""
        return place in self.spent


class RecordingListener:
    """A listener that records everything that it receives, with the time."""

    def __init__(self, member: int, views: Views = "always") -> None:
        self.member = member
        self.address = f"192.0.2.{member}"
        self.views: Views = views
        self.received: list[tuple[float, bytes]] = []
        self.could_wait: list[bool] = []
        self.farewell: str | None = None

    def send(self, message: bytes, can_wait: bool = False) -> None:
        """Record a message."""
        self.received.append((asyncio.get_running_loop().time(), message))
        self.could_wait.append(can_wait)

    def close(self, code: str, message: str) -> None:
        """Record the farewell."""
        self.farewell = code

    def messages(self, kind: str | None = None) -> list[JsonObject]:
        """Return all messages that were received, or those of one type."""
        read = [json.loads(message) for _, message in self.received]
        return [message for message in read if kind in (None, message["type"])]


class HostedTable:
    """One hosted table."""

    draw_secret = staticmethod(fairness.new_secret)

    def __init__(self, name: str, players: int, limits: Limits | None = None, **settings: Any) -> None:
        self.memory = Memory()
        self.workers = LocalBots()
        self.table = Table("0123456789abcdef")
        self.settings = Settings(game=name, players=players, **settings)
        self.limits = limits or Limits()
        self.lease = Alone()
        self.host = self.open(self.table)
        self.listeners: dict[int, RecordingListener] = {}
        self._commands = 0

    def open(self, table: Table) -> TableHost:
        """Return a host for a table."""
        context = LiveContext(
            cast(Journal, self.memory),
            cast(BotWorkers, self.workers),
            self.limits,
            lease=self.lease,
            clock=now,
            stopwatch=now,
            draw_secret=self.draw_secret,
        )
        return TableHost(table, "invitation-5ec7e7", context)

    async def gather(self, persons: int, views: Views = "always", *, start: bool = True) -> None:
        """Seat people in the first seats and, by default, start a game."""
        seats = [SeatSetup()] * (self.settings.players or 0)
        await self.host.carry_out(lambda _: first_entries(self.settings, seats, guest_of(0), NAMES[0]))
        for member in range(1, persons):
            joined = Joined(member=member, guest=guest_of(member), name=NAMES[member])
            taken = SeatTaken(seat=member, sitter="person", member=member)
            await self.host.carry_out(lambda _, entries=(joined, taken): entries)  # type: ignore[misc]
        for member in range(persons):
            await self.connect(member, views)
        if start:
            await self.send(0, type="start")

    async def connect(
        self, member: int, views: Views = "always", since: int | None = None
    ) -> RecordingListener:
        """Connect a socket of a member."""
        listener = self.listeners[member] = RecordingListener(member, views)
        await self.host.connect(listener, since)
        return listener

    async def send(self, member: int, /, **fields: Any) -> JsonObject:
        """Send a member's command and return the reply."""
        self._commands += 1
        command = read_command.validate_python({"id": f"c{self._commands}", **fields})
        await self.host.command(self.listeners[member], cast(Command, command))
        for _, message in reversed(self.listeners[member].received):
            reply: JsonObject = json.loads(message)
            if reply.get("id") == command.id:  # type: ignore[union-attr]
                return reply
        raise AssertionError(f"there is no reply to {command}")

    async def act(self, seat: int, action: str) -> JsonObject:
        """Act for a seat."""
        member = self.table.chairs[seat].member
        assert member is not None
        return await self.send(member, type="act", asked=self.table.questions[seat].since, action=action)


def passing(hosted: HostedTable, seat: int) -> str:
    """Return a legal pass of a seat."""
    return "pass " + " ".join(hosted.table.running.view(seat)["hand"][:3])


async def black_spy(persons: int = 4, limits: Limits | None = None) -> HostedTable:
    """Return a table with a game of Black Spy that has started."""
    hosted = HostedTable("black-spy", 4, limits, options={"end_value": 1})
    await hosted.gather(persons)
    return hosted

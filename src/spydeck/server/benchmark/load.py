"""Tables of random players, and how their moves are offered: so many a second, or as many as can be."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any

from spydeck.errors import SpydeckError
from spydeck.server.benchmark.lean_socket import LeanSocket

MOVES_OF_A_DEAL = 60
"""Four passes and 56 plays, about."""
TICK = 0.001
"""Seconds between two looks at what is due."""


@dataclass
class Timings:
    """When moves were due, and how long after that they were acknowledged."""

    seconds: list[float] = field(default_factory=list)
    counting: bool = False
    acknowledged: int = 0
    """All moves, those outside the time that counts too."""

    def figures(self, spent: float) -> dict[str, float | int]:
        """The rate, and what half and nearly all of the moves took, in milliseconds."""
        ordered = sorted(self.seconds)
        if not ordered:
            raise SpydeckError("no move was acknowledged in the time measured")
        return {
            "moves": len(ordered),
            "moves_per_s": round(len(ordered) / spent, 1),
            "p50_ms": round(share_of(ordered, 0.5) * 1000, 2),
            "p99_ms": round(share_of(ordered, 0.99) * 1000, 2),
            "worst_ms": round(ordered[-1] * 1000, 2),
        }


def share_of(ordered: Sequence[float], share: float) -> float:
    """The value that so large a share of some ordered ones does not exceed."""
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class BenchTable:
    """One table with a socket for each of its seats, all played at random."""

    def __init__(self, seats: int, timings: Timings, seed: int) -> None:
        self.sockets: list[LeanSocket] = []
        self.seated = asyncio.Event()
        self.begun = asyncio.Event()
        self.unlimited = False
        """Whether a move is due as soon as it can be made."""
        self._timings = timings
        self._random = Random(seed)
        self._asked = [0] * seats
        self._to_sit = seats - 1
        self._ready: deque[tuple[int, int, str]] = deque()
        self._due: deque[float] = deque()
        self._sent: dict[str, float] = {}
        self._commands = 0

    @property
    def waits(self) -> bool:
        """Whether a move is on its way."""
        return bool(self._sent)

    @property
    def behind(self) -> bool:
        """Whether moves are due that were not made yet."""
        return bool(self._due or self._sent)

    def time_by(self, timings: Timings) -> None:
        """Note the times of moves here from now on."""
        self._timings = timings

    def due(self, at: float) -> None:
        """A move is due."""
        self._due.append(at)
        self._move()

    def go(self) -> None:
        """Move whenever somebody may."""
        self.unlimited = True
        self._move()

    def rest(self) -> None:
        """Make no further moves than are on their way."""
        self.unlimited = False
        self._due.clear()

    def say(self, seat: int, /, **fields: Any) -> None:
        """Send a command that is no move."""
        self._commands += 1
        self.sockets[seat].send(json.dumps({"id": f"b{self._commands}", **fields}).encode())

    def hear(self, seat: int, message: bytes) -> None:
        """Take in what a seat is told."""
        if message.startswith(b'{"type":"done"'):
            self._done(json.loads(message)["id"])
        elif message.startswith((b'{"type":"refused"', b'{"type":"farewell"')):
            raise SpydeckError(f"the server refused something: {message.decode()[:300]}")
        elif b'"now":true' in message:
            self._take_question(seat, json.loads(message))
        elif seat == 0 and b'"kind":"seat"' in message:
            self._to_sit -= 1
            if not self._to_sit:
                self.seated.set()
        elif seat == 0 and b'"kind":"ended"' in message:
            self.say(0, type="rematch")
        elif seat == 0 and b'"kind":"rematch"' in message:
            self.say(0, type="start")

    def _done(self, command: str) -> None:
        sent = self._sent.pop(command, None)
        if sent is None:
            return
        self._timings.acknowledged += 1
        if self._timings.counting:
            self._timings.seconds.append(perf_counter() - sent)

    def _take_question(self, seat: int, message: dict[str, Any]) -> None:
        view, since = message.get("view"), message["asked"]["since"]
        if view is None or since == self._asked[seat]:
            return
        self._asked[seat] = since
        self.begun.set()
        self._ready.append((seat, since, self._choose(view)))
        self._move()

    def _choose(self, view: dict[str, Any]) -> str:
        if "legal" in view:
            text: str = self._random.choice(view["legal"])
            return text
        return " ".join(["pass", *self._random.sample(view["choices"]["pass"]["next"], 3)])

    def _move(self) -> None:
        while self._ready and (self._due or self.unlimited):
            seat, since, action = self._ready.popleft()
            self._commands += 1
            command = f"m{self._commands}"
            self._sent[command] = self._due.popleft() if self._due else perf_counter()
            text = f'{{"type":"act","id":"{command}","asked":{since},"action":"{action}"}}'
            self.sockets[seat].send(text.encode())


async def spread(tables: Sequence[BenchTable]) -> None:
    """Bring the tables to different points of their deals, as tables are that began at different times."""
    now = perf_counter()
    for number, table in enumerate(tables):
        for _ in range(number * MOVES_OF_A_DEAL // len(tables)):
            table.due(now)
    while any(table.behind for table in tables):
        await asyncio.sleep(TICK)


async def paced(tables: Sequence[BenchTable], timings: Timings, rate: float, seconds: float) -> float:
    """Offer so many moves a second, spread over the tables; gives the seconds that it took.

    The first tenth of the time is not counted.
    """
    await spread(tables)
    begin = perf_counter()
    warm, end = begin + seconds * 0.1, begin + seconds * 1.1
    offered = 0
    while (now := perf_counter()) < end:
        if not timings.counting and now >= warm:
            timings.counting, counted_from = True, now
        while (at := begin + offered / rate) <= now:
            tables[offered % len(tables)].due(at)
            offered += 1
        await asyncio.sleep(TICK)
    timings.counting = False
    spent = perf_counter() - counted_from
    for table in tables:
        table.rest()
    return spent


async def unpaced(tables: Sequence[BenchTable], timings: Timings, seconds: float) -> float:
    """Let every table move as fast as it can; gives the seconds that it took, the first tenth not counted."""
    for table in tables:
        table.go()
    await asyncio.sleep(seconds * 0.1)
    begin = perf_counter()
    timings.counting = True
    await asyncio.sleep(seconds)
    timings.counting = False
    spent = perf_counter() - begin
    for table in tables:
        table.rest()
    return spent

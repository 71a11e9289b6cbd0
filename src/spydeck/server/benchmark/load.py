"""Tables of random players, which move at a given rate or as fast as possible."""

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
from spydeck.server import text as server_text
from spydeck.server.benchmark.lean_socket import LeanSocket

MOVES_OF_A_DEAL = 60
"""Four passes and about 56 plays."""
TICK = 0.001
"""Seconds between two checks for moves that are due."""


@dataclass
class Timings:
    """How long moves took from when they were due until they were acknowledged."""

    seconds: list[float] = field(default_factory=list)
    counting: bool = False
    acknowledged: int = 0
    """All moves, also those outside the measured time."""

    def figures(self, spent: float) -> dict[str, float | int]:
        """Return the rate, and the median, 99th percentile and maximum in milliseconds."""
        ordered = sorted(self.seconds)
        if not ordered:
            raise SpydeckError(server_text.notice("bench-no-move"))
        return {
            "moves": len(ordered),
            "moves_per_s": round(len(ordered) / spent, 1),
            "p50_ms": round(quantile(ordered, 0.5) * 1000, 2),
            "p99_ms": round(quantile(ordered, 0.99) * 1000, 2),
            "worst_ms": round(ordered[-1] * 1000, 2),
        }


def quantile(ordered: Sequence[float], share: float) -> float:
    """Return the quantile of ordered values."""
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class BenchTable:
    """A table with a socket for each of its seats, all of which play at random."""

    def __init__(self, seats: int, timings: Timings, seed: int, name: str) -> None:
        self.name = name
        self.sockets: list[LeanSocket] = []
        self.seated = asyncio.Event()
        self.started = asyncio.Event()
        self.unlimited = False
        """Whether a move is due as soon as it is possible."""
        self._timings = timings
        self._random = Random(seed)
        self._asked = [0] * seats
        self._to_sit = seats - 1
        self._ready: deque[tuple[int, int, str]] = deque()
        self._due: deque[float] = deque()
        self._sent: dict[str, float] = {}
        self._commands = 0

    @property
    def pending(self) -> bool:
        """Whether a move has been sent but not acknowledged."""
        return bool(self._sent)

    @property
    def behind(self) -> bool:
        """Whether moves are due that have not been made."""
        return bool(self._due or self._sent)

    def use_timings(self, timings: Timings) -> None:
        """Record the times of moves elsewhere from now on."""
        self._timings = timings

    def due(self, at: float) -> None:
        """Note that a move is due."""
        self._due.append(at)
        self._move()

    def unpause(self) -> None:
        """Move whenever it is possible."""
        self.unlimited = True
        self._move()

    def stop(self) -> None:
        """Stop moving; moves that have been sent continue."""
        self.unlimited = False
        self._due.clear()

    def say(self, seat: int, /, **fields: Any) -> None:
        """Send a command other than a move."""
        self._commands += 1
        self.sockets[seat].send(json.dumps({"id": f"b{self._commands}", **fields}).encode())

    def receive(self, seat: int, message: bytes) -> None:
        """Process a message to a seat."""
        if message.startswith(b'{"type":"done"'):
            self._done(json.loads(message)["id"])
        elif message.startswith((b'{"type":"refused"', b'{"type":"farewell"')):
            raise SpydeckError(server_text.notice("bench-refused", text=message.decode()[:300]))
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
        self.started.set()
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
    """Bring the tables to different points of their deals, as if they had started at different times."""
    now = perf_counter()
    for number, table in enumerate(tables):
        for _ in range(number * MOVES_OF_A_DEAL // len(tables)):
            table.due(now)
    while any(table.behind for table in tables):
        await asyncio.sleep(TICK)


async def paced(tables: Sequence[BenchTable], timings: Timings, rate: float, seconds: float) -> float:
    """Play `rate` moves per second, spread over the tables; return the seconds that it took.

    The first tenth of the time does not count.
    """
    await spread(tables)
    start = perf_counter()
    warm, end = start + seconds * 0.1, start + seconds * 1.1
    played = 0
    while (now := perf_counter()) < end:
        if not timings.counting and now >= warm:
            timings.counting, counted_from = True, now
        while (at := start + played / rate) <= now:
            tables[played % len(tables)].due(at)
            played += 1
        await asyncio.sleep(TICK)
    timings.counting = False
    spent = perf_counter() - counted_from
    for table in tables:
        table.stop()
    return spent


async def unpaced(tables: Sequence[BenchTable], timings: Timings, seconds: float) -> float:
    """Let every table move as fast as possible; return the seconds that it took without the first tenth."""
    for table in tables:
        table.unpause()
    await asyncio.sleep(seconds * 0.1)
    start = perf_counter()
    timings.counting = True
    await asyncio.sleep(seconds)
    timings.counting = False
    spent = perf_counter() - start
    for table in tables:
        table.stop()
    return spent

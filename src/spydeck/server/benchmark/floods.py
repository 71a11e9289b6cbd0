"""How long a guest's moves take while others flood the server, beside how long they take otherwise.

The server has its usual limits. Each flood comes from a process of its own, from addresses of its own on this
computer (Linux lets a client choose any in 127.0.0.0/8), and at a rate that is bounded.
"""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from itertools import count
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import median
from typing import Any
from urllib.parse import urlsplit

from starlette.responses import Response

import spydeck
from spydeck.json_types import JsonObject
from spydeck.server.benchmark.load import BenchGuest, BenchTable, LeanSocket, Timings, create_tables, paced
from spydeck.server.benchmark.run import process
from spydeck.server.http.guests import Guests, new_guest
from spydeck.server.push.encryption import Signer, new_key
from spydeck.server.store.store import Store
from spydeck.server.store.writes import FinishGame

WINDOWS = 3
"""Quiet ones, and as many with each flood, one after another."""
TABLES, RATE = 4, 40.0
"""Where moves are measured, and how many of them a second: less than sockets may send."""
GAMES = 10_000
"""Finished games of the guest whose archives are requested."""
ADDRESSES = 20_000
TABLES_BY_DAY = 40
TABLES_ADVISED = 20
ARCHIVES_AT_ONCE = 20
MALFORMED_SOCKETS = 20
PAUSE = 0.06
"""Seconds between two requests of one address while a flood gets ready, which its rate allows."""
DEAD = "http://127.0.0.1:1"
"""A push service that never answers."""
PREPARED_SECONDS = 300.0
NICENESS = 5
"""Of floods, whose own work would otherwise keep the guest who is measured from sending."""


class Flood:
    """A load that a process puts on a server while its gate is open."""

    def __init__(self, url: str, cookie: str) -> None:
        """With the cookie of a guest who has played much."""
        self.url, self.cookie = url, cookie
        self.host, self.port = urlsplit(url).hostname or "", urlsplit(url).port or 80
        self.gate = asyncio.Event()
        self.done = 0
        """How often it has done what it does."""

    async def prepare(self) -> None:
        """Get ready."""

    def workers(self) -> list[Awaitable[None]]:
        """Return what runs at the same time."""
        raise NotImplementedError

    async def at_rate(self, per_second: float, work: Callable[[], Awaitable[None]]) -> None:
        """Do something so often, at most, as long as the gate is open."""
        while True:
            await self.gate.wait()
            began = time.perf_counter()
            with suppress(OSError, TimeoutError):
                await asyncio.wait_for(work(), 60)
                self.done += 1
            await asyncio.sleep(max(0.0, 1 / per_second - (time.perf_counter() - began)))

    async def request(self, source: str, head: str, body: str = "") -> bytes:
        """Return the response to a request from an address."""
        reader, writer = await asyncio.open_connection(self.host, self.port, local_addr=(source, 0))
        try:
            about = f"Host: {self.host}:{self.port}\r\nConnection: close\r\nContent-Length: {len(body)}"
            kind = "Content-Type: application/json"
            writer.write(
                f"{head} HTTP/1.1\r\n{about}\r\n{kind}\r\nCookie: {self.cookie}\r\n\r\n{body}".encode()
            )
            return await reader.read()
        finally:
            writer.close()


class Notifications(Flood):
    """A guest at many tables by the day, whose browser cannot be reached, is notified at each turn."""

    async def prepare(self) -> None:
        """Start the tables, and leave."""
        guests = [BenchGuest(self.url, f"Day {number}", "127.0.0.3", PAUSE) for number in range(4)]
        self.absent = guests[3]
        facts = {"p256dh": Signer(new_key(), "mailto:a@b.invalid").public_key, "language": "en"}
        facts |= {"endpoint": f"{DEAD}/{secrets.token_hex(8)}", "auth": secrets.token_urlsafe(16)}
        self.absent.put("/api/push/devices", facts)
        settings: dict[str, Any] = {"clock": 86_400.0}
        self.tables = await create_tables(self.url, TABLES_BY_DAY, Timings(), guests=guests, **settings)
        for table in self.tables:
            table.sockets[3].close()
            table.unpause()

    def workers(self) -> list[Awaitable[None]]:
        """Return what plays at one table after another."""
        tables = [self.tables[first::4] for first in range(4)]
        return [self.at_rate(10, partial(self._play, some, count())) for some in tables]

    async def _play(self, tables: list[BenchTable], number: Iterator[int]) -> None:
        table = tables[next(number) % len(tables)]
        table.sockets[3] = await self.absent.connect(table.name, partial(table.receive, 3))
        await asyncio.sleep(0.05)
        table.sockets[3].close()


class Suggestions(Flood):
    """People of one address play with bots at many tables, and ask for advice all the time."""

    async def prepare(self) -> None:
        """Start the tables."""
        guest = BenchGuest(self.url, "Advised", "127.0.0.4", PAUSE)
        settings = {"game": "black-spy", "players": 4, "pace": 0.0, "start": True}
        seats = [{}, *({"sitter": "bot", "bot": "medium"} for _ in range(3))]
        self.tables: list[LeanSocket] = []
        for number in range(TABLES_ADVISED):
            made = guest.post("/api/tables", {**settings, "seats": seats})
            receive = partial(self._receive, number)
            self.tables.append(await guest.connect(made["table"], receive))

    def workers(self) -> list[Awaitable[None]]:
        """Return what asks for advice at each table."""
        return [self.at_rate(8, partial(self._ask, table)) for table in self.tables]

    async def _ask(self, table: LeanSocket) -> None:
        table.send(json.dumps({"type": "suggest", "id": secrets.token_hex(8)}).encode())

    def _receive(self, number: int, message: bytes) -> None:
        if not self.gate.is_set() or not message.startswith(b'{"type":"suggestion"'):
            return
        found = json.loads(message)
        act = {"type": "act", "id": secrets.token_hex(8), "asked": found["asked"], "action": found["action"]}
        self.tables[number].send(json.dumps(act).encode())


class Addresses(Flood):
    """Each request comes from another address, and is counted by the hour."""

    async def prepare(self) -> None:
        """Come from so many addresses."""
        self._number = count()
        for _ in range(0, ADDRESSES, 20):
            await asyncio.gather(*(self._try() for _ in range(20)))

    def workers(self) -> list[Awaitable[None]]:
        """Return what comes from more of them."""
        return [self.at_rate(20, self._try) for _ in range(5)]

    async def _try(self) -> None:
        number = next(self._number)
        source = f"127.{64 + number // 62_500}.{1 + number // 250 % 250}.{1 + number % 250}"
        await self.request(source, "POST /api/recovery", '{"code":"0000-0000-0000-0000-0000"}')


class Archives(Flood):
    """All data of a guest who has played much is requested many times at once."""

    def workers(self) -> list[Awaitable[None]]:
        """Return what requests it from an address each."""
        sources = [f"127.0.1.{number + 1}" for number in range(ARCHIVES_AT_ONCE)]
        return [self.at_rate(1, partial(self._download, source)) for source in sources]

    async def _download(self, source: str) -> None:
        await self.request(source, "GET /api/guest/archive")


class Malformed(Flood):
    """Sockets send what is not of the protocol, and now and then not even a frame."""

    async def prepare(self) -> None:
        """Create a table."""
        self.guest = BenchGuest(self.url, "Malformed", "127.0.0.6", PAUSE)
        self.table = self.guest.post("/api/tables", {"game": "black-spy"})["table"]
        self.sockets: dict[int, LeanSocket] = {}

    def workers(self) -> list[Awaitable[None]]:
        """Return what sends from each socket, which is opened again once it is closed."""
        return [self.at_rate(15, partial(self._send, number)) for number in range(MALFORMED_SOCKETS)]

    async def _send(self, number: int) -> None:
        socket = self.sockets.get(number)
        if socket is None or socket.closed:
            self.sockets[number] = await self.guest.connect(self.table, lambda _: None)
        elif secrets.randbelow(20):
            socket.send(b'{"type":"nonsense","id":' + b"[" * secrets.randbelow(2_000))
        else:
            socket.send_frame(0xF7, b"reserved")


FLOODS: dict[str, type[Flood]] = {
    "notifications": Notifications,
    "suggestions": Suggestions,
    "addresses": Addresses,
    "archives": Archives,
    "malformed": Malformed,
}


def floods(seconds: float) -> dict[str, Any]:
    """Return the 99th percentile of a guest's moves, quiet and during each flood, in windows of some seconds.

    Raise `SpydeckError` if the server does not start.
    """
    with tempfile.TemporaryDirectory(prefix="spydeck-bench-") as folder:
        database = f"sqlite:///{Path(folder) / 'bench.db'}"
        cookie = much_played(database)
        with process(database, 1, (), "--push-service", DEAD) as (_, url):
            found = {name: asyncio.run(measure(url, name, cookie, seconds)) for name in FLOODS}
    return {
        "game": "black-spy",
        "offered_per_s": RATE,
        "seconds": seconds,
        "windows": WINDOWS,
        "floods": found,
        "load_average": round(os.getloadavg()[0], 2),
        "directions": {"quiet_p99_ms": "less", "flood_p99_ms": "less", "ratio": "less"},
    }


def much_played(database: str) -> str:
    """Save a guest with many finished games; return the cookie."""
    match = spydeck.new("black-spy", seed=1)
    bot = spydeck.bot("random", seed=1)
    while not match.over:
        seat = match.actors[0]
        match.act(seat, bot.choose(match.observation(seat)))
    facts: JsonObject = {"game": "black-spy", "names": ["Ada"] * 4, "deals": []}
    facts |= {"winners": list(match.winners), "totals": list(match.totals), "why": "over", "options": {}}
    store, guest, response = Store(database), new_guest(), Response()
    store.create_guest(guest, "Ada", 1)
    record, seats = match.record(), ((guest, 0),)
    for first in range(0, GAMES, 500):
        numbers = range(first, first + 500)
        rest = (facts, record, seats)
        store.write([[FinishGame(f"{n:016x}-1", "0" * 16, n, "black-spy", n, *rest) for n in numbers]])
    Guests(store, secure=False).sign_in(response, guest, 0)
    store.close()
    return response.headers["set-cookie"].partition(";")[0]


async def measure(url: str, name: str, cookie: str, seconds: float) -> dict[str, Any]:
    """Return the figures of one flood: medians of windows that alternate with quiet ones."""
    timings = Timings()
    tables = await create_tables(url, TABLES, timings)
    quiet, flooded = [], []
    with flooding(url, name, cookie) as gate:
        await asyncio.to_thread(gate.recv)  # once it is ready
        done, began = 0, 0.0
        for _ in range(WINDOWS):
            quiet.append(await window(tables, seconds))
            began -= time.perf_counter()
            gate.send(True)
            flooded.append(await window(tables, seconds))
            gate.send(False)
            done = await asyncio.to_thread(gate.recv)
            began += time.perf_counter()
            await asyncio.sleep(1)
    for table in tables:
        for socket in table.sockets:
            socket.close()
    before, during = median(quiet), median(flooded)
    return {
        "quiet_p99_ms": round(before, 2),
        "flood_p99_ms": round(during, 2),
        "ratio": round(during / before, 2),
        "flood_per_s": round(done / began, 1),
        "windows_ms": [quiet, flooded],
    }


async def window(tables: list[BenchTable], seconds: float) -> float:
    """Return the 99th percentile of moves in some seconds, in milliseconds."""
    timings = Timings()
    for table in tables:
        table.use_timings(timings)
    spent = await paced(tables, timings, RATE, seconds)
    while any(table.pending for table in tables):
        await asyncio.sleep(0.01)
    return float(timings.figures(spent)["p99_ms"])


@contextmanager
def flooding(url: str, name: str, cookie: str) -> Iterator[Connection]:
    """Start the process of a flood; yield what says that it is ready and opens its gate."""
    spawning = get_context("spawn")
    ours, theirs = spawning.Pipe()
    flood = spawning.Process(target=run_flood, args=(url, name, cookie, theirs), daemon=True)
    flood.start()
    theirs.close()
    try:
        yield ours
    finally:
        flood.terminate()
        flood.join()


def run_flood(url: str, name: str, cookie: str, gate: Connection) -> None:
    """Flood a server whenever the gate is open."""
    os.nice(NICENESS)
    asyncio.run(_run_flood(FLOODS[name](url, cookie), gate))


async def _run_flood(flood: Flood, gate: Connection) -> None:
    def turn() -> None:
        if gate.recv():
            flood.gate.set()
        else:
            flood.gate.clear()
            gate.send(flood.done)

    await asyncio.wait_for(flood.prepare(), PREPARED_SECONDS)
    asyncio.get_running_loop().add_reader(gate.fileno(), turn)
    gate.send(0)
    await asyncio.gather(*flood.workers())

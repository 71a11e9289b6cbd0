"""Guests at tables, like browsers and programs, who play at random: at a given rate, or as fast as possible.

Their sockets do as little work as possible, so that a benchmark measures the server: they send and read only
unfragmented text frames, and mask with zeros.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from http.client import HTTPConnection
from random import Random
from time import perf_counter
from typing import Any, cast
from urllib.parse import urlsplit

from spydeck.errors import SpydeckError
from spydeck.server.text import notice

OnMessage = Callable[[bytes], None]

FIN_TEXT = 0x81
FIN_CLOSE = 0x88
FIN_PING = 0x89
FIN_PONG = 0x8A
MASKED = 0x80
KEY = "c3B5ZGVjayBiZW5jaG1hcg=="
NO_MASK = b"\0\0\0\0"
SEATS = 4
HELLO = '{"type":"hello","version":1,"views":"%s"}'
SOCKETS_OF_A_MEMBER = 8
MOVES_OF_A_DEAL = 60
"""Four passes and about 56 plays."""
TICK = 0.001
"""Seconds between two checks for moves that are due."""


class LeanSocket(asyncio.Protocol):
    """One websocket; passes every text on as bytes."""

    def __init__(self, host: str, path: str, cookie: str, on_message: OnMessage) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self._hello = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        )
        self._on_message = on_message
        self._rest = b""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Request the socket."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._hello.encode())

    def connection_lost(self, error: Exception | None) -> None:
        """Note that the socket is closed."""
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the socket was refused"))

    def data_received(self, data: bytes) -> None:
        """Read all complete frames."""
        data = self._rest + data
        if not self.opened.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.opened.set_exception(ConnectionError(head.decode(errors="replace")))
                return
            self.opened.set_result(None)
        self._rest = data[self._read_frames(data) :]

    def _read_frames(self, data: bytes) -> int:
        place = 0
        while place + 2 <= len(data):
            size, begin = data[place + 1], place + 2
            if size >= 126:
                begin += 2 if size == 126 else 8
                size = int.from_bytes(data[place + 2 : begin], "big")
            if begin > len(data) or begin + size > len(data):
                break
            self._take(data[place], data[begin : begin + size])
            place = begin + size
        return place

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == FIN_TEXT:
            self._on_message(payload)
        elif kind == FIN_PING:
            self.send_frame(FIN_PONG, payload)

    def send(self, text: bytes) -> None:
        """Send a text."""
        self.send_frame(FIN_TEXT, text)

    def close(self) -> None:
        """Close the socket."""
        if not self.closed:
            self.send_frame(FIN_CLOSE, (1000).to_bytes(2, "big"))

    def send_frame(self, kind: int, payload: bytes) -> None:
        """Send a frame of any kind."""
        size = len(payload)
        if size < 126:
            head = bytes((kind, MASKED | size))
        else:
            head = bytes((kind, MASKED | 126)) + size.to_bytes(2, "big")
        if self._transport is not None:
            self._transport.write(head + NO_MASK + payload)


async def create_tables(
    url: str,
    count: int,
    timings: Timings,
    watching: int = 0,
    guests: Sequence[BenchGuest] | None = None,
    **settings: Any,
) -> list[BenchTable]:
    """Return tables of four guests each and some sockets that watch, with games that have started."""
    guests = guests or [BenchGuest(url, f"Guest {number}") for number in range(SEATS)]
    tables = []
    for number in range(count):
        made = guests[0].post("/api/tables", {"game": "black-spy", "players": SEATS, **settings})
        invitation = made["invitation"]["link"].rpartition("/")[2]
        for guest in guests[1:]:
            guest.post(f"/api/invitations/{invitation}/members")
        table = BenchTable(SEATS, timings, number, made["table"])
        for seat, guest in enumerate(guests):
            table.sockets.append(await guest.connect(made["table"], partial(table.receive, seat)))
        table.sockets += await watch(url, made["table"], invitation, watching)
        for seat in range(1, SEATS):
            table.say(seat, type="sit", seat=seat)
        tables.append(table)
    for table in tables:
        await asyncio.wait_for(table.seated.wait(), 60)
        table.say(0, type="start")
        await asyncio.wait_for(table.started.wait(), 60)
    return tables


async def watch(url: str, table: str, invitation: str, count: int) -> list[LeanSocket]:
    """Return sockets that watch a table and receive every view, several for each of their guests."""
    sockets: list[LeanSocket] = []
    while len(sockets) < count:
        guest = BenchGuest(url, f"Watcher {len(sockets)}")
        guest.post(f"/api/invitations/{invitation}/members")
        for _ in range(min(SOCKETS_OF_A_MEMBER, count - len(sockets))):
            sockets.append(await guest.connect(table, lambda _: None, "always"))
    return sockets


class BenchGuest:
    """A guest with a cookie of the server."""

    def __init__(self, url: str, name: str, source: str = "127.0.0.1", pause: float = 0.0) -> None:
        """With the address from which all comes, and the seconds between two requests."""
        self._address = urlsplit(url).netloc
        self._source = (source, 0)
        self._pause = pause
        self._http = HTTPConnection(self._address, timeout=60, source_address=self._source)
        self._cookie = ""
        self.put("/api/guest", {"name": name})

    def put(self, path: str, body: dict[str, Any]) -> None:
        """Send a request. Raise `SpydeckError` if it is refused."""
        self._request("PUT", path, body)

    def post(self, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        """Send a request. Raise `SpydeckError` if it is refused."""
        return self._request("POST", path, body)

    async def connect(self, table: str, on_message: OnMessage, views: str = "asked") -> LeanSocket:
        """Return a socket at a table that receives some views."""
        host, _, port = self._address.partition(":")
        path = f"/api/tables/{table}/socket"
        _, socket = await asyncio.get_running_loop().create_connection(
            lambda: LeanSocket(self._address, path, self._cookie, on_message),
            host,
            int(port),
            local_addr=self._source,
        )
        await socket.opened
        socket.send((HELLO % views).encode())
        return socket

    def _request(self, method: str, path: str, body: dict[str, Any] | None) -> dict[str, Any]:
        time.sleep(self._pause)
        headers = {"Content-Type": "application/json", "Cookie": self._cookie}
        self._http.request(method, path, None if body is None else json.dumps(body), headers)
        response = self._http.getresponse()
        text = response.read().decode()
        if response.status >= 400:
            raise SpydeckError(notice("bench-answered", status=response.status, text=text[:300]))
        self._cookie = (response.getheader("Set-Cookie") or self._cookie).partition(";")[0]
        found: dict[str, Any] = json.loads(text)
        return found


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
            raise SpydeckError(notice("bench-no-move"))
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
            raise SpydeckError(notice("bench-refused", text=message.decode()[:300]))
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

"""Guests with sockets at tables of a server, as browsers and programs are."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Sequence
from functools import partial
from http.client import HTTPConnection
from typing import Any
from urllib.parse import urlsplit

from spydeck.errors import SpydeckError
from spydeck.server.benchmark.lean_socket import LeanSocket, OnMessage
from spydeck.server.benchmark.load import BenchTable, Timings
from spydeck.server.text import notice

SEATS = 4
HELLO = '{"type":"hello","version":1,"views":"%s"}'
SOCKETS_OF_A_MEMBER = 8


async def create_tables(
    url: str,
    count: int,
    timings: Timings,
    watching: int = 0,
    guests: Sequence[Guest] | None = None,
    **settings: Any,
) -> list[BenchTable]:
    """Return tables of four guests each and some sockets that watch, with games that have started."""
    guests = guests or [Guest(url, f"Guest {number}") for number in range(SEATS)]
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
        guest = Guest(url, f"Watcher {len(sockets)}")
        guest.post(f"/api/invitations/{invitation}/members")
        for _ in range(min(SOCKETS_OF_A_MEMBER, count - len(sockets))):
            sockets.append(await guest.connect(table, lambda _: None, "always"))
    return sockets


class Guest:
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

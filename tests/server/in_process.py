"""A complete server in this process, on its own port, and clients for it."""

from __future__ import annotations

import asyncio
import json
import socket as sockets
import ssl
import threading
from collections.abc import Coroutine, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from typing import Any, cast
from unittest.mock import patch

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from spydeck.json_types import JsonObject
from spydeck.server.config import Config, Limits
from spydeck.server.http.services import Services, open_services
from spydeck.server.listeners import open_listener
from spydeck.server.live.context import wall_clock
from spydeck.server.live.workers import BotWorkers, Warming
from spydeck.server.serve import server_for
from tests.seeded import NoWarming
from tests.server.hosted_table import LocalBots
from tests.server.new_database import create_tables
from tests.waiting import PATIENCE

ROOMY = Limits(
    tables_per_guest=10_000, tables_per_address=10_000, requests_per_second=10_000, requests_at_once=10_000
)
NEVER = 1e6
TLS = ssl.create_default_context()
"""For all clients, though none uses it: making one for each takes longer than its requests."""


class ServerBots(LocalBots):
    """Bots that need no process."""

    loop: asyncio.AbstractEventLoop

    async def start(self) -> None:
        """Note the loop; there is nothing to start."""
        self.loop = asyncio.get_running_loop()

    async def close(self) -> None:
        """Do nothing: there is nothing to stop."""


class MovableClock:
    """The wall clock, and the milliseconds by which a test has moved it forward."""

    ahead = 0

    def __call__(self) -> int:
        """Return the time in milliseconds since the epoch."""
        return wall_clock() + self.ahead


class Live:
    """A server that runs in a thread."""

    def __init__(
        self, config: Config, services: Services, bots: ServerBots, server: uvicorn.Server, url: str
    ) -> None:
        self._clock = MovableClock()
        services.lobby.context = replace(
            services.lobby.context, workers=services.workers, clock=self._clock, stopwatch=self._clock
        )
        self.server = server
        self.config = config
        self.services = services
        self._bots = bots
        self.url = url
        self.clients = ExitStack()
        """Everything to close at the end."""

    def stop(self) -> None:
        """Stop the server."""
        self.server.should_exit = True

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Run a coroutine in the server's loop."""
        return asyncio.run_coroutine_threadsafe(work, self._bots.loop).result(PATIENCE)

    def advance(self, seconds: float) -> None:
        """Move the clock of all tables forward; what becomes due happens before this returns."""
        self._clock.ahead += round(seconds * 1000)
        for host in [*self.services.lobby.hosts.values()]:  # tables come and go meanwhile
            self.do(host.carry_out(lambda _: []))

    def guest(self, name: str | None = "Ada", **headers: str) -> httpx.Client:
        """Return a browser, signed in as a guest if a name is given."""
        client = httpx.Client(base_url=self.url, headers=headers, timeout=PATIENCE, verify=TLS)
        self.clients.callback(client.close)
        if name is not None:
            client.put("/api/guest", json={"name": name}).raise_for_status()
        return client

    def table(self, guest: httpx.Client, **settings: Any) -> JsonObject:
        """Create a table."""
        made: JsonObject = (
            guest.post("/api/tables", json={"game": "black-spy", **settings}).raise_for_status().json()
        )
        return made

    def join(self, guest: httpx.Client, made: JsonObject) -> int:
        """Join a table by its invitation and return the member number."""
        invitation = made["invitation"]["link"].rpartition("/")[2]
        response = guest.post(f"/api/invitations/{invitation}/members").raise_for_status()
        return int(response.json()["member"])

    def connect(self, guest: httpx.Client | None, table: str, **headers: str) -> Peer:
        """Open a socket of a guest at a table, before the welcome."""
        address = self.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        if guest is not None:
            headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
        opening = connect(address, additional_headers=headers, open_timeout=PATIENCE, max_size=None)
        return Peer(self.clients.enter_context(opening))

    def sit_down(self, guest: httpx.Client, table: str, **hello: Any) -> Peer:
        """Open a socket and wait for the welcome."""
        peer = self.connect(guest, table)
        peer.send(type="hello", version=1, **hello)
        peer.receive("welcome")
        return peer


class Peer:
    """A client's end of one socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.received: list[JsonObject] = []
        self._commands = 0

    def send_text(self, text: str | bytes) -> None:
        """Send a text."""
        self.socket.send(text)

    def send(self, **fields: Any) -> str:
        """Send a message and return its id."""
        self._commands += 1
        name = f"c{self._commands}"
        self.send_text(json.dumps(fields if fields.get("type") == "hello" else {"id": name, **fields}))
        return name

    def ask(self, **fields: Any) -> JsonObject:
        """Send a command and return the reply."""
        name = self.send(**fields)
        return self.until(lambda message: message.get("id") == name)

    def next(self) -> JsonObject:
        """Return the next message."""
        message: JsonObject = json.loads(self.socket.recv(timeout=PATIENCE))
        self.received.append(message)
        return message

    def until(self, wanted: Any) -> JsonObject:
        """Return the next message that fulfils a condition."""
        while not wanted(message := self.next()):
            pass
        return message

    def presence(self) -> list[int]:
        """Return the connected members of the last presence message so far."""
        with suppress(TimeoutError):
            while True:
                self.received.append(json.loads(self.socket.recv(timeout=0)))
        here: list[int] = [one["here"] for one in self.received if one["type"] == "presence"][-1]
        return here

    def receive(self, kind: str) -> JsonObject:
        """Return the next message of a type."""
        return self.until(lambda message: message["type"] == kind)

    def close(self) -> None:
        """Close the socket."""
        self.socket.close()


@contextmanager
def live(database: str, limits: Limits = ROOMY, shared: bool = False, **config: Any) -> Iterator[Live]:
    """Run a server, whose maintenance only tests run; others on the same database reach a shared one."""
    create_tables(database)
    whole = Config(database=database, limits=limits, **config)
    listening = [open_listener("127.0.0.1", 0) for _ in range(2 if shared else 1)]
    reached_at = f"127.0.0.1:{listening[1].getsockname()[1]}" if shared else None
    services = open_services(whole, reached_at)
    bots = ServerBots()
    services.workers = cast(BotWorkers, bots)
    services.warming = services.reviews.warming = cast(Warming, NoWarming([]))
    services.reviews.workers = services.workers
    server = server_for(whole, services, reached_at)
    running = Live(whole, services, bots, server, f"http://127.0.0.1:{listening[0].getsockname()[1]}")
    ended: list[BaseException] = []

    def serve() -> None:
        try:
            server.run(sockets=listening)
        except BaseException as error:  # noqa: BLE001  raised in the waiting thread
            ended.append(error)

    thread = threading.Thread(target=serve)
    try:
        with patch("spydeck.server.http.services.MAINTENANCE_SECONDS", NEVER):
            thread.start()
            httpx.get(running.url + "/health", timeout=PATIENCE, verify=TLS).raise_for_status()
        yield running
    finally:
        running.clients.close()
        server.should_exit = True
        thread.join(PATIENCE)
    assert not thread.is_alive()
    assert not ended


@contextmanager
def raw(server: Live) -> Iterator[sockets.socket]:
    """A connection to a server before any request."""
    host, port = server.url.removeprefix("http://").split(":")
    with sockets.create_connection((host, int(port)), timeout=PATIENCE) as connection:
        yield connection


def rest(connection: sockets.socket) -> bytes:
    """Return what a server sends until it closes a connection."""
    said = b""
    with suppress(ConnectionResetError):
        while part := connection.recv(65_536):
            said += part
    return said


def roomy_limits(**changed: Any) -> Limits:
    """Return roomy limits with some replaced."""
    return replace(ROOMY, **changed)


def started_game(
    server: Live, ada: httpx.Client | None = None, ben: httpx.Client | None = None, **settings: Any
) -> tuple[JsonObject, Peer, Peer]:
    """A game of two people, in seats 0 and 1, and bots."""
    ada, ben = ada or server.guest(), ben or server.guest("Ben")
    made = server.table(ada, **{"pace": 10.0, **settings})
    server.join(ben, made)
    peer, other = server.sit_down(ada, made["table"]), server.sit_down(ben, made["table"])
    assert other.ask(type="sit", seat=1)["type"] == "done"
    assert peer.ask(type="start")["type"] == "done"
    return made, peer, other


def draw(own: Peer, other: Peer) -> str:
    """Let two people end their game as a draw. Return the name of its record."""
    assert own.ask(type="propose", what="draw")["type"] == "done"
    other.send(type="answer", agree=True)
    ended = own.until(lambda message: message.get("event", {}).get("kind") == "ended")
    return str(ended["event"]["record"])


def passes(peer: Peer) -> JsonObject:
    """Return a legal first action of a seat: a pass."""
    seen = peer.ask(type="view")
    action = "pass " + " ".join(seen["view"]["hand"][:3])
    return {"type": "act", "asked": seen["asked"]["since"], "action": action}

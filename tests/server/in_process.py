"""A whole server in this process, on a port of its own, and clients for it."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Coroutine, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from typing import Any, cast

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from spydeck.json_types import JsonObject
from spydeck.server.config import Config
from spydeck.server.http.services import Services, open_services
from spydeck.server.limits import Limits
from spydeck.server.live.workers import BotWorkers
from spydeck.server.serve import open_listener, server_for
from tests.server.hosting import BotsAtOnce

ROOMY = Limits(
    tables_per_guest=10_000, tables_per_address=10_000, requests_per_second=10_000, requests_at_once=10_000
)
PATIENCE = 30.0


class BotsHere(BotsAtOnce):
    """Bots that need no process."""

    loop: asyncio.AbstractEventLoop

    async def start(self) -> None:
        """Nothing needs to be made ready."""
        self.loop = asyncio.get_running_loop()

    async def close(self) -> None:
        """Nothing needs to be ended."""


class Live:
    """A server that runs in a thread."""

    def __init__(
        self, config: Config, services: Services, bots: BotsHere, server: uvicorn.Server, url: str
    ) -> None:
        self.server = server
        self.config = config
        self.services = services
        self._bots = bots
        self.url = url
        self.clients = ExitStack()
        """All that is open, to be closed at the end."""

    def stop(self) -> None:
        """Tell the server to stop."""
        self.server.should_exit = True

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Do something where the server runs."""
        return asyncio.run_coroutine_threadsafe(work, self._bots.loop).result(PATIENCE)

    def guest(self, name: str | None = "Ada", **headers: str) -> httpx.Client:
        """A browser; one that is known by a name, if there is one."""
        client = httpx.Client(base_url=self.url, headers=headers, timeout=PATIENCE)
        self.clients.callback(client.close)
        if name is not None:
            client.put("/api/guest", json={"name": name}).raise_for_status()
        return client

    def table(self, guest: httpx.Client, **wish: Any) -> JsonObject:
        """A new table."""
        made: JsonObject = (
            guest.post("/api/tables", json={"game": "black-spy", **wish}).raise_for_status().json()
        )
        return made

    def join(self, guest: httpx.Client, made: JsonObject) -> int:
        """Come to a table by its invitation; gives the member's number."""
        invitation = made["invitation"]["link"].rpartition("/")[2]
        answer = guest.post(f"/api/invitations/{invitation}/members").raise_for_status()
        return int(answer.json()["member"])

    def connect(self, guest: httpx.Client | None, table: str, **headers: str) -> Talk:
        """A socket of a guest at a table, not welcomed yet."""
        address = self.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        if guest is not None:
            headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
        opening = connect(address, additional_headers=headers, open_timeout=PATIENCE, max_size=None)
        return Talk(self.clients.enter_context(opening))

    def sit_down(self, guest: httpx.Client, table: str, **hello: Any) -> Talk:
        """A socket that has been welcomed."""
        talk = self.connect(guest, table)
        talk.say(type="hello", version=1, **hello)
        talk.hear("welcome")
        return talk


class Talk:
    """One socket, from a client's side."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[JsonObject] = []
        self._commands = 0

    def send(self, text: str | bytes) -> None:
        """Send anything."""
        self.socket.send(text)

    def say(self, **fields: Any) -> str:
        """Send a message; gives its id."""
        self._commands += 1
        name = f"c{self._commands}"
        self.send(json.dumps(fields if fields.get("type") == "hello" else {"id": name, **fields}))
        return name

    def ask(self, **fields: Any) -> JsonObject:
        """Send a command and wait for its answer."""
        name = self.say(**fields)
        return self.until(lambda message: message.get("id") == name)

    def next(self) -> JsonObject:
        """The next message."""
        message: JsonObject = json.loads(self.socket.recv(timeout=PATIENCE))
        self.heard.append(message)
        return message

    def until(self, wanted: Any) -> JsonObject:
        """The next message that is wanted."""
        while not wanted(message := self.next()):
            pass
        return message

    def presence(self) -> list[int]:
        """Who is there, as far as has been heard by now."""
        with suppress(TimeoutError):
            while True:
                self.heard.append(json.loads(self.socket.recv(timeout=0)))
        here: list[int] = [one["here"] for one in self.heard if one["type"] == "presence"][-1]
        return here

    def hear(self, kind: str) -> JsonObject:
        """The next message of a type."""
        return self.until(lambda message: message["type"] == kind)

    def close(self) -> None:
        """Go."""
        self.socket.close()


@contextmanager
def live(database: str, limits: Limits = ROOMY, **config: Any) -> Iterator[Live]:
    """A running server."""
    whole = Config(database=database, limits=limits, **config)
    services = open_services(whole)
    bots = BotsHere()
    services.workers = cast(BotWorkers, bots)
    services.lobby.context = replace(services.lobby.context, workers=services.workers)
    door = open_listener("127.0.0.1", 0)
    server = server_for(whole, services)
    running = Live(whole, services, bots, server, f"http://127.0.0.1:{door.getsockname()[1]}")
    ended: list[BaseException] = []

    def serve() -> None:
        try:
            server.run(sockets=[door])
        except BaseException as error:  # noqa: BLE001  told in the thread that waits
            ended.append(error)

    thread = threading.Thread(target=serve)
    thread.start()
    try:
        httpx.get(running.url + "/health", timeout=PATIENCE).raise_for_status()
        yield running
    finally:
        running.clients.close()
        server.should_exit = True
        thread.join(PATIENCE)
    assert not thread.is_alive()
    assert not ended


def tight(**changed: Any) -> Limits:
    """Roomy limits but for some."""
    return replace(ROOMY, **changed)

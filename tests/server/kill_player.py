"""A player at a server that is killed now and then, who remembers what was acknowledged."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

RETRY_SECONDS = 0.02
"""Seconds between two attempts to connect."""

Json = dict[str, Any]


@dataclass
class Player:
    """A person at a table who reconnects whenever the connection is lost."""

    table: str
    cookie: str
    random: Random
    host: bool
    received: dict[int, Json] = field(default_factory=dict)
    """The events that were received, by number."""
    acknowledged: dict[str, int] = field(default_factory=dict)
    """Commands with the last event of each."""
    sent: dict[str, Json] = field(default_factory=dict)
    sealed: dict[int, set[str]] = field(default_factory=dict)
    """For each question the answer acknowledged as sealed, and later ones, any of which may be sealed."""
    news: asyncio.Event = field(default_factory=asyncio.Event)
    """Set whenever a message is received."""
    waiting: Json | None = None
    """The command without a reply, which is sent again after a reconnect."""
    member: int = -1
    seq: int = 0
    wrong: list[str] = field(default_factory=list)
    _commands: int = 0
    _answered: int = 0
    """The question that was last answered."""
    _changes_of_mind: int = 0
    """How often an answer in advance was changed."""

    async def play(self, find_port: Callable[[], int]) -> None:
        """Play forever, at whichever server is found."""
        while True:
            address = f"ws://127.0.0.1:{find_port()}/api/tables/{self.table}/socket"
            with suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError, EOFError):
                async with connect(address, additional_headers={"Cookie": self.cookie}) as socket:
                    await socket.send(json.dumps({"type": "hello", "version": 1, "since": self.seq}))
                    while True:
                        await self._receive(socket, json.loads(await socket.recv()))
            await asyncio.sleep(RETRY_SECONDS)

    async def _receive(self, socket: ClientConnection, message: Json) -> None:
        kind = message["type"]
        self.news.set()
        if kind == "welcome":
            await self._on_welcome(socket, message)
        elif kind == "update":
            self._note(message)
            await self._continue(socket, message)
        elif kind == "suggestion":
            await self._act(socket, message["asked"], message["action"])
        elif message.get("code") == "not-saved":
            await socket.close()  # and repeat the command on another connection
        elif kind in ("done", "sealed", "refused"):
            self._on_reply(message)

    async def _on_welcome(self, socket: ClientConnection, welcome: Json) -> None:
        self.member = welcome["you"]["member"]
        newest = max(self.acknowledged.values(), default=0)
        if welcome["seq"] < max(self.seq, newest):
            self.wrong.append(f"the table stands at {welcome['seq']}, {max(self.seq, newest)} was sent")
        if not welcome["truncated"] and self.seq:
            numbers = [update["seq"] for update in welcome["missed"]]
            if numbers != list(range(self.seq + 1, welcome["seq"] + 1)):
                self.wrong.append(f"missed {numbers} after {self.seq}, up to {welcome['seq']}")
        for update in welcome["missed"]:
            self._note(update)
        self.seq = welcome["seq"]
        self._answered = 0
        if self.waiting is not None:
            await socket.send(json.dumps(self.waiting))
        await self._settle(socket, welcome["table"])
        await self._continue(socket, welcome)

    def _note(self, update: Json) -> None:
        if update["seq"] in self.received and self.received[update["seq"]] != update["event"]:
            self.wrong.append(f"event {update['seq']} was sent twice, not the same")
        self.received[update["seq"]] = update["event"]
        self.seq = max(self.seq, update["seq"])

    async def _continue(self, socket: ClientConnection, message: Json) -> None:
        if message.get("table"):
            await self._settle(socket, message["table"])
        asked, view = message["asked"], message["view"]
        if asked is None or view is None:
            return
        if asked["now"] and asked["since"] != self._answered and asked["sealed"] is None:
            self._answered = asked["since"]
            if "legal" in view and self.random.random() < 0.8:
                await self._act(socket, asked["since"], self.random.choice(view["legal"]))
            else:
                await self._send(socket, {"type": "suggest"}, kept=False)
        elif asked["early"] and self._changes_of_mind < 3:
            self._changes_of_mind += 1
            answer = self.random.choice(asked["early"])
            await self._act(socket, asked["since"], answer)
        if asked["now"]:
            self._changes_of_mind = 0

    async def _settle(self, socket: ClientConnection, table: Json) -> None:
        if self.host and table["stage"] == "over":
            await self._send(socket, {"type": "rematch"})
        elif self.host and table["stage"] == "gathering":
            await self._send(socket, {"type": "start"})

    async def _act(self, socket: ClientConnection, asked: int, action: str) -> None:
        if asked in self.sealed:
            self.sealed[asked].add(action)
        await self._send(socket, {"type": "act", "asked": asked, "action": action})

    async def _send(self, socket: ClientConnection, fields: Json, kept: bool = True) -> None:
        self._commands += 1
        command = {"id": f"k{self._commands}", **fields}
        if kept:
            self.waiting = self.sent[command["id"]] = command
        await socket.send(json.dumps(command))

    def _on_reply(self, reply: Json) -> None:
        if self.waiting is not None and self.waiting["id"] == reply["id"]:
            self.waiting = None
        if reply["type"] == "done" and reply["id"] in self.sent:
            self.acknowledged[reply["id"]] = reply["seq"]
        if reply["type"] == "sealed" and reply["answer"] is not None:
            self.sealed[reply["asked"]] = {reply["answer"]}
        if reply["type"] == "refused" and reply["code"] == "malformed":
            self.wrong.append(f"refused: {reply['message']}")

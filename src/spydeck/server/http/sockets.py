"""A socket of a table: reads commands one at a time, and writes what the table sends.

A socket that sends too fast is read more slowly; one that does not read what it receives is closed.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

import structlog
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from spydeck.protocol import VERSION
from spydeck.protocol.commands import Command, Hello, Suggest, Views, read_command
from spydeck.protocol.faults import Fault, fault_of
from spydeck.protocol.messages import Farewell, Refused
from spydeck.server.http.addresses import address_of
from spydeck.server.limits import Limits
from spydeck.server.live.host import TableHost
from spydeck.server.rates import Bucket
from spydeck.server.text import message

logger = structlog.get_logger()

MAX_INVALID = 20
"""Messages of a socket that can break the protocol before it is closed."""

POLICY = 1008
TRY_LATER = 1013


class Socket:
    """One member's socket; a `Listener` of its table."""

    def __init__(self, websocket: WebSocket, member: int, limits: Limits) -> None:
        self.member = member
        self.address = address_of(websocket.scope)
        self.views: Views = "always"
        self._websocket = websocket
        self._limits = limits
        self._bucket = Bucket(limits.messages_per_second, limits.messages_at_once)
        self._waiting: deque[bytes] = deque()
        self._idle: asyncio.Future[None] | None = None
        """What the writer waits for while there is nothing to write."""
        self._closing: str | None = None
        self._invalid = 0
        self._executing = False
        """Whether a command is being carried out, which must not be cancelled."""
        self._writer: asyncio.Task[None] | None = None

    def send(self, message: bytes) -> None:
        """Queue a message; a socket with too many waiting messages is closed."""
        if self._closing is not None:
            return
        if len(self._waiting) >= self._limits.waiting_messages:
            self._waiting.clear()
            self.close("slow", "too-slow")
            return
        self._waiting.append(message)
        self._wake()

    def close(self, code: str, reason: str, /, **arguments: Any) -> None:
        """Send a farewell, worded for a reason of the server's catalogue, and close."""
        if self._closing is None:
            words = message(reason, **arguments).sentence()
            farewell = Farewell.model_validate({"code": code, "message": words})
            self._waiting.append(farewell.model_dump_json().encode())
            self._closing = code
            self._wake()
            if self._writer is not None:  # which may wait forever for a client that reads nothing
                loop = asyncio.get_running_loop()
                loop.call_later(self._limits.seconds_to_farewell, self._writer.cancel)

    async def serve(self, host: TableHost) -> None:
        """Speak the protocol until the socket is closed."""
        writer = self._writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read(host))
        try:
            await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
            self._report(reader, host)
            if self._closing is not None:
                await asyncio.wait((writer,))
        finally:
            self._closing = self._closing or "gone"
            writer.cancel()
            if not self._executing:
                reader.cancel()
            await asyncio.gather(writer, reader, return_exceptions=True)
            host.disconnect(self)

    async def _read(self, host: TableHost) -> None:
        try:
            hello = await asyncio.wait_for(self._hello(), self._limits.seconds_to_hello)
            if hello is None:
                return
            self.views = hello.views
            self._executing = True
            await host.connect(self, hello.since)
            self._executing = False
            while self._closing is None:
                await self._read_one(host)
        except TimeoutError:
            self.close("malformed", "hello-first")
        except WebSocketDisconnect:
            pass

    def _report(self, reader: asyncio.Task[None], host: TableHost) -> None:
        if not reader.done() or reader.cancelled() or not (error := reader.exception()):
            return
        logger.error("a socket failed", table=host.table.id, exc_info=error)
        self.close("stopping", "socket-failed")

    async def _hello(self) -> Hello | None:
        text = await self._receive()
        try:
            hello = Hello.model_validate_json(text, extra="ignore")  # a later version can have more fields
            if hello.version == VERSION:
                return Hello.model_validate_json(text)
        except ValidationError as error:
            self.close("malformed", "hello-invalid", details=fault_of(error).message.sentence())
            return None
        self.close("version", "other-version", server=VERSION, client=hello.version)
        return None

    async def _read_one(self, host: TableHost) -> None:
        text = await self._receive()
        if wait := self._bucket.wait():
            await asyncio.sleep(wait)
        try:
            command = read_command.validate_json(text)
        except ValidationError as error:
            self._refuse(id_in(text), fault_of(error, union=True))
            return
        if isinstance(command, Hello):
            self._refuse(None, Fault("type", message("hello-once")))
            return
        self._executing = not isinstance(command, Suggest)
        await host.command(self, command)
        self._executing = False

    async def _receive(self) -> str | bytes:
        received = await self._websocket.receive()
        if received["type"] != "websocket.receive":
            raise WebSocketDisconnect(received.get("code", 1005))
        text: str | None = received.get("text")
        if text is None:
            data: bytes = received.get("bytes") or b""
            return data
        return text

    def _refuse(self, command: str | None, fault: Fault) -> None:
        self._invalid += 1
        if self._invalid > MAX_INVALID:
            self.close("malformed", "too-many-invalid")
            return
        refused = Refused(
            id=command,
            code="malformed",
            message=fault.message.sentence(),
            reason=fault.message.code,
            arguments=dict(fault.message.arguments),
            field=fault.field,
        )
        self.send(refused.model_dump_json().encode())

    def _wake(self) -> None:
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)

    async def _write(self) -> None:
        loop, send = asyncio.get_running_loop(), self._websocket.send
        while True:
            while self._waiting:
                await send({"type": "websocket.send", "text": self._waiting.popleft().decode()})
            if self._closing is not None:
                code = TRY_LATER if self._closing in ("slow", "stopping") else POLICY
                if self._websocket.application_state is WebSocketState.CONNECTED:
                    await self._websocket.close(code)
                return
            self._idle = loop.create_future()
            await self._idle


def id_in(text: str | bytes) -> str | None:
    """Return the id of an otherwise invalid command, so that its sender knows which one it was."""
    try:
        return Command.model_validate_json(text, extra="ignore").id
    except ValidationError:
        return None

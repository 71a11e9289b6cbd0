"""A socket of a table: reads commands one at a time, writes what the table tells it.

A socket that sends faster than it may is read more slowly; one that does not read what it is told is closed.
"""

from __future__ import annotations

import asyncio
from collections import deque

import structlog
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from spydeck.protocol import VERSION
from spydeck.protocol.bounds import sentence
from spydeck.protocol.commands import Command, Hello, Suggest, Views, read_command
from spydeck.protocol.messages import Farewell, Refused
from spydeck.server.limits import Limits
from spydeck.server.live.host import TableHost
from spydeck.server.rates import Bucket

logger = structlog.get_logger()

MAX_MALFORMED = 20
"""Messages of a socket that may be no messages of the protocol before it is closed."""

POLICY = 1008
TRY_LATER = 1013


class Socket:
    """One member's socket; a `Listener` of its table."""

    def __init__(self, websocket: WebSocket, member: int, limits: Limits) -> None:
        self.member = member
        self.views: Views = "always"
        self._websocket = websocket
        self._limits = limits
        self._bucket = Bucket(limits.messages_per_second, limits.messages_at_once)
        self._waiting: deque[bytes] = deque()
        self._idle: asyncio.Future[None] | None = None
        """What the writer waits for while there is nothing to write."""
        self._closing: str | None = None
        self._malformed = 0
        self._obeying = False
        """Whether a command is being carried out, which must not be broken off."""
        self._writer: asyncio.Task[None] | None = None

    def send(self, message: bytes) -> None:
        """Queue a message; a socket that has let too many wait is closed."""
        if self._closing is not None:
            return
        if len(self._waiting) >= self._limits.waiting_messages:
            self._waiting.clear()
            self.close("slow", "You read too slowly; connect again to go on where you were.")
            return
        self._waiting.append(message)
        self._wake()

    def close(self, code: str, message: str) -> None:
        """Say farewell and close."""
        if self._closing is None:
            farewell = Farewell.model_validate({"code": code, "message": message})
            self._waiting.append(farewell.model_dump_json().encode())
            self._closing = code
            self._wake()
            if self._writer is not None:  # which may wait for ever for somebody who reads nothing
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
            if not self._obeying:
                reader.cancel()
            await asyncio.gather(writer, reader, return_exceptions=True)
            host.disconnect(self)

    async def _read(self, host: TableHost) -> None:
        try:
            hello = await asyncio.wait_for(self._hello(), self._limits.seconds_to_hello)
            if hello is None:
                return
            self.views = hello.views
            self._obeying = True
            await host.connect(self, hello.since)
            self._obeying = False
            while self._closing is None:
                await self._read_one(host)
        except TimeoutError:
            self.close("malformed", "The first message must be hello.")
        except WebSocketDisconnect:
            pass

    def _report(self, reader: asyncio.Task[None], host: TableHost) -> None:
        if not reader.done() or reader.cancelled() or not (error := reader.exception()):
            return
        logger.error("a socket failed", table=host.table.id, exc_info=error)
        self.close("stopping", "Something went wrong here; connect again to go on.")

    async def _hello(self) -> Hello | None:
        text = await self._receive()
        try:
            hello = Hello.model_validate_json(text, extra="ignore")  # a later version may say more
            if hello.version == VERSION:
                return Hello.model_validate_json(text)
        except ValidationError as error:
            self.close("malformed", f"The first message must be hello. {sentence(error)}")
            return None
        told = f"This server speaks version {VERSION} of the protocol, you speak {hello.version}; reload."
        self.close("version", told)
        return None

    async def _read_one(self, host: TableHost) -> None:
        text = await self._receive()
        if wait := self._bucket.wait():
            await asyncio.sleep(wait)
        try:
            message = read_command.validate_json(text)
        except ValidationError as error:
            self._refuse(id_in(text), sentence(error))
            return
        if isinstance(message, Hello):
            self._refuse(None, "hello comes only once.")
            return
        self._obeying = not isinstance(message, Suggest)
        await host.command(self, message)
        self._obeying = False

    async def _receive(self) -> str | bytes:
        message = await self._websocket.receive()
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect(message.get("code", 1005))
        text: str | None = message.get("text")
        if text is None:
            data: bytes = message.get("bytes") or b""
            return data
        return text

    def _refuse(self, command: str | None, message: str) -> None:
        self._malformed += 1
        if self._malformed > MAX_MALFORMED:
            self.close("malformed", "Too much of what you sent is no message of the protocol.")
            return
        self.send(Refused(id=command, code="malformed", message=message).model_dump_json().encode())

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
    """The id of a command that cannot be read otherwise, so that its sender knows which it was."""
    try:
        return Command.model_validate_json(text, extra="ignore").id
    except ValidationError:
        return None

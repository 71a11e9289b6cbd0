"""A socket of a table: reads commands one at a time, and writes what the table sends.

A socket that sends too fast is read more slowly; one that does not read what it receives is closed.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, cast

import structlog
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from spydeck.language import ENGLISH
from spydeck.protocol import VERSION
from spydeck.protocol.commands import Act, Hello, Suggest, Views, id_in, read_command
from spydeck.protocol.faults import Fault, fault_of
from spydeck.protocol.messages import Farewell
from spydeck.server.cluster.tunnels import connection_of
from spydeck.server.config import Limits
from spydeck.server.http.connections import SocketConnection, text_frame
from spydeck.server.http.requests import address_of
from spydeck.server.live.host import TableHost
from spydeck.server.rates import Bucket
from spydeck.server.table import projection
from spydeck.server.text import message

logger = structlog.get_logger()

MAX_INVALID = 20
"""Messages of a socket that can break the protocol before it is closed."""

PATIENCE = 0.02
"""Seconds that a text can wait for whoever only watches, so that a crowd costs a table's players little."""
POLICY = 1008
TRY_LATER = 1013


class Outbox:
    """The sockets with pending output: all of it is written together, once in each turn of the event loop, or
    less often to those that can wait. Each write is a call of the system, and much of the work of a move."""

    def __init__(self) -> None:
        self._waiting: list[Socket] = []
        self._patient: list[Socket] = []
        """Those that can wait."""
        self._text = b""
        """The text that was framed last, and its frame: many sockets receive the same one after another."""
        self._frame = b""

    def frame_of(self, text: bytes) -> bytes:
        """Return the frame of a text."""
        if text is not self._text:
            self._text, self._frame = text, text_frame(text)
        return self._frame

    def add(self, socket: Socket) -> None:
        """Write to a socket at the end of this turn."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._write)
        self._waiting.append(socket)

    def add_patient(self, socket: Socket) -> None:
        """Write to a socket soon, together with others that can wait."""
        if not self._patient:
            asyncio.get_running_loop().call_later(PATIENCE, self._write_patient)
        self._patient.append(socket)

    def _write(self) -> None:
        waiting, self._waiting = self._waiting, []
        for socket in waiting:
            socket.write()

    def _write_patient(self) -> None:
        patient, self._patient = self._patient, []
        for socket in patient:
            socket.write()


class Socket:
    """One member's socket; a `Listener` of its table."""

    def __init__(self, websocket: WebSocket, member: int, limits: Limits, outbox: Outbox) -> None:
        """With a websocket that has been accepted."""
        self.member = member
        self.address = address_of(websocket.scope)
        self.views: Views = "always"
        self._websocket = websocket
        self._connection = cast(SocketConnection, connection_of(websocket.scope))
        self._limits = limits
        self._bucket = Bucket(limits.messages_per_second, limits.messages_at_once)
        self._outbox = outbox
        self._waiting: list[bytes] = []
        """The frames that are written all together."""
        self._hurries = False
        """Whether that happens at the end of this turn."""
        self._ending: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._closing: str | None = None
        self._invalid = 0
        self._executing = False
        """Whether a command is being carried out, which must not be cancelled."""
        self._suggesting: tuple[str, asyncio.Task[None]] | None = None
        """The `suggest` that has no reply yet: its id, and the task that replies."""

    def send(self, message: bytes, can_wait: bool = False) -> None:
        """Queue a message; a socket with too many waiting messages is closed."""
        if self._closing is not None:
            return
        if len(self._waiting) >= self._limits.waiting_messages:
            self._waiting.clear()
            self.close("slow", "too-slow")
            return
        if not can_wait and not self._hurries:
            self._hurries = True
            self._outbox.add(self)
        elif can_wait and not self._waiting:
            self._outbox.add_patient(self)
        self._waiting.append(self._outbox.frame_of(message))

    def close(self, code: str, reason: str, /, **arguments: Any) -> None:
        """Send a farewell, worded for a reason of the server's catalogue, and close."""
        if self._closing is None:
            words = message(reason, **arguments).sentence(ENGLISH)
            facts = {"code": code, "message": words, "reason": reason, "arguments": arguments}
            farewell = Farewell.model_validate(facts)
            self._waiting.append(text_frame(farewell.model_dump_json().encode()))
            self._closing = code
            if not self._ending.done():
                self._ending.set_result(None)

    async def serve(self, host: TableHost) -> None:
        """Speak the protocol until the socket is closed."""
        self._connection.on_writable = self.write
        reader = asyncio.create_task(self._read(host))
        try:
            await asyncio.wait((reader, self._ending), return_when=asyncio.FIRST_COMPLETED)
            self._report(reader, host)
            if self._closing is not None:
                await self._say_farewell(self._closing)
        finally:
            self._closing = self._closing or "gone"
            if not self._executing:
                reader.cancel()
            if self._suggesting is not None:
                self._suggesting[1].cancel()
            await asyncio.gather(reader, return_exceptions=True)
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

    def _report(self, task: asyncio.Task[None], host: TableHost) -> None:
        if not task.done() or task.cancelled() or not (error := task.exception()):
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
            self.close("malformed", "hello-invalid", details=fault_of(error).message.sentence(ENGLISH))
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
        if isinstance(command, Suggest):
            self._suggest(host, command)
            return
        if isinstance(command, Act):
            self._drop_suggestion(host)
        self._executing = True
        await host.command(self, command)
        self._executing = False

    def _suggest(self, host: TableHost, command: Suggest) -> None:
        """Reply with a suggestion as soon as there is one; meanwhile the socket reads on."""
        if self._suggesting is not None and self._suggesting[0] == command.id:
            return
        self._drop_suggestion(host)
        task = asyncio.get_running_loop().create_task(host.suggest(self, command))
        self._suggesting = command.id, task
        task.add_done_callback(partial(self._end_suggestion, host))

    def _drop_suggestion(self, host: TableHost) -> None:
        """Refuse the suggestion that has no reply yet: a newer one or an action takes its place."""
        if self._suggesting is not None:
            command, task = self._suggesting
            task.cancel()
            self._suggesting = None
            host.refuse_suggestion(self, command)

    def _end_suggestion(self, host: TableHost, task: asyncio.Task[None]) -> None:
        if self._suggesting is not None and self._suggesting[1] is task:
            self._suggesting = None
        self._report(task, host)

    async def _receive(self) -> str | bytes:
        text = await self._connection.read()
        if text is None:
            raise WebSocketDisconnect
        return text

    def _refuse(self, command: str | None, fault: Fault) -> None:
        self._invalid += 1
        if self._invalid > MAX_INVALID:
            self.close("malformed", "too-many-invalid")
            return
        self.send(projection.malformed(command, fault).model_dump_json().encode())

    def write(self) -> None:
        """Write what waits, unless the client reads too slowly."""
        self._hurries = False
        if self._waiting and not self._connection.is_full:
            frames, self._waiting = self._waiting, []
            self._connection.write(b"".join(frames))

    async def _say_farewell(self, code: str) -> None:
        """Write what waits and close the socket; abort it if its client reads nothing."""
        try:
            async with asyncio.timeout(self._limits.seconds_to_farewell):
                await self._connection.writable.wait()
                self.write()
                await self._websocket.close(TRY_LATER if code in ("slow", "stopping") else POLICY)
        except TimeoutError:
            self._connection.transport.abort()
        except WebSocketDisconnect:
            pass  # the client has closed it first

"""The sockets that some HTTP connections become: what they may send before anyone reads it, and how texts are
read and written.

uvicorn alone parses all that arrives at once, into any number of messages, answers every ping, and never ends
a connection whose handshake cannot be parsed. It also stops and starts reading for each message, and writes
each one apart: much of the work of a move.
"""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from spydeck.server.cluster.tunnels import EXTENSION
from spydeck.server.http.connections import OpenConnections
from spydeck.server.http.frames import MAX_HEAD, frame_size, text_in
from spydeck.server.rates import Bucket

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent, ASGISendEvent

CONTROL_PER_SECOND, CONTROL_AT_ONCE = 10.0, 100
"""Pings and continuation frames that a socket can send."""
NOT_UTF_8 = 1007
"""The status of a socket that is closed because of that."""
UNREAD_MESSAGES = 16
"""Messages that are parsed before one of them is read."""


class SocketConnection(WebSocketsSansIOProtocol):
    """A socket with bounded unread messages, pings and continuation frames."""

    open_connections: OpenConnections

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._control_frames = Bucket(CONTROL_PER_SECOND, CONTROL_AT_ONCE)
        self._unparsed = b""
        """What has arrived but waits for the rest of its frame, or until earlier messages are read."""
        self._heard = 0.0
        """When anything has arrived last, by the clock of the loop."""
        self.is_full = False
        """Whether the client reads too slowly, so that nothing more should be written."""
        self.on_writable: Callable[[], None] = lambda: None
        """Called when that is over."""

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget what nobody will read."""
        self._unparsed = b""
        self.open_connections.forget(self.transport)
        if not self.disconnected:  # unless it was left
            super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse the request, which arrives alone; later frames, as far as their messages are read."""
        self._heard = self.loop.time()
        if self.handshake_initiated:
            self._unparsed = self._unparsed + data if self._unparsed else data
            self._parse()
            return
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self._refuse_handshake()

    def send_receive_event_to_app(self) -> None:
        """Queue a message, which does not stop reading: unread messages and unparsed bytes do.

        A text that is not UTF-8 ends the socket, which uvicorn would log as an error of the server's.
        """
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(NOT_UTF_8)
                self.handle_parser_exception()
                return
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused

    async def receive(self) -> ASGIReceiveEvent:
        """Return the next message; continue to parse and to read once there are no more."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self._parse()
            if self.queue.qsize() < UNREAD_MESSAGES:
                self.read_paused = False
                self.transport.resume_reading()
        return message

    async def read(self) -> str | bytes | None:
        """Return the next message; None once the socket is closed."""
        event = await self.receive()
        if event["type"] != "websocket.receive":
            return None
        text = event.get("text")
        return event.get("bytes") or b"" if text is None else text

    def write(self, frames: bytes) -> None:
        """Send whole frames of texts as long as the socket is open; to be called while it is not full."""
        if self.conn.state is State.OPEN and not self.disconnected:
            self.transport.write(frames)

    def pause_writing(self) -> None:
        """Let whoever writes wait."""
        super().pause_writing()
        self.is_full = True

    def resume_writing(self) -> None:
        """Let whoever waits write more."""
        super().resume_writing()
        self.is_full = False
        self.on_writable()

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message; after a refusal nothing more is to come, which uvicorn would log as an error."""
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True

    def handle_connect(self, event: Request) -> None:
        """Let the application find this connection."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            self.scope["extensions"][EXTENSION] = {EXTENSION: self}

    @property
    def is_gone(self) -> bool:
        """Whether the client has closed the connection; the system may have given its number to another."""
        return self.transport.is_closing()

    @contextmanager
    def paused(self) -> Iterator[socket.socket]:
        """Read nothing more for a while; yield another handle on the connection."""
        self.transport.pause_reading()
        handle: socket.socket = self.transport.get_extra_info("socket")
        try:
            with socket.socket(fileno=os.dup(handle.fileno())) as another:
                yield another
        finally:
            if not self.disconnected:
                self.transport.resume_reading()

    @contextmanager
    def left(self) -> Iterator[tuple[asyncio.Transport, bytes]]:
        """Leave the connection, before anything was answered, to somebody else, who closes it.

        Yield its transport, and what has arrived since the request.
        """
        unread, self._unparsed = self._unparsed, b""
        if not self.disconnected:
            super().connection_lost(ConnectionAbortedError())  # so that uvicorn does nothing more with it
        try:
            yield self.transport, unread
        finally:
            self.open_connections.forget(self.transport)

    def send_keepalive_ping(self) -> None:
        """Ping a client that has been silent; one that says something is there."""
        silent = self.loop.time() - self._heard
        if self.ping_interval is None or silent >= self.ping_interval:
            super().send_keepalive_ping()
        else:
            self.ping_timer = self.loop.call_later(self.ping_interval - silent, self.send_keepalive_ping)

    def handle_ping(self) -> None:
        """Answer a ping."""
        if self._admits():
            super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        """Process a continuation frame."""
        if self._admits():
            super().handle_cont(event)

    def _parse(self) -> None:
        """Parse frame by frame until messages wait to be read; after the farewell they are discarded."""
        while size := self._arrived():
            if self.transport.is_closing():
                self._unparsed = b""
                return
            if self.queue.qsize() >= UNREAD_MESSAGES and not self.close_sent:
                if not self.read_paused:
                    self.read_paused = True
                    self.transport.pause_reading()
                return
            frame, self._unparsed = self._unparsed[:size], self._unparsed[size:]
            self._parse_frame(frame, is_whole=len(frame) == size)

    def _arrived(self) -> int:
        """Return the size of the first unparsed frame if all of it has arrived, or if it is too large."""
        size = frame_size(self._unparsed)
        is_complete = size <= len(self._unparsed) or size > self.config.ws_max_size + MAX_HEAD
        return size if is_complete else 0

    def _parse_frame(self, frame: bytes, is_whole: bool) -> None:
        """Parse a frame: a short text at once, all others with `websockets`, which refuses too large ones."""
        is_short = is_whole and len(frame) <= self.config.ws_max_size
        is_usual = self.conn.state is State.OPEN and self.conn.current_size is None and not self.close_sent
        text = text_in(frame) if is_short and is_usual else None
        if text is None:
            super().data_received(frame)
        else:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})

    def _refuse_handshake(self) -> None:
        """Send what the parser answers to a handshake that it cannot read, and end the connection."""
        self.handshake_complete = self.close_sent = True
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()

    def _admits(self) -> bool:
        if self._control_frames.admits():
            return True
        self.transport.abort()
        return False


def socket_class(open_connections: OpenConnections) -> type[SocketConnection]:
    """Return a class of sockets that are counted."""
    return type("CountedSocket", (SocketConnection,), {"open_connections": open_connections})

"""HTTP connections, and the sockets that some become: how many there can be, and what may be sent there.

A connection ends if the head of a request is too long or takes too long to arrive: uvicorn alone keeps
partial heads, and data after a body, of any length and for any time. Of a socket it parses all that arrives
at once, into any number of messages, answers every ping, and never ends a connection whose handshake cannot
be parsed. It also stops and starts reading for each message, and writes each one apart: much of the work of a
move. So frames that carry a whole text (RFC 6455, section 5.2) are read and written here; `websockets` reads
and writes all others, for which it takes five times as long.
"""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import ip_address, ip_network
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State
from websockets.utils import apply_mask

from spydeck.server.cluster.tunnels import EXTENSION
from spydeck.server.config import Config
from spydeck.server.http.requests import network_of
from spydeck.server.rates import Bucket

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent, ASGISendEvent

OTHERS, OTHERS_PER_ADDRESS = 1_000, 200
"""Connections besides as many as there can be sockets: browsers keep some for their requests."""
HEAD_BYTES = 16_384
REQUEST_BYTES = 4_194_304
"""Bytes of a whole request: far more than is accepted, so that clients that send too much get a response."""
WHOLE_TEXT = 0x81
"""The first byte of a frame that carries a whole text."""
MASKED = 0x80
MAX_HEAD = 14
"""Bytes of the longest head of a frame."""
CONTROL_PER_SECOND, CONTROL_AT_ONCE = 10.0, 100
"""Pings and continuation frames that a socket can send."""
NOT_UTF_8 = 1007
"""The status of a socket that is closed because of that."""
UNREAD_MESSAGES = 16
"""Messages that are parsed before one of them is read."""


class OpenConnections:
    """How many connections there are, by the address at their other end.

    Those of the proxies of a server on the internet, and of other processes on its database, count only in
    all.
    """

    def __init__(self, config: Config, node_port: int | None = None) -> None:
        limits = config.limits
        self.most = limits.sockets + OTHERS
        self._most_per_address = limits.sockets_per_address + OTHERS_PER_ADDRESS
        proxies = "" if config.public_url is None else config.trusted_proxies
        self._proxies = [ip_network(proxy.strip()) for proxy in proxies.split(",") if proxy]
        self._node_port = node_port
        self._addresses: dict[asyncio.BaseTransport, str] = {}
        self._counts: dict[str, int] = {}

    def admit(self, transport: asyncio.BaseTransport) -> bool:
        """Return whether there is room for a connection; count it if so."""
        name = str((transport.get_extra_info("peername") or ("",))[0])
        at = transport.get_extra_info("sockname")  # over a Unix socket a text
        is_node = self._node_port is not None and isinstance(at, tuple) and at[1] == self._node_port
        address = "" if is_node or self._is_proxy(name) else network_of(name)
        here = self._counts.get(address, 0)
        if len(self._addresses) >= self.most or (address and here >= self._most_per_address):
            return False
        self._addresses[transport] = address
        self._counts[address] = here + 1
        return True

    def forget(self, transport: asyncio.BaseTransport) -> None:
        """Note that a connection has ended."""
        address = self._addresses.pop(transport, None)
        if address is None:
            return
        self._counts[address] -= 1
        if not self._counts[address]:
            del self._counts[address]

    def _is_proxy(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in proxies for proxies in self._proxies)


class Connection(HttpToolsProtocol):
    """A connection that waits for the head of a request for a limited time."""

    head_seconds = 10.0
    """Seconds for the head of a request to arrive."""
    open_connections: OpenConnections
    _in_head = False
    _bytes = 0
    """Bytes of the request so far."""
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first request, or end the connection if there are too many."""
        super().connection_made(transport)
        if self.open_connections.admit(transport):
            self._deadline = self.loop.call_later(self.head_seconds, self._give_up)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting."""
        self._stop_waiting()
        self.open_connections.forget(self.transport)
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """Note that the head of a request starts."""
        super().on_message_begin()
        self._in_head, self._bytes = True, 0

    def on_headers_complete(self) -> None:
        """Note that the head of a request is complete."""
        super().on_headers_complete()
        self._in_head = False

    def data_received(self, data: bytes) -> None:
        """Continue while a request is being answered; otherwise wait for the rest of its head."""
        super().data_received(data)
        self._bytes += len(data)
        if self._bytes > (HEAD_BYTES if self._in_head else REQUEST_BYTES):
            self.transport.abort()
        elif not self._waits_for_head():
            self._stop_waiting()
        elif self._deadline is None:
            self._deadline = self.loop.call_later(self.head_seconds, self._give_up)

    def handle_websocket_upgrade(self) -> None:
        """Pass the connection on to a socket; nothing of the request stays in memory."""
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # which refers to this object, as this one to it

    def _waits_for_head(self) -> bool:
        ours = self.transport.get_protocol() is self  # no longer once it has become a socket
        return ours and (self.cycle is None or self.cycle.response_complete)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        if self._waits_for_head():
            self.transport.abort()


def connection_class(open_connections: OpenConnections, head_seconds: float) -> type[Connection]:
    """Return a class of connections that are counted, and wait for the head of a request for some seconds."""
    attributes = {"open_connections": open_connections, "head_seconds": head_seconds}
    return type("CountedConnection", (Connection,), attributes)


def text_frame(text: bytes) -> bytes:
    """Return the frame of a text from a server."""
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 65_536:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)


def frame_size(data: bytes) -> int:
    """Return the size in bytes of the frame that starts some data, with its head; 0 if too little has arrived
    to know it."""
    if len(data) < 2:
        return 0
    size, head = data[1] & 127, _head_size(data[1])
    if size < 126:
        return head + size
    end = 4 if size == 126 else 10
    return head + int.from_bytes(data[2:end], "big") if len(data) >= end else 0


def text_in(frame: bytes) -> str | None:
    """Return the text that a whole frame from a client carries; None if it is any other frame, or invalid."""
    if frame[0] != WHOLE_TEXT or not frame[1] & MASKED:
        return None
    head = _head_size(frame[1])
    try:
        return apply_mask(frame[head:], frame[head - 4 : head]).decode()
    except UnicodeDecodeError:
        return None


def _head_size(second: int) -> int:
    """Return the size of a frame's head from its second byte: 2 bytes, more for long frames, and the mask."""
    size = second & 127
    return 2 + (2 if size == 126 else 8 if size == 127 else 0) + (4 if second & MASKED else 0)


class SocketConnection(WebSocketsSansIOProtocol):
    """A socket with bounded unread messages, pings and continuation frames."""

    open_connections: OpenConnections

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._control_frames = Bucket(CONTROL_PER_SECOND, CONTROL_AT_ONCE)
        self._unparsed = b""
        """Bytes that wait for the rest of their frame, or until earlier messages are read."""
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

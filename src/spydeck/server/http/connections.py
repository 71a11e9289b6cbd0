"""HTTP connections, and the sockets that some of them become.

A connection ends if the head of a request is too long or takes too long to arrive: uvicorn alone keeps
partial heads, and data after a body, of any length and for any time; and it answers every ping.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from spydeck.server.rates import Bucket

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

HEAD_BYTES = 65_536
REQUEST_BYTES = 4_194_304
"""Bytes of a whole request: far more than is accepted, so that clients that send too much get a response."""

CONTROL_PER_SECOND, CONTROL_AT_ONCE = 10.0, 100
"""Pings and continuation frames that a socket can send."""


class Connection(HttpToolsProtocol):
    """A connection that waits for the head of a request for a limited time."""

    head_seconds = 10.0
    """Seconds for the head of a request to arrive."""
    _in_head = False
    _bytes = 0
    """Bytes of the request so far."""
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first request."""
        super().connection_made(transport)
        self._deadline = self.loop.call_later(self.head_seconds, self._give_up)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting."""
        self._stop_waiting()
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


def connection_class(head_seconds: float) -> type[Connection]:
    """Return a class of connections that wait for the head of a request for some seconds."""

    return type("TimedConnection", (Connection,), {"head_seconds": head_seconds})


class SocketConnection(WebSocketsSansIOProtocol):
    """A socket with bounded pings and continuation frames, which no reader of messages sees."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._control_frames = Bucket(CONTROL_PER_SECOND, CONTROL_AT_ONCE)

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message; after a refusal nothing more is to come, which uvicorn would log as an error."""
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True

    def handle_ping(self) -> None:
        """Answer a ping."""
        if self._admits():
            super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        """Process a continuation frame."""
        if self._admits():
            super().handle_cont(event)

    def _admits(self) -> bool:
        if self._control_frames.admits():
            return True
        self.transport.abort()
        return False

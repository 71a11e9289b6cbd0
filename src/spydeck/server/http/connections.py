"""Connections over HTTP, and the sockets that some become.

The head of a request comes whole, in time and not too long, or its connection ends: uvicorn keeps whatever
has come of a head, or of what may follow a body, however long it is and it takes; and it answers every ping.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from spydeck.server.rates import Bucket

HEAD_BYTES = 65_536
REQUEST_BYTES = 4_194_304
"""Of a whole request: far more than is taken, so that who sends too much still hears so."""

UNSEEN_PER_SECOND, UNSEEN_AT_ONCE = 10.0, 100
"""Pings, and parts of messages but the first, that a socket may send."""


class Connection(HttpToolsProtocol):
    """A connection that waits for the head of a request only so long."""

    patience = 10.0
    """Seconds for the head of a request."""
    _in_head = False
    _bytes = 0
    """What has come of a request."""
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Await the first request."""
        super().connection_made(transport)
        self._deadline = self.loop.call_later(self.patience, self._give_up)

    def connection_lost(self, exc: Exception | None) -> None:
        """Await nothing any more."""
        self._stop_waiting()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """The head of a request begins."""
        super().on_message_begin()
        self._in_head, self._bytes = True, 0

    def on_headers_complete(self) -> None:
        """The head of a request is whole."""
        super().on_headers_complete()
        self._in_head = False

    def data_received(self, data: bytes) -> None:
        """Go on while a request is being answered; else await the rest of its head."""
        super().data_received(data)
        self._bytes += len(data)
        if self._bytes > (HEAD_BYTES if self._in_head else REQUEST_BYTES):
            self.transport.abort()
        elif not self._awaits_a_head():
            self._stop_waiting()
        elif self._deadline is None:
            self._deadline = self.loop.call_later(self.patience, self._give_up)

    def _awaits_a_head(self) -> bool:
        ours = self.transport.get_protocol() is self  # no longer once it has become a socket of a table
        return ours and (self.cycle is None or self.cycle.response_complete)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        if self._awaits_a_head():
            self.transport.abort()


def patient(seconds: float) -> type[Connection]:
    """Connections that wait so long for the head of a request."""

    class Patient(Connection):
        patience = seconds

    return Patient


class SocketConnection(WebSocketsSansIOProtocol):
    """A socket of which pings and parts of messages are bounded too, which no reader of messages sees."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._unseen = Bucket(UNSEEN_PER_SECOND, UNSEEN_AT_ONCE)

    def handle_ping(self) -> None:
        """Answer a ping."""
        if self._bears():
            super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        """Take in a further part of a message."""
        if self._bears():
            super().handle_cont(event)

    def _bears(self) -> bool:
        if self._unseen.admits():
            return True
        self.transport.abort()
        return False

"""A websocket client that does as little work as possible, so that a benchmark measures the server.

It sends and reads only unfragmented text frames, and masks with zeros: shortcuts for benchmarks only.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

OnMessage = Callable[[bytes], None]

FIN_TEXT = 0x81
FIN_CLOSE = 0x88
FIN_PING = 0x89
FIN_PONG = 0x8A
MASKED = 0x80
KEY = "c3B5ZGVjayBiZW5jaG1hcg=="
NO_MASK = b"\0\0\0\0"


class LeanSocket(asyncio.Protocol):
    """One websocket; passes every text on as bytes."""

    def __init__(self, host: str, path: str, cookie: str, on_message: OnMessage) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self._hello = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        )
        self._on_message = on_message
        self._rest = b""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Request the socket."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._hello.encode())

    def connection_lost(self, error: Exception | None) -> None:
        """Note that the socket is closed."""
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the socket was refused"))

    def data_received(self, data: bytes) -> None:
        """Read all complete frames."""
        data = self._rest + data
        if not self.opened.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.opened.set_exception(ConnectionError(head.decode(errors="replace")))
                return
            self.opened.set_result(None)
        self._rest = data[self._read_frames(data) :]

    def _read_frames(self, data: bytes) -> int:
        place = 0
        while place + 2 <= len(data):
            size, begin = data[place + 1], place + 2
            if size >= 126:
                begin += 2 if size == 126 else 8
                size = int.from_bytes(data[place + 2 : begin], "big")
            if begin > len(data) or begin + size > len(data):
                break
            self._take(data[place], data[begin : begin + size])
            place = begin + size
        return place

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == FIN_TEXT:
            self._on_message(payload)
        elif kind == FIN_PING:
            self.send_frame(FIN_PONG, payload)

    def send(self, text: bytes) -> None:
        """Send a text."""
        self.send_frame(FIN_TEXT, text)

    def close(self) -> None:
        """Close the socket."""
        if not self.closed:
            self.send_frame(FIN_CLOSE, (1000).to_bytes(2, "big"))

    def send_frame(self, kind: int, payload: bytes) -> None:
        """Send a frame of any kind."""
        size = len(payload)
        if size < 126:
            head = bytes((kind, MASKED | size))
        else:
            head = bytes((kind, MASKED | 126)) + size.to_bytes(2, "big")
        if self._transport is not None:
            self._transport.write(head + NO_MASK + payload)

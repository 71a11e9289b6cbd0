"""The body of a request arrives completely, in time and not too long, before the application sees it."""

from __future__ import annotations

import asyncio

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from spydeck.server.http.middleware.refuse import refuse


class BodyLimit:
    """Refuses requests whose bodies are too long or arrive too slowly."""

    def __init__(self, app: ASGIApp, max_bytes: int, seconds: float) -> None:
        self._app = app
        self._max_bytes = max_bytes
        self._seconds = seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on with its body, or refuse it."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
        elif not self._is_short(Headers(scope=scope).get("content-length", "0")):
            await self._refuse_length(scope, send)
        elif scope["type"] == "websocket":
            await self._app(scope, receive, send)
        else:
            await self._read(scope, receive, send)

    async def _read(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            body = await asyncio.wait_for(read_body(receive, self._max_bytes), self._seconds)
        except TimeoutError:
            await refuse(scope, send, 408, "malformed", "request-timeout", close=True)
            return
        if body is None:
            await self._refuse_length(scope, send)
            return
        await self._app(scope, Replayed(body, receive), send)

    def _is_short(self, length: str) -> bool:
        return length.isdecimal() and int(length) <= self._max_bytes

    async def _refuse_length(self, scope: Scope, send: Send) -> None:
        await refuse(scope, send, 413, "too-many", "request-too-long", limit=self._max_bytes)


async def read_body(receive: Receive, max_bytes: int) -> bytes | None:
    """Return the body of a request, whatever its headers say; None if it is too long or breaks off."""
    body: bytes = b""
    while True:
        message = await receive()
        body += message.get("body", b"")
        if len(body) > max_bytes or message["type"] == "http.disconnect":
            return None
        if not message.get("more_body", False):
            return body


class Replayed:
    """Receives a body that has been read already, and then the later events of the connection."""

    def __init__(self, body: bytes, receive: Receive) -> None:
        self._body: bytes | None = body
        self._receive = receive

    async def __call__(self) -> Message:
        """Return the body, and later the events of the connection."""
        if self._body is None:
            return await self._receive()
        body, self._body = self._body, None
        return {"type": "http.request", "body": body, "more_body": False}

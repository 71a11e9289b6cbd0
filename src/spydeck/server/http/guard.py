"""What stands before every request: the host that it names, its origin, its size, its rate, and the
headers with which every answer leaves."""

from __future__ import annotations

import asyncio
import json
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from spydeck.server.config import Config
from spydeck.server.rates import MAX_REMEMBERED, Bucket

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")

SECURITY_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}

WEIGHT_OF_A_FILE = 0.05
"""Other requests weigh 1: a first visit asks for some twenty files, and a household comes proposals."""


class Guard:
    """The outermost part of the application."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self._app = app
        self._config = config
        self._buckets: dict[str, Bucket] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        if scope["type"] == "websocket":
            if refusal is not None:
                await answer(send, *refusal, kind="websocket.http")
                return
            await self._app(scope, receive, send)
            return
        sender = self._with_headers(send)
        if refusal is not None:
            await answer(sender, *refusal)
            return
        most = self._config.limits.message_bytes
        try:
            body = await asyncio.wait_for(read_body(receive, most), self._config.limits.seconds_to_request)
        except TimeoutError:
            await answer(sender, 408, "malformed", "The rest of your request did not come.", last=True)
            return
        if body is None:
            await answer(sender, *too_long(most))
            return
        await self._app(scope, Repeated(body, receive), sender)

    def _refusal(self, scope: Scope) -> tuple[int, str, str] | None:
        headers = Headers(scope=scope)
        if not self._config.serves(headers.get("host", "")):
            return 421, "unknown", "This server does not go by the name that you asked for."
        careful = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        if careful and not self._same_origin(headers):
            return 403, "origin", "Requests from pages of other sites are refused."
        if not self._bucket(scope).admits(WEIGHT_OF_A_FILE if is_file(scope) else 1.0):
            return 429, "too-many", "Too many requests at once; wait a moment and try again."
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self._config.limits.message_bytes:
            return too_long(self._config.limits.message_bytes)
        return None

    def _same_origin(self, headers: Headers) -> bool:
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
        if origin == self._config.public_origin:
            return True
        return origin.partition("://")[2] == headers.get("host")

    def _bucket(self, scope: Scope) -> Bucket:
        address = address_of(scope)
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= MAX_REMEMBERED:
                self._buckets.clear()
            limits = self._config.limits
            bucket = Bucket(limits.requests_per_second, limits.requests_at_once)
            self._buckets[address] = bucket
        return bucket

    def _with_headers(self, send: Send) -> Send:
        async def sender(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY_HEADERS.items():
                    headers[name] = value
                headers.setdefault("Cache-Control", "no-store")
                if self._config.secure:
                    headers["Cross-Origin-Opener-Policy"] = "same-origin"  # heeded only behind TLS
                    headers["Strict-Transport-Security"] = "max-age=31536000"
            await send(message)

        return sender


def is_file(scope: Scope) -> bool:
    """Whether one of the client's files is asked for, which are small and lie ready."""
    path: str = scope["path"]
    return path.startswith("/assets/")


def too_long(most: int) -> tuple[int, str, str]:
    """What is said of a request that is too long."""
    return 413, "too-many", f"A request has at most {most} bytes."


async def read_body(receive: Receive, most: int) -> bytes | None:
    """The body of a request, whatever its headers promised; None if it is too long or breaks off."""
    body: bytes = b""
    while True:
        message = await receive()
        body += message.get("body", b"")
        if len(body) > most or message["type"] == "http.disconnect":
            return None
        if not message.get("more_body", False):
            return body


class Repeated:
    """Gives a body that was read already, and then what comes after it."""

    def __init__(self, body: bytes, receive: Receive) -> None:
        self._body: bytes | None = body
        self._receive = receive

    async def __call__(self) -> Message:
        """The body, and later news of the connection."""
        if self._body is None:
            return await self._receive()
        body, self._body = self._body, None
        return {"type": "http.request", "body": body, "more_body": False}


def address_of(scope: Scope) -> str:
    """Where a request comes from; addresses of one household's network count as one."""
    client = scope.get("client")
    return network_of(client[0] if client else "")


@lru_cache(4096)
def network_of(address: str) -> str:
    """An address of IPv4, or the network of 64 bits in which one of IPv6 lies."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    if found.is_loopback:
        return address
    return str(ip_network((int(found), 64), strict=False))


async def answer(
    send: Send, status: int, code: str, message: str, *, kind: str = "http", last: bool = False
) -> None:
    """Answer a request with a complaint, or one for a socket that is not opened; the last answer of a
    connection ends it."""
    body = json.dumps({"code": code, "message": message}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if last:
        headers.append((b"connection", b"close"))
    await send({"type": f"{kind}.response.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.response.body", "body": body})

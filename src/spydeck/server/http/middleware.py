"""Checks of every request before it reaches the application: its name, path, origin, rate, and body."""

from __future__ import annotations

import asyncio
import re
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from spydeck.server.cluster.handovers import HANDED_OVER
from spydeck.server.cluster.shared_rates import SharedRates
from spydeck.server.config import Config
from spydeck.server.http.errors import refuse
from spydeck.server.http.requests import address_of
from spydeck.server.rates import buckets

HERE = "127.0.0.1"
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
FOR_THE_HOST = ("/health", "/ready", "/metrics")
"""Paths that are served at the root too: those who host a server ask them without a proxy."""
HOLDING_PATHS = {
    b"location": re.compile(rb"\A((?:https?://[^/]*)?)/"),
    b"set-cookie": re.compile(rb"(; *path=)/", re.IGNORECASE),
}
"""Headers of responses, and what stands before a path in them."""
FILES = "/assets/"
"""Where the client's files are: small, and cheap to send."""
FILE_WEIGHT = 0.05
"""Other requests weigh 1: a first visit requests some twenty files, and a household arrives together."""
LONGEST_PAUSE = 0.003
"""Seconds between two requests that came together, in which what arrived over sockets is done."""
BURST_SECONDS = 0.1
"""Over which requests that came together are spread; of very many, each pauses less."""
SECURITY_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
        "connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
UNLESS_SET = {
    "Cache-Control": "no-store",
    "Cross-Origin-Resource-Policy": "same-origin",  # other sites may show the pictures of link previews
}
"""Headers that a response can have already."""
TLS_HEADERS = {
    "Cross-Origin-Opener-Policy": "same-origin",  # browsers obey it only over TLS
    "Strict-Transport-Security": "max-age=31536000",
}

FindRates = Callable[[], SharedRates | None]


def protect(app: ASGIApp, config: Config, shared: FindRates = lambda: None) -> ASGIApp:
    """Return an application behind all checks but that of bodies, the outermost last.

    The cheap checks come first, and a request that they refuse does not count against its address's rate. The
    headers are outermost, so that refusals carry them too.
    """
    limits = config.limits
    app = InTurn(RateLimit(app, limits.requests_per_second, limits.requests_at_once, shared))
    app = SameOrigin(app, config.public_origin)
    if config.path:
        app = BelowPath(app, config.path)
    app = HostHeader(app, config.serves)
    return SecurityHeaders(app, config.secure)


class ByListener:
    """Serves everyone, and by other rules what other processes pass on or hand over."""

    def __init__(self, public: ASGIApp, nodes: ASGIApp, node_port: int | None) -> None:
        self._public = public
        self._nodes = nodes
        self._node_port = node_port

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request."""
        server = scope.get("server")
        is_from_node = server is not None and server[1] is not None and server[1] == self._node_port
        is_from_node = is_from_node or HANDED_OVER in scope.get("state", ())
        await (self._nodes if is_from_node else self._public)(scope, receive, send)


class FromProxy:
    """Knows of each request from which address and over which scheme it came to a trusted proxy.

    Over a Unix socket it comes from this computer.
    """

    def __init__(self, app: ASGIApp, config: Config) -> None:
        trusted = config.trusted_proxies if config.socket is None else f"{config.trusted_proxies},{HERE}"
        self._app = ProxyHeadersMiddleware(app, trusted)  # type: ignore[arg-type]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] != "lifespan" and scope.get("client") is None:
            scope = {**scope, "client": (HERE, 0)}
        await self._app(scope, receive, send)  # type: ignore[arg-type]


class InTurn:
    """Begins requests one after another, with pauses, so that many at once do not hold up moves.

    The client's files are not held back: each takes a moment, and a first visit requests some twenty.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._pause: asyncio.TimerHandle | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on when it is its turn."""
        if scope["type"] == "http" and not scope["path"].startswith(FILES):
            await self._turn()
        await self._app(scope, receive, send)

    async def _turn(self) -> None:
        if self._pause is None:
            self._rest()
        else:
            turn = asyncio.get_running_loop().create_future()
            self._waiting.append(turn)
            await turn

    def _rest(self) -> None:
        pause = min(LONGEST_PAUSE, BURST_SECONDS / max(1, len(self._waiting)))
        self._pause = asyncio.get_running_loop().call_later(pause, self._next)

    def _next(self) -> None:
        self._pause = None
        while self._waiting and self._pause is None:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                self._rest()


class Check(ABC):
    """Passes on the requests that it admits, and refuses the others."""

    refusal: tuple[int, str, str]
    """The status, the code and the reason."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    @abstractmethod
    async def admits(self, scope: Scope) -> bool:
        """Return whether a request is passed on."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] == "lifespan" or await self.admits(scope):
            await self._app(scope, receive, send)
        else:
            await refuse(scope, send, *self.refusal)


class HostHeader(Check):
    """Refuses requests whose `Host` is not a name of this server, against DNS rebinding."""

    refusal = (421, "unknown", "other-host")

    def __init__(self, app: ASGIApp, serves: Callable[[str], bool]) -> None:
        super().__init__(app)
        self._serves = serves

    async def admits(self, scope: Scope) -> bool:
        """Return whether a request names this server, once."""
        hosts = Headers(scope=scope).getlist("host")
        return len(hosts) == 1 and self._serves(hosts[0])


class SameOrigin(Check):
    """Refuses sockets and changing requests that come from pages of other sites."""

    refusal = (403, "origin", "other-origin")

    def __init__(self, app: ASGIApp, public_origin: str | None) -> None:
        super().__init__(app)
        self._public_origin = public_origin

    async def admits(self, scope: Scope) -> bool:
        """Return whether a request neither changes anything nor opens a socket, or comes from a page here."""
        is_safe = scope["type"] == "http" and scope["method"] in SAFE_METHODS
        return is_safe or self._is_same(scope["scheme"], Headers(scope=scope))

    def _is_same(self, scheme: str, headers: Headers) -> bool:
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
        if origin == self._public_origin:
            return True
        kind, _, host = origin.partition("://")
        if host != headers.get("host"):
            return False
        return kind == "https" or (kind == "http" and not self._is_secure(scheme, host))

    def _is_secure(self, scheme: str, host: str) -> bool:
        """Return whether pages of a host come only over TLS, so that one that did not is another's."""
        public = urlsplit(self._public_origin or "")
        return scheme in ("https", "wss") or (
            public.scheme == "https" and urlsplit(f"//{host}").hostname == public.hostname
        )


class RateLimit(Check):
    """Refuses requests of addresses that send too many."""

    refusal = (429, "too-many", "too-many-requests")

    def __init__(
        self, app: ASGIApp, per_second: float, at_once: int, shared: FindRates = lambda: None
    ) -> None:
        """With what finds the counts of all processes together, if there are any."""
        super().__init__(app)
        self._shared = shared
        self._per_second = per_second
        self._at_once = at_once
        self._buckets = buckets(per_second, at_once)

    async def admits(self, scope: Scope) -> bool:
        """Return whether this process admits a request, and then all processes together."""
        weight = FILE_WEIGHT if scope["path"].startswith(FILES) else 1.0
        if not self._buckets.of(address_of(scope)).admits(weight):
            return False
        shared = self._shared()
        if shared is None:
            return True
        most, seconds = round(self._at_once / FILE_WEIGHT), round(self._at_once / self._per_second)
        units = round(weight / FILE_WEIGHT)
        return await shared.admits("requests", address_of(scope), most, seconds, units) is not False


class BelowPath:
    """Takes the path of a server below a path of its site away from requests, and adds it to responses.

    Inside, everything is as if it were at the root; only here is the path known.
    """

    def __init__(self, app: ASGIApp, path: str) -> None:
        self._app = app
        self._path = path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on if it is below the path; redirect or refuse it otherwise."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        asked: bytes = scope.get("raw_path") or scope["path"].encode()
        start = self._path.encode()
        if asked.startswith(start + b"/"):
            inner = {"path": scope["path"][len(start) :], "raw_path": asked[len(start) :]}
            await self._app({**scope, **inner}, receive, self._outside(send))
        elif asked == start and scope.get("method") in SAFE_METHODS:
            query = scope["query_string"].decode("latin-1")
            await RedirectResponse(f"{self._path}/{query and '?'}{query}", 308)(scope, receive, send)
        elif scope["path"] in FOR_THE_HOST:
            await self._app(scope, receive, send)
        else:
            await refuse(scope, send, 404, "unknown", "below-path", path=self._path)

    def _outside(self, send: Send) -> Send:
        """Return what sends a response with the path in its cookies and redirects."""

        async def send_with_path(message: Message) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [self._with_path(*one) for one in message["headers"]]}
            await send(message)

        return send_with_path

    def _with_path(self, name: bytes, value: bytes) -> tuple[bytes, bytes]:
        pattern = HOLDING_PATHS.get(name.lower())
        return name, value if pattern is None else pattern.sub(rb"\g<1>%b/" % self._path.encode(), value, 1)


class SecurityHeaders:
    """Adds to every HTTP response headers that restrict what a browser does with it."""

    def __init__(self, app: ASGIApp, secure: bool) -> None:
        self._app = app
        self._headers = {**SECURITY_HEADERS, **(TLS_HEADERS if secure else {})}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and add the headers to its response."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers[name] = value
                for name, value in UNLESS_SET.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_with_headers)


class BodyLimit:
    """Refuses requests whose bodies are too long or arrive too slowly.

    The application sees a request only when its body has arrived completely.
    """

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

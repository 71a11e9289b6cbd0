"""What every request passes before it reaches the application, one middleware in each module."""

from __future__ import annotations

from fastapi import FastAPI
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from spydeck.server.cluster.handovers import HANDED_OVER
from spydeck.server.config import Config
from spydeck.server.http.middleware.below_path import BelowPath
from spydeck.server.http.middleware.body_limit import BodyLimit
from spydeck.server.http.middleware.from_node import FromNode
from spydeck.server.http.middleware.host_header import HostHeader
from spydeck.server.http.middleware.rate_limit import FindRates, RateLimit
from spydeck.server.http.middleware.same_origin import SameOrigin
from spydeck.server.http.middleware.security_headers import SecurityHeaders
from spydeck.server.http.middleware.to_owner import ToOwner

HERE = "127.0.0.1"


def serving(app: FastAPI, config: Config, node_port: int | None) -> ASGIApp:
    """Return an application that serves everyone, and other processes on a port of their own."""
    limits = config.limits
    bounded = BodyLimit(ToOwner(app), limits.message_bytes, limits.seconds_to_request)
    public = protect(bounded, config, lambda: app.state.services.rates)
    return ByListener(FromProxy(public, config), FromNode(bounded, app), node_port)


def protect(app: ASGIApp, config: Config, shared: FindRates = lambda: None) -> ASGIApp:
    """Return an application behind all middleware, the outermost last.

    The cheap checks come first, and a request that they refuse does not count against its address's rate. The
    headers are outermost, so that refusals carry them too.
    """
    limits = config.limits
    app = RateLimit(app, limits.requests_per_second, limits.requests_at_once, shared)
    app = SameOrigin(app, config.public_origin)
    if config.path:
        app = BelowPath(app, config.path)
    app = HostHeader(app, config.serves)
    return SecurityHeaders(app, config.secure)


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

"""Pages of other sites can neither change anything nor open sockets."""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from spydeck.server.http.middleware.refuse import refuse

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


class SameOrigin:
    """Refuses sockets and changing requests that come from pages of other sites."""

    def __init__(self, app: ASGIApp, public_origin: str | None) -> None:
        self._app = app
        self._public_origin = public_origin

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if is_sensitive(scope) and not self._is_same(Headers(scope=scope)):
            await refuse(scope, send, 403, "origin", "other-origin")
            return
        await self._app(scope, receive, send)

    def _is_same(self, headers: Headers) -> bool:
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in ("same-origin", "none")
        if origin == self._public_origin:
            return True
        return origin.partition("://")[2] == headers.get("host")


def is_sensitive(scope: Scope) -> bool:
    """Return whether a request can change something or opens a socket."""
    return scope["type"] == "websocket" or (scope["type"] == "http" and scope["method"] not in SAFE_METHODS)

"""Pages of other sites can neither change anything nor open sockets."""

from __future__ import annotations

from urllib.parse import urlsplit

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
        if is_sensitive(scope) and not self._is_same(scope["scheme"], Headers(scope=scope)):
            await refuse(scope, send, 403, "origin", "other-origin")
            return
        await self._app(scope, receive, send)

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


def is_sensitive(scope: Scope) -> bool:
    """Return whether a request can change something or opens a socket."""
    return scope["type"] == "websocket" or (scope["type"] == "http" and scope["method"] not in SAFE_METHODS)

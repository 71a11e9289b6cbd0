"""A server below a path of its site is inside as if it were at the root; only here is the path known."""

from __future__ import annotations

import re

from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from spydeck.server.http.middleware.refuse import refuse
from spydeck.server.http.middleware.same_origin import SAFE_METHODS

FOR_THE_HOST = ("/health", "/ready", "/metrics")
"""What is served at the root too: those who host a server ask it without a proxy."""
HOLDING_PATHS = {
    b"location": re.compile(rb"\A((?:https?://[^/]*)?)/"),
    b"set-cookie": re.compile(rb"(; *path=)/", re.IGNORECASE),
}
"""Headers of responses, and what stands before a path in them."""


class BelowPath:
    """Takes the path away from requests, and adds it to what responses say of paths."""

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

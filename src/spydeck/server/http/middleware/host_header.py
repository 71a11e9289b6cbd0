"""Only requests for a name of this server are served."""

from __future__ import annotations

from collections.abc import Callable

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from spydeck.server.http.middleware.refuse import refuse


class HostHeader:
    """Refuses requests whose `Host` is not a name of this server, against DNS rebinding."""

    def __init__(self, app: ASGIApp, serves: Callable[[str], bool]) -> None:
        self._app = app
        self._serves = serves

    def _is_ours(self, hosts: list[str]) -> bool:
        return len(hosts) == 1 and self._serves(hosts[0])

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] != "lifespan" and not self._is_ours(Headers(scope=scope).getlist("host")):
            await refuse(scope, send, 421, "unknown", "other-host")
            return
        await self._app(scope, receive, send)

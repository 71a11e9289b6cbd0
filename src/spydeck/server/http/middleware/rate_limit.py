"""Each address can send only so many requests per second."""

from __future__ import annotations

from collections.abc import Callable

from starlette.types import ASGIApp, Receive, Scope, Send

from spydeck.server.cluster.shared_rates import SharedRates
from spydeck.server.http.addresses import address_of
from spydeck.server.http.middleware.refuse import refuse
from spydeck.server.rates import buckets

FindRates = Callable[[], SharedRates | None]
FILE_WEIGHT = 0.05
"""Other requests weigh 1: a first visit requests some twenty files, and a household arrives together."""


class RateLimit:
    """Refuses requests of addresses that send too many."""

    def __init__(
        self, app: ASGIApp, per_second: float, at_once: int, shared: FindRates = lambda: None
    ) -> None:
        """With what finds the counts of all processes together, if there are any."""
        self._app = app
        self._shared = shared
        self._per_second = per_second
        self._at_once = at_once
        self._buckets = buckets(per_second, at_once)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] != "lifespan" and not await self._admits(scope):
            await refuse(scope, send, 429, "too-many", "too-many-requests")
            return
        await self._app(scope, receive, send)

    async def _admits(self, scope: Scope) -> bool:
        """Return whether this process admits a request, and then all processes together."""
        weight = weight_of(scope)
        if not self._buckets.of(address_of(scope)).admits(weight):
            return False
        shared = self._shared()
        if shared is None:
            return True
        most, seconds = round(self._at_once / FILE_WEIGHT), round(self._at_once / self._per_second)
        units = round(weight / FILE_WEIGHT)
        return await shared.admits("requests", address_of(scope), most, seconds, units) is not False


def weight_of(scope: Scope) -> float:
    """Return how much a request counts: the client's files are small and cheap to send."""
    path: str = scope["path"]
    return FILE_WEIGHT if path.startswith("/assets/") else 1.0

"""How often something can be done, counted by all processes together in Redis.

Where Redis does not answer, each process counts on its own: nobody waits, and nothing is lost but counts.
"""

from __future__ import annotations

from time import monotonic
from typing import Any

import structlog

from spydeck.errors import InvalidOption
from spydeck.server.rates import Hourly
from spydeck.server.table.decisions.decision import RefusedError
from spydeck.server.text import notice

ANSWER_SECONDS = 0.25
"""How long Redis can take."""
PAUSE_SECONDS = 5.0
"""How long Redis is not asked after it has not answered."""
HOUR = 3600

logger = structlog.get_logger(__name__)


class SharedRates:
    """Counts in a Redis server."""

    def __init__(self, url: str) -> None:
        """Connect to the server of a URL when it is first needed. Raise `InvalidOption`."""
        try:
            from limits.aio.storage import RedisStorage
            from limits.aio.strategies import SlidingWindowCounterRateLimiter
            from limits.errors import ConfigurationError
        except ImportError as error:
            raise InvalidOption(notice("redis-driver")) from error
        try:
            self._storage = RedisStorage(
                f"async+{url}",
                wrap_exceptions=True,
                implementation="redispy",
                key_prefix="spydeck",
                socket_timeout=ANSWER_SECONDS,
                socket_connect_timeout=ANSWER_SECONDS,
            )
        except (ConfigurationError, ValueError):
            raise InvalidOption(notice("invalid-redis-url")) from None
        self._limiter = SlidingWindowCounterRateLimiter(self._storage)
        self._silent_until = 0.0

    async def admits(self, what: str, who: str, most: int, seconds: int, weight: int = 1) -> bool | None:
        """Return whether an address or a guest can do something once more; count it if so.

        most: the total weight within some seconds. None if Redis does not say.
        """
        from limits import RateLimitItemPerSecond
        from limits.errors import StorageError

        if monotonic() < self._silent_until:
            return None
        try:
            return await self._limiter.hit(
                RateLimitItemPerSecond(most, max(1, seconds)), what, who, cost=weight
            )
        except (StorageError, OSError) as error:
            self._silent_until = monotonic() + PAUSE_SECONDS
            logger.warning("redis does not answer, so each process counts on its own", error=repr(error))
            return None

    async def close(self) -> None:
        """Close all connections."""
        bridge: Any = self._storage.bridge
        await bridge.get_connection().aclose()


class Quota:
    """How often each address or guest can do something within an hour."""

    def __init__(self, what: str, limit: int, shared: SharedRates | None, reason: str) -> None:
        """With the reason for which more is refused."""
        self._what = what
        self._reason = reason
        self._own = Hourly(limit)
        self._shared = shared

    async def admits(self, who: str) -> bool:
        """Return whether one more is admitted; count it if so."""
        if self._shared is not None:
            found = await self._shared.admits(self._what, who, self._own.limit, HOUR)
            if found is not None:
                return found
        return self._own.admits(who)

    async def require(self, who: str) -> None:
        """Count one more. Raise `RefusedError` if it is not admitted."""
        if not await self.admits(who):
            raise RefusedError("too-many", self._reason)

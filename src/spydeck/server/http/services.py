"""What the routes of a server share."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from dataclasses import dataclass, field

import structlog
from starlette.requests import HTTPConnection

from spydeck.server.config import Config
from spydeck.server.http.guard import address_of
from spydeck.server.http.guests import Guests
from spydeck.server.live.lobby import Lobby
from spydeck.server.live.workers import BotWorkers
from spydeck.server.metrics import Metrics
from spydeck.server.rates import Hourly
from spydeck.server.store.engines import default_url
from spydeck.server.store.errors import NotSaved
from spydeck.server.store.journal import Journal
from spydeck.server.store.store import Store

logger = structlog.get_logger()

SECONDS_BETWEEN_ROUNDS = 15.0
DAY_MS = 86_400_000


def now_ms() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


@dataclass
class Services:
    """Everything that runs beside the application."""

    config: Config
    store: Store
    journal: Journal
    workers: BotWorkers
    lobby: Lobby
    guests: Guests
    metrics: Metrics
    tables_made: Hourly
    tables_made_by_guest: Hourly
    guests_made: Hourly
    sockets: dict[str, int] = field(default_factory=dict)
    """Open sockets by address."""
    replaying: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(1))
    """Whole games are replayed one at a time, and never where the database is read: it takes a while."""

    async def rounds(self) -> None:
        """Look after the house from time to time: put quiet tables away, delete very old ones."""
        pruned = 0
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_ROUNDS)
            await self.lobby.unload_idle()
            if now_ms() - pruned > DAY_MS:
                pruned = now_ms()
                await self._prune(pruned - self.config.limits.keep_days * DAY_MS)

    async def _prune(self, before: int) -> None:
        try:
            while await self.journal.change(self.store.prune, before):
                pass
        except NotSaved as error:
            logger.warning("nothing was deleted", reason=str(error))

    async def close(self) -> None:
        """Say farewell to everyone and let go of everything."""
        await self.lobby.close()
        await self.workers.close()
        await self.journal.close()
        self.store.close()


def of(connection: HTTPConnection) -> Services:
    """The services of the server that a request came to."""
    services: Services = connection.app.state.services
    return services


def address(connection: HTTPConnection) -> str:
    """Where a request comes from."""
    return address_of(connection.scope)


def base_url(connection: HTTPConnection) -> str:
    """What links to this server begin with."""
    config = of(connection).config
    known = config.public_origin or config.lan_url
    if known is not None:
        return known
    url = connection.url
    return f"{'https' if url.scheme in ('https', 'wss') else 'http'}://{url.netloc}"


def open_services(config: Config) -> Services:
    """Open the database and start everything; raises `StoreError`."""
    store = Store(config.database or default_url())
    limits = config.limits
    journal = Journal(store)
    workers = BotWorkers(config.workers, config.bot_seconds)
    metrics = Metrics()
    return Services(
        config=config,
        store=store,
        journal=journal,
        workers=workers,
        lobby=Lobby(store, journal, workers, limits, metrics, now_ms),
        guests=Guests(store, config.secure),
        metrics=metrics,
        tables_made=Hourly(limits.tables_per_address),
        tables_made_by_guest=Hourly(limits.tables_per_guest),
        guests_made=Hourly(limits.guests_per_address),
    )


async def stop(task: asyncio.Task[None]) -> None:
    """Cancel a task and wait for its end."""
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task

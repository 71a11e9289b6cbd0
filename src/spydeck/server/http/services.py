"""The services that routes share: everything that runs beside the application."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from spydeck.games.registry import game, names
from spydeck.server.cluster.handovers import Handovers
from spydeck.server.cluster.requests import Referrals, Requests
from spydeck.server.cluster.shared_rates import Quota, SharedRates
from spydeck.server.cluster.tunnels import Tunnels
from spydeck.server.config import Config, origin_of
from spydeck.server.http.guests import Challenges, Guests, SignOuts
from spydeck.server.http.requests import address_of
from spydeck.server.http.sockets import Outbox
from spydeck.server.live.context import RETRY_SECONDS, Alone, Lease, LiveContext, Load, RenewedLease
from spydeck.server.live.daily_deals import DailyDeals
from spydeck.server.live.deletion import Erasing, Pruning
from spydeck.server.live.lobby import Lobby
from spydeck.server.live.replaying import Archives, Pictures, Replaying
from spydeck.server.live.reviews import Reviews
from spydeck.server.live.workers import BotWorkers, Warming
from spydeck.server.metrics import Metrics
from spydeck.server.push.encryption import Signer, new_key
from spydeck.server.push.sender import Sender
from spydeck.server.store.database import not_opened
from spydeck.server.store.engines import default_url
from spydeck.server.store.errors import APART, NotSaved, StoreError
from spydeck.server.store.journal import Journal
from spydeck.server.store.leases import LEASE_MS
from spydeck.server.store.store import Store

LEASE_PATIENCE = LEASE_MS / 1000 + 2
LOCAL_CONTACT = "mailto:host@localhost"
"""Where push services learn whose server this is, if it has no public URL."""
MAINTENANCE_SECONDS = 15.0
"""Seconds between two rounds of maintenance."""


class Services:
    """Everything that runs beside the application."""

    def __init__(self, config: Config, store: Store, lease: Lease) -> None:
        """With an open database, and the lease to serve its tables."""
        limits = config.limits
        self.config, self.store, self.lease = config, store, lease
        self.journal = Journal(store)
        self.metrics = Metrics(config.node_name)
        self.guests = Guests(store, config.secure)
        self.challenges = Challenges(self.guests.key)
        self.sign_outs = SignOuts(store, self.journal)
        signer = Signer(store.fact("push-key", new_key), config.public_address or LOCAL_CONTACT)
        self.sender = Sender(store.push_devices, self.journal, signer, self.metrics)
        self.warming = Warming([name for name in names() if game(name).search is not None])
        self.workers = BotWorkers(
            config.workers,
            config.bot_seconds,
            seconds_per_hour=limits.bot_seconds_per_table,
            compiling=self.warming,
        )
        context = LiveContext(
            journal=self.journal,
            workers=self.workers,
            limits=limits,
            metrics=self.metrics,
            lease=lease,
            notify=self.sender.notify,
        )
        self.lobby = Lobby(store, context)
        self.reviews = Reviews(self.workers, self.warming, limits)
        self.daily = DailyDeals(self.lobby, self.warming)
        self.erasing = Erasing(self.lobby)
        self.pruning = Pruning(self.lobby)
        self.replaying = Replaying()
        self.pictures = Pictures(self.replaying)
        self.archives = Archives()
        self.rates = rates = None if config.redis is None else SharedRates(config.redis)
        """The counts of all processes together; None if each counts on its own."""
        self.tables_by_address = Quota(
            "tables-of-address", limits.tables_per_address, rates, "too-many-tables-from-address"
        )
        self.tables_by_guest = Quota("tables-of-guest", limits.tables_per_guest, rates, "too-many-tables")
        self.guests_by_address = Quota(
            "guests-of-address", limits.guests_per_address, rates, "too-many-guests"
        )
        self.recoveries_by_address = Quota(
            "recoveries-of-address", limits.recoveries_per_address, rates, "too-many-recoveries"
        )
        self.archives_by_address = Quota(
            "archives-of-address", limits.archives_per_address, rates, "too-many-archives"
        )
        self.invitations_by_guest = Quota(
            "invitations-of-guest", limits.invitations_per_guest, rates, "too-many-invitations"
        )
        self.sockets: dict[str, int] = {}
        """The number of open sockets by address."""
        self.outbox = Outbox()
        self.referrals = Referrals(self.guests.key)
        self.requests = Requests()
        """Requests here whose tables other processes have."""
        self.tunnels = Tunnels()
        """Sockets here whose tables other processes have."""
        self.handovers = Handovers(lease.node)
        """Sockets that are handed over to other processes on this computer, and from them."""

    async def maintain(self) -> None:
        """Unload idle tables and delete old ones, for as long as the server runs."""
        while True:
            await asyncio.sleep(MAINTENANCE_SECONDS)
            await self.lobby.unload_idle()
            await self.pruning.run_hourly()
            await self.erasing.run()
            await self.lobby.care_for_due()
            await self.daily.commit()
            await self.archives.rest()

    async def keep_lease(self) -> None:
        """Keep the lease to serve tables, for as long as the server runs."""
        await self.lease.keep(self._notice, self._note_loss)

    def _notice(self) -> Load:
        """End the tunnels to processes that serve no tables any more; return how much happens here."""
        self.tunnels.keep_only([node.id for node in self.lease.others])
        self.count()
        return self.lobby.load

    def _note_loss(self) -> None:
        """Close all tables, which other processes can take now."""
        self.lobby.close_all()
        self.count()

    def count(self) -> None:
        """Note in the metrics how much happens here."""
        self.metrics.note()
        self.metrics.tables.set(len(self.lobby.hosts))
        self.metrics.tunnels.set(len(self.tunnels))
        self.metrics.lease.set(self.lease.valid)

    async def give_up(self) -> None:
        """Close all tables, and let other processes serve them."""
        await self.lobby.close()
        with suppress(NotSaved):  # then the lease runs out
            await self.lease.end()
        self.handovers.close()
        self.tunnels.keep_only(())

    async def close(self) -> None:
        """Close all tables, then everything else."""
        await self.erasing.close()
        await self.give_up()
        await self.reviews.close()
        await self.daily.close()
        await self.replaying.close()
        await self.archives.close()
        await self.workers.close()
        await self.requests.close()
        await self.sender.close()
        if self.rates is not None:
            await self.rates.close()
        await self.journal.close()
        self.store.close()


def services_of(connection: HTTPConnection) -> Services:
    """Return the services of the server that received a request."""
    services: Services = connection.app.state.services
    return services


async def _services(connection: HTTPConnection) -> Services:
    return services_of(connection)


async def _address(connection: HTTPConnection) -> str:
    return address_of(connection.scope)


async def _base_url(connection: HTTPConnection) -> str:
    return base_url(connection)


async def _page_origin(connection: HTTPConnection) -> str:
    return connection.headers.get("origin") or origin_of(base_url(connection)) or ""


Server = Annotated[Services, Depends(_services)]
"""The services of the server that received a request."""
Address = Annotated[str, Depends(_address)]
"""The address that a request comes from."""
BaseUrl = Annotated[str, Depends(_base_url)]
"""The start of links to this server."""
PageOrigin = Annotated[str, Depends(_page_origin)]
"""The origin of the page that sends a request, which `SameOrigin` has checked."""


def base_url(connection: HTTPConnection) -> str:
    """Return the start of links to this server."""
    config = services_of(connection).config
    known = config.public_address or config.lan_url
    if known is not None:
        return known
    url = connection.url
    return f"{'https' if url.scheme in ('https', 'wss') else 'http'}://{url.netloc}"


def open_services(
    config: Config, reached_at: str | None = None, patience: float = LEASE_PATIENCE
) -> Services:
    """Open the database and create everything that runs beside the application.

    reached_at: the host and the port at which other processes on the same database reach this one.
    patience: seconds to wait until one that cannot be reached, and may have died, has lost its lease.
    Raise `StoreError`.
    """
    store = Store(config.database or default_url())
    try:
        lease = lease_on(store, reached_at, patience)
    except StoreError:
        store.close()
        raise
    return Services(config, store, lease)


def lease_on(store: Store, reached_at: str | None, patience: float) -> Lease:
    """Return the lease to serve tables of a database, at the latest after some seconds.

    Raise `StoreError` if another process has it that cannot be reached.
    """
    if store.database.exclusive:
        return Alone()
    lease = RenewedLease(store.leases, reached_at)
    until = time.monotonic() + patience
    while not lease.register():
        if time.monotonic() >= until:
            raise not_opened(store.database.name, APART.sentence())
        time.sleep(RETRY_SECONDS)
    return lease

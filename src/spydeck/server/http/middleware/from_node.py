"""What other processes pass on has passed their checks, and comes from whom they say."""

from __future__ import annotations

from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from spydeck.server.cluster.requests import HEADER
from spydeck.server.http.middleware.refuse import refuse
from spydeck.server.http.middleware.to_owner import REFERRED
from spydeck.server.http.services import Services


class FromNode:
    """Admits only what another process on the same database has passed on to this one."""

    def __init__(self, app: ASGIApp, served: FastAPI) -> None:
        self._app = app
        self._served = served

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request for the client that another process names, or refuse it."""
        services: Services = self._served.state.services
        value = Headers(scope=scope).get(HEADER.decode(), "")
        referral = services.referrals.read(value.encode("latin-1"))
        if referral is None or referral.to != services.lease.name:
            await refuse(scope, send, 421, "unknown", "other-node")
            return
        named = {"client": (referral.client, 0), "scheme": referral.scheme, REFERRED: True}
        await self._app({**scope, **named}, receive, send)

"""Requests that concern a table are answered by the process that has the table.

What other processes pass on has passed their checks, and comes from whom they say.
"""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from hashlib import sha256

from fastapi import FastAPI
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Receive, Scope, Send

from spydeck.server.cluster.requests import (
    HEADER,
    Headers,
    Referral,
    Unanswered,
    Unreachable,
    kept,
    target_of,
)
from spydeck.server.cluster.tunnels import connection_of
from spydeck.server.http.errors import refuse, response_to
from spydeck.server.http.guests import bearer_token
from spydeck.server.http.middleware import Replayed
from spydeck.server.http.requests import is_known
from spydeck.server.http.services import Services
from spydeck.server.live.lobby import Elsewhere
from spydeck.server.store.errors import MOVED, NotSaved, StoreError
from spydeck.server.store.leases import Node

API = "/api/"
OF_TABLE = re.compile(r"/api/tables/([0-9a-f]{16})(?:/.*)?")
OF_INVITATION = re.compile(r"/api/invitations/([A-Za-z0-9_-]{8,200})(?:/.*)?")
OF_REVIEW = re.compile(r"/api/finished/([0-9a-f]{16}-[0-9]{1,6})/reviews/[0-9]{1,3}")
OF_STRANGERS = re.compile(r"/api/play/([a-z0-9-]{1,40})")
OF_DAILY = re.compile(r"/api/daily/([a-z0-9-]{1,40}/[0-9-]{10})")
ATTEMPTS = 3
"""How often an owner is looked for: one that was killed is replaced at once where that can be seen."""
PAUSE = 0.2
"""Seconds between two of them."""
REFERRED = "spydeck.referred"
"""In the scope of what another process has passed on: it is not passed on again."""


class ToOwner:
    """Passes on what is for a table that another process has."""

    def __init__(self, app: FastAPI) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request here or elsewhere."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        services: Services = self._app.state.services
        # What no route leads to is passed on to nobody, who might take it for something else.
        shared = bool(services.lease.name) and scope["path"].startswith(API) and is_known(self._app, scope)
        if shared and scope["type"] == "http" and (name := name_with_home(scope["path"])):
            await self._answer_at_home(services, name, scope, receive, send)
        elif shared and (table := await table_of(services, HTTPConnection(scope))):
            await self._answer_at_owner(services, table, scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _answer_at_home(
        self, services: Services, name: str, scope: Scope, receive: Receive, send: Send
    ) -> None:
        """Answer what concerns a review, strangers or a daily deal in a process of its own.

        It makes a review once, lets strangers who come at the same time meet, and two tabs play a daily deal
        at one table.
        """
        home = home_of(services, name)
        if home is not None and REFERRED not in scope:
            body = await Request(scope, receive).body()
            receive = Replayed(body, receive)
            with suppress(Unanswered):
                if await passed_on(services, home, scope, body, send):
                    return
        await self._app(scope, receive, send)

    async def _answer_at_owner(
        self, services: Services, table: str, scope: Scope, receive: Receive, send: Send
    ) -> None:
        """Answer what concerns a table in the process that has it."""
        body = b""
        if scope["type"] == "http":
            body = await Request(scope, receive).body()
            receive = Replayed(body, receive)
        for attempt in range(ATTEMPTS):
            try:
                owner = await owner_of(services, table)
            except StoreError as error:
                await response_to(error)(scope, receive, send)
                return
            if owner is None:
                await self._app(scope, receive, send)
                return
            if REFERRED in scope:
                await refuse(scope, send, 421, "unknown", "other-node")
                return
            if attempt:
                await asyncio.sleep(PAUSE)
            try:
                if await passed_on(services, owner, scope, body, send):
                    return
            except Unanswered:
                break
        await response_to(NotSaved(MOVED))(scope, receive, send)


class FromNode:
    """Admits only what another process on the same database has passed on to this one."""

    def __init__(self, app: ASGIApp, served: FastAPI) -> None:
        self._app = app
        self._served = served

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request for the client that another process names, or refuse it."""
        services: Services = self._served.state.services
        value = HTTPConnection(scope).headers.get(HEADER.decode(), "")
        referral = services.referrals.read(value.encode("latin-1"))
        if referral is None or referral.to != services.lease.name:
            await refuse(scope, send, 421, "unknown", "other-node")
            return
        named = {"client": (referral.client, 0), "scheme": referral.scheme, REFERRED: True}
        await self._app({**scope, **named}, receive, send)


def name_with_home(path: str) -> str | None:
    """Return the name of what a request is for, if one process answers all requests for it."""
    kinds = (OF_REVIEW, OF_STRANGERS, OF_DAILY)
    return next((found[1] for kind in kinds if (found := kind.fullmatch(path))), None)


async def table_of(services: Services, request: HTTPConnection) -> str | None:
    """Return the table that a request is for: the one in its path, or that of the program that sends it."""
    path = request.scope["path"]
    if found := OF_TABLE.fullmatch(path):
        return found[1]
    if found := OF_INVITATION.fullmatch(path):
        try:
            row = await services.journal.read(services.store.by_invitation, found[1])
        except StoreError:
            return None
        return None if row is None else row.id
    program = services.guests.program_of(bearer_token(request) or "")
    return None if program is None else program[0]


async def owner_of(services: Services, table: str) -> Node | None:
    """Return the other process that has a table; None if this one has it now, or there is no such table.

    Raise `StoreError`.
    """
    try:
        await services.lobby.find(table)
    except Elsewhere as elsewhere:
        return elsewhere.node
    return None


def home_of(services: Services, name: str) -> Node | None:
    """Return the other process that answers what concerns a name (`name_with_home`); None if it is this.

    All processes choose the same one, as long as they know of the same ones. Source: D. Thaler and C.
    Ravishankar, "Using name-based mappings to increase hit rates" (1998).
    """
    nodes: dict[str, Node | None] = {node.id: node for node in services.lease.others}
    nodes[services.lease.name] = None
    return nodes[max(nodes, key=lambda node: sha256(f"{node} {name}".encode()).digest())]


async def passed_on(services: Services, owner: Node, scope: Scope, body: bytes, send: Send) -> bool:
    """Let another process answer a request; return False if it has certainly done nothing.

    Raise `Unanswered`.
    """
    client = scope["client"][0] if scope.get("client") else ""
    referral = services.referrals.write(Referral(owner.id, client, scope["scheme"]))
    headers = [*kept(scope["headers"]), (HEADER, referral)]
    if scope["type"] == "websocket":
        return await handed_over(services, owner, scope, headers)
    try:
        answer = await services.requests.send(owner, scope, headers, body)
    except Unreachable:
        return False
    length = (b"content-length", str(len(answer.body)).encode())
    await send({"type": "http.response.start", "status": answer.status, "headers": [*answer.headers, length]})
    await send({"type": "http.response.body", "body": answer.body})
    return True


async def handed_over(services: Services, owner: Node, scope: Scope, headers: Headers) -> bool:
    """Give a socket to the process that has its table, or else connect both; return whether that works.

    Sockets to processes on other computers stay connected through this one.
    """
    connection = connection_of(scope)
    if connection.is_gone:
        return True  # and nobody waits for anything
    lines = [b"GET " + target_of(scope) + b" HTTP/1.1", b"connection: Upgrade"]
    head = b"\r\n".join([*lines, *(b": ".join(header) for header in headers), b"", b""])
    with connection.paused() as file:
        if await services.handovers.give(owner, file, head):
            with connection.left():  # as it is the other's now
                return True
    far = await services.tunnels.reach(owner, head)
    if far is None:
        return False
    with connection.left() as (transport, unread):
        await services.tunnels.join(far, transport, unread)
    return True

"""Paths that everyone reads alike: this server, other processes, and proxies and libraries between them."""

from __future__ import annotations

import re

from fastapi import FastAPI
from starlette.routing import BaseRoute, Match, Router
from starlette.types import Receive, Scope, Send

UNCLEAR = re.compile(r"[\\;%\x00-\x1f\x7f\ufffd]|//|/\.{1,2}(?:/|$)")
"""What is left out, decoded again, or taken for the end of a name, by some of those who read a path."""
SLASH = re.compile(rb"%2f", re.IGNORECASE)


def is_plain(scope: Scope) -> bool:
    """Return whether the path of a request has no other reading."""
    return not UNCLEAR.search(scope["path"]) and not SLASH.search(scope.get("raw_path") or b"")


def is_known(app: FastAPI, scope: Scope) -> bool:
    """Return whether a request with a plain path is one that an application answers."""
    return is_plain(scope) and any(route.matches(scope)[0] is Match.FULL for route in app.routes)


class NothingThere(BaseRoute):
    """A route to nothing, for all paths that are not plain; it stands before the others."""

    def __init__(self, router: Router) -> None:
        self._router = router

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Match what is not plain."""
        return (Match.NONE if is_plain(scope) else Match.FULL), {}

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer as for any address at which there is nothing."""
        await self._router.not_found(scope, receive, send)

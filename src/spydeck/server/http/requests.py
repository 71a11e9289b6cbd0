"""Requests as they say of themselves: their address, their language, and paths that everyone reads alike."""

from __future__ import annotations

import gzip
import re
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Annotated

from fastapi import FastAPI, Query
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Router
from starlette.types import Receive, Scope, Send

from spydeck.language import best_match, current

MAX_TAGS = 10
"""How many languages of a header are read."""
WantedLanguage = Annotated[
    str, Query(alias="language", pattern=r"^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,4}$", max_length=45)
]
"""A language such as `de` or `de-AT`; what has no translation is in English."""
UNCLEAR = re.compile(r"[\\;%\x00-\x1f\x7f\ufffd]|//|/\.{1,2}(?:/|$)")
"""Characters that some readers of a path leave out, decode again, or take for the end of a name."""
SLASH = re.compile(rb"%2f", re.IGNORECASE)


def address_of(scope: Scope) -> str:
    """Return the address of a request; all IPv6 addresses of one network count as one."""
    client = scope.get("client")
    return network_of(client[0] if client else "")


@lru_cache(4096)
def network_of(address: str) -> str:
    """Return an IPv4 address as it is, and for an IPv6 address its network of 64 bits."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    if found.is_loopback:
        return address
    return str(ip_network((int(found), 64), strict=False))


def of_reader(request: Request) -> str:
    """Return the language of a page for people: named in the address, the browser's, or the server's."""
    named = request.query_params.get("language")
    if named is not None:
        return best_match([named])
    accepted = tags_of(request.headers.get("accept-language", ""))
    return best_match([*accepted, current()])


def tags_of(header: str) -> list[str]:
    """Return the languages that an `Accept-Language` header names, the most wanted one first.

    >>> tags_of("fr;q=0.5, de-AT, en;q=0.8, *")
    ['de-AT', 'en', 'fr']
    """
    found = []
    for place, part in enumerate(header.split(",")[:MAX_TAGS]):
        tag, _, weight = part.strip().partition(";q=")
        if tag != "*" and quality(weight):
            found.append((-quality(weight), place, tag))
    return [tag for _, _, tag in sorted(found)]


def quality(weight: str) -> float:
    """Return how much a language is wanted, from 0 to 1."""
    try:
        return min(1.0, max(0.0, float(weight or 1)))
    except ValueError:
        return 0.0


def compressed_for(request: Request, content: bytes, media_type: str) -> Response:
    """Return a response that says the same to everyone, compressed if the client accepts that."""
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        content = gzip.compress(content, mtime=0)
        headers["Content-Encoding"] = "gzip"
    return Response(content, media_type=media_type, headers=headers)


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

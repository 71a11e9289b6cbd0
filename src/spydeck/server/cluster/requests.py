"""Requests that another process answers, and the referrals that say who passes them on, and for whom."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from hashlib import sha256

import httpx
from itsdangerous import BadData, URLSafeSerializer
from starlette.types import Scope

from spydeck.server.config import host_and_port
from spydeck.server.store.leases import Node

HEADER = b"spydeck-referral"
CONNECT_SECONDS, ANSWER_SECONDS = 2.0, 10.0
MISDIRECTED = 421
OF_A_CONNECTION = {
    b"connection",
    b"content-length",
    b"date",
    b"keep-alive",
    b"te",
    b"trailer",
    b"transfer-encoding",
    HEADER,
}
"""Headers that concern one connection, or that each process adds itself."""
Headers = list[tuple[bytes, bytes]]


@dataclass(frozen=True)
class Referral:
    """The statement of a process about a request that it passes on."""

    to: str
    """The name of the process that it is for: names are never used again, so no referral is."""
    client: str
    """The address that the request comes from."""
    scheme: str


class Referrals:
    """Signs and reads referrals with the key that all processes on a database share."""

    def __init__(self, key: str) -> None:
        self._signer = URLSafeSerializer(
            key, salt="spydeck referral", signer_kwargs={"digest_method": sha256}
        )

    def write(self, referral: Referral) -> bytes:
        """Return a referral as the value of a header."""
        signed: str | bytes = self._signer.dumps(asdict(referral))
        return signed if isinstance(signed, bytes) else signed.encode()

    def read(self, value: bytes) -> Referral | None:
        """Return the referral in a header; None if it was not signed with the key, or says something else."""
        try:
            return Referral(**self._signer.loads(value))
        except (BadData, TypeError):
            return None


class Unreachable(Exception):
    """Another process has certainly not done what a request wants."""


class Unanswered(Exception):
    """Another process has not answered, and nobody knows whether it has done what a request wants."""


@dataclass(frozen=True)
class NodeResponse:
    """The response of another process."""

    status: int
    headers: Headers
    body: bytes


class Requests:
    """Connections to other processes."""

    def __init__(self) -> None:
        self._client: httpx.AsyncClient | None = None

    async def send(self, node: Node, scope: Scope, headers: Headers, body: bytes) -> NodeResponse:
        """Return what another process answers to a request. Raise `Unreachable`, `Unanswered`."""
        host, port = host_and_port(node.address or "")
        url = httpx.URL(scheme="http", host=host, port=port)
        as_sent = {"target": target_of(scope)}  # where it is part of the URL, it is changed
        if self._client is None:
            timeout = httpx.Timeout(ANSWER_SECONDS, connect=CONNECT_SECONDS)
            self._client = httpx.AsyncClient(timeout=timeout, trust_env=False)
        try:
            found = await self._client.request(
                scope["method"], url, headers=headers, content=body, extensions=as_sent
            )
        except (httpx.ConnectError, httpx.ConnectTimeout) as error:
            raise Unreachable from error
        except httpx.TransportError as error:
            raise Unanswered from error
        if found.status_code == MISDIRECTED:
            raise Unreachable
        return NodeResponse(found.status_code, kept(found.headers.raw), found.content)

    async def close(self) -> None:
        """Close all connections."""
        if self._client is not None:
            await self._client.aclose()


def target_of(scope: Scope) -> bytes:
    """Return the path of a request with its query, as it was sent."""
    path: bytes = scope["raw_path"]
    return path + b"?" + scope["query_string"] if scope["query_string"] else path


def kept(headers: Headers) -> Headers:
    """Return the headers that are passed on."""
    return [(name, value) for name, value in headers if name.lower() not in OF_A_CONNECTION]

"""Sockets whose tables another process has: what arrives at one end leaves at the other, unread."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Collection
from contextlib import AbstractContextManager
from typing import Protocol, cast

from starlette.types import Scope

from spydeck.server.config import host_and_port
from spydeck.server.store.leases import Node

ANSWER_SECONDS = 4.0
"""How long another process can take until it answers."""
STATUS_BYTES = len(b"HTTP/1.1 101")
MISDIRECTED = b"HTTP/1.1 421"


EXTENSION = "spydeck.connection"
"""Where in a socket's scope its connection is found."""


class Leaving(Protocol):
    """A socket's connection that can be left to somebody else, before anything was answered."""

    @property
    def is_gone(self) -> bool:
        """Whether the client has closed the connection; the system may have given its number to another."""

    def paused(self) -> AbstractContextManager[socket.socket]:
        """Read nothing more for a while; yield another handle on the connection."""

    def left(self) -> AbstractContextManager[tuple[asyncio.Transport, bytes]]:
        """Leave the connection; yield its transport, and what has arrived since the request."""


def connection_of(scope: Scope) -> Leaving:
    """Return the connection of a socket."""
    connection: Leaving = scope["extensions"][EXTENSION][EXTENSION]
    return connection


class End(asyncio.Protocol):
    """One end of a tunnel."""

    transport: asyncio.Transport

    def __init__(self) -> None:
        self.other: End | None = None
        """The other end; None until the tunnel is open."""
        self.early = b""
        """The bytes that arrived before that."""
        self.answered = asyncio.Event()
        """Whether the status of an answer has arrived, or none will."""
        self.closed = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Note the connection."""
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        """Send on what arrives; keep it as long as there is no other end."""
        if self.other is not None:
            self.other.write(data)
            return
        self.early += data
        if len(self.early) >= STATUS_BYTES:
            self.transport.pause_reading()
            self.answered.set()

    def write(self, data: bytes) -> None:
        """Send something, unless the connection is closed."""
        if not self.transport.is_closing():
            self.transport.write(data)

    def connection_lost(self, exc: Exception | None) -> None:
        """Close the other end, after what it still has to send."""
        self.answered.set()
        self.closed.set()
        if self.other is not None:
            self.other.transport.close()

    def pause_writing(self) -> None:
        """Read no more at the other end than can be sent here."""
        if self.other is not None and not self.other.transport.is_closing():
            self.other.transport.pause_reading()

    def resume_writing(self) -> None:
        """Continue to read at the other end."""
        if self.other is not None and not self.other.transport.is_closing():
            self.other.transport.resume_reading()


class Tunnels:
    """All tunnels of this process."""

    def __init__(self) -> None:
        self._ends: dict[End, str] = {}
        """The far ends, each with the name of the process there."""

    async def reach(self, node: Node, head: bytes) -> End | None:
        """Send the head of a request to another process; return the far end of a tunnel.

        None if the process does not answer, or answers that the request is not for it.
        """
        host, port = host_and_port(node.address or "")
        loop = asyncio.get_running_loop()
        end = End()
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                await loop.create_connection(lambda: end, host, port)
                end.transport.write(head)
                await end.answered.wait()
        except (OSError, TimeoutError):
            pass
        if len(end.early) < STATUS_BYTES or end.early.startswith(MISDIRECTED):
            if hasattr(end, "transport"):
                end.transport.abort()
            return None
        self._ends[end] = node.id
        return end

    async def join(self, far: End, near: asyncio.Transport, unread: bytes) -> None:
        """Connect the far end of a tunnel with a client, until either of them closes it.

        unread: what the client has sent already.
        """
        end = End()
        end.connection_made(near)
        near.set_protocol(end)
        end.other, far.other = far, end
        try:
            end.write(far.early)
            far.write(unread)
            for one in (end, far):
                if not one.transport.is_closing():
                    one.transport.resume_reading()
            if not near.is_closing():
                await far.closed.wait()
        finally:
            del self._ends[far]
            far.transport.close()
            near.close()

    def keep_only(self, names: Collection[str]) -> None:
        """Close the tunnels to all processes but some."""
        for end, name in list(self._ends.items()):
            if name not in names:
                end.transport.abort()

    def __len__(self) -> int:
        """Return how many tunnels there are."""
        return len(self._ends)

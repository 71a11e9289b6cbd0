"""Sockets that one process on a computer hands over to another, which then has the connection to itself.

Only Linux has what that needs: sockets without files, messages with connections in them, and a way to see
that both ends belong to the same user. Elsewhere, and between computers, there are tunnels.
"""

from __future__ import annotations

import asyncio
import os
import socket
import struct
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress

from spydeck.server.store.leases import Node, same_computer

IS_POSSIBLE = sys.platform == "linux"
SECONDS = 1.0
"""How long the other process can take; its answer shows that it runs."""
MAX_BYTES = 65_536
"""Of the head of a request."""
MAX_WAITING = 1_024
TAKEN, GO = b"t", b"g"
"""The answer of the new owner, and the word of the old one: until then, each can still give up."""
CREDENTIALS = struct.Struct("3i")
HANDED_OVER = "spydeck.handed_over"
"""In the state of what has been handed over."""

Adopt = Callable[[socket.socket, bytes], Awaitable[None]]
"""Serves a connection on which the head of a request has been read."""


class Handovers:
    """Hands connections over to other processes on this computer, and takes those of others."""

    def __init__(self, node: Node | None) -> None:
        """Work for a process; for none if there are no others."""
        self._node = node
        self._listening: asyncio.Task[None] | None = None
        self._taking: set[asyncio.Task[None]] = set()

    async def give(self, node: Node, connection: socket.socket, head: bytes) -> bool:
        """Hand a connection over with the head of its request; return whether another process has it now.

        Nothing may be read from the connection in the meantime, nor afterwards if that succeeds.
        """
        if not (IS_POSSIBLE and self._node and same_computer(node.process, self._node.process)):
            return False
        loop = asyncio.get_running_loop()
        with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as way:
            way.setblocking(False)
            try:
                async with asyncio.timeout(SECONDS):
                    await loop.sock_connect(way, name_of(node))
                    socket.send_fds(way, [head], [connection.fileno()])
                    if await loop.sock_recv(way, len(TAKEN)) != TAKEN:
                        return False
                way.send(GO)
            except (OSError, TimeoutError):
                return False
        return True

    def listen(self, adopt: Adopt) -> None:
        """Take what other processes give from now on."""
        if IS_POSSIBLE and self._node is not None:
            self._listening = asyncio.create_task(self._listen(self._node, adopt))

    @property
    def is_busy(self) -> bool:
        """Whether something is being taken."""
        return bool(self._taking)

    def close(self) -> None:
        """Take nothing more."""
        for task in (self._listening, *self._taking):
            if task is not None:
                task.cancel()

    async def _listen(self, node: Node, adopt: Adopt) -> None:
        loop = asyncio.get_running_loop()
        with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as listener:
            listener.setblocking(False)
            listener.bind(name_of(node))
            listener.listen(MAX_WAITING)
            while True:
                way, _ = await loop.sock_accept(listener)
                task = asyncio.create_task(self._take(way, adopt))
                self._taking.add(task)
                task.add_done_callback(self._taking.discard)

    async def _take(self, way: socket.socket, adopt: Adopt) -> None:
        """Take a connection, unless its process does not let go."""
        loop = asyncio.get_running_loop()
        with suppress(OSError, TimeoutError), way:
            way.setblocking(False)
            if user_of(way) != os.getuid():
                return
            async with asyncio.timeout(SECONDS):
                head, connection = await received(way)
                with connection:
                    await loop.sock_sendall(way, TAKEN)
                    if await loop.sock_recv(way, len(GO)) == GO:
                        await adopt(connection.dup(), head)


async def received(way: socket.socket) -> tuple[bytes, socket.socket]:
    """Return a connection that arrives, with the head of its request. Raise OSError if there is none."""
    loop = asyncio.get_running_loop()
    readable = loop.create_future()
    loop.add_reader(way, readable.set_result, None)
    try:
        await readable
    finally:
        loop.remove_reader(way)
    head, files, _, _ = socket.recv_fds(way, MAX_BYTES, 1)
    if not files:
        raise OSError("nothing was handed over")
    return head, socket.socket(fileno=files[0])


def name_of(node: Node) -> str:
    """Return the name under which a process listens."""
    return f"\0spydeck-{node.id}"


def user_of(way: socket.socket) -> int:
    """Return the user at the other end."""
    _, user, _ = CREDENTIALS.unpack(way.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, CREDENTIALS.size))
    return int(user)

"""The sockets at which a server listens."""

from __future__ import annotations

import socket
from errno import EADDRINUSE

from spydeck.errors import SpydeckError
from spydeck.server.text import notice
from spydeck.text.system import cause_of

BACKLOG = 2048
"""Connections that can wait to be accepted."""
RECEIVE_BYTES = 32_768
"""Bytes that the system keeps of a connection until they are read; nobody sends as much."""
UNREAD_MS = 60_000
"""Milliseconds that sent data can wait for a client that reads nothing."""


def reserve(host: str, port: int) -> socket.socket:
    """Return a socket that keeps a port for several listeners, and takes no connections itself.

    Raise a `SpydeckError` if somebody else has the port, or if the system does not share ports.
    """
    if not hasattr(socket, "SO_REUSEPORT"):
        raise SpydeckError(notice("ports-not-shared"))
    with open_listener(host, port) as alone:
        port = alone.getsockname()[1]
    return open_listener(host, port, shared=True)


def open_listener(host: str, port: int, shared: bool = False) -> socket.socket:
    """Return a socket that listens on an address. Raise a `SpydeckError`.

    shared: let others listen there, too; it gets its share of the connections once somebody accepts them.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if shared:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVE_BYTES)  # connections inherit options
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # closes connections that read nothing
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_MS)
    try:
        listener.bind((host, port))
        if not shared:
            listener.listen(BACKLOG)  # clients that connect before the server is ready wait
    except OSError as error:
        listener.close()
        taken = error.errno == EADDRINUSE
        raise SpydeckError(
            notice("cannot-listen", host=host, port=port, cause=cause_of(error), taken=taken)
        ) from None
    listener.set_inheritable(True)
    return listener


def nth_address(address: str, number: int) -> str:
    """Return the address of one of several processes: their ports follow each other, unless any will do."""
    host, _, port = address.rpartition(":")
    return f"{host}:{int(port) and int(port) + number}"

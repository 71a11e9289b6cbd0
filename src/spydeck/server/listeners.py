"""The sockets at which a server listens."""

from __future__ import annotations

import socket
import sys
from errno import EADDRINUSE

from spydeck.errors import SpydeckError
from spydeck.server.text import sentence

BACKLOG = 2048
"""Connections that can wait to be accepted."""
RECEIVE_BYTES = 32_768
"""Bytes that the system keeps of a connection until they are read; nobody sends as much."""
UNREAD_MS = 60_000
"""Milliseconds that sent data can wait for a client that reads nothing."""


def open_listeners(host: str, port: int, number: int) -> list[socket.socket]:
    """Return sockets that listen on one address, one for each process. Raise a `SpydeckError`.

    Where the system does not spread connections evenly over several, they are the same one.
    """
    first = open_listener(host, port)
    if number == 1 or sys.platform != "linux":
        return [first, *(first.dup() for _ in range(number - 1))]
    port = first.getsockname()[1]
    first.close()  # which shows that nobody else has the port
    return [open_listener(host, port, shared=True) for _ in range(number)]


def open_listener(host: str, port: int, shared: bool = False) -> socket.socket:
    """Return a socket that listens on an address, alone or with others. Raise a `SpydeckError`."""
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
        listener.listen(BACKLOG)  # clients that connect before the server is ready wait
    except OSError as error:
        listener.close()
        taken = error.errno == EADDRINUSE
        raise SpydeckError(
            sentence("cannot-listen", host=host, port=port, cause=error.strerror, taken=taken)
        ) from None
    listener.set_inheritable(True)
    return listener


def nth_address(address: str, number: int) -> str:
    """Return the address of one of several processes: their ports follow each other, unless any will do."""
    host, _, port = address.rpartition(":")
    return f"{host}:{int(port) and int(port) + number}"

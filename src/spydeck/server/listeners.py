"""The sockets at which a server listens."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from errno import EADDRINUSE
from pathlib import Path

from spydeck.errors import SpydeckError
from spydeck.server.text import notice
from spydeck.text.system import cause_of

BACKLOG = 2048
"""Connections that can wait to be accepted."""
RECEIVE_BYTES = 32_768
"""Bytes that the system keeps of a connection until they are read; nobody sends as much."""
FOR_ITS_GROUP = 0o117
"""The permissions that the file of a Unix socket lacks: its owner and its group may connect."""
PROBE_SECONDS = 1.0
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
            notice("cannot-listen", host=in_url(host), port=port, cause=cause_of(error), taken=taken)
        ) from None
    listener.set_inheritable(True)
    return listener


@contextmanager
def open_file_listener(file: str) -> Iterator[socket.socket]:
    """Listen at the file of a Unix socket, which is gone afterwards. Raise a `SpydeckError`."""
    if not hasattr(socket, "AF_UNIX"):
        raise SpydeckError(notice("no-unix-sockets"))
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as listener:
        mask = os.umask(FOR_ITS_GROUP)
        try:
            if is_left_over(file):
                Path(file).unlink()
            listener.bind(file)
            made = Path(file).stat()
            listener.listen(BACKLOG)
        except (OSError, ValueError) as error:
            cause, taken = "", isinstance(error, OSError) and error.errno == EADDRINUSE
            cause = cause_of(error) if isinstance(error, OSError) else str(error)
            raise SpydeckError(notice("cannot-listen-at", file=file, cause=cause, taken=taken)) from None
        finally:
            os.umask(mask)
        listener.set_inheritable(True)
        try:
            yield listener
        finally:
            with suppress(OSError):
                if Path(file).stat().st_ino == made.st_ino:
                    Path(file).unlink()


def is_left_over(file: str) -> bool:
    """Return whether nobody listens any more at the file of a Unix socket."""
    if not Path(file).is_socket():
        return False
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
        probe.settimeout(PROBE_SECONDS)
        try:
            probe.connect(file)
        except ConnectionRefusedError:
            return True
        except OSError:
            return False
    return False


def in_url(host: str) -> str:
    """Return a host as URLs, and addresses with a port, have it: IPv6 in brackets (RFC 3986, RFC 6874)."""
    return f"[{host.replace('%', '%25')}]" if ":" in host else host


def addresses_of_nodes(address: str, nodes: int) -> list[str]:
    """Return the addresses of several processes, and one for the successor of each: ports from a given one.

    >>> addresses_of_nodes("127.0.0.1:7708", 2), addresses_of_nodes("127.0.0.1:0", 2)
    (['127.0.0.1:7708', '127.0.0.1:7709', '127.0.0.1:7710'], ['127.0.0.1:0', '127.0.0.1:0', '127.0.0.1:0'])
    """
    host, _, port = address.rpartition(":")
    return [f"{host}:{int(port) and int(port) + number}" for number in range(nodes + 1)]


def first_free(addresses: Sequence[tuple[str, int]]) -> socket.socket:
    """Return a socket that listens on the first of some addresses that is free. Raise a `SpydeckError`."""
    *others, last = addresses
    for host, port in others:
        with suppress(SpydeckError):
            return open_listener(host, port)
    return open_listener(*last)

"""A proxy that can swallow what passes through it, as a network does that fails silently."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread

from sqlalchemy import make_url


class SwallowingProxy:
    """Passes connections on to a port, until they are swallowed: then nothing comes through, for ever."""

    def __init__(self, host: str, port: int) -> None:
        self._target = host, port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self._connections: list[tuple[Event, socket.socket, socket.socket | None]] = []
        """Each with whether it is swallowed, and both ends."""
        self._swallowing = False
        self._next = 0
        """How many of the next connections are swallowed."""
        Thread(target=self._accept, daemon=True).start()

    def swallow(self) -> None:
        """Let nothing through any more, on open connections and on new ones."""
        self._swallowing = True
        for swallowed, _, _ in self._connections:
            swallowed.set()

    def restore(self) -> None:
        """Pass new connections on again; the old ones stay silent."""
        self._swallowing = False

    def cut(self, swallow: int = 0) -> None:
        """End all connections, and let nothing through on the next ones."""
        self._next = swallow
        for _, *ends in self._connections:
            for end in ends:
                if end is not None:
                    with suppress(OSError):
                        end.shutdown(socket.SHUT_RDWR)  # which wakes whoever reads, unlike `close`
                    end.close()
        self._connections.clear()

    def close(self) -> None:
        """Close everything."""
        self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        self.cut()

    @property
    def swallows_next(self) -> bool:
        """Whether connections that are to be swallowed after a cut have yet to come."""
        return self._next > 0

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                swallowed = Event()
                if self._swallowing or self._next > 0:
                    self._next = max(0, self._next - 1)
                    self._connections.append((swallowed, near, None))
                    continue
                far = socket.create_connection(self._target)
                self._connections.append((swallowed, near, far))
                for one, other in ((near, far), (far, near)):
                    Thread(target=self._pass_on, args=(one, other, swallowed), daemon=True).start()

    def _pass_on(self, one: socket.socket, other: socket.socket, swallowed: Event) -> None:
        with suppress(OSError):
            while data := one.recv(65_536):
                if not swallowed.is_set():
                    other.sendall(data)
            if not swallowed.is_set():
                other.shutdown(socket.SHUT_WR)


@contextmanager
def swallowing(database: str) -> Iterator[tuple[SwallowingProxy, str]]:
    """Yield a proxy to a PostgreSQL database, and the URL of the database through it."""
    url = make_url(database)
    proxy = SwallowingProxy(url.host or "127.0.0.1", url.port or 5432)
    try:
        through = url.set(host="127.0.0.1", port=proxy.port)
        yield proxy, through.render_as_string(hide_password=False)
    finally:
        proxy.close()

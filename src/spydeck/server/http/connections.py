"""HTTP connections: how many there can be, and how long and how large a request can be.

A connection ends if the head of a request is too long or takes too long to arrive: uvicorn alone keeps
partial heads, and data after a body, of any length and for any time.
"""

from __future__ import annotations

import asyncio
from ipaddress import ip_address, ip_network

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from spydeck.server.config import Config
from spydeck.server.http.addresses import network_of

OTHERS, OTHERS_PER_ADDRESS = 1_000, 200
"""Connections besides as many as there can be sockets: browsers keep some for their requests."""
HEAD_BYTES = 16_384
REQUEST_BYTES = 4_194_304
"""Bytes of a whole request: far more than is accepted, so that clients that send too much get a response."""


class OpenConnections:
    """How many connections there are, by the address at their other end.

    Those of the proxies of a server on the internet, and of other processes on its database, count only in
    all.
    """

    def __init__(self, config: Config, node_port: int | None = None) -> None:
        limits = config.limits
        self.most = limits.sockets + OTHERS
        self._most_per_address = limits.sockets_per_address + OTHERS_PER_ADDRESS
        proxies = "" if config.public_url is None else config.trusted_proxies
        self._proxies = [ip_network(proxy.strip()) for proxy in proxies.split(",") if proxy]
        self._node_port = node_port
        self._addresses: dict[asyncio.BaseTransport, str] = {}
        self._counts: dict[str, int] = {}

    def admit(self, transport: asyncio.BaseTransport) -> bool:
        """Return whether there is room for a connection; count it if so."""
        name = str((transport.get_extra_info("peername") or ("",))[0])
        at = transport.get_extra_info("sockname")  # over a Unix socket a text
        is_node = self._node_port is not None and isinstance(at, tuple) and at[1] == self._node_port
        address = "" if is_node or self._is_proxy(name) else network_of(name)
        here = self._counts.get(address, 0)
        if len(self._addresses) >= self.most or (address and here >= self._most_per_address):
            return False
        self._addresses[transport] = address
        self._counts[address] = here + 1
        return True

    def forget(self, transport: asyncio.BaseTransport) -> None:
        """Note that a connection has ended."""
        address = self._addresses.pop(transport, None)
        if address is None:
            return
        self._counts[address] -= 1
        if not self._counts[address]:
            del self._counts[address]

    def _is_proxy(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in proxies for proxies in self._proxies)


class Connection(HttpToolsProtocol):
    """A connection that waits for the head of a request for a limited time."""

    head_seconds = 10.0
    """Seconds for the head of a request to arrive."""
    open_connections: OpenConnections
    _in_head = False
    _bytes = 0
    """Bytes of the request so far."""
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first request, or end the connection if there are too many."""
        super().connection_made(transport)
        if self.open_connections.admit(transport):
            self._deadline = self.loop.call_later(self.head_seconds, self._give_up)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting."""
        self._stop_waiting()
        self.open_connections.forget(self.transport)
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """Note that the head of a request starts."""
        super().on_message_begin()
        self._in_head, self._bytes = True, 0

    def on_headers_complete(self) -> None:
        """Note that the head of a request is complete."""
        super().on_headers_complete()
        self._in_head = False

    def data_received(self, data: bytes) -> None:
        """Continue while a request is being answered; otherwise wait for the rest of its head."""
        super().data_received(data)
        self._bytes += len(data)
        if self._bytes > (HEAD_BYTES if self._in_head else REQUEST_BYTES):
            self.transport.abort()
        elif not self._waits_for_head():
            self._stop_waiting()
        elif self._deadline is None:
            self._deadline = self.loop.call_later(self.head_seconds, self._give_up)

    def handle_websocket_upgrade(self) -> None:
        """Pass the connection on to a socket; nothing of the request stays in memory."""
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # which refers to this object, as this one to it

    def _waits_for_head(self) -> bool:
        ours = self.transport.get_protocol() is self  # no longer once it has become a socket
        return ours and (self.cycle is None or self.cycle.response_complete)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        if self._waits_for_head():
            self.transport.abort()


def connection_class(open_connections: OpenConnections, head_seconds: float) -> type[Connection]:
    """Return a class of connections that are counted, and wait for the head of a request for some seconds."""
    attributes = {"open_connections": open_connections, "head_seconds": head_seconds}
    return type("CountedConnection", (Connection,), attributes)

"""Serving: the address, the listening socket, and the banner."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
import time
import webbrowser
from dataclasses import replace
from errno import EADDRINUSE
from ipaddress import ip_address

import segno
import uvicorn

from spydeck.errors import InvalidOption, SpydeckError
from spydeck.server.config import Config
from spydeck.server.http.app import create_app
from spydeck.server.http.connections import OpenConnections, connection_class
from spydeck.server.http.services import Services, open_services
from spydeck.server.http.socket_connections import SocketConnection, socket_class
from spydeck.server.logs import write_logs_as_json
from spydeck.server.text import sentence

BACKLOG = 2048
"""Connections that can wait to be accepted."""
RECEIVE_BYTES = 32_768
"""Bytes that the system keeps of a connection until they are read; nobody sends as much."""
UNREAD_MS = 60_000
"""Milliseconds that sent data can wait for a client that reads nothing."""
GC_THRESHOLDS = (2_000, 10, 1_000)
"""After how many new objects the garbage collector runs, and how often it examines older ones too.

Nearly all objects belong to tables that stay, so the length of a pause depends on how many objects are
examined together: two thousand take a millisecond. All of them, which takes a second or more for many
tables, are examined very rarely.
"""
SWITCH_SECONDS = 0.0005
"""Maximum wait of the writing thread each time that it returns from the disk."""
FAREWELL_SECONDS = 1.0
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104
UNROUTED = ("192.0.2.1", 9)
"""An address for documentation (RFC 5737): looking up the route to it sends nothing."""


def serve(config: Config, *, lan: bool = False, show: bool = False) -> None:
    """Serve until stopped. Raise a `SpydeckError` if the port or the database cannot be opened."""
    write_logs_as_json()
    lan_host = address_for_lan(config) if lan else None
    listener = open_listener(config.host, config.port)
    if lan_host is not None:
        config = replace(config, lan_url=f"http://{lan_host}:{listener.getsockname()[1]}")
    try:
        services = open_services(config)
    except BaseException:
        listener.close()
        raise
    tune_garbage_collector()
    sys.setswitchinterval(SWITCH_SECONDS)
    print_banner(config, listener, show=show)
    server_for(config, services).run(sockets=[listener])


class Server(uvicorn.Server):
    """Sends a farewell at every table before connections are closed."""

    def __init__(self, config: uvicorn.Config, services: Services) -> None:
        super().__init__(config)
        self._services = services

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close all tables, then all connections."""
        await self._services.lobby.close()
        until = time.monotonic() + FAREWELL_SECONDS
        while self._has_farewells() and time.monotonic() < until:
            await asyncio.sleep(0.01)
        await super().shutdown(sockets)

    def _has_farewells(self) -> bool:
        connections = self.server_state.connections
        return any(isinstance(one, SocketConnection) and not one.close_sent for one in connections)


def server_for(config: Config, services: Services) -> uvicorn.Server:
    """Return the server for HTTP and websockets."""
    limits = config.limits
    open_connections = OpenConnections(config)
    return Server(
        uvicorn.Config(
            create_app(config, services),
            log_config=None,
            access_log=False,
            http=connection_class(open_connections, limits.seconds_to_request),
            ws=socket_class(open_connections),
            ws_max_size=limits.message_bytes,
            ws_per_message_deflate=False,
            limit_concurrency=open_connections.most,
            proxy_headers=True,
            forwarded_allow_ips=config.trusted_proxies,
            server_header=False,
            timeout_graceful_shutdown=5,
        ),
        services,
    )


def tune_garbage_collector() -> None:
    """Make the garbage collector examine few objects at a time, because everything waits for it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


def open_listener(host: str, port: int) -> socket.socket:
    """Return a socket that listens on an address. Raise a `SpydeckError`."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
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


def address_for_lan(config: Config) -> str:
    """Return the address of this computer for its local network. Raise `InvalidOption` if it has none."""
    if config.public_url is not None:
        raise InvalidOption(sentence("lan-and-public"))
    if config.host in EVERYWHERE:
        return lan_address()
    if config.host == "localhost" or is_loopback(config.host):
        raise InvalidOption(sentence("lan-on-loopback", host=config.host))
    return f"[{config.host}]" if ":" in config.host else config.host


def is_loopback(host: str) -> bool:
    """Return whether an address is a loopback address; names are not."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def print_banner(config: Config, listener: socket.socket, *, show: bool) -> None:
    """Print the addresses of the server, with a QR code for phones in the local network."""
    port = listener.getsockname()[1]
    here = f"http://{'127.0.0.1' if config.host in EVERYWHERE else config.host}:{port}"
    lines = [sentence("running", url=here)]
    if config.public_origin:
        lines.append(sentence("running-public", url=config.public_origin))
    if config.lan_url:
        lines.append(sentence("running-lan", url=config.lan_url))
    sys.stdout.write("\n".join(lines) + "\n")
    if config.lan_url:
        segno.make(config.lan_url).terminal(sys.stdout, compact=True)
    sys.stdout.write(sentence("how-to-stop") + "\n")
    sys.stdout.flush()
    if show:
        webbrowser.open(here)


def lan_address() -> str:
    """Return the address of this computer in its local network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(UNROUTED)
        except OSError:
            return "127.0.0.1"
        found: str = probe.getsockname()[0]
        return found

"""Serving: the address, the door, and what is said at the start."""

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
from spydeck.server.http.connections import SocketConnection, patient
from spydeck.server.http.services import Services, open_services
from spydeck.server.logs import write_logs_as_json

WAITING = 2048
"""Connections that may wait to be taken."""
PATIENCE_MS = 60_000
"""How long what was sent may wait for somebody who reads nothing."""
GLANCES = (2_000, 10, 1_000)
"""After how many new objects the garbage collector looks, and how often it looks at older ones too.

Nearly all that it sees are tables that stay, so how long all waits is how many are looked at in one go: two
thousand take a millisecond, and all of them, a second or more for many tables, are looked at hardly ever.
"""
SWITCH_SECONDS = 0.0005
"""How long the thread that writes waits for its turn at most, each time that it comes back from the disk."""
SECONDS_FOR_FAREWELLS = 1.0
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104
NOWHERE = ("192.0.2.1", 9)
"""An address of documentation (RFC 5737): asking for the way there sends nothing."""


def serve(config: Config, *, lan: bool = False, show: bool = False) -> None:
    """Serve until told to stop; raises a `SpydeckError` if the door or the database cannot be opened."""
    write_logs_as_json()
    house = address_for_lan(config) if lan else None
    door = open_listener(config.host, config.port)
    if house is not None:
        config = replace(config, lan_url=f"http://{house}:{door.getsockname()[1]}")
    try:
        services = open_services(config)
    except BaseException:
        door.close()
        raise
    spare_the_collector()
    sys.setswitchinterval(SWITCH_SECONDS)
    greet(config, door, show=show)
    server_for(config, services).run(sockets=[door])


class Server(uvicorn.Server):
    """Says farewell at every table before connections are closed."""

    def __init__(self, config: uvicorn.Config, services: Services) -> None:
        super().__init__(config)
        self._services = services

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let go of all tables, then of all connections."""
        await self._services.lobby.close()
        until = time.monotonic() + SECONDS_FOR_FAREWELLS
        while self._speaks() and time.monotonic() < until:
            await asyncio.sleep(0.01)
        await super().shutdown(sockets)

    def _speaks(self) -> bool:
        connections = self.server_state.connections
        return any(isinstance(one, SocketConnection) and not one.close_sent for one in connections)


def server_for(config: Config, services: Services) -> uvicorn.Server:
    """What takes connections and speaks HTTP and websockets."""
    limits = config.limits
    return Server(
        uvicorn.Config(
            create_app(config, services),
            log_config=None,
            access_log=False,
            http=patient(limits.seconds_to_request),
            ws=SocketConnection,
            ws_max_size=limits.message_bytes,
            ws_per_message_deflate=False,
            limit_concurrency=limits.sockets + 1_000,
            proxy_headers=True,
            forwarded_allow_ips=config.trusted_proxies,
            server_header=False,
            timeout_graceful_shutdown=5,
        ),
        services,
    )


def spare_the_collector() -> None:
    """Look for circular rubbish among few objects at a time: each look stops all."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GLANCES)


def open_listener(host: str, port: int) -> socket.socket:
    """A socket that listens at an address; raises a `SpydeckError`."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # connections that read nothing end; theirs inherit it
        door.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, PATIENCE_MS)
    try:
        door.bind((host, port))
        door.listen(WAITING)  # whoever comes before all is ready waits at the door
    except OSError as error:
        door.close()
        taken = "; another program is there: try another --port" if error.errno == EADDRINUSE else ""
        raise SpydeckError(f"cannot listen at {host}, port {port}: {error.strerror}{taken}") from None
    door.set_inheritable(True)
    return door


def address_for_lan(config: Config) -> str:
    """Where phones in the house find this computer; raises `InvalidOption` if it would not let them in."""
    if config.public_url is not None:
        raise InvalidOption("--lan is for the house and --public-url for the world: give one of them")
    if config.host in EVERYWHERE:
        return lan_address()
    if config.host == "localhost" or is_loopback(config.host):
        raise InvalidOption(f"--host {config.host} lets nobody else in: leave it out, or leave --lan out")
    return f"[{config.host}]" if ":" in config.host else config.host


def is_loopback(host: str) -> bool:
    """Whether an address leads nowhere but to this computer; a name does not."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def greet(config: Config, door: socket.socket, *, show: bool) -> None:
    """Say where the server is, with a QR code for phones in the house."""
    port = door.getsockname()[1]
    here = f"http://{'127.0.0.1' if config.host in EVERYWHERE else config.host}:{port}"
    lines = [f"Spydeck is running: {here}"]
    if config.public_origin:
        lines.append(f"The world reaches it as {config.public_origin}")
    if config.lan_url:
        lines.append(f"In this house, also on a phone: {config.lan_url}")
    sys.stdout.write("\n".join(lines) + "\n")
    if config.lan_url:
        segno.make(config.lan_url).terminal(sys.stdout, compact=True)
    sys.stdout.write("Ctrl-C stops it; every table is kept.\n")
    sys.stdout.flush()
    if show:
        webbrowser.open(here)


def lan_address() -> str:
    """The address of this computer in its network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(NOWHERE)
        except OSError:
            return "127.0.0.1"
        found: str = probe.getsockname()[0]
        return found

"""Serving: the address, the listening socket, the banner, and the logs."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import sys
import time
import webbrowser
from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from dataclasses import replace
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from traceback import extract_tb
from typing import Any

import segno
import structlog
import uvicorn

from spydeck.errors import InvalidOption, SpydeckError
from spydeck.server.cluster.handovers import HANDED_OVER
from spydeck.server.config import Config, host_and_port, is_loopback
from spydeck.server.http.app import create_app
from spydeck.server.http.connections import OpenConnections, SocketConnection, connection_class, socket_class
from spydeck.server.http.services import Services, open_services
from spydeck.server.listeners import (
    BACKLOG,
    addresses_of_nodes,
    first_free,
    in_url,
    open_file_listener,
    open_listener,
    reserve,
)
from spydeck.server.store.engines import default_url, is_shared, network_disk
from spydeck.server.store.store import Store
from spydeck.server.supervisor import NodeSupervisor
from spydeck.server.text import notice, sentence

logger = structlog.get_logger(__name__)

GC_THRESHOLDS = (2_000, 10, 1_000)
"""After how many new objects the garbage collector runs, and how often it examines older ones too.

Nearly all objects belong to tables that stay, so the length of a pause depends on how many objects are
examined together: two thousand take a millisecond. All of them, which takes a second or more for many
tables, are examined very rarely.
"""
SWITCH_SECONDS = 0.0005
"""Maximum wait of the writing thread each time that it returns from the disk."""
FAREWELL_SECONDS = 1.0
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104
"""Addresses that stand for all of this computer's, and one of them."""
UNROUTED = ("192.0.2.1", 9)
"""An address for documentation (RFC 5737): looking up the route to it sends nothing."""
Event = MutableMapping[str, Any]
MAX_PLACES = 4


def serve(config: Config, *, lan: bool = False, show: bool = False, nodes: int = 1) -> None:
    """Serve until stopped, with some processes. Raise a `SpydeckError` if the port or the database cannot be
    opened."""
    write_logs_as_json()
    lan_host = address_for_lan(config) if lan else None
    if config.socket is not None:
        signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # the file is removed at the end
        with open_file_listener(config.socket) as listener:
            run_nodes(config, listener, nodes, partial(print_banner, config, nodes))
        return
    open_port = open_listener if nodes == 1 else reserve
    with open_port(config.host, config.port) as listener:
        port = listener.getsockname()[1]
        lan_url = f"http://{in_url(lan_host)}:{port}" if lan_host is not None else config.lan_url
        config = replace(config, port=port, lan_url=lan_url)
        run_nodes(config, listener, nodes, partial(print_banner, config, nodes, show=show))


def run_nodes(config: Config, listener: socket.socket, nodes: int, announce: Callable[[], None]) -> None:
    """Serve with this process or with several until stopped. Raise a `SpydeckError`."""
    if nodes > 1:
        # The file of a Unix socket has one listener, which all have; a port has one of each.
        supervise(config, nodes, announce, None if config.socket is None else listener)
    else:
        run_node(config, listener, announce)


def supervise(
    config: Config, nodes: int, announce: Callable[[], None], listener: socket.socket | None = None
) -> None:
    """Serve with some processes until stopped, which can have one listener. Raise a `SpydeckError`."""
    if not is_shared(config.database):
        raise InvalidOption(notice("nodes-need-postgresql"))
    Store(config.database or "").close()  # creates or upgrades the database, or says why that is impossible
    addresses = addresses_of_nodes(config.node_address, nodes)
    starts = []
    for number in range(nodes):
        own_first = [*addresses[number:], *addresses[:number]]
        starts.append(partial(run_child, replace(config, node=str(number + 1)), listener, own_first))
    NodeSupervisor(starts).run(announce)


def run_child(
    config: Config, given: socket.socket | None, addresses: Sequence[str], pulse: Connection
) -> None:
    """Serve as one of several processes, until stopped or until the one that started it has ended.

    given: the listener of all of them, if they have one.
    addresses: where others can reach it; the first free one, as one process can still be at its own.
    pulse: where to say again and again that all is well.
    """
    write_logs_as_json()

    async def beat() -> None:
        try:
            pulse.send_bytes(b".")
        except OSError:
            signal.raise_signal(signal.SIGTERM)

    try:
        with given or open_listener(config.host, config.port, shared=True) as listener:
            run_node(config, listener, beat=beat, addresses=addresses)
    except SpydeckError as error:
        logger.error("a process cannot serve", reason=str(error))
        sys.exit(1)


def run_node(
    config: Config,
    listener: socket.socket,
    announce: Callable[[], None] = lambda: None,
    beat: Callable[[], Awaitable[None]] | None = None,
    addresses: Sequence[str] = (),
) -> None:
    """Serve with this process until stopped. Raise a `SpydeckError`.

    beat: what to call every second.
    addresses: where others can reach it, the first free one; by default the `node_address`.
    """
    listeners = [listener]
    reached_at = None
    if is_shared(config.database):
        listeners.append(first_free([*map(host_and_port, addresses or [config.node_address])]))
        reached_at = f"{config.node_address.rpartition(':')[0]}:{listeners[1].getsockname()[1]}"
    services = open_services(config, reached_at)
    tune_garbage_collector()
    sys.setswitchinterval(SWITCH_SECONDS)
    announce()
    server_for(config, services, reached_at, beat).run(sockets=listeners)


class Server(uvicorn.Server):
    """Sends a farewell at every table before connections are closed."""

    def __init__(self, config: uvicorn.Config, services: Services) -> None:
        super().__init__(config)
        self._services = services

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to serve, also what other processes hand over."""
        await super().startup(sockets)
        self._services.handovers.listen(self._adopt)

    async def _adopt(self, connection: socket.socket, head: bytes) -> None:
        """Serve a connection that another process has handed over, with the head of its request."""
        loop = asyncio.get_running_loop()
        protocol = self.config.http_protocol_class(  # type: ignore[call-arg]
            config=self.config,
            server_state=self.server_state,
            app_state={**self.lifespan.state, HANDED_OVER: True},
            _loop=loop,
        )
        await loop.connect_accepted_socket(lambda: protocol, connection)
        protocol.data_received(head)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept nothing more, close all tables, let other processes serve them, then close connections."""
        for server in self.servers:
            server.close()
        await self._services.give_up()
        until = time.monotonic() + FAREWELL_SECONDS
        while self._has_farewells() and time.monotonic() < until:
            await asyncio.sleep(0.01)
        await super().shutdown(sockets)

    def _has_farewells(self) -> bool:
        connections = self.server_state.connections
        return any(isinstance(one, SocketConnection) and not one.close_sent for one in connections)


def server_for(
    config: Config,
    services: Services,
    reached_at: str | None = None,
    beat: Callable[[], Awaitable[None]] | None = None,
) -> uvicorn.Server:
    """Return the server for HTTP and websockets.

    reached_at: where other processes on the same database reach this one.
    beat: what to call every second.
    """
    limits = config.limits
    node_port = None if reached_at is None else host_and_port(reached_at)[1]
    open_connections = OpenConnections(config, node_port)
    return Server(
        uvicorn.Config(
            create_app(config, services, node_port),
            log_config=None,
            access_log=False,
            http=connection_class(open_connections, limits.seconds_to_request),
            ws=socket_class(open_connections),
            ws_max_size=limits.message_bytes,
            ws_per_message_deflate=False,
            backlog=BACKLOG,
            limit_concurrency=open_connections.most,
            proxy_headers=False,  # our own application reads them, also of requests over a Unix socket
            server_header=False,
            timeout_graceful_shutdown=5,
            callback_notify=beat,
            timeout_notify=1,
        ),
        services,
    )


def tune_garbage_collector() -> None:
    """Make the garbage collector examine few objects at a time, because everything waits for it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


def address_for_lan(config: Config) -> str:
    """Return the address of this computer for its local network. Raise `InvalidOption` if it has none."""
    if config.public_url is not None:
        raise InvalidOption(notice("lan-and-public"))
    if config.host in EVERYWHERE:
        return lan_address()
    if is_loopback(config.host):
        raise InvalidOption(notice("lan-on-loopback", host=config.host))
    return config.host


def here_of(config: Config) -> str:
    """Return where this computer reaches the server."""
    if config.socket is not None:
        return f"unix:{config.socket}"
    return f"http://{in_url(EVERYWHERE.get(config.host, config.host))}:{config.port}{config.path}"


def print_banner(config: Config, nodes: int, *, show: bool = False) -> None:
    """Print the addresses of the server, with a QR code for phones in the local network."""
    here = here_of(config)
    lines = [sentence("running", url=here)]
    if nodes > 1:
        lines.append(sentence("running-nodes", nodes=nodes))
    if config.public_address:
        lines.append(sentence("running-public", url=config.public_address))
    if config.lan_url:
        lines.append(sentence("running-lan", url=config.lan_url))
    sys.stdout.write("\n".join(lines) + "\n")
    if config.lan_url:
        segno.make(config.lan_url).terminal(sys.stdout, compact=True)
    if (disk := network_disk(config.database or default_url())) is not None:
        sys.stdout.write(sentence("network-disk", kind=disk) + "\n")
    sys.stdout.write(sentence("playing-alone") + "\n" + sentence("how-to-stop") + "\n")
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


def write_logs_as_json() -> None:
    """Log warnings and errors, also those of libraries, as lines of JSON on standard error."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            name_errors,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
    )
    logging.getLogger().addHandler(LibraryLogs(logging.WARNING))
    # Its warnings are about what strangers send, and strangers must not be able to fill the disk.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)


class LibraryLogs(logging.Handler):
    """Writes what libraries log: the first line of the message, without its arguments."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write one line."""
        text = record.msg if isinstance(record.msg, str) else type(record.msg).__name__
        error = record.exc_info[1] if record.exc_info else None
        line = structlog.get_logger()
        line.log(record.levelno, text.strip().partition("\n")[0], logger=record.name, exc_info=error)


def name_errors(logger: object, method: str, event: Event) -> Event:
    """Replace an error by its type and places."""
    error = event.pop("exc_info", None)
    if isinstance(error, BaseException):
        event["error"] = type(error).__name__
        event["places"] = places(error)
    return event


def places(error: BaseException) -> list[str]:
    """Return where an error came from, innermost first."""
    frames = extract_tb(error.__traceback__)[: -MAX_PLACES - 1 : -1]
    return [f"{Path(frame.filename).name}:{frame.lineno}" for frame in frames]

"""The configuration of a server."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from ipaddress import ip_address, ip_network
from urllib.parse import urlsplit

from spydeck.errors import InvalidOption, shown
from spydeck.server.limits import Limits
from spydeck.server.text import notice

MAX_PORT = 65_535
_HOST = re.compile(
    r"((?P<name>[a-z0-9_-]+(\.[a-z0-9_-]+)*)\.?|\[(?P<address>[0-9a-f:.]*:[0-9a-f:.]*)\])(:(?P<port>[0-9]{1,5}))?",
    re.ASCII | re.IGNORECASE,
)
"""A `Host`: a name, or an address, of IPv6 in brackets; perhaps with a port (RFC 9110, section 7.2)."""

DEFAULT_HOST = "127.0.0.1"
DEFAULT_PORT = 7707
LOOPBACK = "127.0.0.1,::1"
REDIS_SCHEMES = ("redis://", "rediss://")
ANY_FREE_PORT = "127.0.0.1:0"


@dataclass(frozen=True)
class Config:
    """The configuration of a server."""

    host: str = DEFAULT_HOST
    port: int = DEFAULT_PORT
    database: str | None = None
    """A URL; None for a file in the user's data folder."""
    public_url: str | None = None
    """The URL of this server on the internet; None for a local server."""
    lan_url: str | None = None
    """The URL of this server in the local network, if it listens there; links start with it."""
    trusted_proxies: str = "127.0.0.1"
    """Addresses of proxies that are trusted to report the client's address."""
    monitors: str = LOOPBACK
    """Addresses that can read the metrics, and why the server is not ready."""
    node_address: str = ANY_FREE_PORT
    """The host and the port at which other processes on the same PostgreSQL database reach this one."""
    node: str | None = None
    """What metrics call this process; None for its `node_address`, if it has one."""
    redis: str | None = None
    """The URL of a Redis server in which all processes count together how much an address or a guest does."""
    push_services: tuple[str, ...] = ()
    """Origins of push services to which notifications are sent, beside those of the usual browsers."""
    workers: int = 1
    """The number of processes for bots."""
    bot_seconds: float = 10.0
    """Seconds for a bot's move before another process is asked."""
    limits: Limits = field(default_factory=Limits)

    def __post_init__(self) -> None:
        if self.public_url is not None and not _is_origin(self.public_url):
            raise InvalidOption(notice("invalid-public-url", url=shown(self.public_url)))
        for networks, reason in ((self.trusted_proxies, "invalid-proxy"), (self.monitors, "invalid-monitor")):
            for network in networks.split(","):
                if not _is_network(network.strip()):
                    raise InvalidOption(notice(reason, proxy=shown(network)))
        if self.redis is not None and not self.redis.startswith(REDIS_SCHEMES):
            raise InvalidOption(notice("invalid-redis-url"))
        for url in self.push_services:
            if not _is_origin(url):
                raise InvalidOption(notice("invalid-push-service", url=shown(url)))
        if not _is_address_with_port(self.node_address):
            raise InvalidOption(notice("invalid-node-address", address=shown(self.node_address)))

    @property
    def node_name(self) -> str:
        """What metrics call this process."""
        return self.node or ("1" if self.node_address == ANY_FREE_PORT else self.node_address)

    @property
    def public_origin(self) -> str | None:
        """The public URL without anything after its host."""
        return None if self.public_url is None else self.public_url.rstrip("/")

    @property
    def secure(self) -> bool:
        """Whether this server is reached on the internet only over TLS."""
        return self.public_url is not None and self.public_url.startswith("https:")

    def is_monitor(self, address: str) -> bool:
        """Return whether an address can read the metrics."""
        networks = (ip_network(network.strip()) for network in self.monitors.split(","))
        return _is_address(address) and any(ip_address(address) in network for network in networks)

    def serves(self, host_header: str) -> bool:
        """Return whether a request's `Host` is a name of this server.

        Without a public URL only addresses and local names are: a page of another site cannot reach this
        server by pointing its own name here.
        """
        name = _name_in(host_header)
        if name is None:
            return False
        if self.public_url is not None and name == urlsplit(self.public_url).hostname:
            return True
        return name == "localhost" or name.endswith(".local") or _is_address(name)


def host_and_port(address: str) -> tuple[str, int]:
    """Return the host and the port of an address such as `10.0.0.5:7708` or `[fd00::5]:7708`."""
    parts = urlsplit(f"//{address}")
    return parts.hostname or "", parts.port or 0


def is_loopback(host: str) -> bool:
    """Return whether a host is only reached from its own computer; of names only `localhost` is."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def _name_in(host_header: str) -> str | None:
    """Return the name or address in a `Host`, in lower case; None if it is not well-formed."""
    found = _HOST.fullmatch(host_header)
    if found is None or int(found["port"] or 0) > MAX_PORT:
        return None
    return (found["address"] or found["name"]).lower()


def _is_origin(url: str) -> bool:
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return False
    plain = not (parts.path.strip("/") or parts.query or parts.fragment or parts.username)
    return parts.scheme in ("http", "https") and bool(parts.hostname) and port != 0 and plain


def _is_address_with_port(address: str) -> bool:
    found = _HOST.fullmatch(address)
    return found is not None and found["port"] is not None and int(found["port"]) <= MAX_PORT


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _is_network(name: str) -> bool:
    try:
        ip_network(name)
    except ValueError:
        return False
    return True

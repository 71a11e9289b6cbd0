"""The configuration of a server, and its limits, each of which its host can set."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from ipaddress import ip_address, ip_network
from math import inf, nan
from urllib.parse import urlsplit

from spydeck.errors import InvalidOption, shown
from spydeck.server.text import notice

MAX_PORT = 65_535
_HOST = re.compile(
    r"((?P<name>[a-z0-9_-]+(\.[a-z0-9_-]+)*)\.?|\[(?P<address>[0-9a-f:.]*:[0-9a-f:.]*)\])(:(?P<port>[0-9]{1,5}))?",
    re.ASCII | re.IGNORECASE,
)
"""A `Host`: a name, or an address, of IPv6 in brackets; perhaps with a port (RFC 9110, section 7.2)."""
_URL = re.compile(r"(https?)://([^/?#]*)((?:[/?][A-Za-z0-9._~:/?\[\]@!$&'()*+,;=%-]*)?)", re.IGNORECASE)
"""A URL without a fragment (RFC 3986): its scheme, its authority, and the rest."""
SLASHES = "/*"
BELOW = r"(?=.{0,200}$)(/(?!\.{1,2}(/|$))[A-Za-z0-9._~-]+)*/*"
"""The path of a public URL: only what nobody writes in two ways."""
DEFAULT_HOST = "127.0.0.1"
DEFAULT_PORT = 7707
LOOPBACK = "127.0.0.1,::1"
REDIS_SCHEMES = ("redis://", "rediss://")
ANY_FREE_PORT = "127.0.0.1:0"


@dataclass(frozen=True)
class Limits:
    """Bounds on everything that comes from outside."""

    message_bytes: int = 32_768
    """Bytes of one message of a socket, and of the body of an HTTP request."""
    messages_per_second: float = 20.0
    messages_at_once: int = 60
    """Messages of a socket in one burst."""
    said_per_minute: int = 20
    """Chat messages of one member at one table."""
    waiting_messages: int = 500
    """Unread messages of a slow socket before it is closed."""
    seconds_to_request: float = 10.0
    """For the head of an HTTP request to arrive, and then for its body."""
    seconds_to_hello: float = 10.0
    seconds_to_farewell: float = 10.0
    """For a socket that is being closed to read the last messages."""
    sockets: int = 10_000
    """Open sockets; there can be 1,000 connections more, on which requests are sent."""
    sockets_per_address: int = 200
    """Open sockets of one address; there can be 200 connections more."""
    sockets_per_member: int = 8
    members_per_table: int = 60
    entries_per_table: int = 100_000
    """Events in one table's log; after that only the running game continues."""
    bot_seconds_per_table: float = 300.0
    """Processor time within an hour, in seconds: of one table's bots, or of all advice for one address."""
    fill_seconds: float = 30.0
    """Seconds for which players at a table for strangers wait for others, before bots take the open seats."""
    bots_alone_seconds: float = 1.0
    """Seconds between the moves of bots at a table where no person or program plays."""
    reviews: int = 200
    """Reviews of finished games that wait or are being made."""
    reviews_per_address: int = 8
    """Of these, those for one address."""
    tables: int = 50_000
    """Tables on the server."""
    tables_per_guest: int = 60
    """Tables that one guest can create within an hour."""
    tables_per_address: int = 240
    """Tables that one address can create within an hour."""
    guests_per_address: int = 200
    """New guests from one address within an hour."""
    recoveries_per_address: int = 30
    """Recovery codes and passkeys that one address can try within an hour."""
    invitations_per_guest: int = 60
    """Times that one guest can invite people whom they have played with, within an hour."""
    archives_per_address: int = 20
    """Times that one address can download all data of a guest within an hour."""
    requests_per_second: float = 20.0
    requests_at_once: int = 200
    """HTTP requests of one address per second and in one burst; twenty files of the client count as one."""
    missed_updates: int = 2_000
    """Events that a welcome sends to a client that was disconnected."""
    quiet_seconds: float = 60.0
    """A table without sockets for this long is unloaded; it is loaded from its log again."""
    listed_hours: int = 24
    """An open table is listed for this long after a member last joined, sat down or started a game."""
    unstarted_hours: int = 24
    """A table at which no game has started is deleted after this long without events; on a full server the
    oldest of them make room for new tables."""
    keep_days: int = 400
    """A table without events for this long is deleted; finished games are kept."""


def read_limits(given: Sequence[str]) -> Limits:
    """Return the default limits with some replaced, each by "name=number". Raise `InvalidOption`."""
    values = asdict(Limits())
    for text in given:
        name, _, number = text.partition("=")
        if name not in values:
            raise InvalidOption(notice("unknown-limit", name=shown(name), limits=list(values)))
        try:
            values[name] = type(values[name])(number)
        except ValueError:
            values[name] = nan
        if not 0 < values[name] < inf:
            raise InvalidOption(notice("invalid-limit", name=name, value=shown(number)))
    return Limits(**values)


@dataclass(frozen=True)
class Config:
    """The configuration of a server."""

    host: str = DEFAULT_HOST
    port: int = DEFAULT_PORT
    database: str | None = None
    """A URL; None for a file in the user's data folder."""
    public_url: str | None = None
    """The URL of this server on the internet, perhaps with a path; None for a local server."""
    lan_url: str | None = None
    """The URL of this server in the local network, if it listens there; links start with it."""
    socket: str | None = None
    """The file of a Unix socket at which to listen, instead of a host and a port."""
    trusted_proxies: str = "127.0.0.1"
    """Addresses of proxies that are trusted to report the client's address."""
    monitors: str = LOOPBACK
    """Addresses that can read the metrics, and why the server is not ready."""
    node_address: str = ANY_FREE_PORT
    """The host and the port at which other processes on the same PostgreSQL database reach this one."""
    node: str | None = None
    """The name of this process in metrics; None for its `node_address`, if it has one."""
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
        if self.public_url is not None and origin_of(self.public_url, path=BELOW) is None:
            raise InvalidOption(notice("invalid-public-url", url=shown(self.public_url)))
        for networks, reason in ((self.trusted_proxies, "invalid-proxy"), (self.monitors, "invalid-monitor")):
            for network in networks.split(","):
                if not _is_network(network.strip()):
                    raise InvalidOption(notice(reason, proxy=shown(network)))
        if self.redis is not None and not self.redis.startswith(REDIS_SCHEMES):
            raise InvalidOption(notice("invalid-redis-url"))
        for url in self.push_services:
            if origin_of(url, path=SLASHES) is None:
                raise InvalidOption(notice("invalid-push-service", url=shown(url)))
        if not _is_address_with_port(self.node_address):
            raise InvalidOption(notice("invalid-node-address", address=shown(self.node_address)))

    @property
    def node_name(self) -> str:
        """The name of this process in metrics."""
        return self.node or ("1" if self.node_address == ANY_FREE_PORT else self.node_address)

    @property
    def public_address(self) -> str | None:
        """The start of links on the internet: the public URL without a slash at its end."""
        return None if self.public_origin is None else self.public_origin + self.path

    @property
    def public_origin(self) -> str | None:
        """The public URL without anything after its host and port."""
        return None if self.public_url is None else origin_of(self.public_url)

    @property
    def path(self) -> str:
        """The path below which everything is served, such as `/cards`; empty at the root of a site."""
        return (self.public_url or "")[len(self.public_origin or "") :].rstrip("/")

    @property
    def secure(self) -> bool:
        """Whether this server is reached on the internet only over TLS."""
        return (self.public_origin or "").startswith("https:")

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


def without_brackets(addresses: str) -> str:
    """Return one or several addresses or networks, those of IPv6 as they are outside of URLs."""
    return re.sub(r"\[([^][,]*:[^][,]*)\]", r"\1", addresses)


def origin_of(url: str, path: str = ".*") -> str | None:
    """Return the scheme, the host and, if it is named, the port of a URL, in lower case.

    None unless all who read URLs find the same there: a host that is a plain name or address, and nothing
    before it. `path`: an expression for what may follow.
    """
    found = _URL.fullmatch(url)
    host = None if found is None else _HOST.fullmatch(found[2])
    if found is None or host is None or not re.fullmatch(path, found[3]):
        return None
    is_host = host["address"] is None or _is_address(host["address"])
    is_port = host["port"] is None or 0 < int(host["port"]) <= MAX_PORT
    return f"{found[1]}://{found[2]}".lower() if is_host and is_port else None


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

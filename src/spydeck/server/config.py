"""How a server is set up."""

from __future__ import annotations

from dataclasses import dataclass, field
from ipaddress import ip_address, ip_network
from urllib.parse import urlsplit

from spydeck.errors import InvalidOption, shown
from spydeck.server.limits import Limits

DEFAULT_HOST = "127.0.0.1"
DEFAULT_PORT = 7707


@dataclass(frozen=True)
class Config:
    """How a server is set up."""

    host: str = DEFAULT_HOST
    port: int = DEFAULT_PORT
    database: str | None = None
    """A URL; None: a file in the user's data folder."""
    public_url: str | None = None
    """Where the world reaches this server; None: it is a local one."""
    lan_url: str | None = None
    """Where phones in the house reach it, if it listens there; links bear this address."""
    trusted_proxies: str = "127.0.0.1"
    """Addresses whose word about the client's address is taken."""
    workers: int = 1
    """Processes in which bots think."""
    bot_seconds: float = 10.0
    """How long a bot may think about a move before another process is asked."""
    limits: Limits = field(default_factory=Limits)

    def __post_init__(self) -> None:
        if self.public_url is not None and not _is_origin(self.public_url):
            raise InvalidOption(
                f"the public URL must be like https://cards.example.org, not {shown(self.public_url)}"
            )
        for proxy in self.trusted_proxies.split(","):
            if not _is_network(proxy.strip()):
                raise InvalidOption(
                    f"a proxy is named by its address or network, such as 172.17.0.1, not {shown(proxy)}"
                )

    @property
    def public_origin(self) -> str | None:
        """The public URL without anything after its host."""
        return None if self.public_url is None else self.public_url.rstrip("/")

    @property
    def secure(self) -> bool:
        """Whether the world reaches this server only through TLS."""
        return self.public_url is not None and self.public_url.startswith("https:")

    def serves(self, host_header: str) -> bool:
        """Whether a request's `Host` may be one of ours: a name that leads elsewhere is refused.

        Without a public URL only addresses and local names are: a foreign page that has its name lead here
        cannot speak to this server.
        """
        name = host_header.rsplit(":", 1)[0] if not host_header.endswith("]") else host_header
        name = name.strip("[]").lower()
        if self.public_url is not None and name == urlsplit(self.public_url).hostname:
            return True
        return name == "localhost" or name.endswith(".local") or _is_address(name)


def _is_origin(url: str) -> bool:
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return False
    plain = not (parts.path.strip("/") or parts.query or parts.fragment or parts.username)
    return parts.scheme in ("http", "https") and bool(parts.hostname) and port != 0 and plain


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

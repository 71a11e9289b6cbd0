"""Links to a server, to one of its tables, or to a table by invitation."""

from __future__ import annotations

import re
from dataclasses import dataclass

from spydeck.errors import InvalidOption, shown
from spydeck.protocol.client.text import sentence

URL = re.compile(
    r"(?P<server>https?://(?:[\w-]+(?:\.[\w-]+)*\.?|\[[0-9a-f:.]+\])(?::(?P<port>[0-9]{1,5}))?)"
    r"(?P<path>(?:/[^?#]*)?)(?:[?#].*)?",
    re.IGNORECASE,
)
"""A URL whose host is a plain name or address: of others, not all who read them find the same host."""
MAX_PORT = 65_535
PATH = re.compile(
    r"(?!/(?:about|daily|device|puzzle|replay|rules|score)(?:/[^/]*)?/?$)"
    r"(?P<below>(?:/(?!join/|table/)[A-Za-z0-9._~-]+)*?)"
    r"(?:/join/(?P<invitation>[A-Za-z0-9_-]{8,200})|/table/(?P<table>[0-9a-f]{16}))?/?"
)
"""A server can be below a path of its site; but other pages of one at the root are no servers."""


@dataclass(frozen=True)
class Link:
    """A link, taken apart."""

    server: str
    """The server's address, with the path below which it is, without a trailing slash."""
    invitation: str | None = None
    table: str | None = None


def read_link(text: str) -> Link:
    """Take a link apart. Raise `InvalidOption` if it does not lead to a Spydeck server.

    >>> read_link("http://127.0.0.1:7707/table/0123456789abcdef").table
    '0123456789abcdef'
    """
    url = URL.fullmatch(text.strip())
    found = None if url is None or int(url["port"] or 0) > MAX_PORT else PATH.fullmatch(url["path"])
    if url is None or found is None:
        raise InvalidOption(sentence("bad-link", text=shown(text)))
    server = url["server"].lower() + found["below"]
    return Link(server, found["invitation"], found["table"])

"""Links to a server, to one of its tables, or to a table by invitation."""

from __future__ import annotations

import re
from dataclasses import dataclass

from spydeck.errors import InvalidOption
from spydeck.protocol.client import text as sentences

URL = re.compile(
    r"(?P<server>https?://(?:[\w-]+(?:\.[\w-]+)*\.?|\[[0-9a-f:.]+\])(?::(?P<port>[0-9]{1,5}))?)"
    r"(?P<path>(?:/[^?#]*)?)(?:[?#].*)?",
    re.IGNORECASE,
)
"""A URL whose host is a plain name or address: of others, not all who read them find the same host."""
MAX_PORT = 65_535
PATH = re.compile(r"(?:/join/(?P<invitation>[A-Za-z0-9_-]{8,200})|/table/(?P<table>[0-9a-f]{16}))?/?")


@dataclass(frozen=True)
class Link:
    """A link, taken apart."""

    server: str
    """The server's address, without a trailing slash."""
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
        raise InvalidOption(sentences.bad_link(text))
    return Link(url["server"].lower(), found["invitation"], found["table"])

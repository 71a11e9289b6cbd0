"""Links to a server, to one of its tables, or to a table by invitation."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from spydeck.errors import InvalidOption
from spydeck.protocol.client import text as sentences

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
    try:
        parts = urlsplit(text.strip())
        known = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        known = False
    found = PATH.fullmatch(parts.path) if known else None
    if found is None:
        raise InvalidOption(sentences.bad_link(text))
    return Link(f"{parts.scheme}://{parts.netloc}", found["invitation"], found["table"])

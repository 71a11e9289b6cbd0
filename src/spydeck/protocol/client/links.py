"""Links that lead to a server: to its door, to a table, or in by an invitation."""

from __future__ import annotations

import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from spydeck.errors import InvalidOption, shown

PATH = re.compile(r"(?:/join/(?P<invitation>[A-Za-z0-9_-]{8,200})|/table/(?P<table>[0-9a-f]{16}))?/?")


@dataclass(frozen=True)
class Link:
    """A link, taken apart."""

    server: str
    """The server's address, without a slash at its end."""
    invitation: str | None = None
    table: str | None = None


def read_link(text: str) -> Link:
    """Take a link apart; raises `InvalidOption` if it leads to no server of this kind."""
    try:
        parts = urlsplit(text.strip())
        known = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        known = False
    found = PATH.fullmatch(parts.path) if known else None
    if found is None:
        raise InvalidOption(
            f"{shown(text)} is no link to a table; such a link is like "
            "http://127.0.0.1:7707/join/... or http://127.0.0.1:7707/table/..."
        )
    return Link(f"{parts.scheme}://{parts.netloc}", found["invitation"], found["table"])

"""The push services of browsers: the only hosts to which this server sends anything on its own."""

from __future__ import annotations

from collections.abc import Collection
from urllib.parse import urlsplit

KNOWN = ("fcm.googleapis.com",)
"""The push service of Chrome, Edge, Opera and others that are built on Chromium."""

KNOWN_DOMAINS = ("push.services.mozilla.com", "push.apple.com", "notify.windows.com")
"""Push services of Firefox, of Safari, and of Edge on Windows, which have many hosts."""


def is_push_service(endpoint: str, more: Collection[str] = ()) -> bool:
    """Return whether a URL leads to a known push service, or to one at the origin of some more URLs."""
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        return False
    host = parts.hostname
    if host is None or "@" in parts.netloc or parts.fragment:
        return False
    if origin(endpoint) in map(origin, more):
        return True
    known = host in KNOWN or any(host.endswith(f".{domain}") for domain in KNOWN_DOMAINS)
    return known and parts.scheme == "https" and port in (None, 443)


def origin(url: str) -> str:
    """Return the scheme, the host and, if it is named, the port of a URL."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}".lower()

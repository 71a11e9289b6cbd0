"""The push services of browsers: the only hosts to which this server sends anything on its own."""

from __future__ import annotations

from collections.abc import Collection

from spydeck.server.config import origin_of

KNOWN = ("fcm.googleapis.com",)
"""The push service of Chrome, Edge, Opera and others that are built on Chromium."""

KNOWN_DOMAINS = ("push.services.mozilla.com", "push.apple.com", "notify.windows.com")
"""Push services of Firefox, of Safari, and of Edge on Windows, which have many hosts."""


def is_push_service(endpoint: str, more: Collection[str] = ()) -> bool:
    """Return whether a URL leads to a known push service, or to one at the origin of some more URLs."""
    found = origin_of(endpoint)
    if found is None or found in map(origin_of, more):
        return found is not None
    scheme, _, host = found.removesuffix(":443").partition("://")
    known = host in KNOWN or any(host.endswith(f".{domain}") for domain in KNOWN_DOMAINS)
    return known and scheme == "https"

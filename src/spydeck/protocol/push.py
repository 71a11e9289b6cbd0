"""Notifications that browsers show while no page of this server is open (Web Push)."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, StringConstraints

from spydeck.protocol.bounds import Message

DeviceId = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
"""The SHA-256 digest of the URL at which a push service takes messages for a browser, in hexadecimal."""


class SetPushDevice(Message):
    """A browser that has subscribed: what `PushSubscription.toJSON` returns there, and its language."""

    endpoint: Annotated[str, StringConstraints(pattern=r"^https?://[!-~]+$", max_length=1_000)]
    p256dh: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{87}$")]
    """The browser's public key: an uncompressed point on the curve P-256."""
    auth: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22}$")]
    """A secret of 16 bytes that the browser shares with this server."""
    language: Annotated[str, StringConstraints(pattern=r"^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,4}$")] = "en"
    """The language of the page, such as `de-AT`."""


class PushDeviceFacts(Message):
    """A browser of the guest that shows notifications."""

    id: DeviceId
    service: str
    """The host of its push service."""
    at: int
    """When a page there was last seen: milliseconds since the epoch."""


class PushFacts(Message):
    """What a browser needs to subscribe, and which browsers of the guest have subscribed."""

    key: str
    """The server's public key, `applicationServerKey` for browsers: a point on P-256 in base64url."""
    devices: list[PushDeviceFacts]
    """The one last seen first."""

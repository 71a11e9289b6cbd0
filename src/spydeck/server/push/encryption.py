"""Messages to browsers as push services take them: encrypted (RFC 8291), and signed (RFC 8292).

The libraries are imported only when somebody wishes notifications.
"""

from __future__ import annotations

import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from io import BytesIO
from typing import TYPE_CHECKING

from spydeck.server.config import origin_of
from spydeck.server.push.notification import Notification
from spydeck.server.store.records import PushDevice

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from webpush import WebPush

SIGNED_SECONDS = 12 * 3600
"""For which a push service can accept a signature; at most a day (RFC 8292, section 2)."""
AUTH_BYTES = 16
TOPIC_LENGTH = 32


class InvalidDevice(Exception):
    """Keys with which nothing can be encrypted."""


@dataclass(frozen=True)
class PushRequest:
    """A request to a push service."""

    url: str
    headers: dict[str, str]
    body: bytes


def new_key() -> str:
    """Return a new key with which a server signs, as PEM."""
    from cryptography.hazmat.primitives import serialization as form
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    pem = key.private_bytes(form.Encoding.PEM, form.PrivateFormat.PKCS8, form.NoEncryption())
    return pem.decode()


def check_keys(key: str, auth: str) -> None:
    """Raise `InvalidDevice` unless a browser's keys are a point on P-256 and a secret of 16 bytes."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64url(key))
        if len(from_base64url(auth)) != AUTH_BYTES:
            raise InvalidDevice
    except ValueError:
        raise InvalidDevice from None


class Signer:
    """Writes messages to browsers in the name of this server."""

    def __init__(self, key: str, contact: str) -> None:
        """With the key that `new_key` has made, and a URL where push services learn whose server this is."""
        self._key = key.encode()
        self._contact = contact

    @cached_property
    def public_key(self) -> str:
        """The public key, which browsers need to subscribe: an uncompressed point in base64url."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        return to_base64url(self._public(Encoding.X962, PublicFormat.UncompressedPoint))

    def request(self, device: PushDevice, notification: Notification) -> PushRequest:
        """Return what is sent so that a browser shows a notification."""
        from webpush import WebPushSubscription
        from webpush.types import WebPushKeys

        keys = WebPushKeys(auth=device.auth, p256dh=device.key)
        subscription = WebPushSubscription(endpoint=device.endpoint, keys=keys)
        payload = notification.payload(device.language)
        message = self._writer.get(payload, subscription, ttl=notification.lasts, expiration=SIGNED_SECONDS)
        headers = {
            **message.headers,
            "content-type": "application/octet-stream",
            "topic": topic(notification.path),
            "urgency": "normal",
        }
        return PushRequest(device.endpoint, headers, message.encrypted)

    def get_authorization_header(self, endpoint: object, subscriber: str, expiration: int) -> str:
        """Return what proves to a push service who sends, as the library's method of this name does.

        That one leaves out a port, and knows no contact but an address of e-mail.
        """
        import jwt

        claims = {"aud": origin_of(str(endpoint)), "exp": int(time.time()) + expiration, "sub": subscriber}
        return f"vapid t={jwt.encode(claims, self._key, algorithm='ES256')}, k={self.public_key}"

    @cached_property
    def _writer(self) -> WebPush:
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        from webpush import WebPush

        public = self._public(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo)
        writer = WebPush(self._key, BytesIO(public), subscriber=self._contact)
        writer.vapid = self
        return writer

    def _public(self, encoding: Encoding, form: PublicFormat) -> bytes:
        from cryptography.hazmat.primitives.serialization import load_pem_private_key

        return load_pem_private_key(self._key, password=None).public_key().public_bytes(encoding, form)


def topic(path: str) -> str:
    """Return the name of what a message is about: a new one replaces one that has not been delivered yet."""
    return to_base64url(sha256(path.encode()).digest())[:TOPIC_LENGTH]


def to_base64url(data: bytes) -> str:
    """Return bytes in base64url without padding."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def from_base64url(text: str) -> bytes:
    """Return the bytes of a text in base64url without padding. Raise `ValueError`."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))

"""A push service, and a browser that has subscribed there; written from RFC 8030, 8188, 8291 and 8292."""

from __future__ import annotations

import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import jwt
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from spydeck.json_types import JsonObject
from tests.waiting import wait_until

CREATED = 201


@dataclass(frozen=True)
class Pushed:
    """A request that a push service has received."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class PushService:
    """A push service that keeps what it receives, and answers with some statuses one after another."""

    url: str
    received: list[Pushed] = field(default_factory=list)
    answers: list[tuple[int, dict[str, str]]] = field(default_factory=list)
    """What it answers next; after that, always that the message is accepted."""

    def pushed_to(self, browser: Subscriber, number: int = 1) -> list[JsonObject]:
        """Wait until a browser has been sent some messages, and return all of them, decrypted."""

        def to_browser() -> Sequence[Pushed]:
            return [one for one in self.received if self.url + one.path == browser.endpoint]

        wait_until(lambda: len(to_browser()) >= number)
        return [json.loads(browser.decrypted(one)) for one in to_browser()]


@contextmanager
def push_service() -> Iterator[PushService]:
    """Run a push service."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            headers = {name.lower(): value for name, value in self.headers.items()}
            body = self.rfile.read(int(headers["content-length"]))
            service.received.append(Pushed(self.path, headers, body))
            status, more = service.answers.pop(0) if service.answers else (CREATED, {})
            self.send_response(status)
            for name, value in {"Content-Length": "0", **more}.items():
                self.send_header(name, value)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            """Write nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        service = PushService(f"http://127.0.0.1:{server.server_port}")
        thread = Thread(target=server.serve_forever)
        thread.start()
        yield service
        server.shutdown()
        thread.join()


class Subscriber:
    """A browser that has subscribed to a server's messages."""

    def __init__(self, service: str, server_key: str) -> None:
        self.endpoint = f"{service}/send/{secrets.token_hex(8)}"
        self._service = service
        self._server_key = server_key
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = secrets.token_bytes(16)

    def facts(self, **changed: Any) -> JsonObject:
        """Return what the browser says of its subscription."""
        keys = {"p256dh": encoded(self._public), "auth": encoded(self._auth)}
        return {"endpoint": self.endpoint, **keys, **changed}

    @property
    def _public(self) -> bytes:
        return self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def decrypted(self, pushed: Pushed) -> str:
        """Return what a message says. Fails unless it is from the server subscribed to, and intact."""
        self._verify(pushed.headers["authorization"])
        assert pushed.headers["content-encoding"] == "aes128gcm"
        salt, length, body = pushed.body[:16], pushed.body[20], pushed.body[21:]
        sender, sealed = body[:length], body[length:]
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        info = b"WebPush: info\0" + self._public + sender
        secret = derived(self._auth, self._private.exchange(ec.ECDH(), point), info, 32)
        key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
        text, _, padding = AESGCM(key).decrypt(nonce, sealed, None).rpartition(b"\2")
        assert not padding.strip(b"\0")
        return text.decode()

    def _verify(self, authorization: str) -> None:
        scheme, _, rest = authorization.partition(" ")
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert (scheme, parts["k"]) == ("vapid", self._server_key)
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(parts["k"]))
        claims = jwt.decode(parts["t"], key, algorithms=["ES256"], audience=self._service)
        assert claims["sub"].startswith(("mailto:", "https:"))


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """Return a key derived from a secret (RFC 5869)."""
    return HKDF(SHA256(), length, salt, info).derive(secret)


def encoded(data: bytes) -> str:
    """Return bytes in base64url without padding."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    """Return the bytes of a text in base64url."""
    return urlsafe_b64decode(text + "==")

"""Who a request comes from: a guest with a signed cookie, or a program with its token."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

from itsdangerous import BadSignature, Signer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from spydeck.server.store.store import Store

COOKIE = "spydeck_guest"
COOKIE_SECONDS = 400 * 24 * 3600
DEVICE_SECONDS = 600
"""How long a device link works."""


class Guests:
    """Signs and reads cookies and tokens with the key that all processes on a database share."""

    def __init__(self, store: Store, secure: bool) -> None:
        self._store = store
        self._secure = secure
        self.key = store.fact("key", lambda: secrets.token_hex(32))
        self._cookies = Signer(self.key, salt="spydeck guest", digest_method=sha256)
        self._tokens = Signer(self.key, salt="spydeck program", digest_method=sha256)

    def cookie_of(self, connection: HTTPConnection) -> tuple[str, int] | None:
        """Return the guest and the generation of the signed cookie that a request carries, or None."""
        signed = unsigned(self._cookies, connection.cookies.get(COOKIE, "")) or ""
        guest, _, generation = signed.partition(".")
        return (guest, int(generation or 0)) if guest else None

    def sign_in(self, response: Response, guest: str, generation: int) -> None:
        """Set the cookie that makes a browser a guest, of the guest's generation."""
        response.set_cookie(
            COOKIE,
            self._cookies.sign(f"{guest}.{generation}").decode(),
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=self._secure,
        )

    def sign_out(self, response: Response) -> None:
        """Delete the cookie that makes a browser a guest."""
        response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=self._secure)

    def person(self, guest: str, other: str) -> str:
        """Return the name by which a guest's own pages call somebody else; it means nothing to others."""
        return hmac.digest(self.key.encode(), f"person {guest} {other}".encode(), sha256).hex()[:32]

    def token(self, table: str, program: str) -> str:
        """Return the token of a program at a table."""
        return self._tokens.sign(f"{table}:{program}").decode()

    def program_of(self, token: str) -> tuple[str, str] | None:
        """Return the table and the program of a token; None if this server did not make it."""
        table, _, program = (unsigned(self._tokens, token) or "").partition(":")
        return (table, program) if program else None


def bearer_token(connection: HTTPConnection) -> str | None:
    """Return the token that comes with a request, or None."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def unsigned(signer: Signer, text: str) -> str | None:
    """Return the signed text; None if the signature is invalid."""
    try:
        return signer.unsign(text).decode()
    except (BadSignature, UnicodeError):
        return None


def new_guest() -> str:
    """Return a secret name for a new guest."""
    return secrets.token_hex(16)


def digest(token: str) -> str:
    """Return what is saved of a one-time token."""
    return sha256(token.encode()).hexdigest()

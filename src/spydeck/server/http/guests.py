"""Who a request comes from: a guest by a signed cookie, or a program by its token."""

from __future__ import annotations

import secrets
from hashlib import sha256

from itsdangerous import BadSignature, Signer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from spydeck.server.store.store import Store

COOKIE = "spydeck_guest"
COOKIE_SECONDS = 400 * 24 * 3600
DEVICE_SECONDS = 600
"""How long a link to another device works."""


class Guests:
    """Signs and reads cookies and tokens with the server's own key."""

    def __init__(self, store: Store, secure: bool) -> None:
        self._store = store
        self._secure = secure
        key = store.fact("key", lambda: secrets.token_hex(32))
        self._cookies = Signer(key, salt="spydeck guest", digest_method=sha256)
        self._tokens = Signer(key, salt="spydeck program", digest_method=sha256)

    def guest_of(self, connection: HTTPConnection) -> str | None:
        """The guest whose cookie came with a request, if it is one of ours."""
        return unsigned(self._cookies, connection.cookies.get(COOKIE, ""))

    def sign_in(self, response: Response, guest: str) -> None:
        """Let a browser be a guest from now on."""
        response.set_cookie(
            COOKIE,
            self._cookies.sign(guest).decode(),
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=self._secure,
        )

    def token(self, table: str, program: str) -> str:
        """The token of a program at a table."""
        return self._tokens.sign(f"{table}:{program}").decode()

    def program_of(self, connection: HTTPConnection, table: str) -> str | None:
        """The program whose token for this table came with a request."""
        kind, _, token = connection.headers.get("authorization", "").partition(" ")
        if kind.lower() != "bearer":
            return None
        signed = unsigned(self._tokens, token.strip())
        at, _, program = (signed or "").partition(":")
        return program if signed and at == table else None


def unsigned(signer: Signer, text: str) -> str | None:
    """What was signed, if we signed it."""
    try:
        return signer.unsign(text).decode()
    except (BadSignature, UnicodeError):
        return None


def new_guest() -> str:
    """A secret name for a new guest."""
    return secrets.token_hex(16)


def digest(token: str) -> str:
    """What is kept of a one-time token."""
    return sha256(token.encode()).hexdigest()

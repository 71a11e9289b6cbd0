"""Who a request comes from: a guest with a signed cookie, or a program with its token; signing in and out."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from typing import Protocol

from itsdangerous import BadSignature, Signer, TimestampSigner
from starlette.requests import HTTPConnection
from starlette.responses import Response

from spydeck.server.store.errors import StoreError
from spydeck.server.store.journal import Journal
from spydeck.server.store.store import Store

COOKIE = "spydeck_guest"
COOKIE_SECONDS = 400 * 24 * 3600
CHALLENGE_SECONDS = 300
"""How long a person can take to answer a device with a passkey."""
DEVICE_SECONDS = 600
"""How long a device link works."""
SECONDS = 2.0
"""How long sockets here stay open after their guests have signed out at another process."""


class Guests:
    """Signs and reads cookies and tokens with the key that all processes on a database share."""

    def __init__(self, store: Store, secure: bool) -> None:
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


class Closable(Protocol):
    """A socket."""

    def close(self, code: str, reason: str, /) -> None:
        """Send a farewell, worded for a reason of the server's catalogue, and close."""


class Device:
    """Where somebody is signed in and has a socket, or is about to have one."""

    def __init__(self, generation: int) -> None:
        """With the generation of its cookie."""
        self.generation = generation
        self._socket: Closable | None = None
        self._signed_out = False

    def opened(self, socket: Closable) -> None:
        """Note the socket, which is closed at once if the device has been signed out meanwhile."""
        self._socket = socket
        if self._signed_out:
            self.sign_out()

    def sign_out(self) -> None:
        """Close the socket; where the cookie is a newer one, it can be opened again."""
        self._signed_out = True
        if self._socket is not None:
            self._socket.close("stopping", "signed-out")


class SignOuts:
    """The devices with sockets at this process, and who signs out at any process."""

    def __init__(self, store: Store, journal: Journal) -> None:
        self._credentials = store.credentials
        self._journal = journal
        self._alone = store.database.exclusive
        self._devices: dict[str, list[Device]] = {}
        self._latest = self._credentials.latest_generation()

    @contextmanager
    def device(self, cookie: tuple[str, int] | None) -> Iterator[Device]:
        """Yield the device of a guest with a cookie, for as long as it has a socket.

        Nobody is missed who signs out after the cookie has been compared with the database's generation, if
        that happens only then.
        """
        guest, generation = cookie or ("", 0)
        device = Device(generation)
        self._devices.setdefault(guest, []).append(device)
        try:
            yield device
        finally:
            self._devices[guest].remove(device)
            if not self._devices[guest]:
                del self._devices[guest]

    async def sign_out(self, guest: str) -> int | None:
        """Make all cookies of a guest worthless; return the generation of new ones, None for nobody.

        Raise `NotSaved`.
        """
        generation = await self._journal.change(self._credentials.sign_out, guest)
        if generation is not None:
            self._close(guest, generation)
        return generation

    async def run(self) -> None:
        """Look for guests who have signed out at other processes, for as long as the server runs."""
        while not self._alone:
            await asyncio.sleep(SECONDS)
            try:
                found = await self._journal.read(self._credentials.signed_out_since, self._latest)
            except StoreError:
                continue
            for guest, generation in found:
                self._close(guest, generation)
                self._latest = generation

    def _close(self, guest: str, generation: int) -> None:
        for device in list(self._devices.get(guest, ())):
            if device.generation < generation:
                device.sign_out()


class InvalidPasskey(Exception):
    """An answer about a passkey that proves nothing."""


class Challenges:
    """Challenges that browsers keep, signed, until they are answered."""

    def __init__(self, key: str) -> None:
        self._signer = TimestampSigner(key, salt="spydeck passkey", digest_method=sha256)

    def draw(self, purpose: str) -> tuple[bytes, str]:
        """Return a new challenge, and the signed text with which it can be answered for one purpose."""
        challenge = secrets.token_bytes(32)
        return challenge, self._signer.sign(f"{purpose}:{challenge.hex()}").decode()

    def read(self, signed: str, purpose: str) -> bytes:
        """Return the challenge of a signed text. Raise `InvalidPasskey` if it is old or not for a purpose."""
        try:
            text = self._signer.unsign(signed, max_age=CHALLENGE_SECONDS).decode()
            found, _, challenge = text.rpartition(":")
            if found != purpose:
                raise InvalidPasskey
            return bytes.fromhex(challenge)
        except (BadSignature, ValueError):
            raise InvalidPasskey from None

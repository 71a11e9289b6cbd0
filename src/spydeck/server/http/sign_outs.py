"""Guests who sign out everywhere: their earlier cookies are worth nothing, and their sockets are closed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from spydeck.server.store.errors import StoreError
from spydeck.server.store.journal import Journal
from spydeck.server.store.store import Store

SECONDS = 2.0
"""How long sockets here stay open after their guests have signed out at another process."""


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

"""Credentials of guests (cookies, device links, recovery codes, passkeys), and browsers that notify them."""

from __future__ import annotations

from dataclasses import astuple

from sqlalchemy import delete, func, literal, select, update

from spydeck.server.store.database import Queries
from spydeck.server.store.people import lock_guest
from spydeck.server.store.records import GuestRecord, Passkey, PushDevice
from spydeck.server.store.rows import insert_new, insert_rows
from spydeck.server.store.schema import (
    devices,
    guests,
    passkeys,
    push_devices,
    recovery_codes,
    used_challenges,
)

SIGN_OUT_LOCK = 0x5B_1D_EC_11
"""The key of the lock under which generations start: in the order in which other processes see them."""
_LATEST = select(func.max(guests.c.generation))
MAX_DEVICES = 20
"""Browsers of one guest; another one takes the place of the oldest."""


class Credentials(Queries):
    """The credentials of all guests."""

    def sign_out(self, guest: str) -> int | None:
        """Start a new generation of a guest's cookies, and return it; None if there is no such guest.

        Device links and notifications of the guest's browsers end with the old one.
        """
        this = update(guests).where(guests.c.id == guest)
        with self.database.writing() as connection:
            self.database.lock(connection, SIGN_OUT_LOCK)
            generation = 1 + (connection.scalar(_LATEST) or 0)
            if connection.execute(this.values(generation=generation)).rowcount == 0:
                return None
            for table in (devices, push_devices):
                connection.execute(delete(table).where(table.c.guest == guest))
            return generation

    def latest_generation(self) -> int:
        """Return the generation of the guest who was the last to sign out everywhere."""
        return self._column(_LATEST)[0] or 0

    def signed_out_since(self, generation: int) -> list[tuple[str, int]]:
        """Return the guests with later generations, in the order in which they have signed out everywhere."""
        wanted = select(guests.c.id, guests.c.generation).where(guests.c.generation > generation)
        return [(row.id, row.generation) for row in self._rows(wanted.order_by(guests.c.generation))]

    def put_device(self, digest: str, guest: str, until: int, now: int) -> None:
        """Save the digest of a device link; delete expired links."""
        with self.database.writing() as connection:
            connection.execute(delete(devices).where(devices.c.until <= now))
            insert_rows(connection, devices, [(digest, guest, until)])

    def device_links_of(self, guest: str) -> list[int]:
        """Return until when each device link of a guest works."""
        return self._column(select(devices.c.until).where(devices.c.guest == guest).order_by(devices.c.until))

    def take_device(self, digest: str, now: int) -> str | None:
        """Use up a device link, and return its guest if it was still valid."""
        this = devices.c.digest == digest
        with self.database.writing() as connection:
            guest = connection.scalar(select(devices.c.guest).where(this, devices.c.until > now))
            taken = connection.execute(delete(devices).where(this)).rowcount
        return guest if taken == 1 else None

    def put_recovery_code(self, guest: str, digest: str, now: int) -> None:
        """Save the digest of a guest's recovery code, replacing an earlier one."""
        with self.database.writing() as connection:
            insert_rows(connection, recovery_codes, [(guest, digest, now)], replacing=True)

    def recovery_code_since(self, guest: str) -> int | None:
        """Return when a guest's recovery code was created; None if there is none."""
        wanted = select(recovery_codes.c.since).where(recovery_codes.c.guest == guest)
        return next(iter(self._column(wanted)), None)

    def guest_with_recovery_code(self, digest: str) -> GuestRecord | None:
        """Return the guest whose recovery code has a digest."""
        codes = recovery_codes.c
        wanted = select(guests).join(recovery_codes, codes.guest == guests.c.id).where(codes.digest == digest)
        return next((GuestRecord(*row) for row in self._rows(wanted)), None)

    def use_challenge(self, digest: str, until: int, now: int) -> bool:
        """Use up a challenge that can be answered until a time; return whether it had not been used."""
        with self.database.writing() as connection:
            connection.execute(delete(used_challenges).where(used_challenges.c.until <= now))
            return insert_new(connection, used_challenges, (digest, until))

    def add_passkey(self, passkey: Passkey, limit: int) -> bool:
        """Save a new passkey of a guest; return False if there is one with its id, or the guest has many."""
        count = select(func.count()).where(passkeys.c.guest == passkey.guest)
        with self.database.writing() as connection:
            is_there = lock_guest(connection, passkey.guest)
            has_room = (connection.scalar(count) or 0) < limit
            return is_there and has_room and insert_new(connection, passkeys, astuple(passkey))

    def use_passkey(self, passkey: str, counter: int, now: int) -> bool:
        """Note that a passkey was used, and how often its device says that it was; return False if there is
        none, or its device has been copied: one that counts, but not up."""
        known = passkeys.c.counter
        goes_on = (known < counter) | ((known == 0) & (literal(counter) == 0))
        changed = update(passkeys).where(passkeys.c.id == passkey, goes_on).values(counter=counter, used=now)
        return self._change(changed) == 1

    def drop_passkey(self, guest: str, passkey: str) -> bool:
        """Delete a passkey of a guest; return whether there was one."""
        return self._change(delete(passkeys).where(passkeys.c.id == passkey, passkeys.c.guest == guest)) == 1

    def passkey(self, passkey: str) -> Passkey | None:
        """Return a passkey by its id."""
        wanted = select(passkeys).where(passkeys.c.id == passkey)
        return next((Passkey(*row) for row in self._rows(wanted)), None)

    def passkeys_of(self, guest: str) -> list[Passkey]:
        """Return the passkeys of a guest, the oldest first."""
        wanted = select(passkeys).where(passkeys.c.guest == guest).order_by(passkeys.c.since, passkeys.c.id)
        return [Passkey(*row) for row in self._rows(wanted)]


class PushDevices(Queries):
    """The browsers of all guests that show notifications."""

    def put(self, device: PushDevice) -> None:
        """Save a browser, which belongs to its guest alone from now on."""
        columns = push_devices.c
        newest = (
            select(columns.id)
            .where(columns.guest == device.guest)
            .order_by(columns.at.desc(), columns.id)
            .limit(MAX_DEVICES)
        )
        with self.database.writing() as connection:
            insert_rows(connection, push_devices, [astuple(device)], replacing=True)
            kept = list(connection.scalars(newest))
            connection.execute(
                delete(push_devices).where(columns.guest == device.guest, columns.id.not_in(kept))
            )

    def of_guest(self, guest: str) -> list[PushDevice]:
        """Return the browsers of a guest, the one last seen first."""
        wanted = select(push_devices).where(push_devices.c.guest == guest)
        found = self._rows(wanted.order_by(push_devices.c.at.desc(), push_devices.c.id))
        return [PushDevice(*row) for row in found]

    def drop(self, device: str, guest: str) -> bool:
        """Delete a browser of a guest; return whether there was one."""
        this = push_devices.c.id == device, push_devices.c.guest == guest
        return self._change(delete(push_devices).where(*this)) == 1

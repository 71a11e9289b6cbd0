"""What proves that somebody is a guest: cookies of a generation, device links, recovery codes, passkeys.

Methods write and read as those of `Store` do, and raise the same errors.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select, delete, func, literal, select, update

from spydeck.server.store.database import Database
from spydeck.server.store.people import lock_guest
from spydeck.server.store.records import Guest, Passkey
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


class Credentials:
    """The credentials of all guests."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def sign_out(self, guest: str) -> int | None:
        """Start a new generation of a guest's cookies, and return it; None if there is no such guest.

        Device links and notifications of the guest's browsers end with the old one.
        """
        this = update(guests).where(guests.c.id == guest)
        with self._database.writing() as connection:
            self._database.lock(connection, SIGN_OUT_LOCK)
            generation = 1 + (connection.scalar(_LATEST) or 0)
            if connection.execute(this.values(generation=generation)).rowcount == 0:
                return None
            for table in (devices, push_devices):
                connection.execute(delete(table).where(table.c.guest == guest))
            return generation

    def latest_generation(self) -> int:
        """Return the generation of the guest who was the last to sign out everywhere."""
        with self._database.reading() as connection:
            return connection.scalar(_LATEST) or 0

    def signed_out_since(self, generation: int) -> list[tuple[str, int]]:
        """Return the guests with later generations, in the order in which they have signed out everywhere."""
        wanted = select(guests.c.id, guests.c.generation).where(guests.c.generation > generation)
        with self._database.reading() as connection:
            found = connection.execute(wanted.order_by(guests.c.generation))
            return [(row.id, row.generation) for row in found]

    def put_device(self, digest: str, guest: str, until: int, now: int) -> None:
        """Save the digest of a device link; delete expired links."""
        with self._database.writing() as connection:
            connection.execute(delete(devices).where(devices.c.until <= now))
            insert_rows(connection, devices, [(digest, guest, until)])

    def device_links_of(self, guest: str) -> list[int]:
        """Return until when each device link of a guest works."""
        wanted = select(devices.c.until).where(devices.c.guest == guest).order_by(devices.c.until)
        with self._database.reading() as connection:
            return list(connection.scalars(wanted))

    def take_device(self, digest: str, now: int) -> str | None:
        """Use up a device link, and return its guest if it was still valid."""
        this = devices.c.digest == digest
        with self._database.writing() as connection:
            guest = connection.scalar(select(devices.c.guest).where(this, devices.c.until > now))
            taken = connection.execute(delete(devices).where(this)).rowcount
        return guest if taken == 1 else None

    def put_recovery_code(self, guest: str, digest: str, now: int) -> None:
        """Save the digest of a guest's recovery code, replacing an earlier one."""
        with self._database.writing() as connection:
            insert_rows(connection, recovery_codes, [(guest, digest, now)], replacing=True)

    def recovery_code_since(self, guest: str) -> int | None:
        """Return when a guest's recovery code was created; None if there is none."""
        row = self._row(select(recovery_codes.c.since).where(recovery_codes.c.guest == guest))
        return None if row is None else int(row.since)

    def guest_with_recovery_code(self, digest: str) -> Guest | None:
        """Return the guest whose recovery code has a digest."""
        codes = recovery_codes.c
        wanted = select(guests).join(recovery_codes, codes.guest == guests.c.id).where(codes.digest == digest)
        row = self._row(wanted)
        return None if row is None else Guest(*row)

    def use_challenge(self, digest: str, until: int, now: int) -> bool:
        """Use up a challenge that can be answered until a time; return whether it had not been used."""
        with self._database.writing() as connection:
            connection.execute(delete(used_challenges).where(used_challenges.c.until <= now))
            return insert_new(connection, used_challenges, (digest, until))

    def add_passkey(self, passkey: Passkey, limit: int) -> bool:
        """Save a new passkey of a guest; return False if there is one with its id, or the guest has many."""
        columns = (
            passkey.id,
            passkey.guest,
            passkey.credential,
            passkey.counter,
            passkey.since,
            passkey.used,
        )
        count = select(func.count()).where(passkeys.c.guest == passkey.guest)
        with self._database.writing() as connection:
            is_there = lock_guest(connection, passkey.guest)
            has_room = (connection.scalar(count) or 0) < limit
            return is_there and has_room and insert_new(connection, passkeys, columns)

    def use_passkey(self, passkey: str, counter: int, now: int) -> bool:
        """Note that a passkey was used, and how often its device says that it was; return False if there is
        none, or its device has been copied: one that counts, but not up."""
        known = passkeys.c.counter
        goes_on = (known < counter) | ((known == 0) & (literal(counter) == 0))
        changed = update(passkeys).where(passkeys.c.id == passkey, goes_on).values(counter=counter, used=now)
        with self._database.writing() as connection:
            return connection.execute(changed).rowcount == 1

    def drop_passkey(self, guest: str, passkey: str) -> bool:
        """Delete a passkey of a guest; return whether there was one."""
        this = delete(passkeys).where(passkeys.c.id == passkey, passkeys.c.guest == guest)
        with self._database.writing() as connection:
            return connection.execute(this).rowcount == 1

    def passkey(self, passkey: str) -> Passkey | None:
        """Return a passkey by its id."""
        row = self._row(select(passkeys).where(passkeys.c.id == passkey))
        return None if row is None else Passkey(*row)

    def passkeys_of(self, guest: str) -> list[Passkey]:
        """Return the passkeys of a guest, the oldest first."""
        wanted = select(passkeys).where(passkeys.c.guest == guest).order_by(passkeys.c.since, passkeys.c.id)
        with self._database.reading() as connection:
            return [Passkey(*row) for row in connection.execute(wanted)]

    def _row(self, wanted: Select[Any]) -> Any:
        with self._database.reading() as connection:
            return connection.execute(wanted).first()

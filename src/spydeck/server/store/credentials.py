"""What proves that somebody is a guest: device links, recovery codes, passkeys.

Methods write and read as those of `Store` do, and raise the same errors.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select, delete, select, update

from spydeck.server.store.database import Database
from spydeck.server.store.records import Guest, Passkey
from spydeck.server.store.rows import insert_rows
from spydeck.server.store.schema import devices, guests, passkeys, recovery_codes


class Credentials:
    """The credentials of all guests."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def put_device(self, digest: str, guest: str, until: int, now: int) -> None:
        """Save the digest of a device link; delete expired links."""
        with self._database.writing() as connection:
            connection.execute(delete(devices).where(devices.c.until <= now))
            insert_rows(connection, devices, [(digest, guest, until)])

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

    def put_passkey(self, passkey: Passkey) -> None:
        """Save a new passkey; fails if there is one with its id."""
        columns = (
            passkey.id,
            passkey.guest,
            passkey.credential,
            passkey.counter,
            passkey.since,
            passkey.used,
        )
        with self._database.writing() as connection:
            insert_rows(connection, passkeys, [columns])

    def use_passkey(self, passkey: str, counter: int, now: int) -> None:
        """Note that a passkey was used, and how often its device says that it was."""
        changed = update(passkeys).where(passkeys.c.id == passkey).values(counter=counter, used=now)
        with self._database.writing() as connection:
            connection.execute(changed)

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

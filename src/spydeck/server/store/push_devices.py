"""The browsers that show notifications to guests.

Methods write and read as those of `Store` do, and raise the same errors.
"""

from __future__ import annotations

from sqlalchemy import delete, select

from spydeck.server.store.database import Database
from spydeck.server.store.records import PushDevice
from spydeck.server.store.rows import insert_rows
from spydeck.server.store.schema import push_devices

MAX_DEVICES = 20
"""Browsers of one guest; another one takes the place of the oldest."""


class PushDevices:
    """The browsers of all guests that show notifications."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def put(self, device: PushDevice) -> None:
        """Save a browser, which belongs to its guest alone from now on."""
        columns = push_devices.c
        row = (
            device.id,
            device.guest,
            device.endpoint,
            device.key,
            device.auth,
            device.language,
            device.at,
        )
        newest = (
            select(columns.id)
            .where(columns.guest == device.guest)
            .order_by(columns.at.desc(), columns.id)
            .limit(MAX_DEVICES)
        )
        with self._database.writing() as connection:
            insert_rows(connection, push_devices, [row], replacing=True)
            kept = list(connection.scalars(newest))
            connection.execute(
                delete(push_devices).where(columns.guest == device.guest, columns.id.not_in(kept))
            )

    def of_guest(self, guest: str) -> list[PushDevice]:
        """Return the browsers of a guest, the one last seen first."""
        wanted = select(push_devices).where(push_devices.c.guest == guest)
        with self._database.reading() as connection:
            found = connection.execute(wanted.order_by(push_devices.c.at.desc(), push_devices.c.id))
            return [PushDevice(*row) for row in found]

    def drop(self, device: str, guest: str) -> bool:
        """Delete a browser of a guest; return whether there was one."""
        this = push_devices.c.id == device, push_devices.c.guest == guest
        with self._database.writing() as connection:
            return connection.execute(delete(push_devices).where(*this)).rowcount == 1

"""All data of a guest, to take along, and to delete."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import closing
from dataclasses import asdict
from tempfile import TemporaryFile
from typing import IO

from fastapi import APIRouter, Request, Response
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from spydeck.json_types import JsonObject
from spydeck.language import speaking
from spydeck.server.http.errors import HttpRefusal, refusals
from spydeck.server.http.languages import of_reader
from spydeck.server.http.own_data import Archive
from spydeck.server.http.routes.guests import KnownGuest, RequiredPerson
from spydeck.server.http.routes.tables import summary
from spydeck.server.http.services import Services, address, services_of
from spydeck.server.store.records import GuestInvitation
from spydeck.server.table.daily import sealed_until

router = APIRouter(prefix="/api", tags=["guests"])

GAMES_AT_ONCE = 200
MAX_TABLES = 100_000
PIECE = 65_536
"""Bytes that are sent together."""


@router.get(
    "/guest/archive",
    responses={**refusals(401), 200: {"content": {"application/zip": {}}}},
    response_class=Response,
)
async def download_own_data(request: Request, guest: RequiredPerson) -> Response:
    """Return a ZIP archive of all data of the guest."""
    services = services_of(request)
    if not await services.archives_by_address.admits(address(request)):
        raise HttpRefusal(429, "too-many", "too-many-archives")
    file = TemporaryFile()  # noqa: SIM115  closed when it has been sent
    try:
        with speaking(of_reader(request)):
            await write_archive(services, guest, file)
    except BaseException:
        file.close()
        raise
    headers = {
        "Content-Disposition": 'attachment; filename="spydeck-data.zip"',
        "Content-Length": str(file.tell()),
    }
    return FileOnce(file, headers)


@router.delete("/guest", responses=refusals(401), status_code=204)
async def delete_guest(request: Request, response: Response, guest: RequiredPerson) -> None:
    """Delete the guest with all data; others keep shared games and tables without the guest's name."""
    services = services_of(request)
    await services.erasing.start(guest.id)
    services.guests.sign_out(response)


async def write_archive(services: Services, guest: KnownGuest, file: IO[bytes]) -> None:
    """Write all data of a guest to a file. Raise `StoreError`."""
    read, store = services.journal.read, services.store
    archive = Archive(file, services.daily.now())
    archive.add_facts("guest.json", await guest_facts(services, guest))
    tables = await read(store.own_data.tables, guest.id)
    words = {table: await read(store.own_data.words, guest.id, table) for table in tables}
    archive.add_facts("words.json", {table: [asdict(one) for one in words[table]] for table in tables})
    private = {table: await read(store.own_data.private, guest.id, table) for table in tables}
    archive.add_facts("private.json", private)
    tries = await read(store.own_data.tries, guest.id)
    archive.add_facts("daily.json", [{**asdict(one), "guest": guest.name} for one in tries])
    first = 0
    while rows := await read(store.games_of, guest.id, GAMES_AT_ONCE, first):
        records = await read(store.records_of, guest.id, GAMES_AT_ONCE, first)
        now = services.daily.now()
        sealed = {row.id for row in rows if sealed_until(row.details.daily, now) is not None}
        known = {name: record for name, record in records.items() if name not in sealed}
        await asyncio.to_thread(archive.add_games, rows, known)
        first += len(rows)
    await asyncio.to_thread(archive.close)


async def guest_facts(services: Services, guest: KnownGuest) -> JsonObject:
    """Return what is kept of a guest apart from games and words. Raise `StoreError`."""
    read, store = services.journal.read, services.store
    row = await read(store.guest, guest.id)
    passkeys = await read(store.credentials.passkeys_of, guest.id)
    tables = await read(store.tables_of, guest.id, MAX_TABLES)
    blocked = await read(store.people.blocked, guest.id)
    invited_by = await read(store.people.invitations, guest.id, 0)
    devices = await read(store.push_devices.of_guest, guest.id)
    return {
        "name": guest.name,
        "since": None if row is None else row.since,
        "recovery_code_since": await read(store.credentials.recovery_code_since, guest.id),
        "device_links_until": await read(store.credentials.device_links_of, guest.id),
        "passkeys": [{**asdict(one), "guest": guest.name} for one in passkeys],
        "notified_browsers": [
            {"endpoint": one.endpoint, "language": one.language, "at": one.at} for one in devices
        ],
        "blocked": [{"name": one.name, "since": one.at} for one in blocked],
        "invited_by": [invitation_facts(one) for one in invited_by],
        "invited": [invitation_facts(one) for one in await read(store.people.invited, guest.id)],
        "tables": [summary(table, guest).model_dump(mode="json") for table in tables],
    }


def invitation_facts(invitation: GuestInvitation) -> JsonObject:
    """Return an invitation with the name of the other one of the two."""
    return {"name": invitation.name, "table": invitation.table.id, "at": invitation.at}


class FileOnce(StreamingResponse):
    """Sends an archive that has been written to a file, and closes the file, even if nobody receives it."""

    def __init__(self, file: IO[bytes], headers: dict[str, str]) -> None:
        super().__init__(pieces(file), media_type="application/zip", headers=headers)
        self._file = file

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send it."""
        with closing(self._file):
            await super().__call__(scope, receive, send)


def pieces(file: IO[bytes]) -> Iterator[bytes]:
    """Yield what has been written to a file."""
    file.seek(0)
    while piece := file.read(PIECE):
        yield piece

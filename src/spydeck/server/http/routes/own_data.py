"""All data of a guest, to take along, and to delete."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from tempfile import TemporaryDirectory

from fastapi import APIRouter, Request, Response
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from spydeck.json_types import JsonObject
from spydeck.language import speaking
from spydeck.server.http.errors import refusals
from spydeck.server.http.finished_games import Archive
from spydeck.server.http.requests import of_reader
from spydeck.server.http.routes.guests import KnownGuest, RequiredPerson
from spydeck.server.http.routes.tables import summary
from spydeck.server.http.services import Address, Server
from spydeck.server.store.engines import default_url
from spydeck.server.store.records import GuestInvitation
from spydeck.server.store.store import Store
from spydeck.server.table.daily import sealed_until

router = APIRouter(prefix="/api", tags=["guests"])

GAMES_AT_ONCE = 200
MAX_TABLES = 100_000
PIECE = 65_536
"""Bytes that are sent together."""


@router.get(
    "/guest/archive",
    responses=refusals(401, media="application/zip"),
    response_class=Response,
)
async def download_own_data(
    request: Request, services: Server, address: Address, guest: RequiredPerson
) -> Response:
    """Return a ZIP archive of all data of the guest."""
    async with services.archives.of(guest.id) as archives:
        await services.archives_by_address.require(address)
        folder = TemporaryDirectory(prefix="spydeck-archive-")
        file = Path(folder.name, "spydeck-data.zip")
        try:
            database, now = services.config.database or default_url(), services.daily.now()
            given = (database, guest, of_reader(request), now, str(file))
            await archives.run(address, write_archive, *given)
            size = file.stat().st_size
        except BaseException:
            folder.cleanup()
            raise
    headers = {
        "Content-Disposition": 'attachment; filename="spydeck-data.zip"',
        "Content-Length": str(size),
    }
    return FileOnce(folder, file, headers)


@router.delete("/guest", responses=refusals(401), status_code=204)
async def delete_guest(services: Server, response: Response, guest: RequiredPerson) -> None:
    """Delete the guest with all data; others keep shared games and tables without the guest's name."""
    await services.erasing.start(guest.id)
    services.guests.sign_out(response)


def write_archive(database: str, guest: KnownGuest, language: str, now: int, path: str) -> None:
    """Write all data of a guest to a file, in a process of its own. Raise `StoreError`.

    `now`: the time in milliseconds since the epoch.
    """
    store = Store(database, beside=True)
    with closing(store), speaking(language), Path(path).open("wb") as file:
        archive = Archive(file, now)
        archive.add_facts("guest.json", guest_facts(store, guest))
        tables, own_data = store.own_data.tables(guest.id), store.own_data
        words = {table: own_data.words(guest.id, table) for table in tables}
        archive.add_facts(
            "words.json", {table: [asdict(one) for one in said] for table, said in words.items()}
        )
        archive.add_facts("private.json", {table: own_data.private(guest.id, table) for table in tables})
        tries = own_data.tries(guest.id)
        archive.add_facts("daily.json", [{**asdict(one), "guest": guest.name} for one in tries])
        rows = store.games_of(guest.id, GAMES_AT_ONCE)
        while rows:
            open_to_all = [row for row in rows if sealed_until(row.details.daily, now) is None]
            archive.add_games(rows, store.records_of(open_to_all))
            rows = store.games_of(guest.id, GAMES_AT_ONCE, before=rows[-1])
        archive.close()


def guest_facts(store: Store, guest: KnownGuest) -> JsonObject:
    """Return what is kept of a guest apart from games and words. Raise `StoreError`."""
    row = store.guest(guest.id)
    return {
        "name": guest.name,
        "since": None if row is None else row.since,
        "recovery_code_since": store.credentials.recovery_code_since(guest.id),
        "device_links_until": store.credentials.device_links_of(guest.id),
        "passkeys": [{**asdict(one), "guest": guest.name} for one in store.credentials.passkeys_of(guest.id)],
        "notified_browsers": [
            {"endpoint": one.endpoint, "language": one.language, "at": one.at}
            for one in store.push_devices.of_guest(guest.id)
        ],
        "blocked": [{"name": one.name, "since": one.at} for one in store.people.blocked(guest.id)],
        "invited_by": [invitation_facts(one) for one in store.people.invitations(guest.id, 0)],
        "invited": [invitation_facts(one) for one in store.people.invited(guest.id)],
        "tables": [
            summary(table, guest).model_dump(mode="json") for table in store.tables_of(guest.id, MAX_TABLES)
        ],
    }


def invitation_facts(invitation: GuestInvitation) -> JsonObject:
    """Return an invitation with the name of the other one of the two."""
    return {"name": invitation.name, "table": invitation.table.id, "at": invitation.at}


class FileOnce(StreamingResponse):
    """Sends a file of a temporary folder, and deletes the folder, even if nobody receives it."""

    def __init__(self, folder: TemporaryDirectory[str], file: Path, headers: dict[str, str]) -> None:
        super().__init__(pieces(file), media_type="application/zip", headers=headers)
        self._folder = folder

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send it."""
        with self._folder:
            await super().__call__(scope, receive, send)


def pieces(path: Path) -> Iterator[bytes]:
    """Yield the content of a file."""
    with path.open("rb") as file:
        while piece := file.read(PIECE):
            yield piece

"""The finished games of a guest: for statistics, and to take away."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from spydeck.protocol.http import PlayedPage
from spydeck.server.http.errors import refusals
from spydeck.server.http.played_games import archive, played_game, with_deals
from spydeck.server.http.routes.guests import RequiredPerson
from spydeck.server.http.services import Services, address, services_of
from spydeck.server.store.records import GuestGame
from spydeck.server.table.daily import sealed_until

router = APIRouter(prefix="/api", tags=["games"])

First = Annotated[int, Query(ge=0, le=1_000_000)]
MAX_EXPORTED = 200
MAX_COMPLETED = 20
"""Games of older versions whose deals one request reads from their records."""


@router.get("/played", responses=refusals(401))
async def list_played(
    request: Request,
    guest: RequiredPerson,
    first: First = 0,
    count: Annotated[int, Query(ge=1, le=200)] = 200,
) -> PlayedPage:
    """List finished games of the guest for statistics, latest first, without the `first` latest."""
    services = services_of(request)
    rows = await services.journal.read(services.store.games_of, guest.id, count + 1, first)
    shown = await completed(services, address(request), rows[:count])
    return PlayedPage(games=[played_game(row) for row in shown], more=len(rows) > count)


@router.get(
    "/played/archive",
    responses={**refusals(401), 200: {"content": {"application/zip": {}}}},
    response_class=Response,
)
async def download_played(request: Request, guest: RequiredPerson, first: First = 0) -> Response:
    """Return a ZIP archive of finished games of the guest, 200 at most: their records and `games.json`."""
    services = services_of(request)
    rows = await services.journal.read(services.store.games_of, guest.id, MAX_EXPORTED, first)
    records = await services.journal.read(services.store.records_of, rows)
    now = services.daily.now()
    known = [row for row in rows if row.id in records and sealed_until(row.details.daily, now) is None]
    content = await services.replaying.run(address(request), archive, known, records)
    headers = {"Content-Disposition": 'attachment; filename="spydeck-games.zip"'}
    return Response(content, media_type="application/zip", headers=headers)


async def completed(services: Services, where: str, rows: list[GuestGame]) -> list[GuestGame]:
    """Return games with the points of their deals; a few older ones at a time are read from their records."""
    missing = [row for row in rows if row.details.deals is None][:MAX_COMPLETED]
    found = {row.id: await complete(services, where, row) for row in missing}
    return [found.get(row.id, row) for row in rows]


async def complete(services: Services, where: str, row: GuestGame) -> GuestGame:
    """Return a game with the points of its deals, and save them if its record can be read."""
    game = await services.journal.read(services.store.game_row, row.id)
    if game is None:
        return row
    whole = await services.replaying.run(where, with_deals, row, game.record)
    if whole != row:
        deals = {"deals": whole.facts["deals"]}
        await services.journal.change(services.store.add_game_facts, row.id, deals)
    return whole

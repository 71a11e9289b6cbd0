"""Tables for strangers, found with one request."""

from __future__ import annotations

from functools import partial

from fastapi import APIRouter, Request

from spydeck.protocol.http import TableForStrangers
from spydeck.server.http.errors import refusals
from spydeck.server.http.routes.games import GameName, find_game
from spydeck.server.http.routes.guests import RequiredPerson
from spydeck.server.http.routes.tables import admit_table
from spydeck.server.http.services import services_of

router = APIRouter(prefix="/api", tags=["tables"])


@router.post("/play/{name}", responses=refusals(401, 404))
async def find_strangers(request: Request, name: GameName, guest: RequiredPerson) -> TableForStrangers:
    """Find the table for strangers to join next: one where somebody waits or plays, or a new one."""
    game = find_game(name).name
    services = services_of(request)
    admit = partial(admit_table, services, request, guest)
    apart = (await services.journal.read(services.store.people.apart, guest.id)).all
    find = services.lobby.find_for_stranger
    return TableForStrangers(table=await find(guest.id, guest.name, game, apart, admit))

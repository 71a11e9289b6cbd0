"""Reviews that clients think about themselves: briefs of what a seat could know, and words for findings.

Nothing of it is kept: findings can be invented, and their words are for whoever sent them.
"""

from __future__ import annotations

from fastapi import APIRouter
from starlette.responses import Response

from spydeck.bots.thinking.brief import InvalidFindings
from spydeck.protocol.study import ReviewBriefs, ReviewFacts, ReviewFindings
from spydeck.server.http.errors import refusals
from spydeck.server.http.routes.games import First, RecordName
from spydeck.server.http.routes.guests import KnownGuest, RequiredPerson
from spydeck.server.http.routes.reviews import (
    PartNumber,
    SeatNumber,
    find_own_game,
    find_seat,
)
from spydeck.server.http.routes.tables import TableName
from spydeck.server.http.services import Address, Server, Services
from spydeck.server.table.decisions.decision import RefusedError
from spydeck.server.table.reviewing import Judged, briefs_json, found_json, require_search
from spydeck.server.table.trying_again import record_so_far, require_over

router = APIRouter(prefix="/api", tags=["games"])


@router.get("/finished/{record}/reviews/{seat}/briefs", responses=refusals(404), response_model=ReviewBriefs)
async def read_briefs(
    services: Server, address: Address, record: RecordName, seat: SeatNumber, first: First = 0
) -> Response:
    """Return some choices of a seat in a finished game, for a client that judges them itself."""
    found = await find_seat(services, record, seat)
    return await briefs(services, address, Judged(found.record, seat), first)


@router.post(
    "/finished/{record}/reviews/{seat}/findings", responses=refusals(404), response_model=ReviewFacts
)
async def word_findings(
    services: Server, address: Address, record: RecordName, seat: SeatNumber, findings: ReviewFindings
) -> Response:
    """Return the review of those choices of which a client says what it found out; nothing is kept."""
    found = await find_seat(services, record, seat)
    return await words(services, address, Judged(found.record, seat), findings)


@router.get(
    "/tables/{table}/reviews/{part}/briefs", responses=refusals(401, 404, 409), response_model=ReviewBriefs
)
async def read_part_briefs(
    services: Server,
    address: Address,
    table: TableName,
    part: PartNumber,
    guest: RequiredPerson,
    first: First = 0,
) -> Response:
    """Return some of the guest's own choices in a deal or round that is over, as `read_briefs` does."""
    wanted = await find_own_choices(services, table, part, guest)
    return await briefs(services, address, wanted, first)


@router.post(
    "/tables/{table}/reviews/{part}/findings", responses=refusals(401, 404, 409), response_model=ReviewFacts
)
async def word_part_findings(
    services: Server,
    address: Address,
    table: TableName,
    part: PartNumber,
    guest: RequiredPerson,
    findings: ReviewFindings,
) -> Response:
    """Return the review of the guest's own choices that follows from findings, as `word_findings` does."""
    wanted = await find_own_choices(services, table, part, guest)
    return await words(services, address, wanted, findings)


async def find_own_choices(services: Services, name: str, part: int, guest: KnownGuest) -> Judged:
    """Return what a guest wants to judge in a deal or round that is over. Raise `RefusedError`."""
    _, match, seat = await find_own_game(services, name, guest)
    require_search(match.game.name)
    require_over(match, part)
    return Judged(record_so_far(match), seat, part)


async def briefs(services: Services, address: str, wanted: Judged, first: int) -> Response:
    """Return some choices as the JSON that another process has made. Raise `RefusedError`."""
    made = await services.replaying.run(address, briefs_json, wanted, first)
    return Response(made, media_type="application/json")


async def words(services: Services, address: str, wanted: Judged, findings: ReviewFindings) -> Response:
    """Return what findings say as the JSON that another process has made. Raise `RefusedError`."""
    try:
        made = await services.replaying.run(address, found_json, wanted, findings)
    except InvalidFindings:
        raise RefusedError("malformed", "findings-invalid", field="found") from None
    return Response(made, media_type="application/json")

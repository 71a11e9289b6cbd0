"""Reviews: requested, watched while they are made, and read."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path
from pydantic import ValidationError

from spydeck.match import Match
from spydeck.protocol.bounds import MAX_SEATS
from spydeck.protocol.study import ReviewFacts, ReviewState
from spydeck.server.http.errors import refusals
from spydeck.server.http.routes.games import RecordName, find_record, require_revealed
from spydeck.server.http.routes.guests import KnownGuest, RequiredPerson
from spydeck.server.http.routes.tables import TableName, find_table, member_of, no_table
from spydeck.server.http.services import Address, Server, Services
from spydeck.server.live.reviews import Job, Wanted, decisions_in, decisions_in_part
from spydeck.server.store.records import GameRecord
from spydeck.server.table.decisions.decision import RefusedError
from spydeck.server.table.reviewing import require_judged, require_search
from spydeck.server.table.table import Table, name_of_record
from spydeck.server.table.trying_again import require_over

router = APIRouter(prefix="/api", tags=["games"])

SeatNumber = Annotated[int, Path(ge=0, lt=MAX_SEATS)]
PartNumber = Annotated[int, Path(ge=0, le=1_000_000)]


@router.get("/finished/{record}/reviews/{seat}", responses=refusals(404))
async def read_review(services: Server, record: RecordName, seat: SeatNumber) -> ReviewState:
    """Return the review of a seat in a finished game, or how far it is."""
    wanted = Wanted(record, seat)
    await find_seat(services, record, seat)
    return state_of(services, wanted, await kept_review(services, wanted))


@router.post("/finished/{record}/reviews/{seat}", responses=refusals(404))
async def request_review(
    services: Server, address: Address, record: RecordName, seat: SeatNumber
) -> ReviewState:
    """Have the moves of a seat in a finished game judged, unless they have been; return how far that is."""
    wanted = Wanted(record, seat)
    found = await find_seat(services, record, seat)
    kept = await kept_review(services, wanted)
    if kept is None:
        job = Job(found.game, partial(decisions_in, found.record, seat), partial(keep, services, wanted))
        services.reviews.start(wanted, job, address)
    return state_of(services, wanted, kept)


@router.get("/tables/{table}/reviews/{part}", responses=refusals(401, 404, 409))
async def read_part_review(
    services: Server, table: TableName, part: PartNumber, guest: RequiredPerson
) -> ReviewState:
    """Return the review of the guest's own moves in a deal or round that is over, counted from 0."""
    _, wanted = await find_part(services, table, part, guest)
    return state_of(services, wanted, services.reviews.of_part(wanted))


@router.post("/tables/{table}/reviews/{part}", responses=refusals(401, 404, 409))
async def request_part_review(
    services: Server, address: Address, table: TableName, part: PartNumber, guest: RequiredPerson
) -> ReviewState:
    """Have the guest's own moves in a deal or round that is over judged, unless they have been."""
    found, wanted = await find_part(services, table, part, guest)
    kept = services.reviews.of_part(wanted)
    if kept is None:
        match = found.running.copy()
        decisions = partial(decisions_in_part, match, wanted.seat, part)
        job = Job(match.game.name, decisions, partial(services.reviews.keep_part, wanted))
        services.reviews.start(wanted, job, address)
    return state_of(services, wanted, kept)


async def find_seat(services: Services, record: str, seat: int) -> GameRecord:
    """Return a finished game that has a seat and that bots can judge. Raise `RefusedError`."""
    found = await find_record(services, record)
    require_judged(found.game, seat, len(found.details.names))
    return found


async def find_own_game(services: Services, name: str, guest: KnownGuest) -> tuple[Table, Match, int]:
    """Return a table, its game, and the seat of a guest in it. Raise `RefusedError`."""
    host = await find_table(services, name)
    table, member = host.table, member_of(host, guest)
    if member is None:
        raise no_table()
    seat = table.seat_of(member)
    if seat is None:
        raise RefusedError("not-seated", "players-only")
    if table.match is None:
        raise RefusedError("not-now", "no-game")
    require_revealed(services, table.settings.daily)
    return table, table.match, seat


async def find_part(services: Services, name: str, part: int, guest: KnownGuest) -> tuple[Table, Wanted]:
    """Return a table, and what a guest who sits there wants reviewed. Raise `RefusedError`."""
    table, match, seat = await find_own_game(services, name, guest)
    require_search(match.game.name)
    require_over(match, part)
    return table, Wanted(f"{name_of_record(table)}/{part}", seat)


def state_of(services: Services, wanted: Wanted, kept: ReviewFacts | None) -> ReviewState:
    """Return a review that is ready, or how far it is."""
    if kept is not None:
        return ReviewState(state="ready", done=kept.decisions, decisions=kept.decisions, review=kept)
    progress = services.reviews.progress(wanted)
    if progress is None:
        return ReviewState(state="failed" if services.reviews.has_failed(wanted) else "none")
    return ReviewState(
        state="waiting" if progress.decisions is None else "working",
        done=progress.done,
        decisions=progress.decisions,
    )


async def keep(services: Services, wanted: Wanted, found: ReviewFacts) -> None:
    """Save the review of a finished game. Raise `NotSaved`."""
    await services.journal.change(services.store.put_review, *wanted, found.model_dump_json())


async def kept_review(services: Services, wanted: Wanted) -> ReviewFacts | None:
    """Return a review that is ready; None if it is being made, and if only an older version made one."""
    # One that is being made may be saved after this has read, and be over before it returns.
    if services.reviews.progress(wanted) is not None:
        return None
    body = await services.journal.read(services.store.review, *wanted)
    try:
        found = ReviewFacts.model_validate_json(body or "")
    except ValidationError:
        return None
    return found if "line" in found.model_fields_set else None

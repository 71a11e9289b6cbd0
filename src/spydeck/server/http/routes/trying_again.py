"""Positions to try again, and games moved here, at new tables; deals that are over step by step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from fastapi import APIRouter, Query
from starlette.responses import Response

from spydeck.protocol.http import MovedGame, ReplayPage, TableToTryAgain, TryAgain
from spydeck.protocol.tables import SeatSetup, Settings, TriedAgain
from spydeck.server.http.errors import refusals
from spydeck.server.http.routes.games import RecordName, find_record, replay_page, seat_of
from spydeck.server.http.routes.guests import KnownGuest, RequiredPerson
from spydeck.server.http.routes.reviews import find_own_game
from spydeck.server.http.routes.tables import TableName, admit_table
from spydeck.server.http.services import Address, Server, Services
from spydeck.server.live.lobby import new_id
from spydeck.server.table.decisions.decision import RefusedError
from spydeck.server.table.moving import read_begun, table_to_move
from spydeck.server.table.replay_pages import LAST_STEP, MAX_STEPS, USUAL_STEPS, Position, position_in
from spydeck.server.table.table import Table, name_of_record
from spydeck.server.table.trying_again import (
    over_so_far,
    require_alone,
    require_over,
    running_game,
    table_to_try,
)

router = APIRouter(prefix="/api", tags=["games"])


@router.post("/finished/{record}/again", responses=refusals(401, 404, 409), status_code=201)
async def try_again(
    services: Server, address: Address, record: RecordName, request: TryAgain, guest: RequiredPerson
) -> TableToTryAgain:
    """Create a table at which the guest plays on from a step of a finished game, alone against bots."""
    row = await find_record(services, record)
    if seat_of(guest, row) not in (None, request.seat):
        raise RefusedError("not-seated", "again-own-seat")
    position = await find_position(services, address, row.record, request)
    again = TriedAgain(record=record, step=request.step, part=position.part, seat=request.seat)
    names = row.details.bots or [None] * len(row.details.names)
    played = Settings(game=row.game, memory=row.details.memory)
    return await make_table(services, address, guest, played, position, again, names)


@router.post("/tables/{table}/again", responses=refusals(401, 404, 409), status_code=201)
async def try_deal_again(
    services: Server, address: Address, table: TableName, request: TryAgain, guest: RequiredPerson
) -> TableToTryAgain:
    """Create a table at which the guest plays on from a step of a deal or round that is over, as `try_again`
    does; only where the guest has played it alone against bots."""
    found, match, seat = await find_own_game(services, table, guest)
    if request.seat != seat:
        raise RefusedError("not-seated", "again-own-seat")
    require_alone(found, seat)
    name, names = name_of_record(found), [chair.bot for chair in found.chairs]
    position = await find_position(services, address, over_so_far(match), request)
    require_over(match, position.part)
    again = TriedAgain(record=name, step=request.step, part=position.part, seat=seat)
    return await make_table(services, address, guest, found.settings, position, again, names)


@router.post("/moved-tables", responses=refusals(401, 404, 409), status_code=201)
async def move_game(
    services: Server, address: Address, game: MovedGame, guest: RequiredPerson
) -> TableToTryAgain:
    """Create a table at which the guest plays on a game that began on a device, alone against bots."""
    begun = await services.replaying.run(address, read_begun, game.record)
    settings, seats = table_to_move(game, begun)
    return await start_table(services, address, guest, settings, seats, begun.record)


@router.get("/tables/{table}/replay", responses=refusals(401, 404, 409), response_model=ReplayPage)
async def replay_own_game(
    services: Server,
    address: Address,
    table: TableName,
    guest: RequiredPerson,
    first: Annotated[int, Query(ge=0, le=LAST_STEP)] = 0,
    count: Annotated[int, Query(ge=1, le=MAX_STEPS)] = USUAL_STEPS,
) -> Response:
    """Return some steps of the deals or rounds that are over in a game, as the guest's own seat saw them."""
    found, match, seat = await find_own_game(services, table, guest)
    if not found.in_game:
        raise RefusedError("not-now", "no-game")
    record, facts = over_so_far(match), running_game(found, seat)
    return await replay_page(services, address, facts, record, str(seat), first, count, running=True)


async def find_position(services: Services, address: str, record: str, request: TryAgain) -> Position:
    """Return the position of a record that a guest wants to try. Raise `RefusedError`, `SpydeckError`."""
    found = await services.replaying.run(address, position_in, record, request.step, request.seat)
    if found is None:
        raise RefusedError("not-now", "nothing-to-try")
    return found


async def make_table(
    services: Services,
    address: str,
    guest: KnownGuest,
    played: Settings,
    position: Position,
    again: TriedAgain,
    names: Sequence[str | None],
) -> TableToTryAgain:
    """Create a table at which a guest tries a position again. Raise `RefusedError`, `NotSaved`.

    See `table_to_try` for who plays.
    """
    settings, seats = table_to_try(played, position, again, names)
    return await start_table(services, address, guest, settings, seats, position.record)


async def start_table(
    services: Services,
    address: str,
    guest: KnownGuest,
    settings: Settings,
    seats: list[SeatSetup],
    begun: str,
) -> TableToTryAgain:
    """Create a table at which a guest plays on from the record `begun`. Raise `RefusedError`, `NotSaved`."""
    await admit_table(services, address, guest)
    table, secret = Table(new_id(), settings), services.lobby.context.draw_secret()
    await services.lobby.make(table, guest.id, guest.name, seats, secret, begun)
    return TableToTryAgain(table=table.id)

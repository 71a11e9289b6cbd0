"""Positions of games and deals that are over, to try again; and deals that are over step by step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from fastapi import APIRouter, Query
from starlette.responses import Response

from spydeck import bots
from spydeck.json_types import JsonObject
from spydeck.match import Match
from spydeck.match.record_format import write
from spydeck.match.replay import part_ends
from spydeck.protocol.http import FinishedGame, ReplayPage, TableToTryAgain, TryAgain
from spydeck.protocol.tables import SeatSetup, Settings, TriedAgain
from spydeck.server.http.errors import refusals
from spydeck.server.http.finished_games import Position, position_in
from spydeck.server.http.routes.games import RecordName, find_record, replay_page, seat_of
from spydeck.server.http.routes.guests import KnownGuest, RequiredPerson
from spydeck.server.http.routes.reviews import find_own_game, require_over
from spydeck.server.http.routes.tables import TableName, admit_table
from spydeck.server.http.services import Address, Server, Services
from spydeck.server.live.lobby import new_id
from spydeck.server.table.decisions.decision import RefusedError
from spydeck.server.table.decisions.seating import STRANGERS_BOT
from spydeck.server.table.table import Table, name_of_record
from spydeck.study.review import has_ended

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
    return await make_table(services, address, guest, row.game, position, again, names)


@router.post("/tables/{table}/again", responses=refusals(401, 404, 409), status_code=201)
async def try_deal_again(
    services: Server, address: Address, table: TableName, request: TryAgain, guest: RequiredPerson
) -> TableToTryAgain:
    """Create a table at which the guest plays on from a step of a deal or round that is over, as `try_again`
    does; only where the guest has played it alone against bots."""
    found, match, seat = await find_own_game(services, table, guest)
    if request.seat != seat:
        raise RefusedError("not-seated", "again-own-seat")
    if any(chair.sitter != "bot" for number, chair in enumerate(found.chairs) if number != seat):
        raise RefusedError("not-now", "again-after-game")
    name, game, names = name_of_record(found), match.game.name, [chair.bot for chair in found.chairs]
    position = await find_position(services, address, over_so_far(match), request)
    require_over(match, position.part)
    again = TriedAgain(record=name, step=request.step, part=position.part, seat=seat)
    return await make_table(services, address, guest, game, position, again, names)


@router.get("/tables/{table}/replay", responses=refusals(401, 404, 409), response_model=ReplayPage)
async def replay_own_game(
    services: Server,
    address: Address,
    table: TableName,
    guest: RequiredPerson,
    first: Annotated[int, Query(ge=0, le=100_000)] = 0,
    count: Annotated[int, Query(ge=1, le=50)] = 20,
) -> Response:
    """Return some steps of the deals or rounds that are over in a game, as the guest's own seat saw them."""
    found, match, seat = await find_own_game(services, table, guest)
    if not found.in_game:
        raise RefusedError("not-now", "no-game")
    facts = FinishedGame(
        record=name_of_record(found),
        table=found.id,
        game=match.game.name,
        names=[found.name_of(place) for place in range(found.players)],
        winners=[],
        totals=list(match.totals),
        why="",
        at=found.at,
        seat=seat,
        options=match.options.facts(),
        again=found.settings.again,
    )
    record = over_so_far(match)
    return await replay_page(services, address, facts, record, str(seat), first, count, running=True)


def over_so_far(match: Match) -> str:
    """Return the record of the deals or rounds that are over in a game, without names or secrets.

    Raise `RefusedError` if none is.
    """
    lines = match.lines()
    if not has_ended(match):
        require_over(match, match.part - 1 if match.part else 0)
        last, step = part_ends(lines)[match.part - 1], 0
        for place, line in enumerate(lines):
            step += line[0].isdigit()
            if step > last:
                lines = lines[:place]
                break
    return write(match.game, match.options, {}, lines)


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
    game: str,
    position: Position,
    again: TriedAgain,
    names: Sequence[str | None],
) -> TableToTryAgain:
    """Create a table at which a guest tries a position again. Raise `RefusedError`, `NotSaved`.

    The bots of the game play, and in the seats of people the same kind of bot.
    """
    await admit_table(services, address, guest)
    usual = next((name for name in names if name in bots.names()), STRANGERS_BOT)
    seats = [SeatSetup(sitter="bot", bot=name if name in bots.names() else usual) for name in names]
    seats[again.seat] = SeatSetup()
    settings = Settings(game=game, players=len(seats), options=playable(position.options), again=again)
    table, secret = Table(new_id(), settings), services.lobby.context.draw_secret()
    await services.lobby.make(table, guest.id, guest.name, seats, secret, position.record)
    return TableToTryAgain(table=table.id)


def playable(options: JsonObject) -> JsonObject:
    """Return the options of a game as a table has them: its record says by which rules it is played."""
    return {name: value for name, value in options.items() if name not in ("players", "rules_version")}

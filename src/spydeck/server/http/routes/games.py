"""The games that can be played here, their rulebooks, and the games that are finished."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import PlainTextResponse, Response

from spydeck import bots
from spydeck.games.game import Game, game, names
from spydeck.protocol.http import FinishedGame, GameFacts, OptionFacts, ReplayPage
from spydeck.server.http.errors import HttpRefusal, refusals
from spydeck.server.http.replay_pages import page_of
from spydeck.server.http.routes.guests import KnownGuest, MaybeGuest
from spydeck.server.http.services import Services, of
from spydeck.server.store.records import GameRecord, GameSummary
from spydeck.server.store.serialize import GameDetails
from spydeck.server.table.decisions.playing import advance_answers

router = APIRouter(tags=["games"])

Responses = dict[int | str, dict[str, Any]]
GameName = Annotated[str, Path(pattern=r"^[a-z-]{1,40}$")]
RecordName = Annotated[str, Path(pattern=r"^[0-9a-f]{16}-[0-9]{1,6}$")]
MAX_LISTED = 200
TEXT: Responses = {200: {"content": {"text/plain": {}}}}


@router.get("/games", responses=refusals())
async def list_games() -> list[GameFacts]:
    """The games, with their options as they are wished for at a new table."""
    return [facts_of(game(name)) for name in names()]


@router.get("/games/{name}/rulebook", responses={**refusals(404), **TEXT}, response_class=Response)
async def read_rulebook(name: GameName) -> PlainTextResponse:
    """A game's rulebook, as Markdown."""
    return PlainTextResponse(named(name).rulebook())


@router.get("/games/{name}/sheets/{sheet}", responses={**refusals(404), **TEXT}, response_class=Response)
async def read_sheet(name: GameName, sheet: GameName) -> PlainTextResponse:
    """A text to print for a game with the paper cards, in columns of equal letters."""
    found = named(name)
    sheets = found.text_ui().sheets
    if sheet not in sheets:
        known = f"the sheets are: {', '.join(sheets)}" if sheets else "it has none"
        raise HttpRefusal(404, "unknown", f"There is no such sheet of {found.title}; {known}.")
    return PlainTextResponse(sheets[sheet]())


def named(name: str) -> Game:
    """The game of a name; complains if there is none."""
    if name not in names():
        raise HttpRefusal(404, "unknown", f"There is no such game; the games are: {', '.join(names())}.")
    return game(name)


@router.get("/finished", responses=refusals(401))
async def list_finished(request: Request, guest: KnownGuest) -> list[FinishedGame]:
    """The finished games of the guest, the latest first."""
    services = of(request)
    rows = await services.journal.read(services.store.games_of, guest.guest, MAX_LISTED)
    return [finished(row, row.seat) for row in rows]


@router.get("/finished/{record}", responses=refusals(404))
async def read_finished(request: Request, record: RecordName, guest: MaybeGuest) -> FinishedGame:
    """A finished game, for anyone who has its name."""
    return finished(await kept(of(request), record), None)


@router.get("/finished/{record}/record", responses={**refusals(404), **TEXT}, response_class=Response)
async def read_record(request: Request, record: RecordName) -> PlainTextResponse:
    """The record of a finished game, to keep."""
    row = await kept(of(request), record)
    headers = {"Content-Disposition": f'attachment; filename="{row.game}-{row.id}.spy"'}
    return PlainTextResponse(row.record, headers=headers)


@router.get("/finished/{record}/replay", responses=refusals(404))
async def replay(
    request: Request,
    record: RecordName,
    eyes: Annotated[str, Query(pattern=r"^([0-5]|everyone|spectator)$")] = "everyone",
    first: Annotated[int, Query(ge=0, le=100_000)] = 0,
    count: Annotated[int, Query(ge=1, le=50)] = 20,
) -> ReplayPage:
    """Some steps of a finished game from a seat's eyes, a spectator's, or with open hands."""
    services = of(request)
    row = await kept(services, record)
    async with services.replaying:
        steps, page = await asyncio.to_thread(page_of, row.record, eyes, first, count)
    return ReplayPage(facts=finished(row, None), steps=steps, page=page)


async def kept(services: Services, record: str) -> GameRecord:
    """A finished game; complains if there is none."""
    row = await services.journal.read(services.store.game_row, record)
    if row is None:
        raise HttpRefusal(404, "unknown", "There is no such finished game.")
    return row


def finished(row: GameSummary, seat: int | None) -> FinishedGame:
    """A finished game in a list."""
    facts = GameDetails.model_validate(row.facts)
    return FinishedGame(
        record=row.id,
        table=row.table,
        game=facts.game,
        names=facts.names,
        winners=facts.winners,
        totals=facts.totals,
        why=facts.why,
        at=row.at,
        seat=seat,
        options=facts.options,
    )


@cache
def facts_of(found: Game) -> GameFacts:
    """A game as the lobby tells of it."""
    return GameFacts(
        name=found.name,
        title=found.title,
        pitch=found.pitch,
        prefix=found.prefix,
        least_players=found.least_players,
        most_players=found.most_players,
        usual_players=found.usual_players,
        options=[
            OptionFacts(name=flag.name, help=flag.help, choices=list(flag.choices), many=flag.many)
            for flag in found.option_flags
        ],
        single_deal=dict(found.setup.SINGLE_DEAL),
        early=advance_answers(found),
        bots=list(bots.names()),
        scorepad=found.text_ui().scorekeeper is not None,
        sheets=list(found.text_ui().sheets),
    )

"""The games of this server, their rulebooks, and finished games."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import PlainTextResponse, Response

from spydeck import bots
from spydeck.games.game import Game, OptionFlag
from spydeck.games.registry import game, loadable, names
from spydeck.language import ENGLISH, best_match, worded
from spydeck.protocol.http import FinishedGame, GameFacts, OptionFacts, ReplayPage
from spydeck.protocol.tables import DailyPlay
from spydeck.server.http.errors import HttpRefusal, refusals
from spydeck.server.http.languages import WantedLanguage
from spydeck.server.http.replay_pages import page_json
from spydeck.server.http.routes.guests import KnownGuest, MaybeGuest, RequiredPerson
from spydeck.server.http.services import Services, address, services_of
from spydeck.server.store.records import GameRecord, GameSummary
from spydeck.server.table.daily import sealed_until
from spydeck.server.table.decisions.playing import advance_answers

router = APIRouter(prefix="/api", tags=["games"])

Responses = dict[int | str, dict[str, Any]]
GameName = Annotated[str, Path(pattern=r"^[a-z0-9-]{1,40}$")]
RecordName = Annotated[str, Path(pattern=r"^[0-9a-f]{16}-[0-9]{1,6}$")]
MAX_LISTED = 200
TEXT: Responses = {200: {"content": {"text/plain": {}}}}


@router.get("/games", responses=refusals())
async def list_games() -> list[GameFacts]:
    """List the games, with their options for a new table."""
    return [facts_of(found) for found in loadable()]


@router.get("/games/{name}/rulebook", responses={**refusals(404), **TEXT}, response_class=Response)
async def read_rulebook(name: GameName, language: WantedLanguage = ENGLISH) -> PlainTextResponse:
    """Return a game's rulebook as Markdown."""
    return PlainTextResponse(find_game(name).rulebook(best_match([language])))


@router.get("/games/{name}/sheets/{sheet}", responses={**refusals(404), **TEXT}, response_class=Response)
async def read_sheet(
    name: GameName, sheet: GameName, language: WantedLanguage = ENGLISH
) -> PlainTextResponse:
    """Return a text to print for a game with the paper cards, in a monospaced layout."""
    found = find_game(name)
    sheets = found.text_ui(best_match([language])).sheets
    if sheet not in sheets:
        raise HttpRefusal(404, "unknown", "no-such-sheet", game=found.title, sheets=list(sheets))
    return PlainTextResponse(sheets[sheet]())


def find_game(name: str) -> Game:
    """Return the game of a name. Raise `HttpRefusal`."""
    if name not in names():
        raise HttpRefusal(404, "unknown", "no-such-game", names=list(names()))
    return game(name)


@router.get("/finished", responses=refusals(401))
async def list_finished(request: Request, guest: RequiredPerson) -> list[FinishedGame]:
    """List the finished games of the guest, latest first."""
    services = services_of(request)
    rows = await services.journal.read(services.store.games_of, guest.id, MAX_LISTED)
    return [finished_game(row, row.seat, services.daily.now()) for row in rows]


@router.get("/finished/{record}", responses=refusals(404))
async def read_finished(request: Request, record: RecordName, guest: MaybeGuest) -> FinishedGame:
    """Return a finished game to anyone who has its name."""
    services = services_of(request)
    row = await find_game_row(services, record)
    seat = seat_of(guest, row)
    if seat is None:
        require_revealed(services, row.details.daily)
    return finished_game(row, seat, services.daily.now())


@router.get("/finished/{record}/record", responses={**refusals(404), **TEXT}, response_class=Response)
async def read_record(request: Request, record: RecordName) -> PlainTextResponse:
    """Return the record of a finished game, for download."""
    row = await find_record(services_of(request), record)
    headers = {"Content-Disposition": f'attachment; filename="{row.game}-{row.id}.spy"'}
    return PlainTextResponse(row.record, headers=headers)


@router.get("/finished/{record}/replay", responses=refusals(404), response_model=ReplayPage)
async def replay(
    request: Request,
    record: RecordName,
    guest: MaybeGuest,
    eyes: Annotated[str, Query(pattern=r"^([0-5]|everyone|spectator)$")] = "everyone",
    first: Annotated[int, Query(ge=0, le=100_000)] = 0,
    count: Annotated[int, Query(ge=1, le=50)] = 20,
) -> Response:
    """Return some steps of a finished game as a seat or a spectator sees it, or with open hands."""
    services = services_of(request)
    row = await find_record(services, record)
    steps, page = await services.replaying.run(address(request), page_json, row.record, eyes, first, count)
    facts = finished_game(row, seat_of(guest, row), services.daily.now()).model_dump_json().encode()
    content = b'{"facts":%b,"steps":%d,"page":%b}' % (facts, steps, page)
    return Response(content, media_type="application/json")


async def find_record(services: Services, record: str) -> GameRecord:
    """Return a finished game whose record anyone may read. Raise `HttpRefusal`."""
    row = await find_game_row(services, record)
    require_revealed(services, row.details.daily)
    return row


def require_revealed(services: Services, daily: DailyPlay | None) -> None:
    """Raise `HttpRefusal` for a daily deal that others still play."""
    if sealed_until(daily, services.daily.now()) is not None:
        raise HttpRefusal(409, "not-now", "daily-sealed")


async def find_game_row(services: Services, record: str) -> GameRecord:
    """Return a finished game. Raise `HttpRefusal`."""
    row = await services.journal.read(services.store.game_row, record)
    if row is None:
        raise HttpRefusal(404, "unknown", "no-such-record")
    return row


def seat_of(guest: KnownGuest | None, row: GameRecord) -> int | None:
    """Return the seat of a guest in a finished game; None for others."""
    return dict(row.guests).get(guest.id) if guest else None


def finished_game(row: GameSummary, seat: int | None, now: int) -> FinishedGame:
    """Return a finished game as the protocol shows it."""
    details = row.details
    return FinishedGame(
        record=row.id,
        table=row.table,
        game=details.game,
        names=details.names,
        winners=details.winners,
        totals=details.totals,
        why=details.why,
        at=row.at,
        seat=seat,
        options=details.options,
        daily=details.daily,
        sealed_until=sealed_until(details.daily, now),
    )


@cache
def facts_of(found: Game) -> GameFacts:
    """Return a game as the protocol shows it."""
    return GameFacts(
        name=found.name,
        title=found.title,
        pitch=worded(found.pitch, ENGLISH),
        prefix=found.prefix,
        least_players=found.least_players,
        most_players=found.most_players,
        usual_players=found.usual_players,
        options=[option_facts(found, flag) for flag in found.option_flags],
        single_deal=dict(found.setup.SINGLE_DEAL),
        fewest_win=found.fewest_win,
        has_deals=found.has_deals,
        early=advance_answers(found),
        bots=list(bots.names()),
        scorepad=found.text_ui(ENGLISH).scorekeeper is not None,
        sheets=list(found.text_ui(ENGLISH).sheets),
    )


def option_facts(found: Game, flag: OptionFlag) -> OptionFacts:
    """Return an option of a game as the protocol shows it."""
    counts = range(found.least_players, found.most_players + 1)
    return OptionFacts(
        name=flag.name,
        help=worded(flag.help, ENGLISH),
        choices=list(flag.choices),
        many=flag.many,
        kind=flag.value_kind,
        least=flag.least,
        most=flag.most,
        excludes=list(flag.excludes),
        presets={choice: dict(values) for choice, values in flag.presets.items()},
        defaults={str(players): found.read_options(players, {}).facts().get(flag.name) for players in counts},
    )

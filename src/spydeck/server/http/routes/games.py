"""The games of this server, their rulebooks, and finished games: listed, replayed, and to take away."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from fastapi import APIRouter, Path, Query
from starlette.responses import PlainTextResponse, Response

from spydeck import bots
from spydeck.games.game import Game, OptionFlag
from spydeck.games.registry import game, loadable, names
from spydeck.language import ENGLISH, best_match, worded
from spydeck.protocol.http import FinishedGame, GameFacts, OptionFacts, PlayedPage, ReplayPage
from spydeck.protocol.tables import DailyPlay
from spydeck.server.http.errors import refusals
from spydeck.server.http.finished_games import archive, with_deals
from spydeck.server.http.requests import WantedLanguage
from spydeck.server.http.routes.guests import KnownGuest, MaybeGuest, RequiredPerson
from spydeck.server.http.services import Address, Server, Services
from spydeck.server.store.records import GameRecord
from spydeck.server.table.daily import sealed_until
from spydeck.server.table.decisions.decision import RefusedError
from spydeck.server.table.decisions.playing import advance_answers
from spydeck.server.table.finished import GuestGame, finished_game, played_game
from spydeck.server.table.replay_pages import EYES, LAST_STEP, MAX_STEPS, USUAL_STEPS, page_json, with_facts

router = APIRouter(prefix="/api", tags=["games"])

GameName = Annotated[str, Path(pattern=r"^[a-z0-9-]{1,40}$")]
RecordName = Annotated[str, Path(pattern=r"^[0-9a-f]{16}-[0-9]{1,6}$")]
MAX_LISTED = 200
First = Annotated[int, Query(ge=0, le=1_000_000)]
MAX_EXPORTED = 200
MAX_COMPLETED = 20
"""Games of older versions whose deals one request reads from their records."""


@router.get("/games", responses=refusals())
async def list_games() -> list[GameFacts]:
    """List the games, with their options for a new table."""
    return [facts_of(found) for found in loadable()]


@router.get("/games/{name}/rulebook", responses=refusals(404, media="text/plain"), response_class=Response)
async def read_rulebook(name: GameName, language: WantedLanguage = ENGLISH) -> PlainTextResponse:
    """Return a game's rulebook as Markdown."""
    return PlainTextResponse(find_game(name).rulebook(best_match([language])))


@router.get(
    "/games/{name}/sheets/{sheet}", responses=refusals(404, media="text/plain"), response_class=Response
)
async def read_sheet(
    name: GameName, sheet: GameName, language: WantedLanguage = ENGLISH
) -> PlainTextResponse:
    """Return a text to print for a game with the paper cards, in a monospaced layout."""
    found = find_game(name)
    sheets = found.text_ui(best_match([language])).sheets
    if sheet not in sheets:
        raise RefusedError("unknown", "no-such-sheet", game=found.title, sheets=list(sheets))
    return PlainTextResponse(sheets[sheet]())


def find_game(name: str) -> Game:
    """Return the game of a name. Raise `RefusedError`."""
    if name not in names():
        raise RefusedError("unknown", "no-such-game", names=list(names()))
    return game(name)


@router.get("/finished", responses=refusals(401))
async def list_finished(services: Server, guest: RequiredPerson) -> list[FinishedGame]:
    """List the finished games of the guest, latest first."""
    rows = await services.journal.read(services.store.games_of, guest.id, MAX_LISTED)
    return [finished_game(row, row.seat, services.daily.now()) for row in rows]


@router.get("/finished/{record}", responses=refusals(404))
async def read_finished(services: Server, record: RecordName, guest: MaybeGuest) -> FinishedGame:
    """Return a finished game to anyone who has its name."""
    row = await find_game_row(services, record)
    seat = seat_of(guest, row)
    if seat is None:
        require_revealed(services, row.details.daily)
    return finished_game(row, seat, services.daily.now())


@router.get("/finished/{record}/record", responses=refusals(404, media="text/plain"), response_class=Response)
async def read_record(services: Server, record: RecordName) -> PlainTextResponse:
    """Return the record of a finished game, for download."""
    row = await find_record(services, record)
    headers = {"Content-Disposition": f'attachment; filename="{row.game}-{row.id}.spy"'}
    return PlainTextResponse(row.record, headers=headers)


@router.get("/finished/{record}/replay", responses=refusals(404), response_model=ReplayPage)
async def replay(
    services: Server,
    address: Address,
    record: RecordName,
    guest: MaybeGuest,
    eyes: Annotated[str, Query(pattern=EYES)] = "everyone",
    first: Annotated[int, Query(ge=0, le=LAST_STEP)] = 0,
    count: Annotated[int, Query(ge=1, le=MAX_STEPS)] = USUAL_STEPS,
) -> Response:
    """Return some steps of a finished game as a seat or a spectator sees it, or with open hands."""
    row = await find_record(services, record)
    facts = finished_game(row, seat_of(guest, row), services.daily.now())
    return await replay_page(services, address, facts, row.record, eyes, first, count)


async def replay_page(
    services: Services,
    address: str,
    facts: FinishedGame,
    record: str,
    eyes: str,
    first: int,
    count: int,
    running: bool = False,
) -> Response:
    """Return some steps of a record as a `ReplayPage`, as the JSON that another process has made."""
    found = await services.replaying.run(address, page_json, record, eyes, first, count)
    return Response(with_facts(facts, *found, running=running), media_type="application/json")


async def find_record(services: Services, record: str) -> GameRecord:
    """Return a finished game whose record anyone may read. Raise `RefusedError`."""
    row = await find_game_row(services, record)
    require_revealed(services, row.details.daily)
    return row


def require_revealed(services: Services, daily: DailyPlay | None) -> None:
    """Raise `RefusedError` for a daily deal that others still play."""
    if sealed_until(daily, services.daily.now()) is not None:
        raise RefusedError("not-now", "daily-sealed")


async def find_game_row(services: Services, record: str) -> GameRecord:
    """Return a finished game. Raise `RefusedError`."""
    row = await services.journal.read(services.store.game_row, record)
    if row is None:
        raise RefusedError("unknown", "no-such-record")
    return row


def seat_of(guest: KnownGuest | None, row: GameRecord) -> int | None:
    """Return the seat of a guest in a finished game; None for others."""
    return dict(row.guests).get(guest.id) if guest else None


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


@router.get("/played", responses=refusals(401))
async def list_played(
    services: Server,
    address: Address,
    guest: RequiredPerson,
    first: First = 0,
    count: Annotated[int, Query(ge=1, le=200)] = 200,
) -> PlayedPage:
    """List finished games of the guest for statistics, latest first, without the `first` latest."""
    rows = await services.journal.read(services.store.games_of, guest.id, count + 1, first)
    shown = await completed(services, address, rows[:count])
    return PlayedPage(games=[played_game(row) for row in shown], more=len(rows) > count)


@router.get(
    "/played/archive",
    responses=refusals(401, media="application/zip"),
    response_class=Response,
)
async def download_played(
    services: Server, address: Address, guest: RequiredPerson, first: First = 0
) -> Response:
    """Return a ZIP archive of finished games of the guest, 200 at most: their records and `games.json`."""
    rows = await services.journal.read(services.store.games_of, guest.id, MAX_EXPORTED, first)
    records = await services.journal.read(services.store.records_of, rows)
    now = services.daily.now()
    known = [row for row in rows if row.id in records and sealed_until(row.details.daily, now) is None]
    content = await services.replaying.run(address, archive, known, records)
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

"""Previews of links that messengers and other sites show: a title, a description, and a picture.

Nobody signs in to read them, and they stay where they were shown. So they hold only what anyone with the
address can read, and nothing of a daily deal before it is revealed. What has no picture of its own, and a
daily deal that others still play, has the picture of the whole server: nobody can tell them apart.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from html import escape

from fastapi import APIRouter, Request
from starlette.responses import Response

from spydeck.games.game import Game
from spydeck.games.registry import loadable
from spydeck.language import ENGLISH, LOCALES, current, speaking, worded
from spydeck.server.http.preview_canvas import BRAND
from spydeck.server.http.preview_pictures import (
    all_results,
    daily_picture,
    headline,
    in_words,
    invitation_picture,
    result_picture,
    scores_of,
    server_picture,
    server_title,
)
from spydeck.server.http.requests import address_of, of_reader
from spydeck.server.http.services import Server, Services, services_of
from spydeck.server.store.errors import StoreError
from spydeck.server.table import daily
from spydeck.server.table.finished import GameDetails
from spydeck.server.text import sentence

router = APIRouter(prefix="/preview", include_in_schema=False)

RECORD = re.compile(r"[0-9a-f]{16}-[0-9]{1,6}")
TOKEN = re.compile(r"[A-Za-z0-9_-]{8,200}")
MAX_PATH = 300
"""Characters of an address that the tags repeat."""
PIXELS = (1200, 630)
TITLE = re.compile("<title>.*?</title>", re.DOTALL)
METHODS = ["GET", "HEAD"]
CACHED, NOT_CACHED = "public, max-age=86400", "no-store"


@dataclass(frozen=True)
class Preview:
    """A preview of a link."""

    title: str
    about: str
    path: str
    """The path of the picture."""
    draw: Callable[[], str]
    """Draws the picture as SVG."""


def of_server() -> Preview:
    """Return the preview of every page that has none of its own."""
    return Preview(server_title(), sentence("preview-about"), "/preview/spydeck.png", server_picture)


async def of_page(request: Request) -> Preview:
    """Return the preview of the page at an address."""
    first, *rest = request.scope["path"].strip("/").split("/")
    find = FINDERS.get(first)
    try:
        found = None if find is None else await find(services_of(request), rest)
    except StoreError:  # the page can be shown without it
        found = None
    return found or of_server()


async def of_replay(services: Services, path: Sequence[str]) -> Preview | None:
    """Return the preview of a finished game whose record anyone may read. Raise `StoreError`."""
    if len(path) != 1 or not RECORD.fullmatch(path[0]):
        return None
    row = await services.journal.read(services.store.game_row, path[0])
    if row is None or daily.sealed_until(row.details.daily, services.daily.now()) is not None:
        return None
    game = find_game(row.game)
    return None if game is None else of_result(game, row.details, path[0])


async def of_daily(services: Services, path: Sequence[str]) -> Preview | None:
    """Return the preview of a game's daily deals, or of the deal of a day if there is one.

    Raise `StoreError`.
    """
    game = find_game(path[0]) if 1 <= len(path) <= 2 else None
    if game is None:
        return None
    about = sentence("preview-daily-about")
    if len(path) == 1:
        title = sentence("preview-daily", game=game.title)
        return Preview(title, about, f"/preview/daily/{game.name}.png", partial(daily_picture, game, None))
    day = path[1]
    if not daily.is_day(day) or not await has_deal(services, game, day):
        return None
    title = sentence("preview-daily-of", game=game.title, day=in_words(day))
    return Preview(title, about, f"/preview/daily/{game.name}/{day}.png", partial(daily_picture, game, day))


async def of_invitation(services: Services, path: Sequence[str]) -> Preview | None:
    """Return the preview of an invitation: only the game, which anyone with the link can read.

    Raise `StoreError`.
    """
    if len(path) != 1 or not TOKEN.fullmatch(path[0]):
        return None
    row = await services.journal.read(services.store.by_invitation, path[0])
    return None if row is None else of_game(row.details.settings.game)


ABOUT_GAMES = {
    "rules": "preview-rules",
    "about": "preview-about-game",
    "score": "preview-score",
    "puzzle": "preview-puzzles",
    "learn": "preview-lessons",
}
"""The pages that say the same of a game to everyone, with the codes of their titles."""


def about_game(page: str, path: Sequence[str]) -> Preview | None:
    """Return the preview of such a page."""
    game = find_game(path[0]) if len(path) == 1 and page in ABOUT_GAMES else None
    if game is None:
        return None
    title = sentence(ABOUT_GAMES[page], game=game.title)
    return Preview(title, worded(game.pitch), "/preview/spydeck.png", server_picture)


async def of_page_about_game(page: str, _: Services, path: Sequence[str]) -> Preview | None:
    """Return the preview of a page that says the same of a game to everyone: its rules, its puzzles."""
    return about_game(page, path)


def of_game(name: str) -> Preview | None:
    """Return the preview of all invitations to a game."""
    game = find_game(name)
    if game is None:
        return None
    title, about = sentence("preview-invited", game=game.title), sentence("preview-invited-about")
    return Preview(title, about, f"/preview/invitation/{game.name}.png", partial(invitation_picture, game))


PAGES: dict[str, Callable[[Services, Sequence[str]], Awaitable[Preview | None]] | None] = {
    "/": None,
    "/table/{rest:path}": None,
    "/join/{rest:path}": of_invitation,
    "/device/{rest:path}": None,
    "/daily/{rest:path}": of_daily,
    "/games": None,
    "/people": None,
    "/statistics": None,
    "/replay/{rest:path}": of_replay,
    "/rules/{rest:path}": partial(of_page_about_game, "rules"),
    "/about/{rest:path}": partial(of_page_about_game, "about"),
    "/score/{rest:path}": partial(of_page_about_game, "score"),
    "/puzzles": None,
    "/puzzle/{rest:path}": partial(of_page_about_game, "puzzle"),
    "/learn": None,
    "/learn/{rest:path}": partial(of_page_about_game, "learn"),
    "/settings": None,
    "/alone/{rest:path}": None,
}
"""The addresses of the client's screens, with what finds the preview of a page that has its own."""
FINDERS = {address.split("/")[1]: find for address, find in PAGES.items()}
"""By the first part of the address."""


def find_game(name: str) -> Game | None:
    """Return the game of a name if it can be loaded."""
    return next((game for game in loadable() if game.name == name), None)


async def has_deal(services: Services, game: Game, day: str) -> bool:
    """Return whether there is a daily deal of a game and a day, tomorrow at most. Raise `StoreError`."""
    today = services.daily.today
    if day in (today, daily.day_after(today)):
        return True
    found = await services.journal.read(services.store.daily.deals, game.name, day, 1)
    return day < today and bool(found) and found[0].day == day


def of_result(game: Game, details: GameDetails, record: str) -> Preview:
    """Return the preview of a finished game."""
    scores = scores_of(game, details)
    day = None if details.daily is None else details.daily.day
    return Preview(
        title=sentence("preview-result", game=game.title, result=headline(scores)),
        about=sentence("preview-replay", scores=all_results(scores)),
        path=f"/preview/replay/{record}.png",
        draw=partial(result_picture, game, scores, day),
    )


def with_tags(page: str, preview: Preview, base: str | None, path: str) -> str:
    """Return a page with the tags that robots read in its head, and with the title of the preview.

    base: the address of the site, with which pictures need to begin; None where it is not known.
    """
    start, head, rest = page.partition("</head>")
    if not head:
        return page
    title = f"<title>{escape(preview.title)}</title>"
    start = TITLE.sub(lambda _: title, start, count=1)
    return start + "".join(f"{tag}\n" for tag in tags(preview, base, path)) + head + rest


def tags(preview: Preview, base: str | None, path: str) -> list[str]:
    """Return the tags of a preview. Source: The Open Graph protocol (ogp.me)."""
    if base is None:
        return [f'<meta name="description" content="{escape(preview.about)}">']
    width, height = PIXELS
    named = {"description": preview.about, "twitter:card": "summary_large_image"}
    properties = {
        "og:title": preview.title,
        "og:description": preview.about,
        "og:type": "website",
        "og:site_name": BRAND,
        "og:locale": LOCALES[current()],
        "og:url": base + (path if len(path) <= MAX_PATH else "/"),
        "og:image": base + preview.path + ("" if current() == ENGLISH else f"?language={current()}"),
        "og:image:type": "image/png",
        "og:image:width": str(width),
        "og:image:height": str(height),
        "og:image:alt": preview.title,
    }
    return [
        *(f'<meta name="{name}" content="{escape(content)}">' for name, content in named.items()),
        *(f'<meta property="{name}" content="{escape(content)}">' for name, content in properties.items()),
    ]


@router.api_route("/spydeck.png", methods=METHODS)
async def draw_server(request: Request) -> Response:
    """Return the picture of the whole server."""
    return await picture(request, of_server())


@router.api_route("/replay/{record}.png", methods=METHODS)
async def draw_result(request: Request, services: Server, record: str) -> Response:
    """Return the result of a finished game as a picture."""
    return await picture(request, await of_replay(services, [record]))


@router.api_route("/daily/{game}.png", methods=METHODS)
async def draw_daily(request: Request, services: Server, game: str) -> Response:
    """Return the picture of a game's daily deals."""
    return await picture(request, await of_daily(services, [game]))


@router.api_route("/daily/{game}/{day}.png", methods=METHODS)
async def draw_day(request: Request, services: Server, game: str, day: str) -> Response:
    """Return the picture of the daily deal of a day."""
    return await picture(request, await of_daily(services, [game, day]))


@router.api_route("/invitation/{game}.png", methods=METHODS)
async def draw_invitation(request: Request, game: str) -> Response:
    """Return the picture of every invitation to a game."""
    return await picture(request, of_game(game))


async def picture(request: Request, found: Preview | None) -> Response:
    """Return the picture of a preview, or one that is not cached if there is none."""
    with speaking(of_reader(request)):
        svg = (found or of_server()).draw()
    content = await services_of(request).pictures.picture(address_of(request.scope), svg)
    headers = {
        "Cache-Control": NOT_CACHED if found is None else CACHED,
        "Cross-Origin-Resource-Policy": "cross-origin",
        "Vary": "Accept-Language",
    }
    return Response(content, media_type="image/png", headers=headers)

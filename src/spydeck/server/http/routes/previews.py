"""The pictures of link previews.

What has no picture of its own, and a daily deal that others still play, has the picture of the whole server:
nobody can tell them apart.
"""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from spydeck.language import speaking
from spydeck.server.http import previews
from spydeck.server.http.languages import of_reader
from spydeck.server.http.services import address, services_of

router = APIRouter(prefix="/preview", include_in_schema=False)

METHODS = ["GET", "HEAD"]
CACHED, NOT_CACHED = "public, max-age=86400", "no-store"


@router.api_route("/spydeck.png", methods=METHODS)
async def draw_server(request: Request) -> Response:
    """Return the picture of the whole server."""
    return await picture(request, previews.of_server())


@router.api_route("/replay/{record}.png", methods=METHODS)
async def draw_result(request: Request, record: str) -> Response:
    """Return the result of a finished game as a picture."""
    return await picture(request, await previews.of_replay(services_of(request), [record]))


@router.api_route("/daily/{game}.png", methods=METHODS)
async def draw_daily(request: Request, game: str) -> Response:
    """Return the picture of a game's daily deals."""
    return await picture(request, await previews.of_daily(services_of(request), [game]))


@router.api_route("/daily/{game}/{day}.png", methods=METHODS)
async def draw_day(request: Request, game: str, day: str) -> Response:
    """Return the picture of the daily deal of a day."""
    return await picture(request, await previews.of_daily(services_of(request), [game, day]))


@router.api_route("/invitation/{game}.png", methods=METHODS)
async def draw_invitation(request: Request, game: str) -> Response:
    """Return the picture of every invitation to a game."""
    return await picture(request, previews.of_game(game))


async def picture(request: Request, found: previews.Preview | None) -> Response:
    """Return the picture of a preview, or one that is not cached if there is none."""
    with speaking(of_reader(request)):
        svg = (found or previews.of_server()).draw()
    content = await services_of(request).pictures.picture(address(request), svg)
    headers = {
        "Cache-Control": NOT_CACHED if found is None else CACHED,
        "Cross-Origin-Resource-Policy": "cross-origin",
        "Vary": "Accept-Language",
    }
    return Response(content, media_type="image/png", headers=headers)

"""The browser client, or a plain page where it has not been built."""

from __future__ import annotations

import gzip
import json
from collections.abc import Awaitable, Callable
from functools import cache
from html import escape
from importlib import resources
from pathlib import Path
from urllib.parse import quote

from fastapi import APIRouter, FastAPI
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, JSONResponse, Response
from starlette.routing import Match
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from spydeck.games.registry import loadable
from spydeck.language import Message, current, speaking
from spydeck.protocol.faults import CATALOGUE
from spydeck.server.http.errors import PLAIN_PAGE, error_response
from spydeck.server.http.preview_pictures import server_title, titles
from spydeck.server.http.requests import of_reader
from spydeck.server.http.routes.previews import PAGES, of_page, with_tags
from spydeck.server.http.services import base_url, services_of
from spydeck.server.text import message, sentence

STATIC = Path(str(resources.files("spydeck.server"))) / "static"
IMMUTABLE = "public, max-age=31536000, immutable"
CHECKED = "no-cache"
FOR_A_DAY = "public, max-age=86400"

FILE_METHODS = ("GET", "HEAD")
METHODS = (*FILE_METHODS, "POST", "PUT", "PATCH", "DELETE")

FILES = {
    "sw.js": ("text/javascript", CHECKED),
    "icon.svg": ("image/svg+xml", FOR_A_DAY),
    "icon-192.png": ("image/png", FOR_A_DAY),
    "icon-512.png": ("image/png", FOR_A_DAY),
    "icon-maskable-512.png": ("image/png", FOR_A_DAY),
    "apple-touch-icon.png": ("image/png", FOR_A_DAY),
}
"""Files whose names stay when their content changes: their types, and for how long they can be cached.

The service worker `sw.js` stands at the root, because it serves only what is beside or below it.
"""
router = APIRouter(include_in_schema=False)


class ImmutableFiles(StaticFiles):
    """Files whose names change with their content, compressed for clients that accept that.

    Nothing else is compressed: next to text that others control, the compressed length would reveal a secret
    (BREACH, 2013).
    """

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file that clients can cache forever."""
        response = await super().get_response(path, scope)
        if isinstance(response, FileResponse) and "gzip" in Headers(scope=scope).get("accept-encoding", ""):
            content = compressed(Path(response.path))
            response = Response(content, media_type=response.media_type, headers={"Content-Encoding": "gzip"})
        response.headers["Vary"] = "Accept-Encoding"
        response.headers["Cache-Control"] = IMMUTABLE
        return response


@cache
def compressed(path: Path) -> bytes:
    """Return the content of a file, compressed once."""
    return gzip.compress(path.read_bytes(), mtime=0)


async def page(request: Request) -> HTMLResponse:
    """Return the client, with what other sites show of a link to it."""
    with speaking(of_reader(request)):
        client = await run_in_threadpool(index, services_of(request).config.path)
        found = await of_page(request)
        content = with_tags(client, found, base_url(request), quote(request.scope["path"]))
    return HTMLResponse(content, headers={"Cache-Control": CHECKED, "Vary": "Accept-Language"})


def index(path: str) -> str:
    """Return the client's page for the path below which it is served, or a plain one if it was not built."""
    built = STATIC / "index.html"
    if built.is_file():
        return built.read_text("utf-8").replace('="./', f'="{path}/')
    return PLAIN_PAGE.format(
        language=current(), body=sentence("client-not-built", games=[escape(title) for title in titles()])
    )


def accepts_html(request: Request) -> bool:
    """Return whether a browser requests a page, rather than a program data."""
    data = request.url.path.startswith(("/api/", "/assets/"))
    return not data and "text/html" in request.headers.get("accept", "")


async def not_found(request: Request) -> Response:
    """Return the client, which says that there is nothing at this address."""
    response = await page(request)
    response.status_code = 404
    return response


async def on_http(request: Request, error: HTTPException) -> Response:
    """Answer a request for a page or with a method that does not exist."""
    if error.status_code == 404 and accepts_html(request):
        return await not_found(request)
    if error.status_code == 400:  # a body that the parser gave up on
        return error_response(422, "malformed", Message(CATALOGUE, "invalid-json"))
    if error.status_code != 405:
        return error_response(error.status_code, "unknown", message("no-such-page"))
    methods = ", ".join(methods_of(request) or FILE_METHODS)
    if request.method == "OPTIONS":
        return Response(status_code=204, headers={"Allow": methods})
    response = error_response(405, "unknown", message("no-such-method", methods=methods))
    response.headers["Allow"] = methods
    return response


def methods_of(request: Request) -> list[str]:
    """Return the methods with which a request's address can be used; the router knows those of one route."""
    return [
        method
        for method in METHODS
        if any(
            route.matches({**request.scope, "method": method})[0] is Match.FULL
            for route in request.app.routes
        )
    ]


def file_route(name: str) -> Callable[[], Awaitable[Response]]:
    """Return a route that serves a file of the client."""
    media_type, caching = FILES[name]

    async def file() -> Response:
        path = STATIC / name
        if not path.is_file():
            return Response(status_code=404)
        return FileResponse(path, media_type=media_type, headers={"Cache-Control": caching})

    return file


async def manifest(request: Request) -> Response:
    """Return what a browser that installs the client shows of it, in the language of the reader."""
    path = STATIC / "manifest.webmanifest"
    if not path.is_file():
        return Response(status_code=404)
    with speaking(of_reader(request)):
        daily = [(sentence("preview-daily", game=game.title), f"daily/{game.name}") for game in loadable()]
        facts = {
            **json.loads(path.read_text("utf-8")),
            "lang": current(),
            "name": server_title(),
            "description": sentence("preview-about"),
            "shortcuts": [
                {"name": name, "url": url} for name, url in (*daily, (sentence("my-games"), "games"))
            ],
        }
    headers = {"Cache-Control": CHECKED, "Vary": "Accept-Language"}
    return JSONResponse(facts, media_type="application/manifest+json", headers=headers)


router.add_api_route("/manifest.webmanifest", manifest, methods=["GET", "HEAD"])
for _name in FILES:
    router.add_api_route(f"/{_name}", file_route(_name), methods=["GET", "HEAD"])
for _path in PAGES:
    router.add_api_route(_path, page, methods=["GET", "HEAD"])


def add_to(app: FastAPI) -> None:
    """Make an application serve the built client, also where it has no such address."""
    app.add_exception_handler(HTTPException, on_http)  # type: ignore[arg-type]
    if (STATIC / "assets").is_dir():
        app.mount("/assets", ImmutableFiles(directory=STATIC / "assets"))

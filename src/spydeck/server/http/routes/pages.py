"""The browser's client, or a plain page where it has not been built."""

from __future__ import annotations

import gzip
from functools import cache
from importlib import resources
from pathlib import Path

from fastapi import APIRouter, FastAPI
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

STATIC = Path(str(resources.files("spydeck.server"))) / "static"
FOREVER = "public, max-age=31536000, immutable"

PLAIN = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Spydeck</title>
<h1>Spydeck is running</h1>
<p>Black Spy, Spy Tricks and Spycard are played here. The page to play them in was not built into this
copy; the terminal joins a table: <code>spydeck play --join LINK</code>.</p>
</html>
"""

PAGES = (
    "/",
    "/table/{rest:path}",
    "/join/{rest:path}",
    "/device/{rest:path}",
    "/games",
    "/replay/{rest:path}",
    "/rules/{rest:path}",
    "/about/{rest:path}",
    "/score/{rest:path}",
    "/settings",
)
"""The addresses of the client's screens; all are the same page, which looks at its own address."""


class Unchanging(StaticFiles):
    """Files whose names change with what is in them, compressed for who takes that.

    Nothing else is compressed: where a secret stands beside somebody else's words, the length would tell
    of it (BREACH, 2013).
    """

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, to be kept for good."""
        response = await super().get_response(path, scope)
        if isinstance(response, FileResponse) and "gzip" in Headers(scope=scope).get("accept-encoding", ""):
            content = compressed(Path(response.path))
            response = Response(content, media_type=response.media_type, headers={"Content-Encoding": "gzip"})
        response.headers["Vary"] = "Accept-Encoding"
        response.headers["Cache-Control"] = FOREVER
        return response


@cache
def compressed(path: Path) -> bytes:
    """What is in a file, compressed once."""
    return gzip.compress(path.read_bytes(), mtime=0)


async def page() -> Response:
    """The client."""
    index = STATIC / "index.html"
    if index.is_file():
        return FileResponse(index, headers={"Cache-Control": "no-cache"})
    return HTMLResponse(PLAIN)


def is_for_people(request: Request) -> bool:
    """Whether a browser asks for a page, rather than a program for data."""
    data = request.url.path.startswith(("/api/", "/assets/"))
    return not data and "text/html" in request.headers.get("accept", "")


async def nowhere() -> Response:
    """The client, which says that nothing is at this address."""
    response = await page()
    response.status_code = 404
    return response


async def icon() -> Response:
    """The picture that browsers show beside the page's title."""
    path = STATIC / "icon.svg"
    return FileResponse(path) if path.is_file() else Response(status_code=404)


def add_to(app: FastAPI) -> None:
    """Serve the client."""
    router = APIRouter(include_in_schema=False)
    router.add_api_route("/icon.svg", icon, methods=["GET", "HEAD"])
    for path in PAGES:
        router.add_api_route(path, page, methods=["GET", "HEAD"])
    app.include_router(router)
    if (STATIC / "assets").is_dir():
        app.mount("/assets", Unchanging(directory=STATIC / "assets"))

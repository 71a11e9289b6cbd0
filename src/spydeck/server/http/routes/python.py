"""Python for the browser: the files with which a page runs a table without a server."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.concurrency import run_in_threadpool
from starlette.responses import JSONResponse, Response

from spydeck.adapters import pyodide
from spydeck.server.http.content import python_list
from spydeck.server.http.routes.pages import CHECKED, FILE_METHODS, IMMUTABLE

router = APIRouter(prefix="/python", include_in_schema=False)


@router.api_route("/files.json", methods=[*FILE_METHODS])
async def list_files() -> Response:
    """Return where the files are now, and how many bytes each takes on its way."""
    facts = python_list(await run_in_threadpool(pyodide.packed))
    return JSONResponse(facts, headers={"Cache-Control": CHECKED})


@router.api_route("/{folder}/{name}", methods=[*FILE_METHODS])
async def send_file(folder: str, name: str) -> Response:
    """Return a file, which has another address when its content is another."""
    files = await run_in_threadpool(pyodide.packed)
    found = next((file for file in files if (file.folder, file.name) == (folder, name)), None)
    if found is None:
        return Response(status_code=404)
    coding = {"Content-Encoding": "gzip"} if found.compressed else {}
    headers = {"Cache-Control": IMMUTABLE, **coding}
    return Response(found.content, media_type=found.media_type, headers=headers)

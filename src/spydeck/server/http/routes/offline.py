"""The files that a page keeps to do without the server: their list, and all content as one of them."""

from __future__ import annotations

from collections.abc import Sequence

from fastapi import APIRouter, Request
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from spydeck.language import ENGLISH, LANGUAGES, best_match
from spydeck.protocol.http import OfflineFile
from spydeck.server.http.content import bundle, compressed_bundle, offline_files
from spydeck.server.http.requests import WantedLanguage
from spydeck.server.http.routes.pages import FILE_METHODS, IMMUTABLE

router = APIRouter()


@router.get("/api/offline", tags=["games"])
async def list_offline_files(request: Request, language: WantedLanguage = ENGLISH) -> Sequence[OfflineFile]:
    """List all files with which a page plays, teaches and poses puzzles without the server."""
    return await run_in_threadpool(offline_files, request.app, best_match([language]))


@router.api_route("/offline/{folder}/{name}", methods=[*FILE_METHODS], include_in_schema=False)
async def send_bundle(request: Request, folder: str, name: str) -> Response:
    """Return all content in a language, which has another address when it says something else."""
    language = name.removesuffix(".json")
    if language not in LANGUAGES:
        return Response(status_code=404)
    if (await run_in_threadpool(bundle, request.app, language)).path != f"/offline/{folder}/{name}":
        return Response(status_code=404)
    content = await run_in_threadpool(compressed_bundle, request.app, language)
    headers = {"Cache-Control": IMMUTABLE, "Content-Encoding": "gzip"}
    return Response(content, media_type="application/json", headers=headers)

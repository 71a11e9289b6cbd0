"""Whether the server is well, and its figures."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from spydeck import __version__
from spydeck.protocol import VERSION
from spydeck.protocol.http import ServerInfo
from spydeck.server.http.errors import told
from spydeck.server.http.services import address, of

router = APIRouter(include_in_schema=False)

AT_HOME = ("127.0.0.1", "::1")


@router.get("/health")
async def health() -> JSONResponse:
    """The process answers."""
    return JSONResponse({"health": "good"})


@router.get("/ready")
async def ready(request: Request) -> JSONResponse:
    """The database takes what is written."""
    services = of(request)
    await services.journal.change(services.store.ready)
    return JSONResponse({"ready": True})


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """Figures, for whoever asks from this computer."""
    if address(request) not in AT_HOME:
        return told(403, "unknown", "Figures are only shown to this computer itself.")
    services = of(request)
    services.metrics.tables.set(len(services.lobby.hosts))
    return PlainTextResponse(services.metrics.text(), media_type="text/plain; version=0.0.4")


@router.get("/api/server")
async def serving(request: Request) -> ServerInfo:
    """What this server is."""
    services = of(request)
    return ServerInfo(
        version=__version__,
        protocol=VERSION,
        local=services.config.public_url is None,
        tables=len(services.lobby.hosts),
    )

"""Whether the server is healthy, and its metrics."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from spydeck import __version__
from spydeck.protocol import VERSION
from spydeck.protocol.http import ServerInfo
from spydeck.server.http.errors import error_response, store_response
from spydeck.server.http.schema import schema
from spydeck.server.http.services import Server
from spydeck.server.store.errors import NotSaved
from spydeck.server.text import message

router = APIRouter(include_in_schema=False)


async def is_monitor(request: Request, services: Server) -> bool:
    """Return whether a request comes from whoever watches this server."""
    client = request.client
    return client is not None and services.config.is_monitor(client.host)


IsMonitor = Annotated[bool, Depends(is_monitor)]


@router.get("/health")
async def health() -> JSONResponse:
    """Answer that the process runs."""
    return JSONResponse({"health": "good"})


@router.get("/ready")
async def ready(services: Server, monitor: IsMonitor) -> JSONResponse:
    """Answer whether the database can be written; to monitors also why not."""
    try:
        await services.journal.change(services.store.ready)
    except NotSaved as error:
        return store_response(error if monitor else error.for_players())
    return JSONResponse({"ready": True})


@router.get("/metrics")
async def metrics(services: Server, monitor: IsMonitor) -> Response:
    """Return the metrics, to monitors only."""
    if not monitor:
        return error_response(403, "unknown", message("metrics-local"))
    services.count()
    return PlainTextResponse(services.metrics.text(), media_type="text/plain; version=0.0.4")


@router.get("/api/schema.json")
async def read_schema() -> JSONResponse:
    """Return the JSON schema of all messages, over the socket and over HTTP."""
    return JSONResponse(schema(), media_type="application/schema+json")


@router.get("/api/server")
async def read_server(services: Server) -> ServerInfo:
    """Return facts about this server, that is, all processes on its database."""
    load, others = services.lobby.load, services.lease.others
    return ServerInfo(
        version=__version__,
        protocol=VERSION,
        local=services.config.public_url is None,
        tables=load.tables + sum(node.tables for node in others),
        people=load.people + sum(node.people for node in others),
    )

"""Whether the server is healthy, and its metrics."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from spydeck import __version__
from spydeck.protocol import VERSION
from spydeck.protocol.http import ServerInfo
from spydeck.server.http.errors import error_response, store_response
from spydeck.server.http.schema import schema
from spydeck.server.http.services import services_of
from spydeck.server.store.errors import NotSaved
from spydeck.server.text import message

router = APIRouter(include_in_schema=False)


@router.get("/health")
async def health() -> JSONResponse:
    """Answer that the process runs."""
    return JSONResponse({"health": "good"})


@router.get("/ready")
async def ready(request: Request) -> JSONResponse:
    """Answer whether the database can be written; to monitors also why not."""
    services = services_of(request)
    try:
        await services.journal.change(services.store.ready)
    except NotSaved as error:
        return store_response(error if is_monitor(request) else error.for_players())
    return JSONResponse({"ready": True})


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """Return the metrics, to monitors only."""
    if not is_monitor(request):
        return error_response(403, "unknown", message("metrics-local"))
    services = services_of(request)
    services.count()
    return PlainTextResponse(services.metrics.text(), media_type="text/plain; version=0.0.4")


def is_monitor(request: Request) -> bool:
    """Return whether a request comes from whoever watches this server."""
    client = request.client
    return client is not None and services_of(request).config.is_monitor(client.host)


@router.get("/api/schema.json")
async def read_schema() -> JSONResponse:
    """Return the JSON schema of all messages, over the socket and over HTTP."""
    return JSONResponse(schema(), media_type="application/schema+json")


@router.get("/api/server")
async def read_server(request: Request) -> ServerInfo:
    """Return facts about this server, that is, all processes on its database."""
    services = services_of(request)
    load, others = services.lobby.load, services.lease.others
    return ServerInfo(
        version=__version__,
        protocol=VERSION,
        local=services.config.public_url is None,
        tables=load.tables + sum(node.tables for node in others),
        people=load.people + sum(node.people for node in others),
    )

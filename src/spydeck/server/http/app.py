"""The application: its routes and middleware, and the maintenance that runs beside it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from importlib import import_module
from pkgutil import iter_modules

from fastapi import APIRouter, FastAPI
from starlette.types import ASGIApp

from spydeck import __version__
from spydeck.server.config import Config
from spydeck.server.http import errors, routes
from spydeck.server.http.middleware import BodyLimit, ByListener, FromProxy, protect
from spydeck.server.http.requests import NothingThere
from spydeck.server.http.routes import pages
from spydeck.server.http.services import Services, open_services
from spydeck.server.http.to_owner import FromNode, ToOwner

ABOUT = "Everything except playing, which goes over the socket of a table; see docs/protocol.md."
ROUTERS: list[APIRouter] = [
    import_module(f"{routes.__name__}.{module.name}").router for module in iter_modules(routes.__path__)
]
"""Every module of `routes/` has one."""


def create_app(config: Config, services: Services | None = None, node_port: int | None = None) -> ASGIApp:
    """Return the complete application; it opens its services when it starts unless they are given.

    node_port: the port on which only other processes on the same database are served.
    """

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        running = services or open_services(config)
        app.state.services = running
        await running.workers.start()
        words = asyncio.to_thread(errors.read_refusals)
        others = (running.keep_lease(), running.sign_outs.run())
        work = (running.maintain(), running.warming.run(), *others, words)
        beside = [asyncio.create_task(one) for one in work]
        try:
            yield
        finally:
            for task in beside:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
            await running.close()

    app = bare_app(lifespan, config.path)
    limits = config.limits
    bounded = BodyLimit(ToOwner(app), limits.message_bytes, limits.seconds_to_request)
    public = protect(bounded, config, lambda: app.state.services.rates)
    return ByListener(FromProxy(public, config), FromNode(bounded, app), node_port)


def bare_app(lifespan: object = None, path: str = "") -> FastAPI:
    """Return the application without middleware.

    path: where its description says that it is.
    """
    app = FastAPI(
        title="Spydeck",
        version=__version__,
        description=ABOUT,
        servers=[{"url": path}] if path else None,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,  # type: ignore[arg-type]
    )
    errors.add_to(app)
    app.router.routes.insert(0, NothingThere(app.router))
    for router in ROUTERS:  # `include_router` would make each route again, which takes a fifth of a second
        app.router.routes += router.routes
    pages.add_to(app)
    return app

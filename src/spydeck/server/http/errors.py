"""How refusals are told over HTTP: always a code and a sentence."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI, HTTPException, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException as StarletteHTTPException
from starlette.responses import JSONResponse, Response

from spydeck.errors import SpydeckError
from spydeck.protocol.http import ErrorResponse
from spydeck.server.http.routes import pages
from spydeck.server.store.errors import NotSaved, StoreError
from spydeck.server.table.decisions.decision import Refusal

STATUS = {
    "malformed": 422,
    "unknown": 404,
    "not-host": 403,
    "not-seated": 403,
    "not-now": 409,
    "taken": 409,
    "too-many": 429,
}


NO_JSON = "The body is no JSON that can be read."


class HttpRefusal(HTTPException):
    """A refusal with a code of its own."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(status, message)
        self.code = code


def told(status: int, code: str, message: str) -> JSONResponse:
    """A complaint as a response."""
    return JSONResponse(ErrorResponse(code=code, message=message).model_dump(), status)


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The complaints that a route may answer with, for its description."""
    always = (400, 403, 408, 413, 421, 422, 429, 503)
    return {status: {"model": ErrorResponse} for status in sorted({*always, *statuses})}


def answer_to(error: Exception) -> JSONResponse:
    """What is answered where a table, the engine, the database or a route refused something."""
    match error:
        case Refusal():
            return told(STATUS.get(error.code, 409), error.code, error.message)
        case HttpRefusal():
            return told(error.status_code, error.code, error.detail)
        case NotSaved():
            return told(503, "not-saved", str(error))
        case StoreError():
            return told(503, "not-read", str(error))
    return told(422, "malformed", str(error))


async def on_refusal(request: Request, error: Exception) -> JSONResponse:
    """Something refused; what the engine refuses is an option, a game or a record that was wished for."""
    return answer_to(error)


async def on_malformed(request: Request, error: RequestValidationError) -> JSONResponse:
    """A request is not of the shape that it should have."""
    first = error.errors()[0]
    if first["type"] == "json_invalid":
        return told(422, "malformed", NO_JSON)
    if first["loc"][0] == "path":  # a name that nothing can have is the name of nothing
        return told(404, "unknown", "There is nothing by this name.")
    place = ".".join(str(part) for part in first["loc"][1:])
    wrong = str(first["msg"]).removeprefix("Value error, ")
    return told(422, "malformed", f"{place}: {wrong}"[:300] if place else wrong[:300])


async def on_http(request: Request, error: StarletteHTTPException) -> Response:
    """No such page, no such method, or a refusal with a code."""
    if error.status_code == 404 and pages.is_for_people(request):
        return await pages.nowhere()
    if isinstance(error, HttpRefusal):
        return answer_to(error)
    if error.status_code == 400:  # a body that the parser gave up on
        return told(422, "malformed", NO_JSON)
    response = told(error.status_code, "unknown", str(error.detail))
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


def add_to(app: FastAPI) -> None:
    """Tell every refusal in the same form."""
    for kind in (Refusal, SpydeckError):
        app.add_exception_handler(kind, on_refusal)
    app.add_exception_handler(RequestValidationError, on_malformed)  # type: ignore[arg-type]
    app.add_exception_handler(StarletteHTTPException, on_http)  # type: ignore[arg-type]

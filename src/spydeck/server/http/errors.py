"""Refusals as HTTP responses: always a code, a reason and a sentence."""

from __future__ import annotations

import json
from html import escape
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.datastructures import Headers
from starlette.responses import JSONResponse
from starlette.types import Scope, Send

from spydeck.errors import SpydeckError
from spydeck.games.registry import loadable
from spydeck.language import ENGLISH, Message
from spydeck.protocol.faults import CATALOGUE, first_fault
from spydeck.protocol.http import ErrorResponse
from spydeck.server.http.requests import of_reader
from spydeck.server.store.errors import NotSaved, StoreError
from spydeck.server.table.decisions.decision import RefusedError
from spydeck.server.table.error_facts import code_of_fault, error_facts, facts_of
from spydeck.server.text import message

REFERENCE: dict[str, Any] = {
    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/ErrorResponse"}}}
}
"""Describes a refusal as the model does, of which FastAPI makes a validator for each status and route."""

PLAIN_PAGE = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Spydeck</title></head>
<body>{body}</body>
</html>
"""
"""Says something where the client cannot."""


class HttpRefusal(RefusedError):
    """A refusal with a code or a status that no command has."""

    def __init__(
        self, status: int, code: str, reason: str, /, *, field: str | None = None, **arguments: Any
    ) -> None:
        super().__init__("unknown", reason, field=field, **arguments)
        self.status = status
        self.code = code  # type: ignore[assignment]


def refusals(*statuses: int, media: str | None = None) -> dict[int | str, dict[str, Any]]:
    """Return the refusals that a route can answer with, for its description; and the type of its file."""
    always = (401, 403, 408, 413, 421, 422, 429, 503)
    found: dict[int | str, dict[str, Any]] = {400: {"model": ErrorResponse}}
    found |= dict.fromkeys(sorted({*always, *statuses}), REFERENCE)
    return {**found, 200: {"content": {media: {}}}} if media else found


def read_refusals() -> None:
    """Read what refusals say, so that nobody at a table waits while the first one is worded."""
    from spydeck.language.messages import bundle  # takes time to import

    for package in (CATALOGUE, "spydeck.games.messages", *(game.sentences for game in loadable())):
        bundle(package, ENGLISH)


def error_response(
    status: int,
    code: str,
    message: Message | str,
    *,
    reason: str | None = None,
    clause: str | None = None,
    field: str | None = None,
) -> JSONResponse:
    """Return a refusal as a response, as `error_facts` words it."""
    facts = error_facts(code, message, reason=reason, clause=clause, field=field)
    return JSONResponse(facts.model_dump(), status)


def response_to(error: Exception) -> JSONResponse:
    """Return the response to what a table, the engine, the database or a route refused."""
    if isinstance(error, StoreError):
        return store_response(error.for_players())
    status, facts = facts_of(error)
    return JSONResponse(facts.model_dump(), status)


def store_response(error: StoreError) -> JSONResponse:
    """Return the response to what the database refused, for the person whom the error is worded for."""
    code = "not-saved" if isinstance(error, NotSaved) else "not-read"
    words = error.full.sentence(ENGLISH)
    facts = ErrorResponse(code=code, message=words, reason=error.reason, arguments=error.arguments)
    return JSONResponse(facts.model_dump(), 503)


async def on_refusal(request: Request, error: Exception) -> JSONResponse:
    """Answer a request that was refused."""
    return response_to(error)


async def on_invalid(request: Request, error: RequestValidationError) -> JSONResponse:
    """Answer a request that does not have the right form."""
    errors = error.errors()
    if errors[0]["loc"][0] == "path":  # a name that nothing can have is the name of nothing
        return error_response(404, "unknown", message("nothing-by-this-name"))
    field, why = first_fault(errors, skip=1)
    return error_response(422, code_of_fault(field), why, field=field)


def add_to(app: FastAPI) -> None:
    """Make an application answer every refusal in the same form."""
    for kind in (RefusedError, SpydeckError):
        app.add_exception_handler(kind, on_refusal)
    app.add_exception_handler(RequestValidationError, on_invalid)  # type: ignore[arg-type]


async def refuse(
    scope: Scope,
    send: Send,
    status: int,
    code: str,
    reason: str,
    /,
    *,
    close: bool = False,
    **arguments: Any,
) -> None:
    """Answer a request, or the request for a socket, with a refusal; `close` also ends the connection.

    Whoever goes to an address reads it as a page in their language.
    """
    kind = "websocket.http" if scope["type"] == "websocket" else "http"
    words = message(reason, **arguments)
    if Headers(scope=scope).get("sec-fetch-mode") == "navigate":
        language = of_reader(Request({**scope, "type": "http"}))
        text = PLAIN_PAGE.format(language=language, body=f"<p>{escape(words.sentence(language))}</p>")
        media = "text/html; charset=utf-8"
    else:
        facts = {"code": code, "message": words.sentence(ENGLISH), "reason": reason, "arguments": arguments}
        media, text = "application/json", json.dumps(facts)
    body = text.encode()
    headers = [(b"content-type", media.encode()), (b"content-length", str(len(body)).encode())]
    if close:
        headers.append((b"connection", b"close"))
    await send({"type": f"{kind}.response.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.response.body", "body": body})

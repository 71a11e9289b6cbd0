"""The response of a middleware that refuses a request."""

from __future__ import annotations

import json
from typing import Any

from starlette.types import Scope, Send

from spydeck.language import ENGLISH
from spydeck.server.text import message


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
    """Answer a request, or the request for a socket, with a refusal; `close` also ends the connection."""
    kind = "websocket.http" if scope["type"] == "websocket" else "http"
    words = message(reason, **arguments).sentence(ENGLISH)
    facts = {"code": code, "message": words, "reason": reason, "arguments": arguments}
    body = json.dumps(facts).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if close:
        headers.append((b"connection", b"close"))
    await send({"type": f"{kind}.response.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.response.body", "body": body})

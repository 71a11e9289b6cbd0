"""Refusals as requests over HTTP are answered with them: always a status, a code, a reason and a sentence."""

from __future__ import annotations

from types import NoneType
from typing import Any

from spydeck.errors import InvalidOption, SpydeckError, UnknownGame
from spydeck.language import ENGLISH, Message
from spydeck.protocol.http import ErrorResponse
from spydeck.server.table.decisions.decision import RefusedError

STATUS = {
    "malformed": 422,
    "unknown": 404,
    "not-host": 403,
    "not-seated": 403,
    "not-now": 409,
    "taken": 409,
    "too-many": 429,
}


def error_facts(
    code: str,
    message: Message | str,
    *,
    reason: str | None = None,
    clause: str | None = None,
    field: str | None = None,
) -> ErrorResponse:
    """Return a refusal as the protocol shows it; the reason is the message's code where no other is given.

    If another is given, the argument `wrong` says more exactly what is wrong.
    """
    facts = ErrorResponse(code=code, message="", reason=reason, clause=clause, field=field)
    if isinstance(message, str):
        return facts.model_copy(update={"message": message})
    finer = {} if reason in (None, message.code) else {"wrong": message.code}
    arguments = {name: plain(value) for name, value in message.arguments.items()}
    words = {"message": message.sentence(ENGLISH), "reason": reason or message.code}
    return facts.model_copy(update={**words, "arguments": {**finer, **arguments}})


def plain(value: Any) -> Any:
    """Return an argument of a message as data that JSON can hold."""
    if isinstance(value, Message):
        return value.sentence(ENGLISH)
    return value if isinstance(value, (str, int, float, list, NoneType)) else str(value)


def code_of_fault(field: str | None) -> str:
    """Return the code for a request that does not have the right form in a field."""
    # As where a game refuses it: the bounds of all games are wider than those of one.
    return "wrong-number-of-players" if field == "players" else "malformed"


def facts_of(error: Exception) -> tuple[int, ErrorResponse]:
    """Return the status and the facts of what a table, the engine or a route refused."""
    match error:
        case RefusedError():
            status = error.status or STATUS.get(error.code, 409)
            return status, error_facts(error.code, error.message, clause=error.clause, field=error.field)
        case UnknownGame():
            return 422, error_facts("unknown-game", error.said, reason="unknown-game", field="game")
        case InvalidOption():
            code, option = error.code, error.field
            field = option if option in (None, "players") else f"options.{option}"
            return 422, error_facts(code, error.said, reason=code, clause=error.clause, field=field)
        case SpydeckError():
            return 422, error_facts("malformed", error.said, reason="invalid-request")
    return 422, error_facts("malformed", str(error), reason="invalid-request")

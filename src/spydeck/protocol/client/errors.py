"""Errors between a client and a server."""

from __future__ import annotations

from spydeck.errors import SpydeckError
from spydeck.protocol.client.refusals import in_words
from spydeck.protocol.client.text import sentence
from spydeck.protocol.http import ErrorResponse
from spydeck.text.system import cause_of


class Unreachable(SpydeckError):
    """There is no server at an address, or it does not answer."""


class NoReply(Unreachable, TimeoutError):
    """The server has not replied to a command in time; it may still carry it out."""


class RequestRejected(SpydeckError):
    """The server refused; `code` is a word for programs, the message a sentence for people."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


def reason_of(error: Exception) -> str:
    """Return why a server cannot be reached, in the language in use as far as it is known there."""
    if isinstance(error, TimeoutError):
        return sentence("no-answer")
    return cause_of(error) if isinstance(error, OSError) else str(error)


def error_from(status: int, body: bytes) -> SpydeckError:
    """Return the error for a response with an error status."""
    try:
        response = ErrorResponse.model_validate_json(body, extra="ignore")
    except ValueError:
        return Unreachable(sentence("no-reason", status=status))
    return RequestRejected(response.code, in_words(response))

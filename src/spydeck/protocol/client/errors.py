"""What can go wrong between a client and a server."""

from __future__ import annotations

from spydeck.errors import SpydeckError
from spydeck.protocol.http import ErrorResponse


class Unreachable(SpydeckError):
    """There is no server at an address, or it does not answer."""


class RequestRejected(SpydeckError):
    """The server refused; `code` is a word for programs, the message a sentence for people."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


def complaint(status: int, body: bytes) -> SpydeckError:
    """What an answer with an error status says."""
    try:
        told = ErrorResponse.model_validate_json(body, extra="ignore")
    except ValueError:
        return Unreachable(f"the server answers with status {status} and no reason")
    return RequestRejected(told.code, told.message)

"""The server's sentences: one module for each language, each with a table `MESSAGES`."""

from __future__ import annotations

from typing import Any

from spydeck.language import Message


def message(reason: str, **arguments: Any) -> Message:
    """Return a message of the server's catalogue, worded where it is shown."""
    return Message(__name__, reason, arguments)


def sentence(reason: str, **arguments: Any) -> str:
    """Return a message of the server's catalogue in the language in use."""
    return message(reason, **arguments).sentence()

"""The server's sentences: Fluent files in one folder for each language.

Clients word refusals (`refusals.ftl`) themselves, from their codes and arguments.
"""

from __future__ import annotations

from typing import Any

from spydeck.language import Message


def message(reason: str, **arguments: Any) -> Message:
    """Return a message of the server's catalogue, worded where it is shown."""
    return Message(__name__, reason, arguments)


def sentence(reason: str, **arguments: Any) -> str:
    """Return a message of the server's catalogue in the language in use."""
    return message(reason, **arguments).sentence()

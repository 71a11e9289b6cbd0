"""The server's sentences: Fluent files in one folder for each language.

Its refusals are in `spydeck.protocol.text`, because clients word them from their codes and arguments.
"""

from __future__ import annotations

from typing import Any

from spydeck.language import Message


def message(reason: str, **arguments: Any) -> Message:
    """Return why something is refused, worded where it is shown."""
    return Message("spydeck.protocol.text", reason, arguments)


def notice(code: str, **arguments: Any) -> Message:
    """Return something that the server says itself, worded where it is shown."""
    return Message(__name__, code, arguments)


def sentence(code: str, **arguments: Any) -> str:
    """Return something that the server says itself in the language in use."""
    return notice(code, **arguments).sentence()

"""The sentences of the library's errors: Fluent files in one folder for each language."""

from __future__ import annotations

from typing import Any

from spydeck.language import Message


def message(code: str, /, **arguments: Any) -> Message:
    """Return what is wrong, worded where it is shown."""
    return Message(__name__, code, arguments)

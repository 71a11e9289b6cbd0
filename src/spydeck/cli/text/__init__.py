"""The command line's sentences: Fluent files in one folder for each language."""

from __future__ import annotations

from typing import Any

from spydeck.language import messages


def sentence(code: str, /, **arguments: Any) -> str:
    """Return a sentence in the language in use."""
    return messages.sentence(__name__, code, arguments)

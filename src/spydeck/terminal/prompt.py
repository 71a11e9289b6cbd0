"""Reading what people type, from a terminal or a pipe."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import TextIO

from spydeck.printable import printable

Reader = Callable[[str], str]
"""Shows a prompt and returns the line that was typed; raises `EOFError` at the end of the input."""

MAX_TYPED = 2_000
"""Maximum number of characters used of a line."""


def reader_for(source: TextIO, out: TextIO) -> Reader:
    """Return the reader for an input: with line editing at a terminal, with an echo in a pipe."""
    if source.isatty() and out.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  (adds line editing to `input`)
        return lambda prompt: edit_line(prompt, out)
    return lambda prompt: read_line(prompt, source, out)


def edit_line(prompt: str, out: TextIO) -> str:
    """Return one line from a terminal."""
    try:
        return input(prompt)[:MAX_TYPED]
    except (EOFError, KeyboardInterrupt):
        out.write("\n")
        raise


def read_line(prompt: str, source: TextIO, out: TextIO) -> str:
    """Return one line from a pipe, echoed after its prompt so that the transcript reads like a dialogue."""
    out.write(prompt)
    out.flush()
    line = source.readline(MAX_TYPED)
    if not line:
        out.write("\n")
        raise EOFError
    rest = line
    while rest and not rest.endswith("\n"):
        rest = source.readline(MAX_TYPED)
    typed = line.rstrip("\r\n")
    if not source.isatty():
        echo(typed, out)
    return typed


def echo(typed: str, out: TextIO) -> None:
    """Repeat a line that was read from a pipe."""
    out.write(printable(typed) + "\n")

"""Reading what people type, from a terminal or a pipe, and leaving in good order."""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Callable, Iterator
from types import FrameType
from typing import TextIO

Reader = Callable[[str], str]
"""Shows a prompt and gives the line that was typed; raises `EOFError` when there are no more."""

MAX_TYPED = 2_000
"""Letters of a line that are looked at."""

LEAVING = ("SIGINT", "SIGTERM", "SIGHUP")
"""Ctrl-C, a polite kill, a closed terminal."""


def reader_for(source: TextIO, out: TextIO) -> Reader:
    """The reader for an input: with line editing on a terminal, with an echo in a pipe."""
    if source.isatty() and out.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  (from now on `input` can edit)
        return lambda prompt: edit_line(prompt, out)
    return lambda prompt: read_line(prompt, source, out)


def edit_line(prompt: str, out: TextIO) -> str:
    """One line from a terminal."""
    try:
        return input(prompt)[:MAX_TYPED]
    except (EOFError, KeyboardInterrupt):
        out.write("\n")
        raise


def read_line(prompt: str, source: TextIO, out: TextIO) -> str:
    """One line from a pipe, repeated behind its prompt, so that the transcript reads like a dialogue."""
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
    """Repeat a line that came through a pipe."""
    out.write("".join(letter if letter.isprintable() else "?" for letter in typed) + "\n")


class Leaving:
    """Turns every way of being told to leave into `KeyboardInterrupt`, but never in the middle of a step."""

    def __init__(self) -> None:
        self._busy = False
        self._told = False
        self._before: dict[int, signal.Handlers | Callable[..., object] | int | None] = {}

    def __enter__(self) -> Leaving:
        if threading.current_thread() is threading.main_thread():
            for name in LEAVING:
                number = getattr(signal, name, None)
                if number is not None and signal.getsignal(number) not in (signal.SIG_IGN, None):
                    self._before[number] = signal.signal(number, self._tell)
        return self

    def __exit__(self, *_: object) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)

    @contextlib.contextmanager
    def step(self) -> Iterator[None]:
        """Something that is to be finished first."""
        self._busy = True
        try:
            yield
        finally:
            self._busy = False
        if self._told:
            raise KeyboardInterrupt

    def _tell(self, number: int, frame: FrameType | None) -> None:
        if self._told:
            return  # once is enough; the farewell is not to be cut short
        self._told = True
        if not self._busy:
            raise KeyboardInterrupt

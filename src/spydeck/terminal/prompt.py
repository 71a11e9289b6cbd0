"""Input from a person: lines from a terminal or a pipe, Tab, and signals to stop."""

from __future__ import annotations

import contextlib
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from types import FrameType
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


DELIMITERS = " \t,"
"""The characters between words; "#4" and "P1" are words."""


@contextlib.contextmanager
def completing(completions: Callable[[str], list[str]]) -> Iterator[None]:
    """Complete words by a function from the line up to the cursor, where lines can be edited."""
    try:
        import readline
    except ImportError:
        yield
        return
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        yield
        return

    def complete(word: str, number: int) -> str | None:
        found = completions(readline.get_line_buffer()[: readline.get_endidx()])
        return found[number] + " " if number < len(found) else None

    before = readline.get_completer(), readline.get_completer_delims()
    readline.set_completer(complete)
    readline.set_completer_delims(DELIMITERS)
    editline = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if editline else "tab: complete")
    try:
        yield
    finally:
        readline.set_completer(before[0])
        readline.set_completer_delims(before[1])


STOP_SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP")
"""Ctrl-C, a polite kill, a closed terminal."""


class GracefulStop:
    """Turns every stop signal into `KeyboardInterrupt`, but never in the middle of a protected step.

    Ctrl-C stops the innermost game only; a signal that ends the program stops those around it, too.
    """

    def __init__(self) -> None:
        self._protected = False
        self._stopping = False
        self._ended_by: int | None = None
        """The signal that ends the program, once it has come."""
        self._handlers_before: dict[int, signal.Handlers | Callable[..., object] | int | None] = {}

    def __enter__(self) -> GracefulStop:
        if threading.current_thread() is threading.main_thread():
            for name in STOP_SIGNALS:
                number = getattr(signal, name, None)
                if number is not None and signal.getsignal(number) not in (signal.SIG_IGN, None):
                    self._handlers_before[number] = signal.signal(number, self._stop)
        return self

    def __exit__(self, *_: object) -> None:
        for number, handler in self._handlers_before.items():
            signal.signal(number, handler)
        if self._ended_by is not None:
            around = getattr(self._handlers_before[self._ended_by], "__self__", None)
            if isinstance(around, GracefulStop):
                around._stop(self._ended_by, None)

    @contextlib.contextmanager
    def protected(self) -> Iterator[None]:
        """Let a step finish before a signal interrupts."""
        self._protected = True
        try:
            yield
        finally:
            self._protected = False
        if self._stopping:
            raise KeyboardInterrupt

    def _stop(self, number: int, frame: FrameType | None) -> None:
        if self._stopping:
            return  # a second signal must not cut the farewell short
        self._stopping = True
        self._ended_by = None if number == signal.SIGINT else number
        if not self._protected:
            raise KeyboardInterrupt

"""Reading typed lines in a thread of its own, while other output is written above the prompt."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TextIO

from spydeck.terminal.prompt import MAX_TYPED, Reader, echo, reader_for

CLEAR_LINE = "\r\x1b[K"


class InputThread:
    """The person at the keyboard, or the lines of a pipe, each of which is read only on request."""

    def __init__(self, source: TextIO, out: TextIO, *, plain: bool) -> None:
        self.live = source.isatty()
        """Whether a person may type at any time; otherwise the input is a pipe."""
        self._out = out
        self._clears = out.isatty() and not plain
        self._prompt = ""
        self._requests: SimpleQueue[str] = SimpleQueue()
        self._typed: SimpleQueue[str | None] = SimpleQueue()
        self._waiting = False
        self._overwritten = False
        """Whether other output has replaced the prompt."""
        self._read = reader_for(source, out) if self.live else silent_reader(source)

    @contextlib.contextmanager
    def listening(self) -> Iterator[None]:
        """Read lines in the background, and restore the terminal afterwards."""
        with restored_terminal():
            Thread(target=self._read_lines, name="input", daemon=True).start()
            yield

    def ask(self, prompt: str) -> None:
        """Show a prompt, unless it is already there, and request a line."""
        if self._waiting:
            if self._overwritten:
                self._overwritten = False
                self._show_prompt()
            return
        self._prompt, self._waiting = prompt, True
        if not self.live:
            self._show_prompt()
        self._requests.put(prompt)

    def line(self) -> str | None:
        """Return the line that was typed, if there is one. Raise `EOFError` at the end of the input."""
        try:
            typed = self._typed.get_nowait()
        except Empty:
            return None
        self._waiting = self._overwritten = False
        if typed is None:
            self._out.write("\n")
            raise EOFError
        if not self.live:
            echo(typed, self._out)
        return typed

    def write(self, text: str) -> None:
        """Write text above the prompt."""
        if self._waiting and not self._overwritten:
            self._overwritten = True
            self._out.write(CLEAR_LINE if self._clears else "\n")
        self._out.write(text)

    def flush(self) -> None:
        """Show everything written so far."""
        self._out.flush()

    def _show_prompt(self) -> None:
        self._out.write(self._prompt + (unfinished_line() if self.live else ""))
        self._out.flush()

    def _read_lines(self) -> None:
        while True:
            try:
                self._typed.put(self._read(self._requests.get()))
            except (EOFError, OSError, ValueError):
                self._typed.put(None)


def silent_reader(source: TextIO) -> Reader:
    """Return a reader for a pipe that shows no prompt and holds no lock that would delay the exit."""
    raw = open(source.fileno(), "rb", buffering=0, closefd=False)  # noqa: SIM115

    def read(prompt: str) -> str:
        line = raw.readline(MAX_TYPED)
        if not line:
            raise EOFError
        rest = line
        while rest and not rest.endswith(b"\n"):
            rest = raw.readline(MAX_TYPED)
        return line.decode(errors="replace").rstrip("\r\n")

    return read


def unfinished_line() -> str:
    """Return what has been typed of the present line."""
    try:
        import readline
    except ImportError:
        return ""
    return readline.get_line_buffer()


@contextlib.contextmanager
def restored_terminal() -> Iterator[None]:
    """Restore the terminal's settings afterwards, even while a line is being typed."""
    try:
        import termios

        before = termios.tcgetattr(0)
    except (ImportError, OSError, termios.error):
        yield
        return
    try:
        yield
    finally:
        termios.tcsetattr(0, termios.TCSADRAIN, before)

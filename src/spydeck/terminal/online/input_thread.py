"""Reading what is typed while news comes in: a thread waits for lines, news is written above the prompt."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TextIO

from spydeck.terminal.prompt import MAX_TYPED, Reader, echo, reader_for

CLEAR = "\r\x1b[K"


class Typist:
    """Somebody at the keyboard, or lines in a pipe, of which each is read only when it is asked for."""

    def __init__(self, source: TextIO, out: TextIO, *, plain: bool) -> None:
        self.live = source.isatty()
        """Whether somebody sits there who may type at any time."""
        self._out = out
        self._clears = out.isatty() and not plain
        self._prompt = ""
        self._asked: SimpleQueue[str] = SimpleQueue()
        self._typed: SimpleQueue[str | None] = SimpleQueue()
        self._waiting = False
        self._broken = False
        """Whether something was written over the prompt."""
        self._read = reader_for(source, out) if self.live else silent_reader(source)

    @contextlib.contextmanager
    def listening(self) -> Iterator[None]:
        """Listen to the keyboard, and leave the terminal as it was."""
        with kept_terminal():
            Thread(target=self._listen, name="typist", daemon=True).start()
            yield

    def ask(self, prompt: str) -> None:
        """Show a prompt, if it does not stand there, and wait for a line."""
        if self._waiting:
            if self._broken:
                self._broken = False
                self._show_prompt()
            return
        self._prompt, self._waiting = prompt, True
        if not self.live:
            self._show_prompt()
        self._asked.put(prompt)

    def line(self) -> str | None:
        """The line that was typed, if one was; raises `EOFError` when there are no more."""
        try:
            typed = self._typed.get_nowait()
        except Empty:
            return None
        self._waiting = self._broken = False
        if typed is None:
            self._out.write("\n")
            raise EOFError
        if not self.live:
            echo(typed, self._out)
        return typed

    def write(self, text: str) -> None:
        """Write something above the prompt."""
        if self._waiting and not self._broken:
            self._broken = True
            self._out.write(CLEAR if self._clears else "\n")
        self._out.write(text)

    def flush(self) -> None:
        """Let everything be seen."""
        self._out.flush()

    def _show_prompt(self) -> None:
        self._out.write(self._prompt + (typed_already() if self.live else ""))
        self._out.flush()

    def _listen(self) -> None:
        while True:
            try:
                self._typed.put(self._read(self._asked.get()))
            except (EOFError, OSError, ValueError):
                self._typed.put(None)


def silent_reader(source: TextIO) -> Reader:
    """Reads lines of a pipe without a prompt, and holds no lock that the end of the program waits for."""
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


def typed_already() -> str:
    """What stands in the line that is being typed."""
    try:
        import readline
    except ImportError:
        return ""
    return readline.get_line_buffer()


@contextlib.contextmanager
def kept_terminal() -> Iterator[None]:
    """Leave the terminal's settings as they were, though a line is still being typed."""
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

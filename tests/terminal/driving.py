"""Running the command line: in this process, through pipes, at a pseudo terminal."""

import io
import os
import pty
import re
import select
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

import spydeck
from spydeck.cli import main
from spydeck.match import Match
from tests.waiting import PATIENCE

ESCAPE = "\x1b"
OWN_TERMINAL = "import fcntl, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); "
"""Makes the pseudo terminal the program's controlling terminal, which sends it Ctrl-C."""
RUN = "import sys; from spydeck.cli import main; sys.exit(main())"
PROMPT = re.compile(r"> $")
NOTHING = re.compile("(?!)")


def keep_sensible(home: Path) -> None:
    """Let games be against `sensible`, which needs no compiling, unless a test names another bot."""
    home.mkdir(parents=True, exist_ok=True)
    (home / "bots").write_text("sensible\n")


class Outcome(NamedTuple):
    """The result of a command line."""

    status: int
    out: str
    err: str


class CommandLine:
    """Runs command lines in this process, with a folder for saved games of their own."""

    def __init__(self, home: Path, patch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.home = home
        self._patch = patch
        self._capsys = capsys
        patch.setenv("SPYDECK_HOME", str(home))
        keep_sensible(home)

    def run(self, *words: str, typed: str = "") -> Outcome:
        """Run a command line in this process."""
        self._patch.setattr(sys, "stdin", io.StringIO(typed))
        try:
            status = main(words)
        except SystemExit as leaving:
            status = leaving.code if isinstance(leaving.code, int) else 1
        captured = self._capsys.readouterr()
        return Outcome(status, captured.out, captured.err)

    @property
    def games(self) -> list[Path]:
        """The saved games, oldest first."""
        return sorted((self.home / "games").glob("*.spydeck"), key=lambda path: path.stat().st_mtime_ns)

    def game(self) -> Match:
        """The one saved game."""
        (path,) = self.games
        return spydeck.load(path.read_text())

    def keep(self, match: Match, name: str = "kept") -> Path:
        """Save a game as a file."""
        folder = self.home / "games"
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{name}.spydeck"
        path.write_text(match.record())
        return path


class Person:
    """A person at a running program, who reads up to the next prompt and types a line."""

    def __init__(
        self, home: Path, *words: str, terminal: bool = False, run: str = RUN, **environment: str
    ) -> None:
        """With Python to run in place of the usual command line."""
        self.terminal = terminal
        inside, outside = pty.openpty() if terminal else os.pipe()
        self._reading = inside
        self.program = subprocess.Popen(
            [sys.executable, "-c", OWN_TERMINAL * terminal + run, *words],
            stdin=outside if terminal else subprocess.PIPE,
            stdout=outside,
            stderr=outside,
            env={**self._environment(home), **environment},
            start_new_session=True,
        )
        os.close(outside)

    @staticmethod
    def _environment(home: Path) -> Mapping[str, str]:
        kept = {name: text for name, text in os.environ.items() if name not in ("NO_COLOR", "TERM")}
        keep_sensible(home)
        return {**kept, "SPYDECK_HOME": str(home), "TERM": "xterm"}

    def read(self, until: re.Pattern[str] = PROMPT) -> str:
        """Return everything up to the next prompt (or another pattern), or to the end."""
        found = ""
        while not until.search(found):
            ready, _, _ = select.select([self._reading], [], [], PATIENCE)
            assert ready, f"no answer in time after: {found[-300:]}"
            try:
                part = os.read(self._reading, 65536)
            except OSError:  # a pseudo terminal says so when its other side is closed
                break
            if not part:
                break
            found += part.decode()
        return found

    def type(self, line: str, until: re.Pattern[str] = PROMPT) -> str:
        """Type a line and return the answer.

        During a game at a server the next prompt may be an old one: there, wait for the sentence itself.
        """
        self.send(line + "\n")
        return self.read(until)

    def is_answered(self, line: str, answer: str) -> None:
        """Type a line, and wait until a text is shown, whatever else happens meanwhile."""
        shown = self.type(line, re.compile(re.escape(answer)))
        assert answer in shown, shown[-300:]

    def send(self, text: str) -> None:
        """Press some keys."""
        if self.terminal:
            os.write(self._reading, text.encode())
        else:
            assert self.program.stdin
            self.program.stdin.write(text.encode())
            self.program.stdin.flush()

    def press_control_c(self) -> None:
        """Press Ctrl-C at a terminal, repeatedly if nothing happens, as line editors can miss one."""
        self.send("\x03")
        while not select.select([self._reading], [], [], 1)[0]:
            self.send("\x03")

    def advice(self) -> str:
        """Ask for a suggestion, and return what takes it: Enter."""
        assert "Suggestion: " in self.type("hint")
        return ""

    last_words = ""
    """The last output of a program that has ended."""

    def leave(self, how: signal.Signals | None = None) -> int:
        """End the input, or end the program by a signal, and return the exit status.

        The signal is repeated if nothing happens: one that comes just before the program waits for a line has
        no effect until there is one.
        """
        if how is not None:
            self.program.send_signal(how)
            while not select.select([self._reading], [], [], 1)[0]:
                self.program.send_signal(how)
        elif self.program.stdin:
            self.program.stdin.close()
        self.last_words = self.read(NOTHING)
        status = self.program.wait(PATIENCE)
        if self.program.stdin:
            self.program.stdin.close()
        os.close(self._reading)
        return status

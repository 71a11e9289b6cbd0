"""A real server: `spydeck serve` in its own process with its own database."""

import os
import re
import select
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.same_deals import SEED_FILE
from tests.seeded import COMMAND
from tests.server.new_database import create_tables

ROOT = Path(__file__).parents[2]
PATIENCE = 60
RUN = "import sys; from spydeck.cli import main; sys.exit(main())"
ADDRESS = re.compile(r"Spydeck is running: (?:(http://\S+:(\d+))|unix:)\S*\n")


QUICK = ("--limit", "bots_alone_seconds=0.001")
"""Lets bots play whole games among themselves while a test waits."""


class LiveServer:
    """A running server with its address `url` and its banner `said`."""

    def __init__(self, folder: Path, *flags: str, port: int = 0) -> None:
        self.folder = folder
        self._flags = flags
        folder.mkdir(parents=True, exist_ok=True)
        self.port = port
        self.program = self._started()
        self.said = self._read_greeting()
        found = ADDRESS.search(self.said)
        assert found, self.said
        self.url = found[1] or ""
        self.port = int(found[2] or 0)

    def stop(self) -> None:
        """Stop it cleanly."""
        self.program.terminate()
        self._wait()

    def kill(self) -> None:
        """Kill it, as a power cut does."""
        self.program.kill()
        self._wait()

    def start_again(self) -> None:
        """Restart it at the same address with the same database."""
        self.program = self._started()
        self.said = self._read_greeting()

    def _started(self) -> subprocess.Popen[bytes]:
        database = f"sqlite:///{self.folder / 'tables.db'}"
        create_tables(database)
        at = () if "--socket" in self._flags else ("--port", str(self.port))
        words = ("serve", *at, "--database", database, *QUICK, *self._flags)
        return subprocess.Popen(
            [sys.executable, "-c", COMMAND, SEED_FILE, *words],
            stdout=subprocess.PIPE,
            cwd=ROOT,
            env={**os.environ, "SPYDECK_HOME": str(self.folder)},
        )

    def _read_greeting(self) -> str:
        out = self.program.stdout
        assert out
        said = b""
        while b"every table is kept" not in said:
            ready, _, _ = select.select([out], [], [], PATIENCE)
            assert ready, "the server did not start in time"
            part = os.read(out.fileno(), 65_536)
            assert part, f"the server ended with status {self.program.wait()}"
            said += part
        return said.decode()

    def _wait(self) -> None:
        self.program.wait(PATIENCE)
        if self.program.stdout:
            self.program.stdout.close()


@contextmanager
def serving(folder: Path, *flags: str) -> Iterator[LiveServer]:
    """Run a server."""
    server = LiveServer(folder, *flags)
    try:
        yield server
    finally:
        server.stop()


@pytest.fixture(scope="module")
def live_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """One server for the tests of a module."""
    with serving(tmp_path_factory.mktemp("server")) as server:
        yield server

"""A real server: `spydeck serve` in its own process with its own database."""

import os
import re
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.same_deals import SEED_FILE
from tests.seeded import COMMAND
from tests.server.new_database import create_tables
from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[2]
RUN = "import sys; from spydeck.cli import main; sys.exit(main())"
ADDRESS = re.compile(r"Spydeck is running: (?:(http://\S+:(\d+))|unix:)\S*\n")


LIMITS = ("guests_per_address", "tables_per_address", "requests_per_second", "requests_at_once")
"""Limits that tests do not reach, though all come from one address and ask again until something is so."""
ROOMY = tuple(word for limit in LIMITS for word in ("--limit", f"{limit}=100000"))
QUICK = ("--limit", "bots_alone_seconds=0.001")
"""Lets bots play whole games among themselves while a test waits."""


class Server:
    """A running server with its address `url` and its banner `said`; started again, it keeps its port."""

    def __init__(self, folder: Path, *flags: str, compiled: bool = False, client: Path | None = None) -> None:
        """With a folder for the database `tables.db`, and more flags for `spydeck serve`.

        With code that was compiled ahead, bots think; else they play as `sensible` at every level. `client`:
        the folder of another built client.
        """
        self._folder = folder
        self._flags = flags
        self._before = ["compiled"] if compiled else []
        self._client = {"TEST_CLIENT": str(client)} if client else {}
        folder.mkdir(parents=True, exist_ok=True)
        self.port = 0
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
        """Kill it and its bots, as a power cut does."""
        if self.program.poll() is None:
            os.killpg(self.program.pid, signal.SIGKILL)
        self._wait()

    def start_again(self) -> None:
        """Restart it at the same address with the same database."""
        self.program = self._started()
        self.said = self._read_greeting()

    def _started(self) -> subprocess.Popen[bytes]:
        database = f"sqlite:///{self._folder / 'tables.db'}"
        create_tables(database)
        at = () if "--socket" in self._flags else ("--port", str(self.port))
        words = ("serve", *at, "--database", database, *QUICK, *ROOMY, *self._flags)
        return subprocess.Popen(
            [sys.executable, "-c", COMMAND, SEED_FILE, *self._before, *words],
            stdout=subprocess.PIPE,
            cwd=ROOT,
            env={**os.environ, **self._client, "SPYDECK_HOME": str(self._folder)},
            start_new_session=True,
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
def serving(folder: Path, *flags: str) -> Iterator[Server]:
    """Run a server."""
    server = Server(folder, *flags)
    try:
        yield server
    finally:
        server.stop()


@pytest.fixture(scope="module")
def live_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for the tests of a module."""
    with serving(tmp_path_factory.mktemp("server")) as server:
        yield server

"""A server with its own database, to kill and to restart."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

from tests.same_deals import SEED_FILE
from tests.seeded import COMMAND
from tests.server.live import QUICK
from tests.server.new_database import create_tables
from tests.waiting import wait_until

ROOT = Path(__file__).resolve().parents[2]


class Server:
    """`spydeck serve` as a process; after the first start it keeps its port."""

    def __init__(
        self, database: Path, *flags: str, compiled: bool = False, client: Path | None = None
    ) -> None:
        """With more flags for `spydeck serve`.

        With code that was compiled ahead, bots think; else they play as `sensible` at every level. `client`:
        the folder of another built client.
        """
        self._client = {"TEST_CLIENT": str(client)} if client else {}
        self._flags = flags
        self._database = database
        self._words = ["compiled"] if compiled else []
        self._port = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        """Return the address that it listens at."""
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        database = f"sqlite:///{self._database}"
        create_tables(database)
        words = [str(SEED_FILE), *self._words, "serve", "--port", str(self._port), *QUICK, *self._flags]
        self._process = subprocess.Popen(
            [sys.executable, "-c", COMMAND, *words, "--database", database],
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={**os.environ, **self._client, "PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")])},
            start_new_session=True,
        )
        assert self._process.stdout is not None
        greeting = self._process.stdout.readline()
        found = re.search(r":(\d+)(/\S*)?$", greeting.strip())
        assert found, f"the server said {greeting!r}"
        self._port = int(found[1])
        wait_until(self.answers)

    def answers(self) -> bool:
        """Return whether it is up."""
        try:
            with urllib.request.urlopen(f"{self.url}/health", timeout=1):  # noqa: S310
                return True
        except OSError:
            return False

    def kill(self) -> None:
        """Kill it and its bots, as a power cut would."""
        if self._process is None:
            return
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        if self._process.stdout:
            self._process.stdout.close()
        self._process = None

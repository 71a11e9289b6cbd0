"""Several processes that serve on one address: started, watched, replaced one after another, and stopped."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from tempfile import TemporaryDirectory
from threading import current_thread, main_thread

import structlog
from prometheus_client.multiprocess import mark_process_dead

from spydeck.errors import SpydeckError
from spydeck.server.metrics import SHARED as METRICS
from spydeck.server.store.leases import LEASE_MS
from spydeck.server.text import notice

START_SECONDS = 90.0
"""How long a process can take until it serves."""
SILENT_SECONDS = LEASE_MS / 1000
"""How long a process can be silent: others can take its tables then."""
STOP_SECONDS = 15.0
"""How long a process can take until it has stopped."""
PAUSE_SECONDS = 1.0
"""Between two processes that do not start."""
LOOK_SECONDS = 0.5

Start = Callable[[Connection], None]
"""Serves as one of the processes, and sends something every second as long as all is well."""

logger = structlog.get_logger(__name__)


class Child:
    """One of the processes."""

    def __init__(self, start: Start) -> None:
        spawning = get_context("spawn")
        self._pulse, theirs = spawning.Pipe(duplex=False)
        self._process = spawning.Process(target=start, args=(theirs,))
        self._process.start()
        theirs.close()
        self.serves = False
        self._heard = time.monotonic()

    def listen(self, seconds: float) -> None:
        """Wait for a sign of life, or for the end of the process."""
        try:
            if self._pulse in wait([self._pulse, self._process.sentinel], seconds):
                self._pulse.recv_bytes()
                self.serves = True
                self._heard = time.monotonic()
        except (EOFError, OSError):
            self._process.join(STOP_SECONDS)

    def wait_until_serving(self) -> bool:
        """Return whether the process serves, as soon as that is known."""
        while not self.serves and not self.has_failed:
            self.listen(LOOK_SECONDS)
        return self.serves

    @property
    def has_failed(self) -> bool:
        """Whether the process has ended, or does nothing."""
        silent = time.monotonic() - self._heard
        return not self._process.is_alive() or silent > (SILENT_SECONDS if self.serves else START_SECONDS)

    def terminate(self) -> None:
        """Ask the process to stop."""
        if self._process.is_alive():
            self._process.terminate()

    def end(self) -> None:
        """Wait until the process has stopped; kill it if that takes too long."""
        self._process.join(STOP_SECONDS)
        self.kill()

    def kill(self) -> None:
        """End the process at once."""
        self._process.kill()
        self._process.join()
        self._pulse.close()
        mark_process_dead(self._process.pid)  # type: ignore[no-untyped-call]  # in the metrics


class Supervisor:
    """Keeps a process running for each of some places."""

    def __init__(self, starts: Sequence[Start]) -> None:
        self._starts = starts
        self._children: list[Child] = []
        self._stopping = False
        self._to_restart = False

    def run(self, announce: Callable[[], None]) -> None:
        """Serve until stopped; announce it as soon as all processes do. Raise a `SpydeckError`."""
        if current_thread() is main_thread():
            for number in (signal.SIGINT, signal.SIGTERM):
                signal.signal(number, lambda *_: self.stop())
            if hasattr(signal, "SIGHUP"):
                signal.signal(signal.SIGHUP, lambda *_: self.restart())
        with TemporaryDirectory(prefix="spydeck-metrics-") as folder:
            os.environ[METRICS] = folder
            self._serve(announce)

    def stop(self) -> None:
        """Stop soon."""
        self._stopping = True

    def restart(self) -> None:
        """Replace all processes soon, one after another."""
        self._to_restart = True

    def _serve(self, announce: Callable[[], None]) -> None:
        self._children = [Child(start) for start in self._starts]
        try:
            if not all(child.wait_until_serving() for child in self._children) and not self._stopping:
                raise SpydeckError(notice("node-not-started"))
            announce()
            while not self._stopping:
                self._look()
        finally:
            for child in self._children:
                child.terminate()
            for child in self._children:
                child.end()

    def _look(self) -> None:
        """Replace every process that has failed, or all of them if that was requested."""
        for place, child in enumerate(self._children):
            child.listen(LOOK_SECONDS / len(self._children))
            if child.has_failed and not self._stopping:
                logger.warning("a process has failed and is replaced", place=place)
                child.kill()
                if not child.serves:
                    time.sleep(PAUSE_SECONDS)
                self._children[place] = Child(self._starts[place])
        if self._to_restart:
            self._to_restart = False
            self._replace_all()

    def _replace_all(self) -> None:
        """Replace one process after another, each as soon as its successor serves."""
        for place, old in enumerate(self._children):
            new = Child(self._starts[place])
            if self._stopping or not new.wait_until_serving():
                new.kill()
                logger.error("a new process does not serve, so the old ones stay", place=place)
                return
            self._children[place] = new
            old.terminate()
            old.end()

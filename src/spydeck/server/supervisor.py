"""Several processes that serve on one address: started, watched, replaced one after another, and stopped."""

from __future__ import annotations

import math
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
"""How long nothing needs to happen until all processes are looked at again."""

Start = Callable[[Connection], None]
"""Serves as one of the processes, and sends something every second as long as all is well."""

logger = structlog.get_logger(__name__)


class Child:
    """One of the processes."""

    def __init__(self, start: Start) -> None:
        spawning = get_context("spawn")
        self.pulse, theirs = spawning.Pipe(duplex=False)
        self._process = spawning.Process(target=start, args=(theirs,))
        self._process.start()
        theirs.close()
        self.serves = False
        self._heard = time.monotonic()
        self._kill_at = math.inf

    @property
    def sentinel(self) -> int:
        """The handle that becomes ready when the process ends."""
        return self._process.sentinel

    def hear(self) -> None:
        """Take a sign of life that has arrived."""
        try:
            self.pulse.recv_bytes()
        except (EOFError, OSError):
            self._heard = -math.inf
        else:
            self.serves = True
            self._heard = time.monotonic()

    @property
    def has_failed(self) -> bool:
        """Whether the process has ended, or does nothing."""
        silent = time.monotonic() - self._heard
        return not self._process.is_alive() or silent > (SILENT_SECONDS if self.serves else START_SECONDS)

    def leave(self, seconds: float) -> None:
        """Let the process stop, and kill it after some seconds."""
        self._kill_at = time.monotonic() + seconds
        if seconds:
            self._process.terminate()

    def has_left(self) -> bool:
        """Return whether the process, which should leave, has ended."""
        if time.monotonic() >= self._kill_at:
            self._process.kill()
        if self._process.is_alive():
            return False
        self.pulse.close()
        mark_process_dead(self._process.pid)  # type: ignore[no-untyped-call]  # in the metrics
        return True


class Place:
    """Where one process serves; while it is replaced, also its successor and those that leave."""

    def __init__(self, start: Start, number: int) -> None:
        self._start = start
        self._number = number
        self._current: Child | None = Child(start)
        self._successor: Child | None = None
        self._start_at = 0.0
        self.leaving: list[Child] = []
        self.failed_to_start = False

    @property
    def children(self) -> list[Child]:
        """The processes that should serve."""
        return [child for child in (self._current, self._successor) if child is not None]

    @property
    def serves(self) -> bool:
        """Whether a process serves here."""
        return self._current is not None and self._current.serves

    @property
    def is_changing(self) -> bool:
        """Whether one process is following another."""
        return self._successor is not None or bool(self.leaving)

    def replace(self) -> None:
        """Start a successor, which takes over as soon as it serves."""
        self._successor = Child(self._start)

    def look(self) -> bool:
        """Replace a process that has failed or whose successor serves; return False if a successor fails."""
        self.reap()
        if self._current is not None and self._current.has_failed:
            logger.warning("a process has failed and is replaced", place=self._number)
            self.failed_to_start = not self._current.serves
            self._start_at = time.monotonic() + (PAUSE_SECONDS if self.failed_to_start else 0)
            self._retire(self._current, 0)
            self._current = None
        if self._current is None and time.monotonic() >= self._start_at:
            self._current = Child(self._start)
        if self._successor is None:
            return True
        if self._successor.has_failed:
            logger.error("a new process does not serve, so the old ones stay", place=self._number)
            self._retire(self._successor, 0)
            self._successor = None
            return False
        if self._successor.serves:
            if self._current is not None:
                self._retire(self._current, STOP_SECONDS)
            self._current, self._successor = self._successor, None
        return True

    def reap(self) -> None:
        """Forget those that have left."""
        self.leaving = [child for child in self.leaving if not child.has_left()]

    def stop(self) -> None:
        """Let all processes stop."""
        for child in self.children:
            self._retire(child, STOP_SECONDS)
        self._current = self._successor = None

    def _retire(self, child: Child, seconds: float) -> None:
        child.leave(seconds)
        self.leaving.append(child)


class NodeSupervisor:
    """Keeps a process running for each of some places."""

    def __init__(self, starts: Sequence[Start]) -> None:
        self._starts = starts
        self._places: list[Place] = []
        self._to_replace: list[Place] = []
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
        self._places = [Place(start, number) for number, start in enumerate(self._starts)]
        announced = False
        try:
            while not self._stopping:
                self._listen()
                self._look()
                if announced:
                    continue
                if any(place.failed_to_start for place in self._places):
                    raise SpydeckError(notice("node-not-started"))
                if all(place.serves for place in self._places):
                    announce()
                    announced = True
        finally:
            for place in self._places:
                place.stop()
            while any(place.leaving for place in self._places):
                self._listen()
                for place in self._places:
                    place.reap()

    def _listen(self) -> None:
        """Wait until a process gives a sign of life or ends; not long, as some may do neither."""
        pulses = {child.pulse: child for place in self._places for child in place.children}
        ends = [child.sentinel for place in self._places for child in (*place.children, *place.leaving)]
        for ready in wait([*pulses, *ends], LOOK_SECONDS):
            if isinstance(ready, Connection):
                pulses[ready].hear()

    def _look(self) -> None:
        """Look after every place, and replace one process after another if that was requested."""
        for place in self._places:
            if not place.look():
                self._to_replace = []
        if self._to_restart:
            self._to_restart = False
            self._to_replace = [*self._places]
        if self._to_replace and not any(place.is_changing for place in self._places):
            self._to_replace.pop(0).replace()

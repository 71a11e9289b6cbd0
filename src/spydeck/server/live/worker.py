"""One process for work that would block a socket."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from multiprocessing import active_children, get_context
from threading import Lock
from typing import ParamSpec, TypeVar

from spydeck.server.live import bot_process

START_SECONDS = 60.0
"""Seconds until a process must be ready."""

Result = TypeVar("Result")
Given = ParamSpec("Given")


class Worker:
    """One process in its own pool, so that its death affects no other question."""

    def __init__(self, niceness: int = 0) -> None:
        """With a niceness, the process runs when others do not."""
        self.pid: int | None = None
        """The id of the process, once it is ready."""
        self._niceness = niceness
        self._pool: ProcessPoolExecutor | None = None
        self._stopped = False
        self._lock = Lock()

    def start(self) -> None:
        """Start the process if necessary, and wait until it is ready. Raise `BrokenExecutor`."""
        with self._lock:
            if self._stopped:
                raise BrokenExecutor("the process has been stopped")
            if self._pool is None:
                self._pool = ProcessPoolExecutor(1, get_context("spawn"), bot_process.initialize)
                self.pid = self._pool.submit(bot_process.warm_up, self._niceness).result(START_SECONDS)

    def submit(
        self, work: Callable[Given, Result], *given: Given.args, **also: Given.kwargs
    ) -> Future[Result]:
        """Call a module-level function in the process, which must be ready."""
        if self._pool is None:
            raise BrokenExecutor("the process is not running")
        return self._pool.submit(work, *given, **also)

    def stop(self) -> None:
        """Kill the process and wait for its end; a process that never got ready ends automatically."""
        with self._lock:
            self._stopped = True
            if self._pool is None:
                return
            for child in active_children():
                if child.pid == self.pid:
                    child.kill()
            self._pool.shutdown(wait=self.pid is not None)

"""The store for the event loop: only the tasks whose own writes are being saved wait for the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from spydeck.server.store.errors import FAILED, NotSaved
from spydeck.server.store.store import Store
from spydeck.server.store.writes import Write
from spydeck.server.text import message

MAX_WAITING = 10_000
"""Batches that can wait to be written."""
PAUSE_FOR_EACH = 0.0005
"""Seconds between two groups for each batch of the first one, so that the next one grows while many tables
play: a group costs as much as ten more batches in it."""
LONGEST_PAUSE = 0.002
PATIENCE = 0.005
"""Seconds that a batch can wait for others if nobody waits for it, so that fewer groups are in their way."""
READERS = 4
"""Threads that read."""

Params = ParamSpec("Params")
Result = TypeVar("Result")
Outcomes = list[NotSaved | None]


class Journal:
    """Saves batches of writes in groups: while one group is written, the next one gathers.

    All methods belong to one event loop. Batches of one table keep their order if each is awaited before the
    next; a cancelled `save` may still be written.
    """

    def __init__(self, store: Store, max_waiting: int = MAX_WAITING) -> None:
        """Write to a store, which the caller closes."""
        self._store = store
        self._max_waiting = max_waiting
        self._waiting: list[tuple[Sequence[Write], asyncio.Future[None]]] = []
        self._writing: asyncio.Future[Outcomes] | None = None
        self._pause: asyncio.TimerHandle | None = None
        """Until the next group."""
        self._patience: asyncio.TimerHandle | None = None
        """Until a group of batches that can wait."""
        self._hurries = False
        """Whether one of those that wait cannot."""
        self._closed = False
        self._writer = ThreadPoolExecutor(1, "spydeck-writer")
        self._readers = ThreadPoolExecutor(READERS, "spydeck-reader")

    async def save(self, writes: Sequence[Write], can_wait: bool = False) -> None:
        """Save a batch completely or not at all, soon if it can wait, otherwise at once. Raise `NotSaved`.

        A saved batch survives every crash.
        """
        if self._closed:
            raise NotSaved(message("journal-stopping"))
        if len(self._waiting) >= self._max_waiting:
            raise NotSaved(message("journal-full"))
        saved = asyncio.get_running_loop().create_future()
        self._waiting.append((writes, saved))
        self._hurries = self._hurries or not can_wait
        if self._writing is None and self._pause is None:
            self._write_waiting()
        await saved

    async def change(
        self, function: Callable[Params, Result], *args: Params.args, **kwargs: Params.kwargs
    ) -> Result:
        """Run a method of the store that writes, between two groups."""
        return await self._run(self._writer, partial(function, *args, **kwargs))

    async def read(
        self, function: Callable[Params, Result], *args: Params.args, **kwargs: Params.kwargs
    ) -> Result:
        """Run a method of the store that reads."""
        return await self._run(self._readers, partial(function, *args, **kwargs))

    async def close(self) -> None:
        """Write what waits, refuse later writes, and stop the threads."""
        self._closed = True
        for timer in filter(None, (self._pause, self._patience)):
            timer.cancel()
            self._write_all()
        while self._writing is not None:
            await asyncio.wait([self._writing])
        for threads in (self._writer, self._readers):
            await asyncio.to_thread(threads.shutdown)

    async def _run(self, threads: ThreadPoolExecutor, work: Callable[[], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(threads, work)

    def _write_waiting(self) -> None:
        """Write everything that waits, at once if something cannot, otherwise soon."""
        if self._hurries:
            self._write_group()
        elif self._waiting and self._patience is None:
            self._patience = asyncio.get_running_loop().call_later(PATIENCE, self._write_all)

    def _write_all(self) -> None:
        """Write everything that waits."""
        self._patience = None
        if self._waiting and self._writing is None:
            self._write_group()

    def _write_group(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
        group, self._waiting = self._waiting, []
        self._hurries = False
        batches = [writes for writes, _ in group]
        loop = asyncio.get_running_loop()
        self._writing = loop.run_in_executor(self._writer, self._store.write, batches)
        self._writing.add_done_callback(partial(self._finish, [saved for _, saved in group]))

    def _write_gathered(self) -> None:
        """Write what gathered during a pause."""
        self._pause = None
        self._write_waiting()

    def _finish(self, group: list[asyncio.Future[None]], written: asyncio.Future[Outcomes]) -> None:
        """Report the outcome to a group, and continue with the next one."""
        self._writing = None
        if self._closed:
            self._write_all()
        else:
            pause = min(PAUSE_FOR_EACH * len(group), LONGEST_PAUSE)
            self._pause = asyncio.get_running_loop().call_later(pause, self._write_gathered)
        error = written.exception()
        outcomes = written.result() if error is None else [_failed(error)] * len(group)
        for saved, trouble in zip(group, outcomes, strict=True):
            if saved.cancelled():
                continue
            if trouble is None:
                saved.set_result(None)
            else:
                saved.set_exception(trouble)


def _failed(error: BaseException) -> NotSaved:
    """Return what to raise for an unexpected error, so that no task waits forever."""
    trouble = NotSaved(FAILED, unsure=True)
    trouble.__cause__ = error
    return trouble

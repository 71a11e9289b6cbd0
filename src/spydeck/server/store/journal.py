"""The store as the event loop sees it: nothing waits for a disk but those whose own writes are on it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from spydeck.server.store.errors import FAILED, NotSaved
from spydeck.server.store.store import Store
from spydeck.server.store.writes import Write

MAX_WAITING = 10_000
"""Batches that may wait to be written."""
PAUSE = 0.002
"""Seconds between two groups, in which the next one gathers: a group costs much more than one batch in it."""
READERS = 4
"""Threads that read."""

Asked = ParamSpec("Asked")
Given = TypeVar("Given")
Outcomes = list[NotSaved | None]


class Journal:
    """Saves batches of writes together: while one group is written, the next one gathers.

    All methods belong to one event loop. Batches of one table keep their order if each is awaited before the
    next; a `save` that is cancelled may still be written.
    """

    def __init__(self, store: Store, most_waiting: int = MAX_WAITING) -> None:
        """Write to a store, which stays the caller's to close."""
        self._store = store
        self._most_waiting = most_waiting
        self._waiting: list[tuple[Sequence[Write], asyncio.Future[None]]] = []
        self._writing: asyncio.Future[Outcomes] | None = None
        self._pause: asyncio.TimerHandle | None = None
        self._closed = False
        self._writer = ThreadPoolExecutor(1, "spydeck-writer")
        self._readers = ThreadPoolExecutor(READERS, "spydeck-reader")

    async def save(self, writes: Sequence[Write]) -> None:
        """Save a batch, whole or not at all; raises `NotSaved`. After it, the batch outlives any crash."""
        if self._closed:
            raise NotSaved("the server is stopping")
        if len(self._waiting) >= self._most_waiting:
            raise NotSaved("the server is too busy; try again in a moment")
        saved = asyncio.get_running_loop().create_future()
        self._waiting.append((writes, saved))
        if self._writing is None and self._pause is None:
            self._begin()
        await saved

    async def change(
        self, function: Callable[Asked, Given], *args: Asked.args, **kwargs: Asked.kwargs
    ) -> Given:
        """Run a method of the store that writes, between two groups."""
        return await self._run(self._writer, partial(function, *args, **kwargs))

    async def read(
        self, function: Callable[Asked, Given], *args: Asked.args, **kwargs: Asked.kwargs
    ) -> Given:
        """Run a method of the store that reads."""
        return await self._run(self._readers, partial(function, *args, **kwargs))

    async def close(self) -> None:
        """Write what waits, refuse what comes later, and end the threads."""
        self._closed = True
        if self._pause is not None:
            self._pause.cancel()
            self._go_on()
        while self._writing is not None:
            await asyncio.wait([self._writing])
        for threads in (self._writer, self._readers):
            await asyncio.to_thread(threads.shutdown)

    async def _run(self, threads: ThreadPoolExecutor, work: Callable[[], Given]) -> Given:
        return await asyncio.get_running_loop().run_in_executor(threads, work)

    def _begin(self) -> None:
        """Write all that waits."""
        group, self._waiting = self._waiting, []
        batches = [writes for writes, _ in group]
        loop = asyncio.get_running_loop()
        self._writing = loop.run_in_executor(self._writer, self._store.write, batches)
        self._writing.add_done_callback(partial(self._finish, [saved for _, saved in group]))

    def _go_on(self) -> None:
        """Write what has gathered during a pause."""
        self._pause = None
        if self._waiting:
            self._begin()

    def _finish(self, group: list[asyncio.Future[None]], written: asyncio.Future[Outcomes]) -> None:
        """Tell a group what became of it, and go on with the next."""
        self._writing = None
        if self._closed:
            self._go_on()
        else:
            self._pause = asyncio.get_running_loop().call_later(PAUSE, self._go_on)
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
    """For an error that nobody thought of: it must not leave anyone waiting."""
    trouble = NotSaved(FAILED, unsure=True)
    trouble.__cause__ = error
    return trouble

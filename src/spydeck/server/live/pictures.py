"""Drawings as pictures for other sites, made in the process that replays games, and kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from spydeck.server.live.replaying import Replaying

MAX_KEPT = 64
"""Pictures that stay in memory, each of about 60 kilobytes."""
WIDTH = 1200
"""In pixels."""


def rendered(svg: str) -> bytes:
    """Return a drawing as a picture in PNG. Raise `SpydeckError`."""
    from spydeck.drawing.png import png  # slow to import, and needed only in the other process

    return png(svg, WIDTH)


class Pictures:
    """Makes each picture once, also where many request it at the same time: many read a link in a group."""

    def __init__(self, replaying: Replaying) -> None:
        self._replaying = replaying
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._made: dict[str, asyncio.Task[bytes]] = {}

    async def picture(self, address: str, svg: str) -> bytes:
        """Return a drawing as a picture in PNG for an address. Raise `SpydeckError`.

        Raise `Refusal` if too much waits.
        """
        if svg in self._kept:
            self._kept.move_to_end(svg)
            return self._kept[svg]
        task = self._made.get(svg)
        if task is None:
            task = self._made[svg] = asyncio.create_task(self._make(address, svg))
            task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(task)  # others may wait for it, too

    async def _make(self, address: str, svg: str) -> bytes:
        try:
            made = await self._replaying.run(address, rendered, svg)
        finally:
            del self._made[svg]
        self._kept[svg] = made
        if len(self._kept) > MAX_KEPT:
            self._kept.popitem(last=False)
        return made

"""Compiling ahead what bots need, in a process that runs when others do not."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import structlog

from spydeck.bots.preparing import LOWEST
from spydeck.server.live import bot_process
from spydeck.server.live.worker import Worker

_log = structlog.get_logger(__name__)


class Warming:
    """Compiles one game after another; what is kept on disk, bots' processes load quickly."""

    def __init__(self, games: Sequence[str], prepare: Callable[[str], None] = bot_process.prepare) -> None:
        self._waiting = list(games)
        self._prepare = prepare
        self._compiled: set[str] = set()
        self.over = False
        """Whether no more games will be compiled."""
        self._worker = Worker(LOWEST)

    def is_compiled(self, game: str) -> bool:
        """Return whether a game is compiled; one that is requested is compiled next."""
        if game in self._waiting:
            self._waiting.remove(game)
            self._waiting.insert(0, game)
        return game in self._compiled

    async def run(self) -> None:
        """Compile all games, and end the process."""
        try:
            await asyncio.to_thread(self._worker.start)
            while self._waiting:
                game = self._waiting.pop(0)
                await asyncio.wrap_future(self._worker.submit(self._prepare, game))
                self._compiled.add(game)
        except Exception as error:  # noqa: BLE001  bots play on, but never at their level
            _log.warning("nothing is compiled for bots, who play by `sensible`", why=repr(error))
        finally:
            self.over = True
            await asyncio.shield(asyncio.to_thread(self._worker.stop))

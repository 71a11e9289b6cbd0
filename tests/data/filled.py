"""Small folders of data, played in this process."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from pathlib import Path
from typing import Any

from spydeck import data
from spydeck.arena.deal import DealResult, deal_result, play_game
from spydeck.arena.design import Design
from spydeck.arena.worker import ready_makers
from tests.arena.arenas import Nobody


class Here:
    """Plays deals in this process, the last ones first, and ends after some of them as if by Ctrl-C."""

    def __init__(self, most: int = 1000, skipped: int | None = None) -> None:
        self.played: list[int] = []
        self._most = most
        self._skipped = skipped

    def results(self, design: Design, deals: Iterable[int]) -> Generator[DealResult, None, None]:
        makers = ready_makers(design)
        for deal in sorted(deals, reverse=True):
            if len(self.played) == self._most:
                raise KeyboardInterrupt
            self.played.append(deal)
            if deal == self._skipped:
                yield DealResult(deal, skipped="lost")
            else:
                yield deal_result(deal, [play_game(design, deal, 0, makers, Nobody(), [])])


def filled(out: Path, *bots: str, **settings: Any) -> data.GeneratedData:
    """Return data of Spy Tricks with three players, in two chunks of deals."""
    usual: dict[str, Any] = {"players": 3, "deals": 5, "chunk": 3, "seed": 1, "executor": Here()}
    return data.generate(
        settings.pop("game", "spy-tricks"), bots or ("sensible", "random"), out, **{**usual, **settings}
    )


def contents(folder: Path) -> dict[str, bytes]:
    """Return the files of a folder, without the lock."""
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.name != "_lock"}

"""Small arenas: designs, runs with one worker, and single games without one."""

from __future__ import annotations

from typing import Any

from spydeck import arena
from spydeck.arena.deal import GameResult, play_game
from spydeck.arena.design import Design, design
from spydeck.bots import maker

BOTS = "tests.arena.bots"
SETTINGS: dict[str, Any] = {"players": 3, "options": {}, "seatings": "pairs", "seed": 1, "budget": 10.0}


def designed(*bots: Any, game: str = "black-spy", **settings: Any) -> Design:
    return design(game, bots, **{**SETTINGS, **settings})


def measured(*bots: Any, **settings: Any) -> arena.ArenaResult:
    """Return a small arena of three players with one worker, without ratings."""
    usual = {"players": 3, "deals": 2, "workers": 1, "skill": False}
    return arena.run(settings.pop("game", "black-spy"), bots, **{**usual, **settings})


class Nobody:
    """A watch that notes nothing."""

    def makes(self, table: int, seat: int) -> None:
        return

    def asks(self, table: int, seat: int, ply: int) -> None:
        return

    def rests(self) -> None:
        return


def played(chosen: Design, deal: int, table: int) -> GameResult:
    return play_game(chosen, deal, table, [maker(bot) for bot in chosen.bots], Nobody(), [])

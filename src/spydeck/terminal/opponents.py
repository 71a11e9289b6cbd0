"""The bots in the other seats of a game in this program."""

from __future__ import annotations

from collections.abc import Mapping

from spydeck import bots
from spydeck.bots import preparing
from spydeck.games.game import Game
from spydeck.games.search import LEVELS
from spydeck.match.observation import Observation


class Opponents:
    """Bots by seat. Those at a level play as another bot until the code that they think with is there.

    With a seed they wait for it instead, so that a game can be repeated.
    """

    def __init__(self, game: Game, kinds: Mapping[int, str], seed: int | None = None) -> None:
        self._game = game
        self._kinds = kinds
        self._bots = {
            seat: bots.by_name(kind, None if seed is None else seed + seat) for seat, kind in kinds.items()
        }
        self._meanwhile = bots.by_name(preparing.MEANWHILE)
        self.waits = seed is not None and not self._are_ready()
        """Whether they must be prepared before they play."""
        if not self._are_ready() and not self.waits:
            preparing.prepare_beside(game)

    def prepare(self) -> None:
        """Prepare the bots, which takes seconds."""
        preparing.prepare(self._game)

    def choose(self, observation: Observation) -> str:
        """Return the action of the bot in a seat."""
        thinks = self._kinds[observation.seat] in LEVELS and not preparing.is_ready(self._game)
        bot = self._meanwhile if thinks else self._bots[observation.seat]
        return bot.choose(observation)

    def _are_ready(self) -> bool:
        return preparing.is_ready(self._game) or not set(LEVELS).intersection(self._kinds.values())

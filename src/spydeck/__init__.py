"""Spydeck: play, study, and research three spy card games.

>>> import spydeck
>>> match = spydeck.new("black-spy", players=4, variants=["the-mole"], seed=7)
>>> match.actors
(0, 1, 2, 3)
"""

from importlib.metadata import PackageNotFoundError, version

from spydeck.bots import Bot
from spydeck.bots import by_name as bot
from spydeck.errors import (
    IllegalAction,
    InvalidChance,
    InvalidOption,
    InvalidRecord,
    InvalidSeat,
    SpydeckError,
    UnfairRecord,
    UnknownBot,
    UnknownGame,
    UnreadableAction,
)
from spydeck.games.game import Game
from spydeck.games.registry import game
from spydeck.games.registry import names as game_names
from spydeck.match import Match, new
from spydeck.observation import Observation
from spydeck.record import dump, load

try:
    __version__ = version("spydeck")
except PackageNotFoundError:  # pragma: no cover  (run from a folder that was never installed)
    __version__ = "0"

__all__ = [
    "Bot",
    "Game",
    "IllegalAction",
    "InvalidChance",
    "InvalidOption",
    "InvalidRecord",
    "InvalidSeat",
    "Match",
    "Observation",
    "SpydeckError",
    "UnfairRecord",
    "UnknownBot",
    "UnknownGame",
    "UnreadableAction",
    "__version__",
    "bot",
    "dump",
    "game",
    "game_names",
    "load",
    "new",
]

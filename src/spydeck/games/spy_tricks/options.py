"""The options of Spy Tricks: the number of players, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from spydeck.games.game import OptionFlag
from spydeck.games.option_values import check_names, check_players
from spydeck.games.spy_tricks.rules.deal import new_game
from spydeck.games.spy_tricks.rules.state import State
from spydeck.json_types import JsonObject

FLAGS: tuple[OptionFlag, ...] = ()
SINGLE_DEAL: Mapping[str, object] = {}


@dataclass(frozen=True)
class SpyTricksOptions:
    """The options of a game of Spy Tricks."""

    players: int

    def tags(self) -> dict[str, str]:
        """Return every option but the players that is not the default: there is none."""
        return {}

    def facts(self) -> JsonObject:
        """Return all options as plain JSON data."""
        return {"players": self.players}


def read_options(players: int, given: Mapping[str, object]) -> SpyTricksOptions:
    """Return the validated options of a game. Raise `InvalidOption`."""
    check_names(given, [])
    return SpyTricksOptions(check_players(players, 3, 4, "ST-4"))


def start(options: SpyTricksOptions) -> State:
    """Return a game whose first start player is yet to be drawn."""
    return new_game(options.players)

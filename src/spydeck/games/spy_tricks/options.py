"""The options of Spy Tricks: how many play, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from spydeck.games.game import OptionFlag
from spydeck.games.option_values import check_names, check_players
from spydeck.json_types import JsonObject

FLAGS: tuple[OptionFlag, ...] = ()


@dataclass(frozen=True)
class SpyTricksOptions:
    """How a game of Spy Tricks is set up."""

    players: int

    def tags(self) -> dict[str, str]:
        """Every option but the players that is not the default: there is none."""
        return {}

    def facts(self) -> JsonObject:
        """All options as plain JSON-able data."""
        return {"players": self.players}


def read_options(players: int, given: Mapping[str, object]) -> SpyTricksOptions:
    """Validate the options of a game; raises `InvalidOption`."""
    check_names(given, [])
    return SpyTricksOptions(check_players(players, 3, 4, "ST-4"))

"""Players and the turn limit, validated (SC-2, SC-33)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from spydeck.games.game import OptionFlag
from spydeck.games.option_values import check_names, check_players, whole_number
from spydeck.json_types import JsonObject

TURN_LIMIT = 100  # SC-33
MAX_TURNS = 1000

FLAGS = (OptionFlag("turn_limit", "turns for each player before the game is a draw"),)


@dataclass(frozen=True)
class SpycardOptions:
    """How a game of Spycard is set up."""

    players: int
    turn_limit: int

    def tags(self) -> dict[str, str]:
        """Every option but the players that is not the default, as texts."""
        return {} if self.turn_limit == TURN_LIMIT else {"turn_limit": str(self.turn_limit)}

    def facts(self) -> JsonObject:
        """All options as plain JSON-able data."""
        return {"players": self.players, "turn_limit": self.turn_limit}


def read_options(players: int, given: Mapping[str, object]) -> SpycardOptions:
    """Validate the options of a game; raises `InvalidOption`."""
    check_names(given, [flag.name for flag in FLAGS])
    limit = given.get("turn_limit")
    return SpycardOptions(
        players=check_players(players, 3, 5, "SC-5"),
        turn_limit=whole_number("SC-33: turn_limit", TURN_LIMIT if limit is None else limit, 1, MAX_TURNS),
    )

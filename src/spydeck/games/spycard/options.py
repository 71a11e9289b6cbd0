"""The options of Spycard: players and the turn limit, validated (SC-2, SC-33)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from spydeck.games.game import OptionFlag
from spydeck.games.option_values import check_names, check_players, whole_number
from spydeck.games.spycard.rules.state import State
from spydeck.games.spycard.rules.turn import clear_turn
from spydeck.json_types import JsonObject
from spydeck.kernel import HIDDEN

TURN_LIMIT = 100  # SC-33
MAX_TURNS = 1000

SINGLE_DEAL: Mapping[str, object] = {}
FLAGS = (OptionFlag("turn_limit", "turns for each player before the game is a draw"),)


@dataclass(frozen=True)
class SpycardOptions:
    """The validated options of a game of Spycard."""

    players: int
    turn_limit: int

    def tags(self) -> dict[str, str]:
        """Return every option, except the players, that is not the default, as texts."""
        return {} if self.turn_limit == TURN_LIMIT else {"turn_limit": str(self.turn_limit)}

    def facts(self) -> JsonObject:
        """Return all options as plain data that JSON can hold."""
        return {"players": self.players, "turn_limit": self.turn_limit}


def read_options(players: int, given: Mapping[str, object]) -> SpycardOptions:
    """Return the validated options of a game. Raise `InvalidOption` if one is wrong."""
    check_names(given, [flag.name for flag in FLAGS])
    limit = given.get("turn_limit")
    return SpycardOptions(
        players=check_players(players, 3, 5, "SC-5"),
        turn_limit=whole_number("SC-33: turn_limit", TURN_LIMIT if limit is None else limit, 1, MAX_TURNS),
    )


def start(options: SpycardOptions) -> State:
    """Return a game before the agents are shuffled."""
    state = State()
    state.players = options.players
    state.turn_limit = options.turn_limit
    state.turn = state.asked = state.ending = HIDDEN
    state.agents[:] = [HIDDEN] * len(state.agents)
    state.agendas[:] = [HIDDEN] * len(state.agendas)
    clear_turn(state)
    return state

"""The options of Spycard, validated: players, Jacks on accusations, the turn limit (SC-2, SC-24, SC-33)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import cast

from typing_extensions import TypedDict

from spydeck.games.game import OptionFlag
from spydeck.games.option_values import check_names, check_players, switch, whole_number
from spydeck.games.spycard.rules.state import State
from spydeck.games.spycard.rules.turn import clear_turn
from spydeck.json_types import JsonObject
from spydeck.kernel import HIDDEN
from spydeck.language import Message

TURN_LIMIT = 100  # SC-33
MAX_TURNS = 1000
RULES_VERSION = 2
"""Version 1 bound the declared suit of an accused Joker to the declared targets (SC-25)."""

SINGLE_DEAL: Mapping[str, object] = {}
SENTENCES = "spydeck.games.spycard.text"
FLAGS = (
    OptionFlag("jack_on_accusation", Message(SENTENCES, "option-jack_on_accusation"), kind="switch"),
    OptionFlag(
        "turn_limit",
        Message(SENTENCES, "option-turn_limit", {"default": TURN_LIMIT}),
        kind="number",
        least=1,
        most=MAX_TURNS,
    ),
)


class Options(TypedDict):
    """The options of a game of Spycard."""

    players: int
    """The number of seats."""
    jack_on_accusation: bool
    """Whether a Jack can be turned up in place of an agent that is accused."""
    turn_limit: int
    """The number of turns of each player after which the game is a draw."""


@dataclass(frozen=True)
class SpycardOptions:
    """The validated options of a game of Spycard."""

    players: int
    jack_on_accusation: bool
    turn_limit: int
    rules_version: int = RULES_VERSION

    def tags(self) -> dict[str, str]:
        """Return every option, except the players, that is not the default, as texts."""
        tags = {} if self.jack_on_accusation else {"jack_on_accusation": "off"}
        if self.turn_limit != TURN_LIMIT:
            tags["turn_limit"] = str(self.turn_limit)
        return tags

    def facts(self) -> JsonObject:
        """Return all options as plain data that JSON can hold."""
        facts: Options = {
            "players": self.players,
            "jack_on_accusation": self.jack_on_accusation,
            "turn_limit": self.turn_limit,
        }
        return cast(JsonObject, facts)


def read_options(players: int, given: Mapping[str, object]) -> SpycardOptions:
    """Return the validated options of a game. Raise `InvalidOption` if one is wrong."""
    chosen = {name: value for name, value in given.items() if value is not None}
    version = chosen.pop("rules_version", RULES_VERSION)
    check_names(chosen, [flag.name for flag in FLAGS])
    return SpycardOptions(
        players=check_players(players, 3, 5, "SC-5"),
        jack_on_accusation=switch("SC-24: jack_on_accusation", chosen.get("jack_on_accusation", True)),
        turn_limit=whole_number("SC-33: turn_limit", chosen.get("turn_limit", TURN_LIMIT), 1, MAX_TURNS),
        rules_version=whole_number("rules_version", version, 1, RULES_VERSION),
    )


def start(options: SpycardOptions) -> State:
    """Return a game before the agents are shuffled."""
    state = State()
    state.players = options.players
    state.turn_limit = options.turn_limit
    state.jack_on_accusation = int(options.jack_on_accusation)
    state.rules_version = options.rules_version
    state.turn = state.asked = state.ending = HIDDEN
    state.agents[:] = [HIDDEN] * len(state.agents)
    state.agendas[:] = [HIDDEN] * len(state.agendas)
    clear_turn(state)
    return state

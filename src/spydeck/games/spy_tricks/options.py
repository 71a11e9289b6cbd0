"""The options of Spy Tricks: players, who starts, and the colours of the pawns, validated (ST-4, ST-6)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, cast

from typing_extensions import TypedDict

from spydeck.games.game import OptionFlag
from spydeck.games.option_values import check_names, check_players, choice_by_seat, one_seat
from spydeck.games.spy_tricks.rules.state import State
from spydeck.games.spy_tricks.rules.tricks import new_game
from spydeck.json_types import JsonObject, OneOf
from spydeck.kernel import NONE
from spydeck.language import Message

PAWNS = ("green", "yellow", "purple", "grey")
"""The colours of the pawns, by default in the order of seats."""

SINGLE_DEAL: Mapping[str, object] = {}
SENTENCES = "spydeck.games.spy_tricks.text"
FLAGS = (
    OptionFlag("first_start_player", Message(SENTENCES, "option-first_start_player"), kind="seat"),
    OptionFlag("pawns", Message(SENTENCES, "option-pawns"), PAWNS, kind="choice-by-seat"),
)


class Options(TypedDict):
    """The options of a game of Spy Tricks."""

    players: int
    """The number of seats."""
    first_start_player: int | None
    """The seat that starts; null for a random one."""
    pawns: list[Annotated[str, OneOf(*PAWNS)]]
    """The colour of each seat's pawns."""


@dataclass(frozen=True)
class SpyTricksOptions:
    """The validated options of a game of Spy Tricks."""

    players: int
    first_start_player: int | None
    """A seat, or None for a random one."""
    pawns: tuple[str, ...]
    """The colour of each seat's pawns."""

    def tags(self) -> dict[str, str]:
        """Return every option but the players that is not the default, as texts."""
        tags = {}
        if self.first_start_player is not None:
            tags["first_start_player"] = str(self.first_start_player)
        if self.pawns != PAWNS[: self.players]:
            tags["pawns"] = " ".join(self.pawns)
        return tags

    def facts(self) -> JsonObject:
        """Return all options as plain JSON data."""
        facts: Options = {
            "players": self.players,
            "first_start_player": self.first_start_player,
            "pawns": list(self.pawns),
        }
        return cast(JsonObject, facts)


def read_options(players: int, given: Mapping[str, object]) -> SpyTricksOptions:
    """Return the validated options of a game. Raise `InvalidOption`."""
    check_names(given, [flag.name for flag in FLAGS])
    players = check_players(players, 3, 4, "ST-4")
    first = given.get("first_start_player")
    pawns = given.get("pawns")
    return SpyTricksOptions(
        players=players,
        first_start_player=None if first is None else one_seat("ST-6: first_start_player", first, players),
        pawns=PAWNS[:players] if pawns is None else choice_by_seat("ST-4: pawns", pawns, PAWNS, players),
    )


def start(options: SpyTricksOptions) -> State:
    """Return a game before the first deal, or before its start player is drawn."""
    first = options.first_start_player
    return new_game(options.players, NONE if first is None else first)

"""What environments show: spaces, texts, and pictures of what one seat sees."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces

from spydeck import drawing
from spydeck.arrays.engine import engine
from spydeck.arrays.games import MAX_DEALS
from spydeck.arrays.position import Position
from spydeck.errors import InvalidOption, shown
from spydeck.games.choices import view_of
from spydeck.games.game import Game, Options
from spydeck.games.option_values import one_of, whole_number
from spydeck.games.text_ui import Names
from spydeck.json_types import JsonObject

Seen: TypeAlias = Any
"""What an agent receives: its observation tensor and its action mask in a dictionary, or the tensor alone."""

LOWEST, HIGHEST = -128, 127
"""The bounds of a tensor's numbers."""

UNSTARTED = "no game has been started; reset the environment"


def observation_space(game: Game, flat: bool = False) -> spaces.Space[Any]:
    """Return the space of `Seen`: "observation" and "action_mask", both int8, or if flat the first alone."""
    found = engine(game)
    tensor = spaces.Box(LOWEST, HIGHEST, (found.tensor_length,), np.int8)
    if flat:
        return tensor
    return spaces.Dict({"observation": tensor, "action_mask": spaces.Box(0, 1, (found.words.size,), np.int8)})


def action_space(game: Game) -> spaces.Discrete[np.int64]:
    """Return the space of the words of a game."""
    return spaces.Discrete(engine(game).words.size)


def truth(name: str, value: object) -> bool:
    """Return True or False. Raise `InvalidOption`."""
    if not isinstance(value, bool):
        raise InvalidOption(f"{name} must be True or False, not {shown(value)}")
    return value


def checked_deals(deals: int | None) -> int | None:
    """Return a number of deals, or None. Raise `InvalidOption`."""
    return None if deals is None else whole_number("deals", deals, 1, MAX_DEALS)


def checked_mode(render_mode: str | None, modes: Sequence[str]) -> str | None:
    """Return a render mode if it is known. Raise `InvalidOption`."""
    return None if render_mode is None else one_of("render_mode", render_mode, modes)


def view_for(position: Position, options: Options, seat: int) -> JsonObject:
    """Return what a seat may know of a position, as a view without the history."""
    game = position.game
    return view_of(game, options, game.text.Ledger(), position.observe(seat).state(), seat)


def rendered(view: JsonObject, game: Game, render_mode: str) -> Any:
    """Return a view as text ("ansi", "human") or as bytes of shape (height, width, 3) ("rgb_array")."""
    return drawing.pixels(drawing.draw(view)) if render_mode == "rgb_array" else text(view, game)


def text(view: JsonObject, game: Game) -> str:
    """Return a view as the lines that a terminal shows."""
    lines = game.text_ui().table(view, Names.by_number(view["options"]["players"], view["seat"]))
    return "\n".join("".join(part for _, part in line).rstrip() for line in lines) + "\n"

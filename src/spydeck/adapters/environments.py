"""The common part of all libraries' environments: checked arguments, spaces, and what a seat sees."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import isfinite
from numbers import Real
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from spydeck import drawing
from spydeck.arrays.engine import engine
from spydeck.arrays.games import MAX_DEALS
from spydeck.arrays.position import Position
from spydeck.errors import InvalidOption, shown
from spydeck.games.choices import view_of
from spydeck.games.game import Game, Options
from spydeck.games.option_values import as_whole, one_of, whole_number
from spydeck.games.registry import game as game_of
from spydeck.games.text_ui import Names
from spydeck.json_types import JsonObject

Seen: TypeAlias = Any
"""An agent's observation: its tensor and its action mask in a dictionary, or the tensor alone."""

LOWEST, HIGHEST = -128, 127
"""The bounds of a tensor's numbers."""

ILLEGAL_REWARD = -100.0
"""More than any game can cost."""

SEEDS = 1 << 62


class OneGame:
    """An environment's part for any library: a game with options, and how it is seen and shown."""

    game: Game
    options: Options
    flat: bool
    """Whether an observation is the tensor alone."""
    render_mode: str | None
    metadata: dict[str, Any]
    _started = False

    def _choose_game(
        self,
        name: str,
        players: int | None,
        options: Mapping[str, object],
        flat: bool,
        render_mode: str | None,
    ) -> None:
        """Take the arguments that all have; by default a single deal is played. Raise `InvalidOption`."""
        self.game = game_of(name)
        count = self.game.usual_players if players is None else players
        self.options = self.game.read_options(count, {**self.game.setup.SINGLE_DEAL, **options})
        self.flat = truth("flat", flat)
        modes = self.metadata["render_modes"]
        self.render_mode = None if render_mode is None else one_of("render_mode", render_mode, modes)

    def _space_of_what_is_seen(self) -> spaces.Space[Any]:
        found = engine(self.game)
        tensor = spaces.Box(LOWEST, HIGHEST, (found.tensor_length,), np.int8)
        if self.flat:
            return tensor
        mask = spaces.Box(0, 1, (found.words.size,), np.int8)
        return spaces.Dict({"observation": tensor, "action_mask": mask})

    def _space_of_words(self) -> spaces.Discrete[np.int64]:
        return spaces.Discrete(engine(self.game).words.size)

    def _as_seen(self, tensor: NDArray[np.int8], mask: NDArray[np.int8]) -> Seen:
        return tensor if self.flat else {"observation": tensor, "action_mask": mask}

    def _check_started(self) -> None:
        if not self._started:
            raise ResetNeeded("no game has been started; reset the environment")

    def _rendered(self, view: Callable[[], JsonObject]) -> Any:
        """Return a view as text ("ansi", "human") or as bytes of shape (height, width, 3) ("rgb_array")."""
        if self.render_mode is None:
            raise InvalidOption(
                f"to render, choose a render_mode: {', '.join(self.metadata['render_modes'])}"
            )
        self._check_started()
        seen = view()
        if self.render_mode == "rgb_array":
            return drawing.pixels(drawing.draw(seen))
        lines = self.game.text_ui().table(seen, Names.by_number(seen["options"]["players"], seen["seat"]))
        return "\n".join("".join(part for _, part in line).rstrip() for line in lines) + "\n"


def checked_reward(illegal_reward: object) -> float:
    """Return the reward for a word that is not legal. Raise `InvalidOption`."""
    if isinstance(illegal_reward, Real) and not isinstance(illegal_reward, bool) and isfinite(illegal_reward):
        return float(illegal_reward)
    raise InvalidOption(f"illegal_reward must be a number, not {shown(illegal_reward)}")


def truth(name: str, value: object) -> bool:
    """Return True or False. Raise `InvalidOption`."""
    if not isinstance(value, bool):
        raise InvalidOption(f"{name} must be True or False, not {shown(value)}")
    return value


def checked_deals(deals: int | None) -> int | None:
    """Return a number of deals, or None. Raise `InvalidOption`."""
    return None if deals is None else whole_number("deals", deals, 1, MAX_DEALS)


def seat_of(seat: int | None, players: int) -> int | None:
    """Return a seat, or None. Raise `InvalidOption`."""
    number = as_whole(seat)
    if seat is not None and (number is None or not 0 <= number < players):
        raise InvalidOption(f"seat must be a seat from 0 to {players - 1} or None, not {shown(seat)}")
    return number


def view_for(position: Position, options: Options, seat: int) -> JsonObject:
    """Return what a seat may know of a position, as a view without the history."""
    game = position.game
    return view_of(game, options, game.text.Ledger(), position.observe(seat).state(), seat)


def refusal(who: str, word: object, mask: NDArray[np.int8]) -> str:
    """Return why a seat may not choose a word."""
    legal = ", ".join(map(str, np.flatnonzero(mask)))
    return f"{who} may not choose {shown(word)} now; its legal words are: {legal}"

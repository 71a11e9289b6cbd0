"""One seat of one game as an environment: bots hold the other seats."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from spydeck.adapters.gymnasium.arguments import SEEDS, options_of, seat_of
from spydeck.adapters.opponents import Opponents, compiled, each_of
from spydeck.adapters.rewards import ILLEGAL_REWARD, checked_reward
from spydeck.adapters.seat import BotSeat, CompiledSeat, Seat
from spydeck.adapters.seeing import (
    UNSTARTED,
    Seen,
    action_space,
    checked_deals,
    checked_mode,
    observation_space,
    rendered,
    truth,
)
from spydeck.arrays.position_state import not_a_word
from spydeck.errors import IllegalWord, InvalidOption, shown
from spydeck.games.option_values import as_whole, check_seed
from spydeck.games.registry import game as game_of


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a game, whose words are the actions; the reward is the seat's return at the end.

    Observations hold the tensor as "observation" and the mask as "action_mask", which is in the info, too.
    If `flat`, an observation is the tensor alone.

    - `game`: the name of a game; `gymnasium.make` fills it in.
    - `players`: how many play; by default the usual number.
    - `seat`: the seat to play, or None for another one in every game.
    - `opponents`: the name of a bot ("random" and "sensible" play compiled) or a `Bot`, or a sequence of
      them, one for each opponent, from the seat to the left on.
    - `illegal_reward`: a word that is not legal ends the game with this reward; None raises `IllegalWord`.
    - `render_mode`: "ansi" for text, "rgb_array" for pixels; each is what the seat sees.
    - `deals`: after so many deals or rounds a game ends, if it is not over before; None for no limit.
    - `options`: those of the game, above those of a single deal.

    Raise `InvalidOption`, `UnknownBot`.
    """

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012  as Gymnasium has it

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        seat: int | None = 0,
        opponents: Opponents = "sensible",
        illegal_reward: float | None = ILLEGAL_REWARD,
        render_mode: str | None = None,
        flat: bool = False,
        deals: int | None = None,
        **options: object,
    ) -> None:
        self.game = game_of(game)
        self.options = options_of(self.game, players, options)
        self.seat = seat_of(seat, self.options.players)
        self.illegal_reward = None if illegal_reward is None else checked_reward(illegal_reward)
        self.render_mode = checked_mode(render_mode, self.metadata["render_modes"])
        self.action_space = action_space(self.game)
        self.flat = truth("flat", flat)
        self.observation_space = observation_space(self.game, self.flat)
        others = each_of(opponents, self.options.players - 1)
        policies, limit = compiled(others), checked_deals(deals)
        self._playing: Seat = (
            BotSeat(self.game, self.options, others, limit)
            if policies is None
            else CompiledSeat(self.game, self.options, policies, limit)
        )
        self._reset = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Start a new game; a seed fixes its chance, and all that is random in the games after it."""
        super().reset(seed=check_seed(seed))
        seat = int(self.np_random.integers(self.options.players)) if self.seat is None else self.seat
        self._playing.start(seat, int(self.np_random.integers(SEEDS)))
        self._reset = True
        return self._seen(), self._info()

    def step(self, action: int | np.integer[Any]) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Choose a word, and play on until the seat chooses again. Raise `IllegalWord`, `BotFailed`."""
        if not self._reset:
            raise ResetNeeded(UNSTARTED)
        playing = self._playing
        number = as_whole(action)
        if number is None:
            raise IllegalWord(not_a_word(action, len(playing.mask)))
        reward = 0.0
        if 0 <= number < len(playing.mask) and playing.mask[number]:
            playing.choose(number)
            if playing.over:
                reward = float(playing.reward)
        elif self.illegal_reward is None or playing.over:
            raise IllegalWord(self._refusal(action))
        else:
            playing.stop()
            reward = self.illegal_reward
        return self._seen(), reward, playing.over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which words may be chosen now, under the name that MaskablePPO of sb3-contrib calls."""
        return self._playing.mask.astype(np.bool_)

    def render(self) -> Any:
        """Return what the seat sees, as text or as bytes of shape (height, width, 3)."""
        if self.render_mode is None:
            modes = ", ".join(self.metadata["render_modes"])
            raise InvalidOption(f"to render, choose a render_mode: {modes}")
        if not self._reset:
            raise ResetNeeded(UNSTARTED)
        return rendered(self._playing.view(), self.game, self.render_mode)

    def _seen(self) -> Seen:
        tensor = self._playing.tensor.copy()
        return tensor if self.flat else {"observation": tensor, "action_mask": self._playing.mask.copy()}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._playing.mask.copy()}

    def _refusal(self, action: object) -> str:
        if self._playing.over:
            return "the game has ended; reset the environment"
        legal = ", ".join(map(str, np.flatnonzero(self._playing.mask)))
        return f"the seat may not choose {shown(action)} now; its legal words are: {legal}"

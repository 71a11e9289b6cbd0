"""One seat of one game as an environment: bots hold the other seats."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from spydeck.adapters.environments import (
    ILLEGAL_REWARD,
    SEEDS,
    OneGame,
    Seen,
    checked_deals,
    checked_reward,
    refusal,
    seat_of,
)
from spydeck.adapters.seat import BotSeat, CompiledSeat, Opponents, Seat, compiled, each_of
from spydeck.arrays.position_state import not_a_word
from spydeck.errors import IllegalWord
from spydeck.games.option_values import as_whole, check_seed


class SeatEnv(OneGame, gymnasium.Env[Any, Any]):
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
        self._choose_game(game, players, options, flat, render_mode)
        self.seat = seat_of(seat, self.options.players)
        self.illegal_reward = None if illegal_reward is None else checked_reward(illegal_reward)
        self.action_space = self._space_of_words()
        self.observation_space = self._space_of_what_is_seen()
        others = each_of(opponents, self.options.players - 1)
        policies, limit = compiled(others), checked_deals(deals)
        self._playing: Seat = (
            BotSeat(self.game, self.options, others, limit)
            if policies is None
            else CompiledSeat(self.game, self.options, policies, limit)
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Start a new game; a seed fixes its chance, and all that is random in the games after it."""
        super().reset(seed=check_seed(seed))
        seat = int(self.np_random.integers(self.options.players)) if self.seat is None else self.seat
        self._playing.start(seat, int(self.np_random.integers(SEEDS)))
        self._started = True
        return self._seen(), self._info()

    def step(self, action: int | np.integer[Any]) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Choose a word, and play on until the seat chooses again. Raise `IllegalWord`, `BotFailed`."""
        self._check_started()
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
            over = "the game has ended; reset the environment"
            raise IllegalWord(over if playing.over else refusal("the seat", action, playing.mask))
        else:
            playing.stop()
            reward = self.illegal_reward
        return self._seen(), reward, playing.over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which words may be chosen now, under the name that MaskablePPO of sb3-contrib calls."""
        return self._playing.mask.astype(np.bool_)

    def render(self) -> Any:
        """Return what the seat sees, as text or as bytes of shape (height, width, 3)."""
        return self._rendered(self._playing.view)

    def _seen(self) -> Seen:
        return self._as_seen(self._playing.tensor.copy(), self._playing.mask.copy())

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._playing.mask.copy()}

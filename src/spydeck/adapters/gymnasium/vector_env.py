"""One seat of each of many games as a vector environment: compiled opponents hold the other seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.utils.seeding import np_random
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from spydeck.adapters.against import GamesAgainst
from spydeck.adapters.environments import ILLEGAL_REWARD, SEEDS, OneGame, Seen, checked_reward, seat_of, truth
from spydeck.adapters.seat import Opponents, compiled, each_of
from spydeck.arrays.games import MAX_GAMES, check_one_each
from spydeck.errors import InvalidOption, shown
from spydeck.games.option_values import check_seed, whole_number

MAX_NAMED = 5
"""How many games a message names."""


class SeatVectorEnv(OneGame, VectorEnv[Any, Any, NDArray[Any]]):
    """Many games at once in arrays, one seat of each played, the others by compiled opponents.

    - `autoreset_mode`: when games that have ended start again, an `AutoresetMode` or its value. "SameStep":
      at once; their last observations and infos are in the info as "final_obs" and "final_info". As
      everywhere in Gymnasium, "_final_obs" marks the games that have a "final_obs", and so on. "NextStep": in
      the next step, whose word is ignored. "Disabled": when the option "reset_mask" of `reset` names them.
    - `seat`: the seat to play in all games, or None for each seat in as many games, in turn.
    - `opponents`: "random", "sensible", or one of these for each opponent, from the seat to the left on.
    - `threads`: how many threads play.
    - `copy`: whether observations are new arrays at each step, or always the same, with new contents.

    - `render_mode`: None, as vector environments do not render.

    The other arguments are those of `SeatEnv`. Raise `InvalidOption`.
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012  as Gymnasium has it

    def __init__(
        self,
        num_envs: int = 1,
        *,
        game: str,
        players: int | None = None,
        seat: int | None = 0,
        opponents: Opponents = "sensible",
        illegal_reward: float | None = ILLEGAL_REWARD,
        threads: int = 1,
        copy: bool = True,
        flat: bool = False,
        deals: int | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        render_mode: None = None,
        **options: object,
    ) -> None:
        self.num_envs = whole_number("num_envs", num_envs, 1, MAX_GAMES)
        self._choose_game(game, players, options, flat, None)
        self.illegal_reward = None if illegal_reward is None else checked_reward(illegal_reward)
        self.single_action_space = self._space_of_words()
        self.single_observation_space = self._space_of_what_is_seen()
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        policies = compiled(each_of(opponents, self.options.players - 1))
        if policies is None:
            raise InvalidOption('in vector environments opponents must be "random" or "sensible"')
        count = self.options.players
        fixed = seat_of(seat, count)
        own = np.arange(self.num_envs) % count if fixed is None else np.full(self.num_envs, fixed)
        self.games = GamesAgainst(self.game, self.options, own, policies, deals=deals, threads=threads)
        self._places = np.arange(self.num_envs)
        self._all = np.ones(self.num_envs, np.bool_)
        self._mode = _mode_of(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": self._mode}
        self._resting = np.zeros(self.num_envs, np.bool_)
        """The games that have ended and not started again; what their places show is another game."""
        if render_mode is not None:
            raise InvalidOption("vector environments do not render: render_mode must be None")
        self._copy = truth("copy", copy)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Start all games, or those of the option "reset_mask": an array with a truth value for each game.

        A seed fixes their chance and that of all games after them; a list has a seed for each game, which is
        then the game that a `SeatEnv` of this seat plays with it. Raise `InvalidOption`.
        """
        if options is not None and not isinstance(options, Mapping):
            raise InvalidOption(f"options must be a dictionary or None, not {shown(options)}")
        chosen = self._chosen((options or {}).get("reset_mask"))
        each = self._seeds(seed) if isinstance(seed, Sequence | np.ndarray) else None
        first = each[0] if each else check_seed(seed)
        super().reset(seed=first)
        self._started = True
        self._resting[chosen] = False
        if each:
            self.games.reset_each(chosen, [_game_of(one) for one in each])
        elif chosen is self._all:
            self.games.reset(int(self.np_random.integers(SEEDS)))
        else:
            self.games.restart(chosen, None if seed is None else int(self.np_random.integers(SEEDS)))
        return self._seen(), self._info(chosen)

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Choose a word in every game, and play on until the seat chooses again. Raise `IllegalWord`."""
        self._check_started()
        games, legal = self.games, self._all
        words = _one_each("actions", actions, self.num_envs, "iu", "words")
        rested = self._resting
        if rested.any():
            if self._mode == AutoresetMode.DISABLED:
                over = ", ".join(map(str, np.flatnonzero(rested)[:MAX_NAMED]))
                raise ResetNeeded(f"games have ended ({over}); reset them with the option reset_mask")
            words = np.where(rested, games.mask.argmax(axis=1), words)  # they start again in any case
        if self.illegal_reward is None:
            games.step(words)
        else:
            legal = games.choose(words)
        if rested.any():
            games.restart(rested, None)
        ended = games.done | ~legal
        rewards = np.where(games.done, games.returns[self._places, games.own], 0).astype(np.float64)
        if self.illegal_reward is not None:
            rewards[~legal] = self.illegal_reward
        if self._mode != AutoresetMode.SAME_STEP:
            self._resting = ended
        info = self._info(self._all)
        if ended.any() and self._mode == AutoresetMode.SAME_STEP:
            info |= self._final(ended)
        return self._seen(), rewards, ended.copy(), np.zeros(self.num_envs, np.bool_), info

    def _seen(self) -> Seen:
        obs, mask = self.games.obs, self._mask()
        if self._copy or self._resting.any():
            obs = obs.copy()
        obs[self._resting] = self.games.final[self._resting]
        return self._as_seen(obs, mask)

    def _mask(self) -> NDArray[np.int8]:
        mask = self.games.mask
        if self._copy or self._resting.any():
            mask = mask.copy()
        mask[self._resting] = 0
        return mask

    def _info(self, of: NDArray[np.bool_]) -> dict[str, Any]:
        return {"action_mask": self._mask(), "_action_mask": of.copy()}

    def _final(self, ended: NDArray[np.bool_]) -> dict[str, Any]:
        """Return the last observation and info of each game that has ended; no observation is None."""
        observations = np.full(self.num_envs, None, dtype=object)
        masks = np.zeros_like(self.games.mask)
        for place in np.flatnonzero(ended):
            observations[place] = self._as_seen(self.games.final[place].copy(), masks[place].copy())
        info = {"action_mask": masks, "_action_mask": ended.copy()}
        return {
            "final_obs": observations,
            "_final_obs": ended.copy(),
            "final_info": info,
            "_final_info": ended.copy(),
        }

    def _seeds(self, given: Any) -> list[int | None]:
        """Return a seed for each game. Raise `InvalidOption`."""
        if np.shape(given) != (self.num_envs,):
            raise InvalidOption(f"seed must be a whole number, None, or {self.num_envs} of these in a list")
        return [check_seed(one) for one in given]

    def _chosen(self, reset_mask: object) -> NDArray[np.bool_]:
        """Return which games start again. Raise `InvalidOption`, `ResetNeeded`."""
        if reset_mask is None:
            return self._all
        self._check_started()
        return _one_each("reset_mask", reset_mask, self.num_envs, "b", "truth values")


def _mode_of(given: object) -> AutoresetMode:
    try:
        return AutoresetMode(given)
    except ValueError:
        known = ", ".join(mode.value for mode in AutoresetMode)
        raise InvalidOption(f"autoreset_mode must be one of {known}, not {shown(given)}") from None


def _game_of(seed: int | None) -> int:
    """Return the seed of the game that a `SeatEnv` of a fixed seat plays first with a seed."""
    return int(np_random(seed)[0].integers(SEEDS))


def _one_each(name: str, given: Any, count: int, kinds: str, wanted: str) -> NDArray[Any]:
    """Return an array with one value for each game, of some kinds of NumPy's. Raise `InvalidOption`."""
    try:
        found = np.asarray(given)
    except ValueError:  # rows of different lengths
        found = np.array(None)
    check_one_each(name, found, count, kinds, wanted)
    return found

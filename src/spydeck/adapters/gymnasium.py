"""The games as environments of Gymnasium: one seat is played, bots hold the others.

Importing this module registers `spydeck/BlackSpy-v0`, `spydeck/SpyTricks-v0`, and `spydeck/Spycard-v0`, alone
(`gymnasium.make`) and many at once (`gymnasium.make_vec`).
"""

from __future__ import annotations

from typing import Any

from spydeck.errors import MissingExtra

try:
    import gymnasium
except ImportError as error:
    raise MissingExtra(error.name or "gymnasium", "gymnasium") from None

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from spydeck.adapters.against import GamesAgainst
from spydeck.adapters.opponents import Opponents, compiled, each_of
from spydeck.adapters.seat import BotSeat, CompiledSeat, Seat
from spydeck.adapters.seeing import Seen, action_space, checked_mode, observation_space, rendered
from spydeck.errors import IllegalWord, InvalidOption, shown
from spydeck.games.game import Game, Options
from spydeck.games.option_values import as_whole
from spydeck.games.registry import game as game_of

__all__ = ["SeatEnv", "SeatVectorEnv"]

GAMES = {"BlackSpy": "black-spy", "SpyTricks": "spy-tricks", "Spycard": "spycard"}

ILLEGAL_REWARD = -100.0
"""What a word that is not legal costs: more than any game can."""

SEEDS = 1 << 62


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a game, whose words are the actions; the reward is the seat's return at the end.

    Observations hold the tensor as "observation" and the mask as "action_mask", which is in the info, too.

    - `game`: the name of a game; `gymnasium.make` fills it in.
    - `players`: how many play; by default the usual number.
    - `seat`: the seat to play, or None for another one in every game.
    - `opponents`: the name of a bot ("random" and "sensible" play compiled) or a `Bot`, or a sequence of
      them, one for each opponent, from the seat to the left on.
    - `illegal_reward`: a word that is not legal ends the game with this reward; None raises `IllegalWord`.
    - `render_mode`: "ansi" for text, "rgb_array" for pixels; each is what the seat sees.
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
        **options: object,
    ) -> None:
        self.game = game_of(game)
        self.options = _options(self.game, players, options)
        self.seat = _seat(seat, self.options.players)
        self.illegal_reward = illegal_reward
        self.render_mode = checked_mode(render_mode, self.metadata["render_modes"])
        self.action_space = action_space(self.game)
        self.observation_space = observation_space(self.game)
        others = each_of(opponents, self.options.players - 1)
        policies = compiled(others)
        self._playing: Seat = (
            BotSeat(self.game, self.options, others)
            if policies is None
            else CompiledSeat(self.game, self.options, policies)
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Start a new game; a seed fixes its chance, and all that is random in the games after it."""
        super().reset(seed=seed)
        seat = int(self.np_random.integers(self.options.players)) if self.seat is None else self.seat
        self._playing.start(seat, int(self.np_random.integers(SEEDS)))
        return self._seen(), self._info()

    def step(self, action: int | np.integer[Any]) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Choose a word, and play on until the seat chooses again. Raise `IllegalWord`."""
        playing = self._playing
        number = as_whole(action)
        reward = 0.0
        if number is not None and 0 <= number < len(playing.mask) and playing.mask[number]:
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
        return rendered(self._playing.view(), self.game, self.render_mode)

    def _seen(self) -> Seen:
        return {"observation": self._playing.tensor.copy(), "action_mask": self._playing.mask.copy()}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._playing.mask.copy()}

    def _refusal(self, action: object) -> str:
        if self._playing.over:
            return "the game has ended; reset the environment"
        legal = ", ".join(map(str, np.flatnonzero(self._playing.mask)))
        return f"the seat may not choose {shown(action)} now; its legal words are: {legal}"


class SeatVectorEnv(VectorEnv[Any, Any, NDArray[Any]]):
    """Many games at once in arrays, one seat of each played, the others by compiled opponents.

    Games that end start again in the same step (`AutoresetMode.SAME_STEP`): the last observations are in the
    info as "final_obs", for the games that "_final_obs" marks.

    - `seat`: the seat to play in all games, or None for each seat in as many games, in turn.
    - `opponents`: "random", "sensible", or one of these for each opponent, from the seat to the left on.
    - `threads`: how many threads play.
    - `copy`: whether observations are new arrays at each step, or always the same, with new contents.

    The other arguments are those of `SeatEnv`. Raise `InvalidOption`.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

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
        **options: object,
    ) -> None:
        self.num_envs = num_envs
        self.game = game_of(game)
        self.options = _options(self.game, players, options)
        self.illegal_reward = illegal_reward
        self.single_action_space = action_space(self.game)
        self.single_observation_space = observation_space(self.game)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        policies = compiled(each_of(opponents, self.options.players - 1))
        if policies is None:
            raise InvalidOption('in vector environments opponents must be "random" or "sensible"')
        count = self.options.players
        fixed = _seat(seat, count)
        own = np.arange(num_envs) % count if fixed is None else np.full(num_envs, fixed)
        self.games = GamesAgainst(self.game, self.options, own, policies, threads=threads)
        self._places = np.arange(num_envs)
        self._copy = copy

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Start all games; a seed fixes their chance and that of all games after them."""
        super().reset(seed=seed)
        self.games.reset(int(self.np_random.integers(SEEDS)))
        return self._seen(), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Choose a word in every game, and play on until the seat chooses again. Raise `IllegalWord`."""
        games = self.games
        words = np.asarray(actions)
        if self.illegal_reward is None:
            games.step(words)
            legal = np.ones(self.num_envs, np.bool_)
        else:
            legal = games.choose(words)
        ended = games.done | ~legal
        rewards = np.where(games.done, games.returns[self._places, games.own], 0).astype(np.float64)
        if self.illegal_reward is not None:
            rewards[~legal] = self.illegal_reward
        info = self._info()
        if ended.any():
            info["final_obs"] = self._final(ended)
            info["_final_obs"] = ended
        return self._seen(), rewards, ended, np.zeros(self.num_envs, np.bool_), info

    def _seen(self) -> Seen:
        obs, mask = self.games.obs, self.games.mask
        if self._copy:
            obs, mask = obs.copy(), mask.copy()
        return {"observation": obs, "action_mask": mask}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.games.mask.copy() if self._copy else self.games.mask}

    def _final(self, ended: NDArray[np.bool_]) -> NDArray[Any]:
        """Return the last observation of each game that has ended, None for the others."""
        final = np.full(self.num_envs, None, dtype=object)
        for place in np.flatnonzero(ended):
            none = np.zeros(self.games.mask.shape[1], np.int8)
            final[place] = {"observation": self.games.final[place].copy(), "action_mask": none}
        return final


def _options(game: Game, players: int | None, given: dict[str, object]) -> Options:
    count = game.usual_players if players is None else players
    return game.read_options(count, {**game.setup.SINGLE_DEAL, **given})


def _seat(seat: int | None, players: int) -> int | None:
    """Return a seat, or None. Raise `InvalidOption`."""
    number = as_whole(seat)
    if seat is not None and (number is None or not 0 <= number < players):
        raise InvalidOption(f"seat must be a seat from 0 to {players - 1} or None, not {shown(seat)}")
    return number


def register() -> None:
    """Register the environments with Gymnasium; at a second call nothing happens."""
    for title, name in GAMES.items():
        identifier = f"spydeck/{title}-v0"
        if identifier not in gymnasium.registry:
            gymnasium.register(
                identifier,
                entry_point=f"{__name__}:SeatEnv",
                vector_entry_point=f"{__name__}:SeatVectorEnv",
                kwargs={"game": name},
            )


register()

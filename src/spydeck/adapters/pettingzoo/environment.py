"""What the environments of all games for PettingZoo share."""

from __future__ import annotations

from typing import Any, ClassVar, Literal, TypeAlias

from spydeck.errors import IllegalWord, InvalidOption, importing, shown

with importing("pettingzoo", "pettingzoo"):
    from pettingzoo import AECEnv
    from pettingzoo.utils.env_logger import EnvLogger
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from spydeck.adapters.pettingzoo.compiled_match import CompiledMatch
from spydeck.adapters.rewards import ILLEGAL_REWARD, checked_reward
from spydeck.adapters.seeing import (
    UNSTARTED,
    Seen,
    action_space,
    checked_deals,
    checked_mode,
    observation_space,
    rendered,
    truth,
    view_for,
)
from spydeck.games.option_values import as_whole, check_seed, one_of
from spydeck.games.registry import game as game_of

Wrapped: TypeAlias = "AECEnv[str, Seen, int]"

Last: TypeAlias = tuple[Seen | None, float, bool, bool, dict[str, Any]]
"""Observation, reward, terminated, truncated, info."""

MODES = ("human", "ansi", "rgb_array")

RewardsAt = Literal["end", "deal"]


def metadata_of(name: str) -> dict[str, Any]:
    """Return the metadata of an environment."""
    return {"name": name, "render_modes": list(MODES), "is_parallelizable": False, "render_fps": 2}


def wrapped(environment: Environment) -> Wrapped:
    """Return an environment with the checks of PettingZoo's usual wrappers."""
    return Checked(environment)


class Environment(AECEnv[str, Seen, int]):  # type: ignore[misc]  # PettingZoo has no types
    """A game in which agents choose one word of an action after another (`spydeck.arrays.words`).

    Where several seats may act at once, such as in the passes of Black Spy, they do so in turn, the lowest
    seat first, and none sees what the others choose. Observations and masks are new arrays at every call.

    - `players`: the number of agents, "player_0" and so on; by default the usual number of the game.
    - `rewards`: "end" for the returns at the end of the game, "deal" for what each deal or round adds.
    - `max_cycles`: after this many words for each agent, all together, the game is truncated; by default
      never.
    - `deals`: after so many deals or rounds a game ends, if it is not over before; by default never.
    - `illegal_reward`: what the wrapped environment gives for a word that is not legal.
    - `flat`: whether an observation is the tensor alone; the mask of the agent in turn is then in its info.
    - `render_mode`: "human" prints, "ansi" returns text, "rgb_array" returns pixels; each is what the agent
      in turn sees, at the end what `player_0` does.
    - `options`: those of the game, above those of a single deal.

    Raise `InvalidOption`.
    """

    game_name: ClassVar[str]

    def __init__(
        self,
        players: int | None = None,
        *,
        rewards: RewardsAt = "end",
        max_cycles: int | None = None,
        illegal_reward: float = ILLEGAL_REWARD,
        render_mode: str | None = None,
        flat: bool = False,
        deals: int | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        self.game = game_of(self.game_name)
        count = self.game.usual_players if players is None else players
        self.options = self.game.read_options(count, {**self.game.setup.SINGLE_DEAL, **options})
        self.render_mode = checked_mode(render_mode, MODES)
        self.illegal_reward = checked_reward(illegal_reward)
        self.max_words = _cycles(max_cycles) * self.options.players
        self._by_deal = one_of("rewards", rewards, ("end", "deal")) == "deal"
        self._match = CompiledMatch(self.game, self.options, checked_deals(deals))
        self.possible_agents = [f"player_{seat}" for seat in range(self.options.players)]
        self.agents: list[str] = []
        self._started = False
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.flat = truth("flat", flat)
        self.observation_spaces = {
            agent: observation_space(self.game, self.flat) for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space(self.game) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations, always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of words, always the same object."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game; a seed fixes its chance and that of the games after it."""
        self._match.start(check_seed(seed))
        self._started = True
        agents = self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self.agent_selection = agents[self._match.seat]
        self._skip_agent_selection = None
        self._paid = [0.0] * len(agents)
        self._rewarded = False
        self._words = 0
        self._ended = False
        self._tell_mask(self.agent_selection)

    def step(self, action: int) -> None:
        """Choose a word for the agent in turn; None for one whose game has ended. Raise `IllegalWord`."""
        self._check_started()
        agent = self.agent_selection
        if self._ended:
            self._was_dead_step(action)
            return
        match = self._match
        deal_ended = match.choose(action)
        self._words += 1
        over = match.seat < 0
        truncated = not over and self._words == self.max_words
        self._cumulative_rewards[agent] = 0.0
        if self._rewarded:
            self._clear_rewards()
            self._rewarded = False
        if over or (self._by_deal and (deal_ended or truncated)):
            self._pay()
        if over or truncated:
            self._end(self.terminations if over else self.truncations)
        else:
            self.agent_selection = self.agents[match.seat]
        self._tell_mask(agent)
        if self.render_mode == "human":
            self.render()

    def last(self, observe: bool = True) -> Last:
        """Return what the agent in turn receives: observation, reward since its last word, and so on."""
        self._check_started()
        received: Last = super().last(observe)
        return received

    def refuses(self, action: int) -> bool:
        """Return whether a number is a word, but not one that the agent in turn may choose."""
        mask, number = self._match.mask, as_whole(action)
        return number is not None and 0 <= number < len(mask) and not mask[number] and not self._ended

    def forfeit(self) -> None:
        """End the game for all agents: the one in turn receives `illegal_reward`, the others nothing."""
        agent = self.agent_selection
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards[agent] = 0.0
        self.rewards[agent] = self.illegal_reward
        self._accumulate_rewards()
        self._end(self.terminations)
        self._tell_mask(agent)

    def observe(self, agent: str) -> Seen:
        """Return an agent's tensor and its mask at any time; the mask is all 0 unless it is in turn."""
        self._check_started()
        tensor = self._match.tensor(self._seat_of[agent])
        return tensor if self.flat else {"observation": tensor, "action_mask": self._mask_of(agent)}

    def render(self) -> Any:
        """Return what the agent in turn sees, as text or as bytes (height, width, 3); "human" prints it."""
        if self.render_mode is None:
            raise InvalidOption(f"to render, choose a render_mode: {', '.join(MODES)}")
        self._check_started()
        view = view_for(self._match.position(), self.options, max(self._match.seat, 0))
        shown_now = rendered(view, self.game, self.render_mode)
        if self.render_mode != "human":
            return shown_now
        print(shown_now)
        return None

    def close(self) -> None:
        """Do nothing: there is nothing to release."""

    def _check_started(self) -> None:
        if not self._started:
            raise ResetNeeded(UNSTARTED)

    def _mask_of(self, agent: str) -> NDArray[np.int8]:
        match = self._match
        in_turn = self._seat_of[agent] == match.seat and not self._ended
        return match.mask.copy() if in_turn else np.zeros(len(match.mask), np.int8)

    def _tell_mask(self, before: str) -> None:
        """Write the masks of the agent in turn, and of the one before, into their infos."""
        if self.flat:
            for agent in (before, self.agent_selection):
                self.infos[agent]["action_mask"] = self._mask_of(agent)

    def _end(self, how: dict[str, bool]) -> None:
        self._ended = True
        how.update(dict.fromkeys(self.agents, True))
        self.agent_selection = self.agents[0]

    def _pay(self) -> None:
        """Give each agent what has been added to its returns since it was last paid."""
        returns = self._match.returns()
        self.rewards = {
            agent: float(now - before)
            for agent, now, before in zip(self.agents, returns, self._paid, strict=True)
        }
        self._paid = [float(now) for now in returns]
        self._rewarded = True
        self._accumulate_rewards()


class Checked(OrderEnforcingWrapper[str, Seen, int]):  # type: ignore[misc]  # PettingZoo has no types
    """The checks of PettingZoo's usual wrappers in one, as each of them costs time at every step.

    The order of calls is enforced; a word that is not legal ends the game with a warning, and its agent
    receives `illegal_reward`. A number that is not a word raises `IllegalWord`.
    """

    env: Environment

    def last(self, observe: bool = True) -> Last:
        """Return what the agent in turn receives: observation, reward since its last word, and so on."""
        received: Last = self.env.last(observe) if self._has_reset else super().last(observe)
        return received

    def step(self, action: int) -> None:
        """Choose a word for the agent in turn; None for one whose game has ended. Raise `IllegalWord`."""
        env = self.env
        if not (self._has_reset and env.agents):
            super().step(action)
            return
        self._has_updated = True
        try:
            env.step(action)
        except IllegalWord:
            if not env.refuses(action):
                raise
            EnvLogger.warn_on_illegal_move()
            env.forfeit()


def _cycles(max_cycles: int | None) -> int:
    """Return a number of cycles; 0 for no limit."""
    if max_cycles is None:
        return 0
    number = as_whole(max_cycles)
    if number is None or number < 1:
        raise InvalidOption(f"max_cycles must be a whole number from 1, not {shown(max_cycles)}")
    return number

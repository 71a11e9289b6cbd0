"""The base of all games' environments for PettingZoo."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Literal, TypeAlias

from spydeck.errors import IllegalWord, InvalidOption, importing, shown

with importing("pettingzoo", "pettingzoo"):
    from pettingzoo import AECEnv
    from pettingzoo.utils.env_logger import EnvLogger
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from spydeck.adapters.environments import (
    ILLEGAL_REWARD,
    OneGame,
    Seen,
    checked_deals,
    checked_reward,
    refusal,
    view_for,
)
from spydeck.arrays.engine import engine
from spydeck.arrays.position import Position
from spydeck.arrays.position_state import TRUE, read_word
from spydeck.arrays.rollouts import Randomness, generator_of
from spydeck.arrays.words import NO_ACTION, SEAT
from spydeck.games.game import MAX_SEATS, Game, Options
from spydeck.games.option_values import as_whole, check_seed, one_of
from spydeck.kernel import NONE, pack

Wrapped: TypeAlias = "AECEnv[str, Seen, int]"

Last: TypeAlias = tuple[Seen | None, float, bool, bool, dict[str, Any]]
"""Observation, reward, terminated, truncated, info."""

RewardsAt = Literal["end", "deal"]


class CompiledMatch:
    """One match, word by word; chance is drawn as soon as it is pending."""

    def __init__(self, game: Game, options: Options, deals: int | None = None) -> None:
        """Prepare a match that ends after so many `deals`, if it is not over before."""
        self._deals = deals
        self.engine = engine(game)
        self.players = options.players
        self._start = pack(game.setup.start(options)).view(np.uint8)
        self._bytes = self._start.copy()
        self._partial = np.array(NO_ACTION)
        self._numbers = np.zeros(max(self.engine.programs.MAX_DECK, MAX_SEATS), np.int64)
        self._generator = generator_of(None)
        self.mask = np.zeros(self.engine.words.size, np.int8)
        """1 for each word that `seat` may choose now; all 0 after the end."""
        self.seat = NONE
        """The seat that chooses next, of several the lowest; -1 after the end."""
        self._share()

    def _share(self) -> None:
        """Make what copies and pickles leave out: the record, which compiled code knows by its type."""
        self._records = self._bytes.view(self.engine.dtype)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "_records"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._share()

    def start(self, rng: Randomness = None) -> None:
        """Start again; without a seed or a generator, chance continues where it was."""
        if rng is not None:
            self._generator = generator_of(rng).copy()
        self._bytes[:] = self._start
        self._draw()

    def choose(self, word: int) -> bool:
        """Choose a word, and return whether that has ended a deal, a round, or the game.

        Raise `IllegalWord`; then nothing has changed.
        """
        number = read_word(word, len(self.mask))
        if not self.mask[number]:
            raise IllegalWord(refusal(f"seat {self.seat}", word, self.mask))
        self.engine.take(self._records, self._partial, number, self.mask)
        self.seat = int(self._partial[SEAT])
        ended = self.seat == NONE
        if ended and not self._is_last():
            self._draw()
        return ended

    def tensor(self, seat: int) -> NDArray[np.int8]:
        """Return the observation tensor of any seat, as a new array."""
        out = np.empty(self.engine.tensor_length, np.int8)
        partial = self._partial if seat == self.seat else np.array(NO_ACTION)
        self.engine.encode(self._records, partial, seat, out)
        return out

    def returns(self) -> list[int]:
        """Return how well each seat stands; more is better."""
        self.engine.write_returns(self._records, self._numbers)
        returns: list[int] = self._numbers[: self.players].tolist()
        return returns

    def position(self) -> Position:
        """Return a copy as a position."""
        return Position(self.engine, self._bytes.copy(), self._partial.copy(), TRUE)

    def _is_last(self) -> bool:
        if self._deals is None:
            return False
        _, _, part = self.engine.standing(self._records)
        return part >= self._deals

    def _draw(self) -> None:
        """Draw what is pending, and let the next seat begin."""
        _, pending, _ = self.engine.standing(self._records)
        while pending != NONE:
            self.engine.draw(self._records, self._generator, self._numbers)
            _, pending, _ = self.engine.standing(self._records)
        self.engine.begin(self._records, self._partial, NONE, self.mask)
        self.seat = int(self._partial[SEAT])


class Environment(OneGame, AECEnv[str, Seen, int]):  # type: ignore[misc]  # PettingZoo has no types
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
    metadata: dict[str, Any]

    def __init_subclass__(cls) -> None:
        if "game_name" in vars(cls) and "metadata" not in vars(cls):
            name = f"{cls.game_name.replace('-', '_')}_v0"
            more = {"is_parallelizable": False, "render_fps": 2}
            cls.metadata = {"name": name, "render_modes": ["human", "ansi", "rgb_array"], **more}

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
        self._choose_game(self.game_name, players, options, flat, render_mode)
        self.illegal_reward = checked_reward(illegal_reward)
        self.max_words = _cycles(max_cycles) * self.options.players
        self._by_deal = one_of("rewards", rewards, ("end", "deal")) == "deal"
        self._match = CompiledMatch(self.game, self.options, checked_deals(deals))
        self.possible_agents = [f"player_{seat}" for seat in range(self.options.players)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._space_of_what_is_seen() for agent in self.possible_agents}
        self.action_spaces = {agent: self._space_of_words() for agent in self.possible_agents}

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
        return self._as_seen(self._match.tensor(self._seat_of[agent]), self._mask_of(agent))

    def render(self) -> Any:
        """Return what the agent in turn sees, as text or as bytes (height, width, 3); "human" prints it."""
        match = self._match
        shown_now = self._rendered(lambda: view_for(match.position(), self.options, max(match.seat, 0)))
        if self.render_mode != "human":
            return shown_now
        print(shown_now)
        return None

    def close(self) -> None:
        """Do nothing: there is nothing to release."""

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


def wrapping(environment: type[Environment]) -> Callable[..., Wrapped]:
    """Return what makes environments of a class with the checks of PettingZoo's usual wrappers."""

    def env(**options: Any) -> Wrapped:
        """Return the game as an environment with the usual wrappers; arguments as of `Environment`."""
        return Checked(environment(**options))

    return env

"""Game, state and observer as OpenSpiel's classes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyspiel

from spydeck.adapters.openspiel.play import (
    CHANCE,
    LOG_WORDS,
    TERMINAL,
    Play,
    Setting,
    Value,
    parameters,
    read_setting,
)
from spydeck.arrays.engine import engine
from spydeck.arrays.position_state import read_word
from spydeck.games.game import Game
from spydeck.games.registry import game as game_of


def game_type(game: Game) -> Any:
    """Return the type of a game."""
    return pyspiel.GameType(
        short_name=f"python_spydeck_{game.name.replace('-', '_')}",
        long_name=f"Spydeck {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most_players,
        min_num_players=game.least_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


class SpydeckGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game with parameters, which needs bounds (`Game.bounds`). Raise `InvalidOption` for wrong ones."""

    kind: Any
    game: Game

    def __init_subclass__(cls) -> None:
        cls.kind = game_type(cls.game)

    def __init__(self, params: Mapping[str, Value] | None = None) -> None:
        given = params or {}
        self.setting = read_setting(self.game, given)
        bounds = self.setting.bounds
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.words.size,
            max_chance_outcomes=max(len(chance.operand.texts) for chance in self.game.chances.values()),
            num_players=self.setting.options.players,
            min_utility=bounds.least_return,
            max_utility=bounds.most_return,
            max_game_length=bounds.words,
        )
        known = parameters(self.game)
        chosen = {name: value for name, value in given.items() if value != known[name]}
        super().__init__(self.kind, info, chosen)
        self._start = Play.start(self.setting)

    def new_initial_state(self) -> SpydeckState:
        """Return the state before the first chance node."""
        return SpydeckState(self, self._start.copy())

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        """Return what observes states of this game. Raise `ValueError` for what it cannot observe."""
        if params:
            raise ValueError(f"these games have no parameters of observations, so not {params}")
        return Observer(self.setting, kind or pyspiel.IIGObservationType(perfect_recall=False))

    def max_chance_nodes_in_history(self) -> int:
        """Return the maximum number of chance nodes of a game."""
        return self.setting.bounds.draws


class BlackSpyGame(SpydeckGame):
    """Black Spy, by default one deal."""

    game = game_of("black-spy")


class SpyTricksGame(SpydeckGame):
    """A whole game of Spy Tricks, by default."""

    game = game_of("spy-tricks")


class SpycardGame(SpydeckGame):
    """A whole game of Spycard."""

    game = game_of("spycard")


class SpydeckState(pyspiel.State):  # type: ignore[misc]
    """A state of a game. All that it holds is a `Play`."""

    def __init__(self, game: SpydeckGame, play: Play) -> None:
        super().__init__(game)
        self._play = play

    def current_player(self) -> int:
        """Return the seat that chooses, or one of OpenSpiel's other players."""
        return self._play.player

    def is_terminal(self) -> bool:
        """Return whether the game, or the last of its `deals`, is over."""
        return self._play.player == TERMINAL

    def is_chance_node(self) -> bool:
        """Return whether something is drawn."""
        return self._play.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return the words that a seat may choose, or the things that may be drawn; ascending."""
        return self._play.legal() if player is None or player == self._play.player else []

    def _legal_actions(self, player: int) -> list[int]:
        return self.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what may be drawn, with probabilities."""
        dealing = self._play.dealing
        return dealing.outcomes() if dealing else []

    def _apply_action(self, action: int) -> None:
        self._play.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != CHANCE:
            words = self._play.setting.words
            return words.texts[read_word(action, words.size)]
        dealing = self._play.dealing
        return f"{dealing.name} {dealing.text(action)}" if dealing else f"draw {action}"

    def returns(self) -> list[float]:
        """Return how well each seat has done, more is better; 0 for all before the end."""
        if self._play.player != TERMINAL:
            return [0.0] * self._play.position.players
        return [float(points) for points in self._play.position.returns()]

    def resample_from_infostate(self, player: int, prob_sampler: Callable[[], float]) -> SpydeckState:
        """Return a state that a seat cannot tell from this one, drawn uniformly from all of them.

        Its `history` is empty, as the cards of the sample were never dealt.
        """
        return SpydeckState(self.get_game(), self._play.resample(player, prob_sampler))

    def __str__(self) -> str:
        return str(self._play)


class Observer:
    """An observer of OpenSpiel: a state as a player observes it, as string and tensor.

    With perfect recall it is the information state. Without private information it is what a spectator sees,
    and without public information what a spectator does not see; these are strings only.
    """

    def __init__(self, setting: Setting, kind: Any) -> None:
        private = pyspiel.PrivateInfoType
        if kind.private_info == private.ALL_PLAYERS:
            raise ValueError("no observer knows what all players know; observe one player after the other")
        self._recall = bool(kind.perfect_recall)
        self._public = bool(kind.public_info)
        self._private = kind.private_info == private.SINGLE_PLAYER
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self._public and self._private:
            length = engine(setting.game).tensor_length
            self.tensor = np.zeros(length + (2 * LOG_WORDS if self._recall else 0), np.float32)
            self.dict["observation"] = self.tensor[:length]
            if self._recall:
                self.dict["log"] = self.tensor[length:].reshape(LOG_WORDS, 2)

    def set_from(self, state: SpydeckState, player: int) -> None:
        """Write the tensor."""
        if self.dict:
            self.dict["observation"][:] = state._play.position.tensor(player)
            if self._recall:
                self.dict["log"][:] = state._play.log(player)

    def string_from(self, state: SpydeckState, player: int) -> str:
        """Return the string."""
        seat = player if self._private else -1
        if not self._public:
            return state._play.private(seat)
        return state._play.information(seat) if self._recall else state._play.observation(seat)

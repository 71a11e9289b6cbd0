"""Bots that search: they play on in worlds that their seat cannot tell apart, and compare the results.

A bot sees its own observation and nothing else, and for equal observations it does the same: its randomness
comes from its seed and the observation's key.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from spydeck.bots.baselines import SeededBot, may_act, seed_for
from spydeck.bots.thinking.brief import (
    Brief,
    brief_for,
    brief_of,
    explanation_of,
    sensible_action,
    unsearched,
)
from spydeck.bots.thinking.processor import Thinking
from spydeck.games.action import Action
from spydeck.games.action_text import write_action
from spydeck.games.game import Game, search_of
from spydeck.games.option_values import one_of
from spydeck.games.reasons import Explanation
from spydeck.games.search import LEVELS, DatedSearch, Level
from spydeck.match import Match
from spydeck.match.observation import Observation

PLAIN = {
    f"pimc{worlds}": Level(
        playouts=1_000_000,
        worlds=worlds,
        width=0,
        tuned=False,
        believes=False,
        drops=False,
        certainty=0,
        hiding=0,
        dated=True,
    )
    for worlds in (32, 128, 512)
}
"""Plain searches to measure bots against, by name: so many worlds as likely as each other.

Each is played on once after each candidate, of which none is dropped early, and nothing is decided apart.
"""


class SearchBot(SeededBot):
    """Chooses what does best in the worlds that it thinks likely."""

    def __init__(self, level: str | Level, seed: int | None = None) -> None:
        """With the name of a level, each game says what it is. Raise `InvalidOption`."""
        super().__init__(seed)
        self.level = level if isinstance(level, Level) else one_of("level", level, LEVELS)

    def level_in(self, game: Game) -> Level:
        """Return how hard the bot thinks in a game. Raise `InvalidOption` if the game has no search."""
        return self.level if isinstance(self.level, Level) else search_of(game).LEVELS[self.level]

    def prepare(self, game: Game) -> None:
        """Compile what thinking about a game needs, which takes seconds the first time."""
        if game.search is None:
            return
        match = Match(game, game.read_options(game.usual_players, {}), seed=1)
        seat = match.actors[0]
        seen = match.observation(seat)
        level = replace(self.level_in(game), playouts=1, width=4)
        thinking = Thinking(brief_of(game, seen.state, seat, level, 1, seen.rows, explains=True))
        thinking.think()
        thinking.choice()
        thinking.found()

    def choose(self, observation: Observation) -> str:
        """Return the action that does best, or with softness one not far behind it."""
        return self.best_action(observation)

    def explain(
        self, observation: Observation, also: str | None = None, *, whole: bool = False
    ) -> Explanation:
        """Return what each action leads to, and why the best one is best; the same for equal observations.

        `also` is an action to compare where not all can be. Raise `IllegalAction` if the seat may not do it.
        Ideas are for what a reason compares. With `whole` they are for all options, and all legal actions are
        compared, if they can be counted.

        Nothing is chosen softly or to mislead others, and each action is tried in more worlds before it is
        dropped, so `choose` may return another action. A guess that `choose` would not make is never the best
        option, nor as good.
        """
        seen = may_act(observation)
        seed = seed_for(seen, self._generator[0])
        if seen.game.search is None:
            return unsearched(seen, sensible_action(seen, seed))
        thinking = Thinking(self.brief(seen, also, explains=True, whole=whole))
        if len(thinking.actions) == 0:
            return unsearched(seen, sensible_action(seen, seed))
        thinking.think()
        return explanation_of(seen, thinking.found())

    def brief(
        self,
        observation: Observation,
        also: str | None = None,
        *,
        explains: bool = False,
        whole: bool = False,
    ) -> Brief:
        """Return what somebody else needs to find the same as `choose`, or what it `explains`."""
        seen = may_act(observation)
        level, seed = self.level_in(seen.game), seed_for(seen, self._generator[0])
        return brief_for(seen, level, seed, also, explains=explains, whole=whole)

    def best_action(self, observation: Observation, truth: Any = None) -> str:
        """Return the action that does best, with `truth` (a true state) in that and not in likely worlds."""
        seen = may_act(observation)
        seed = seed_for(seen, self._generator[0])
        if seen.game.search is None:
            return sensible_action(seen, seed)
        thinking = Thinking(self.brief(seen), truth)
        if len(thinking.actions) == 0:
            return sensible_action(seen, seed)
        if len(thinking.actions) == 1:
            return write_action(seen.game, Action(*map(int, thinking.actions[0])))
        thoughts = thinking.think()
        return write_action(seen.game, thoughts.actions[thinking.choice()])

    def _named(self) -> str:
        return f"{type(self).__name__} {self.level}"


class ExpertOf2026(SearchBot):
    """Plays as `expert` did in 2026, when it exposed early in Spycard: to measure its successors against."""

    def __init__(self, seed: int | None = None) -> None:
        super().__init__("expert", seed)

    def level_in(self, game: Game) -> Level:
        """Return how hard it thought in a game. Raise `InvalidOption` if the game has no search."""
        search = game.search
        if isinstance(search, DatedSearch):
            return search.EXPERT_OF_2026
        return replace(super().level_in(game), certainty=0, hiding=0)

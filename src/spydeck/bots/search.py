"""Bots that search: they play on in worlds that their seat cannot tell apart, and compare the results.

A bot sees its own observation and nothing else, and for equal observations it does the same: its randomness
comes from its seed and the observation's key.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spydeck.bots.baselines import SEED_BITS, SeededBot, may_act
from spydeck.bots.thinking import Thinking, Thoughts
from spydeck.bots.thinking.deciding import guesses_of, least_telling
from spydeck.bots.thinking.programs import search_of
from spydeck.bots.verdict import judged, reason_of
from spydeck.games.action import Action
from spydeck.games.action_text import write_action
from spydeck.games.choices import legal_action
from spydeck.games.game import Game
from spydeck.games.option_values import one_of
from spydeck.games.reasons import MAX_COUNTED, Explanation, Option, worse_of
from spydeck.games.search import LEVELS, Level
from spydeck.match import Match
from spydeck.match.observation import Observation

NEVER = 3
"""How many times its softness behind the best an action is never chosen."""

FIRST_ROWS = 128
"""In how many worlds all actions are tried before any is dropped, so that each has a usable error."""
PATIENCE = 4
"""How many times as many playouts as for a move: people ask rarely, and want to tell actions apart."""
ODDS_WORLDS = 1024
"""From how many worlds the odds are counted."""
IDEA_WORLDS = 512
"""In how many worlds it is looked at what an action does."""
IDEA_OPTIONS = 3
"""Of how many actions that are worse than the best it is looked at."""

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
        thinking = Thinking(game, seen.state, seat, level, 1, rows=seen.rows)
        thinking.think()
        if game.conduct is not None and level.hiding:
            thinking.told_by(thinking.actions, 1)

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
        seed = self._seed_for(seen)
        found = None
        if seen.game.search is not None:
            found = explain(seen, self.level_in(seen.game), seed, also, whole=whole)
        return found or unsearched(seen, sensible_action(seen, seed))

    def best_action(self, observation: Observation, truth: Any = None) -> str:
        """Return the action that does best, with `truth` (a true state) in that and not in likely worlds."""
        seen = may_act(observation)
        seed = self._seed_for(seen)
        if seen.game.search is None:
            return sensible_action(seen, seed)
        level = self.level_in(seen.game)
        thinking = Thinking(seen.game, seen.state, seen.seat, level, seed, truth, seen.rows)
        guesses = guesses_of(thinking, seen) if truth is None else None
        if guesses is not None and len(thinking.actions) > 1:
            thinking.leave_out(guesses.unlikely())
        if len(thinking.actions) == 0:
            return sensible_action(seen, seed)
        if len(thinking.actions) == 1:
            return write_action(seen.game, Action(*map(int, thinking.actions[0])))
        thoughts = thinking.think()
        if guesses is not None:
            thoughts = guesses.corrected(thoughts)
        place = choice(thoughts, level.softness, seed)
        if guesses is not None and level.hiding:
            place = least_telling(thinking, thoughts, place, guesses)
        return write_action(seen.game, thoughts.actions[place])

    def _seed_for(self, observation: Observation) -> int:
        return (int(observation.key, 16) ^ self._generator[0]) % (1 << SEED_BITS)

    def _named(self) -> str:
        return f"{type(self).__name__} {self.level}"


class ExpertOf2026(SearchBot):
    """Plays as `expert` did in 2026, when it exposed early in Spycard: to measure its successors against."""

    def __init__(self, seed: int | None = None) -> None:
        super().__init__("expert", seed)

    def level_in(self, game: Game) -> Level:
        """Return how hard it thought in a game. Raise `InvalidOption` if the game has no search."""
        return replace(super().level_in(game), certainty=0, hiding=0, dated=True)


def sensible_action(observation: Observation, seed: int) -> str:
    """Return the sensible action, for a choice that is not searched."""
    game = observation.game
    return write_action(game, Action(*game.policy.sensible(observation.state, observation.seat, [seed])))


def choice(thoughts: Thoughts, softness: float, seed: int) -> int:
    """Return the place of the best candidate, or with softness of one that is not far behind it."""
    if not softness:
        return thoughts.best
    behind, _ = thoughts.behind()
    odds = np.where(behind <= NEVER * softness, np.exp(-behind / softness), 0)
    return int(np.random.default_rng(seed).choice(len(odds), p=odds / odds.sum()))


def explain(
    observation: Observation, level: Level, seed: int, also: str | None = None, *, whole: bool = False
) -> Explanation | None:
    """Return what a search finds out about a question; None where it has no actions to compare."""
    game = observation.game
    first_rows = max(FIRST_ROWS, level.first_rows)
    patient = replace(level, first_rows=first_rows, playouts=PATIENCE * level.playouts)
    thinking = Thinking(game, observation.state, observation.seat, patient, seed, rows=observation.rows)
    action_count = count_actions(observation)
    every = list(observation.legal()) if whole and action_count is not None else []
    for text in every if also is None else [also]:
        thinking.add(legal_action(game, observation.state, observation.seat, text))
    if len(thinking.actions) == 0:
        return None
    guesses = guesses_of(thinking, observation)
    if guesses is not None:
        thinking.bar(guesses.chances(guesses.worlds) < guesses.least)
    played = thinking.think()
    thoughts = played if guesses is None else guesses.corrected(played)
    worlds = thinking.equally_likely(ODDS_WORLDS) if guesses is None else guesses.worlds
    options = options_of(observation, thoughts, played)
    wanted = {option.action for option in options} if whole else compared_in_words(options, also)
    found = Explanation(
        game=game.name,
        seat=observation.seat,
        options=with_features(observation, thinking, options, wanted),
        measures=tuple(search_of(game).MEASURES),
        odds=search_of(game).odds(observation.state, observation.seat, worlds),
        rows=len(thoughts.results),
        playouts=int(thoughts.rows.sum()),
        action_count=action_count,
    )
    return with_reason(observation, found)


def unsearched(observation: Observation, action: str) -> Explanation:
    """Return an explanation of an action that was not compared with others."""
    option = Option(action, {}, {}, 0.0, 0.0, equal=True)
    found = Explanation(
        observation.game.name, observation.seat, (option,), (), {}, 0, 0, count_actions(observation)
    )
    return with_reason(observation, found)


def with_reason(observation: Observation, explanation: Explanation) -> Explanation:
    """Return an explanation with the game's reason."""
    return replace(explanation, reason=reason_of(observation.game, explanation, None))


def with_features(
    observation: Observation, thinking: Thinking, options: tuple[Option, ...], wanted: Container[str]
) -> tuple[Option, ...]:
    """Return options, those that are wanted with what they do in likely worlds."""
    game, state, seat = observation.game, observation.state, observation.seat
    if game.ideas is None or len(options) == 1:
        return options
    ideas, worlds = game.ideas, thinking.equally_likely(IDEA_WORLDS)

    def looked_at(option: Option) -> Option:
        action = legal_action(game, state, seat, option.action)
        ends = thinking.ends(worlds, action)
        return replace(option, features=ideas.features(state, seat, action, worlds, ends))

    return tuple(looked_at(option) if option.action in wanted else option for option in options)


def compared_in_words(options: Sequence[Option], also: str | None) -> set[str]:
    """Return the actions that a reason compares: the best, some that are worse, and one that is asked for."""
    worse = [option.action for option in worse_of(options)[:IDEA_OPTIONS]]
    return {options[0].action, *worse, *([] if also is None else [also])}


def count_actions(observation: Observation) -> int | None:
    """Return the number of legal actions; None if there are more than `MAX_COUNTED`."""
    count = sum(1 for _ in islice(observation.legal(), MAX_COUNTED + 1))
    return count if count <= MAX_COUNTED else None


def options_of(
    observation: Observation, thoughts: Thoughts, played: Thoughts | None = None
) -> tuple[Option, ...]:
    """Return the options, the best one first, then by how far they are behind; one world says nothing.

    `played` are the findings before guesses were corrected.
    """
    game = observation.game
    names = search_of(game).MEASURES
    behind, behind_errors = thoughts.behind()
    barred = np.zeros(len(behind), bool) if thoughts.barred is None else thoughts.barred
    behind[barred] = behind[barred].clip(0)  # what is not to be done is not better than the best
    means, errors = estimates(thoughts, played)
    order = sorted(range(len(behind)), key=lambda place: (place != thoughts.best, behind[place], place))
    found = [
        Option(
            action=write_action(game, thoughts.actions[place]),
            results=dict(zip(names, map(float, means[place]), strict=True)),
            errors=dict(zip(names, map(float, errors[place]), strict=True)),
            behind=float(behind[place]),
            behind_error=float(behind_errors[place]),
            equal=not barred[place],
            barred=bool(barred[place]),
        )
        for place in order
    ]
    return judged(game, found) if len(thoughts.results) > 1 else tuple(found)


def estimates(
    thoughts: Thoughts, played: Thoughts | None = None
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return the expected results and their standard errors, as arrays (candidates, measures).

    What was dropped early was played in fewer rows. By how much the best one did better or worse in the
    other rows is taken into account, so that results differ by what was measured in common rows. As that can
    lead beyond all results, such as to a chance below 0, estimates end at the lowest and the highest that was
    played.
    """
    results = thoughts.results.astype(np.float64)
    best, total = results[:, thoughts.best], len(results)
    means = np.empty(results.shape[1:])
    errors = np.empty(results.shape[1:])
    for place, rows in enumerate(thoughts.rows):
        left = (total - rows) / total
        shared = results[:rows, place] - left * best[:rows]
        rest = left * best[rows:]
        means[place] = shared.mean(axis=0) + (rest.mean(axis=0) if left else 0)
        errors[place] = np.sqrt(squared_error(shared) + squared_error(rest))
    possible = thoughts.results if played is None else played.results
    return means.clip(np.nanmin(possible, axis=(0, 1)), np.nanmax(possible, axis=(0, 1))), errors


def squared_error(values: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the squared standard error of the mean of each column; 0 where there are no two rows."""
    rows = len(values)
    if rows <= 1:
        return np.zeros(values.shape[1])
    squared: NDArray[np.float64] = values.var(axis=0, ddof=1) / rows
    return squared

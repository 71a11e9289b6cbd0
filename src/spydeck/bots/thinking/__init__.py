"""Thinking about a move: play on in likely worlds after each candidate, and drop those clearly behind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spydeck.arrays.engine import Engine, engine
from spydeck.arrays.rollouts import compiled_sample
from spydeck.bots.thinking.comparing import DONE, MAX_ROWS, OFFSET_STEP, budget_of, compiled_comparison
from spydeck.bots.thinking.programs import (
    compiled_beliefs,
    compiled_candidates,
    compiled_conduct,
    compiled_refined,
    compiled_telling,
    compiled_weights,
    conduct_of,
    counting,
    is_dated,
    is_tuned,
    search_of,
)
from spydeck.games.action import Action
from spydeck.games.action_text import write_action
from spydeck.games.events import EventRow
from spydeck.games.game import Game
from spydeck.games.search import Level
from spydeck.kernel import pack
from spydeck.kernel.progress import LOGGER

APART = 0x5DEECE66D1E57
"""The bits of a seed that differ for worlds that are drawn apart."""


@dataclass(frozen=True, eq=False)
class Thoughts:
    """A bot's findings about a move."""

    actions: tuple[Action, ...]
    """The candidates."""
    results: NDArray[np.float32]
    """Measurements, as an array (rows, candidates, measures); not a number where nothing was played.

    A row is one world with one course of chance. Rows of a candidate that was dropped end early.
    """
    worlds: Any
    """The world of each row, as an array of records."""
    barred: NDArray[np.bool_] | None = None
    """Which candidates are not to be chosen; None if all may be."""

    @cached_property
    def rows(self) -> NDArray[np.int64]:
        """In how many rows each candidate was played."""
        played: NDArray[np.int64] = (~np.isnan(self.results[:, :, 0])).sum(axis=0)
        return played

    @cached_property
    def means(self) -> NDArray[np.float64]:
        """The means of each candidate, as an array (candidates, measures)."""
        means: NDArray[np.float64] = np.nanmean(self.results, axis=0, dtype=np.float64)
        return means

    @cached_property
    def best(self) -> int:
        """The place of the best candidate: of those that were never dropped, the first of equal ones."""
        kept = self.rows == len(self.results)
        if self.barred is not None:
            kept &= ~self.barred
        return int(np.argmax(np.where(kept, self.means[:, 0], -np.inf)))

    def behind(self) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Return how far each candidate is behind the best one, and the standard error of that.

        Each is compared in the rows in which both were played.
        """
        values = self.results[:, :, 0].astype(np.float64)
        return behind_of(values, self.best)


def behind_of(values: NDArray[np.float64], best: int) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return how far each column is behind the best one, and the standard error of that."""
    differences = values[:, [best]] - values
    rows = (~np.isnan(differences)).sum(axis=0)
    behind = np.nanmean(differences, axis=0)
    squares = np.nansum((differences - behind) ** 2, axis=0)
    return behind, np.sqrt(squares / np.maximum(1, rows - 1) / rows)


def note_unexplained(game: Game, seat: int, records: Any) -> None:
    """Log a position in which no world explains what the others did; all are then as likely."""
    LOGGER.warning(
        "no likely world for seat %d in this position of %s: %s", seat, game.name, records.tobytes().hex()
    )


class Thinking:
    """One search: the worlds that were drawn, and the results so far."""

    def __init__(
        self,
        game: Game,
        state: Any,
        seat: int,
        level: Level,
        seed: int,
        truth: Any = None,
        rows: Sequence[EventRow] = (),
    ) -> None:
        """With `truth`, the true state, that is the only world: for a bot that sees all cards.

        `rows` are the events that the seat has seen, for beliefs about them.
        """
        self.level = level
        self._game = game
        self._engine: Engine = engine(game)
        self._search = search_of(game)
        self._seat = seat
        self._state = state
        self._records = pack(state)
        self._rows_seen = rows
        self._truth = truth
        self._first_seed = seed
        self._generator = np.array([seed], np.int64)
        self._order = np.zeros(self._engine.programs.MAX_DECK, np.int64)
        self._playing = np.empty(1, self._engine.dtype)
        self._notes = np.zeros(0)
        self._beliefs: tuple[Any, NDArray[np.float64]] | None = None
        self.actions = self._candidates()
        self._barred = np.zeros(len(self.actions), bool)

    def add(self, action: Action) -> None:
        """Add a legal action to the candidates, unless there are none or it is one of them."""
        text = write_action(self._game, action)
        known = {write_action(self._game, Action(*map(int, row))) for row in self.actions}
        if known and text not in known:
            self._compare(np.vstack([self.actions, np.array([action], np.int64)]))

    def leave_out(self, left_out: NDArray[np.bool_]) -> None:
        """Compare the other candidates only."""
        self._compare(self.actions[~left_out])

    def bar(self, barred: NDArray[np.bool_]) -> None:
        """Play on after some candidates in the first rows only, and call none of them best."""
        self._barred = barred

    def _compare(self, actions: NDArray[np.int64]) -> None:
        self.actions = actions
        self._barred = np.zeros(len(actions), bool)

    def think(self) -> Thoughts:
        """Return what was found out within the level's budget."""
        started = perf_counter()
        worlds, weights = self._drawn
        measures = len(self._search.MEASURES)
        alive, barred = np.arange(len(self.actions)), self._barred.astype(np.int64)
        budget, progress = budget_of(self.level), np.array([0, 0, len(self.actions)])
        picks, results = np.zeros(0, np.int64), np.zeros((0, len(self.actions), measures), np.float32)
        goes_on = True
        while goes_on:
            if len(picks) < progress[DONE] + MAX_ROWS:
                more = len(picks) + MAX_ROWS
                picks = np.concatenate([picks, np.zeros(more, np.int64)])
                unknown = np.full((more, *results.shape[1:]), np.nan, np.float32)
                results = np.concatenate([results, unknown])
            goes_on = bool(
                self._compare_rows(
                    worlds,
                    weights,
                    self.actions,
                    alive,
                    barred,
                    self._seat,
                    budget,
                    progress,
                    self._notes,
                    self._generator,
                    self._order,
                    self._playing,
                    picks,
                    results,
                )
            ) and not self._is_late(started)
        rows = progress[DONE]
        actions = tuple(Action(*map(int, row)) for row in self.actions)
        return Thoughts(actions, results[:rows], worlds[picks[:rows]], self._barred)

    def _is_late(self, started: float) -> bool:
        level = self.level
        if level.milliseconds is None or not level.drops:
            return False
        return perf_counter() - started >= level.milliseconds / 1000

    def _candidates(self) -> NDArray[np.int64]:
        found = np.zeros((self._search.MAX_CANDIDATES, 3), np.int64)
        listed = compiled_candidates(self._engine)
        width = self.level.width if self._truth is None else len(found)
        found = found[: listed(self._records, self._seat, width, found)]
        counts = counting(self._game)
        if counts is None or not self.level.believes or self._truth is not None or len(found) <= 1:
            return found
        return self._counted_beliefs(counts.NOTES)

    def _counted_beliefs(self, notes: int) -> NDArray[np.int64]:
        """Draw likely worlds and note what they say. Return the candidates by these notes."""
        worlds = np.empty(self.level.worlds, self._engine.dtype)
        weights = np.ones(self.level.worlds)
        self._beliefs, self._notes = (worlds, weights), np.zeros(notes)
        found = np.zeros((self._search.MAX_CANDIDATES, 3), np.int64)
        believe = compiled_beliefs(self._engine)
        generator, width = self._generator, self.level.width
        number = believe(self._records, self._seat, width, generator, worlds, weights, self._notes, found)
        return found[:number]

    @cached_property
    def _drawn(self) -> tuple[Any, NDArray[np.float64]]:
        if self._truth is not None:
            return pack(self._truth), np.ones(1)
        worlds, weights = self.likely_worlds()
        total = weights.sum()
        if not total > 0:
            note_unexplained(self._game, self._seat, self._records)
            return worlds, np.full(len(weights), 1 / len(weights))
        return worlds, weights / total

    def likely_worlds(self) -> tuple[Any, NDArray[np.float64]]:
        """Return worlds that the seat cannot tell apart, and how likely each is relative to the others."""
        if self._beliefs is not None:
            return self._beliefs
        worlds = np.empty(self.level.worlds, self._engine.dtype)
        weights = np.ones(self.level.worlds)
        draw = compiled_sample(self._engine)
        draw(self._records.copy(), worlds, True, self._seat, self._generator, weights)
        if self.level.believes:
            compiled_weights(self._engine)(worlds, weights, self._seat)
            self._weigh_conduct(worlds, weights)
            if self.level.steps and weights.sum() > 0:
                return self._refined(worlds, weights)
        return worlds, weights

    def _refined(self, worlds: Any, weights: NDArray[np.float64]) -> tuple[Any, NDArray[np.float64]]:
        """Return worlds of equal weight: those drawn as often as they are likely, each then changed a bit."""
        order = np.random.default_rng(int(self._share() * 2**32))  # any first few are a fair sample
        worlds = worlds[order.permutation(self._places(weights, len(worlds)))]
        compiled_refined(self._engine)(worlds, self._seat, self.level.steps, self._generator)
        return worlds, np.ones(len(worlds))

    def _weigh_conduct(self, worlds: Any, weights: NDArray[np.float64]) -> None:
        conduct = self._engine.game.conduct
        history = conduct.actions_of(self._rows_seen) if conduct else ()
        if history:
            table = np.array(history, np.int64)
            likelihoods = np.array(conduct_of(self._game).likelihoods_for(self.level), np.float64)
            weigh = compiled_conduct(self._engine)
            weigh(worlds, weights, self._seat, table, likelihoods, self._generator)

    def _places(self, weights: NDArray[np.float64], count: int) -> NDArray[np.int64]:
        """Return so many places, each as often as its weight says."""
        offsets = (np.arange(count) + self._share()) / count
        places = np.searchsorted(np.cumsum(weights / weights.sum()), offsets)
        return np.minimum(places, len(weights) - 1)

    def equally_likely(self, count: int) -> Any:
        """Return so many worlds that are as likely as each other, of those to play on in."""
        worlds, weights = self._drawn
        return worlds[self._places(weights, count)]

    def apart(self, worlds: int) -> Thinking:
        """Return another search for the same question, which draws so many worlds independently."""
        level, seed = replace(self.level, worlds=worlds), int(self._first_seed) ^ APART
        return Thinking(self._game, self._state, self._seat, level, seed, rows=self._rows_seen)

    def told_by(self, actions: NDArray[np.int64], worlds: int) -> NDArray[np.float64]:
        """Return how well each action fits what the seat hides, beside what else that could be.

        That is a mean over so many likely worlds; 1 where nothing is told. Raise `InvalidOption` if the game
        has no such part.
        """
        told = np.zeros(len(actions))
        fitting = np.array(conduct_of(self._game).FITTING, np.float64)
        likely = self.equally_likely(worlds)
        tell = compiled_telling(self._engine)
        tell(likely, actions, self._seat, fitting, self._generator, self._playing, told)
        return told / worlds

    def ends(self, worlds: Any, action: Action) -> Any:
        """Return how worlds end that are played on after an action, as an array of records.

        All actions meet the same chance.
        """
        actions, nobody = np.array([action], np.int64), np.zeros(1, np.int64)
        budget = budget_of(replace(self.level, worlds=1, drops=False))
        results = np.zeros((1, 1, len(self._search.MEASURES)), np.float32)
        generator, ends = np.array([len(worlds)], np.int64), np.empty(len(worlds), self._engine.dtype)
        for place in range(len(worlds)):
            self._compare_rows(
                worlds[place : place + 1],
                np.ones(1),
                actions,
                np.zeros(1, np.int64),
                nobody,
                self._seat,
                budget,
                np.array([0, 0, 1]),
                self._notes,
                generator,
                self._order,
                self._playing,
                np.zeros(1, np.int64),
                results,
            )
            ends[place] = self._playing[0]
        return ends

    def _share(self) -> float:
        self._generator += OFFSET_STEP
        return float(int(self._generator[0]) & 0xFFFFFFFF) / 2**32

    @property
    def _compare_rows(self) -> Callable[..., int]:
        tuned = self.level.tuned and is_tuned(self._game)
        dated = self.level.dated and is_dated(self._game)
        return compiled_comparison(self._engine, self._beliefs is not None, tuned, dated)

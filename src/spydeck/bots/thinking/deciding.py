"""Decisions that a comparison alone makes badly: guesses, and which of several good actions tells least.

A guess that ends the game of a seat that is wrong, as an exposure in Spycard, looks better than it is when it
is the best of many in the worlds in which they were compared. So its chance is counted again, in worlds drawn
apart, and it is made only if it is likely enough.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spydeck.bots.thinking import Thinking, Thoughts
from spydeck.bots.thinking.programs import guessing
from spydeck.games.search import GuessingSearch
from spydeck.match.observation import Observation

FRESH = 512
"""How many worlds are drawn apart, and from how many equally likely ones chances are then counted."""
HOPELESS = 0.2
"""How far under the least chance a guess must be in the worlds at hand to be left out without fresh ones."""
MIN_ROWS = 32
"""In how many worlds an action must have been tried to be as good as the best."""
NOTHING = 1e-9
"""The difference between actions that tell as much."""
TOLD_IN = 16
"""In how many worlds it is judged what an action tells."""


class Guesses:
    """The guesses among the candidates of a search, and how likely each is right by worlds drawn apart."""

    def __init__(self, thinking: Thinking, search: GuessingSearch, least: float) -> None:
        self._thinking = thinking
        self._search = search
        self.least = least
        """How likely a guess must be right to be made."""

    @property
    def are_guesses(self) -> NDArray[np.bool_]:
        """Which candidates are guesses."""
        return np.array([self._search.is_guess(int(row[0])) for row in self._thinking.actions], bool)

    @cached_property
    def worlds(self) -> Any:
        """Equally likely worlds, drawn apart from those in which candidates are compared."""
        return self._thinking.apart(FRESH).equally_likely(FRESH)

    def chances(self, worlds: Any) -> NDArray[np.float64]:
        """Return in which share of equally likely worlds each candidate is a right guess; 1 for others."""
        return np.array(
            [
                self._search.is_right(worlds, int(subject), int(objects)).mean()
                if self._search.is_guess(int(verb))
                else 1.0
                for verb, subject, objects in self._thinking.actions
            ]
        )

    def unlikely(self) -> NDArray[np.bool_]:
        """Return which candidates are guesses that are not likely enough: in fresh worlds, if any is near."""
        at_hand = self.chances(self._thinking.equally_likely(self._thinking.level.worlds))
        if not (self.are_guesses & (at_hand >= self.least - HOPELESS)).any():
            return self.are_guesses
        return self.chances(self.worlds) < self.least

    def corrected(self, thoughts: Thoughts) -> Thoughts:
        """Return the findings with each guess as likely right as it is in the worlds drawn apart."""
        results = thoughts.results.copy()
        wrong = np.array(self._search.AFTER_WRONG_GUESS, np.float32)
        for place, action in enumerate(thoughts.actions):
            if self._search.is_guess(action.verb):
                right = self._search.is_right(thoughts.worlds, action.subject, action.objects)
                chance = float(self._search.is_right(self.worlds, action.subject, action.objects).mean())
                played = ~np.isnan(results[:, place, 0])
                share = float(right[played].mean())
                results[:, place] = reweighted(results[:, place], right, share, chance, wrong)
        return replace(thoughts, results=results)


def reweighted(
    rows: NDArray[np.float32],
    right: NDArray[np.bool_],
    share: float,
    chance: float,
    wrong: NDArray[np.float32],
) -> NDArray[np.float32]:
    """Return the rows of a guess that is right in a share of them, as if that were the chance.

    Where it is right in all rows, each also counts as wrong, as often as the chance says.
    """
    if share in (0.0, 1.0):
        found = chance * rows + (1 - chance) * wrong if share else rows
    else:
        found = np.where(right[:, None], rows * (chance / share), rows * ((1 - chance) / (1 - share)))
    return found.astype(np.float32)


def guesses_of(thinking: Thinking, observation: Observation) -> Guesses | None:
    """Return the guesses of a search; None if it has none to decide apart."""
    search = guessing(observation.game)
    if search is None or not thinking.level.certainty:
        return None
    return Guesses(thinking, search, search.least_chance(observation.state, thinking.level.certainty))


def least_telling(thinking: Thinking, thoughts: Thoughts, chosen: int, guesses: Guesses) -> int:
    """Return the place of the action that tells others least, of those as good as the best with one chosen.

    A guess is never replaced, nor made instead.
    """
    behind, errors = thoughts.behind()
    close = behind <= np.maximum(errors, thinking.level.hiding)
    close &= (thoughts.rows >= MIN_ROWS) & ~guesses.are_guesses
    if not close[chosen] or close.sum() <= 1:
        return chosen
    places = np.flatnonzero(close)
    told = thinking.told_by(thinking.actions[places], TOLD_IN)
    if told.max() - told.min() <= NOTHING:
        return chosen
    return int(places[np.lexsort((behind[places], told))[0]])

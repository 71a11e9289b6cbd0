"""Explanations: what each action leads to, from what a search found out."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import numpy as np
from numpy.typing import NDArray

from spydeck.bots.thinking import Thinking, Thoughts
from spydeck.bots.thinking.programs import search_of
from spydeck.games.action_text import write_action
from spydeck.games.choices import legal_action
from spydeck.games.reasons import MAX_COUNTED, Explanation, Option
from spydeck.games.search import Level
from spydeck.match.observation import Observation

FIRST_ROWS = 128
"""In how many worlds all actions are tried before any is dropped, so that each has a usable error."""
PATIENCE = 4
"""How many times as many playouts as for a move: people ask rarely, and want to tell actions apart."""
ODDS_WORLDS = 1024
"""From how many worlds the odds are counted."""
NOISE = 2.0
"""How many standard errors behind the best an action still counts as equal."""
NOTHING = 1e-9
"""The difference of results that is none."""


def explain(observation: Observation, level: Level, seed: int, also: str | None = None) -> Explanation | None:
    """Return what a search finds out about a question; None where it has no actions to compare."""
    game = observation.game
    first_rows = max(FIRST_ROWS, level.first_rows)
    patient = replace(level, first_rows=first_rows, playouts=PATIENCE * level.playouts)
    thinking = Thinking(game, observation.state, observation.seat, patient, seed, rows=observation.rows)
    if also is not None:
        thinking.add(legal_action(game, observation.state, observation.seat, also))
    if len(thinking.actions) == 0:
        return None
    thoughts = thinking.think()
    worlds = thinking.equally_likely(ODDS_WORLDS)
    found = Explanation(
        game=game.name,
        seat=observation.seat,
        options=options_of(observation, thoughts),
        measures=tuple(search_of(game).MEASURES),
        odds=search_of(game).odds(observation.state, observation.seat, worlds),
        rows=len(thoughts.results),
        playouts=int(thoughts.rows.sum()),
        action_count=count_actions(observation),
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
    reason = observation.game.reason
    return explanation if reason is None else replace(explanation, reason=reason(explanation))


def count_actions(observation: Observation) -> int | None:
    """Return the number of legal actions; None if there are more than `MAX_COUNTED`."""
    count = sum(1 for _ in islice(observation.legal(), MAX_COUNTED + 1))
    return count if count <= MAX_COUNTED else None


def options_of(observation: Observation, thoughts: Thoughts) -> tuple[Option, ...]:
    """Return the options, the best one first, then by how far they are behind."""
    game = observation.game
    names = search_of(game).MEASURES
    behind, behind_errors = thoughts.behind()
    means, errors = estimates(thoughts)
    order = sorted(range(len(behind)), key=lambda place: (place != thoughts.best, behind[place], place))
    enough = len(thoughts.results) > 1
    return tuple(
        Option(
            action=write_action(game, thoughts.actions[place]),
            results=dict(zip(names, map(float, means[place]), strict=True)),
            errors=dict(zip(names, map(float, errors[place]), strict=True)),
            behind=float(behind[place]),
            behind_error=float(behind_errors[place]),
            equal=not enough or bool(behind[place] <= NOISE * behind_errors[place] + NOTHING),
        )
        for place in order
    )


def estimates(thoughts: Thoughts) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return the expected results and their standard errors, as arrays (candidates, measures).

    What was dropped early was played in fewer rows. By how much the best one did better or worse in the
    other rows is taken into account, so that results differ by what was measured in common rows. As that can
    lead beyond all results, such as to a chance below 0, estimates end at the lowest and the highest.
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
    return means.clip(np.nanmin(results, axis=(0, 1)), np.nanmax(results, axis=(0, 1))), errors


def squared_error(values: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the squared standard error of the mean of each column; 0 where there are no two rows."""
    rows = len(values)
    if rows <= 1:
        return np.zeros(values.shape[1])
    squared: NDArray[np.float64] = values.var(axis=0, ddof=1) / rows
    return squared

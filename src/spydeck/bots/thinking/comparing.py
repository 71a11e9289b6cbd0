"""How candidates are compared: some rows of worlds at a time, after which those clearly behind are dropped.

All of it is compiled, so that who thinks elsewhere than on this processor compares in the same way.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any

from spydeck.arrays.engine import Engine, compiled, register
from spydeck.bots.thinking.programs import playing_candidates
from spydeck.bots.thinking.question import (
    DONE,
    DROPS,
    ENOUGH,
    FIRST_ROWS,
    LEFT,
    MAX_ROWS,
    PLAYED,
    PLAYOUTS,
    WEIGHS,
    WORLDS,
    Question,
    Sheet,
)
from spydeck.games.search import THOUSANDTHS
from spydeck.kernel import doubles
from spydeck.kernel.progress import once
from spydeck.text import message

CLEARLY = 3.0
"""How many standard errors behind the best a candidate is dropped."""

NOTHING = 1e-9
"""The difference of results that is none."""

OFFSET_STEP = 0x632BE59BD9B4E019
"""By how much a generator advances for an offset."""


def random_offset(generator: list[int]) -> float:
    """Return a random number from 0 to 1, and advance the generator."""
    generator[0] += OFFSET_STEP
    return float(generator[0] & 0xFFFFFFFF) / 4294967296.0


def pick_by_weight(weights: list[float], offset: float, picks: list[int]) -> None:
    """Write places, each as often as its weight says; `offset` is that of the first, as a share."""
    total = 0.0
    for place in range(len(weights)):
        total += weights[place]
    passed = weights[0] / total
    place = 0
    for row in range(len(picks)):
        while passed < (row + offset) / len(picks) and place + 1 < len(weights):
            place += 1
            passed += weights[place] / total
        picks[row] = place


def rows_to_play(budget: list[int], progress: list[int]) -> int:
    """Return how many rows come next: as many again as have been played."""
    rows = progress[DONE]
    if budget[DROPS] == 0:
        return min(budget[WORLDS] - rows, MAX_ROWS)
    affordable = (budget[PLAYOUTS] - progress[PLAYED]) // progress[LEFT]
    return min(max(budget[FIRST_ROWS], rows), MAX_ROWS, max(1, affordable))


def goes_on(budget: list[int], progress: list[int]) -> bool:
    """Return whether there is more to play."""
    if budget[DROPS] == 0:
        return progress[DONE] < budget[WORLDS]
    return progress[LEFT] > 1 and progress[PLAYED] + progress[LEFT] <= budget[PLAYOUTS]


def behind_by(values: Any, rows: int, best: int, candidate: int) -> tuple[float, float]:
    """Return how far a candidate is behind the best one in the first rows, and the standard error of that."""
    behind = 0.0
    for row in range(rows):
        behind += float(values[row, best, 0]) - float(values[row, candidate, 0])
    behind /= rows
    squares = 0.0
    for row in range(rows):
        apart = float(values[row, best, 0]) - float(values[row, candidate, 0]) - behind
        squares += apart * apart
    return behind, sqrt(squares / max(1, rows - 1) / rows)


def drop(results: Any, alive: list[int], barred: list[int], budget: list[int], progress: list[int]) -> bool:
    """Leave only candidates that are not clearly behind, and of them so many that enough rows are left.

    Return whether they are surely so near to each other that nothing more is to be known.
    """
    rows, left = progress[DONE], progress[LEFT]
    means = doubles(left)
    best = 0
    for place in range(left):
        for row in range(rows):
            means[place] += float(results[row, alive[place], 0])
        if barred[alive[place]] == 0 and (barred[alive[best]] or means[place] > means[best]):
            best = place
    leading = alive[best]
    kept, near = 0, budget[ENOUGH] > 0
    for place in range(left):
        candidate = alive[place]
        behind, error = behind_by(results, rows, leading, candidate)
        if candidate == leading or (behind <= CLEARLY * error + NOTHING and barred[candidate] == 0):
            near = near and behind + CLEARLY * error <= budget[ENOUGH] / THOUSANDTHS
            alive[kept] = candidate
            means[kept] = means[place]
            kept += 1
    room = max(2, (budget[PLAYOUTS] - progress[PLAYED]) // (2 * rows))
    while kept > room:
        worst = 0
        for place in range(kept):
            if means[place] <= means[worst]:
                worst = place
        kept -= 1
        for place in range(worst, kept):
            alive[place] = alive[place + 1]
            means[place] = means[place + 1]
    progress[LEFT] = kept
    return near


@once
def register_parts() -> None:
    """Let compiled functions call the parts of a comparison."""
    for part in (random_offset, pick_by_weight, rows_to_play, goes_on, behind_by, drop):
        register(part)


@once
def compiled_rows(engine: Engine, believing: bool, tuned: bool, dated: bool) -> Callable[..., int]:
    """Return the compiled function that plays a share of the next rows, and returns where these end.

    Shares can be played side by side, each on a sheet of its own: rows meet the same chance whoever plays
    them. Candidates that are barred are played in the first rows only. The sheet needs room for all rows.
    """
    play_candidates = playing_candidates(engine, believing, tuned, dated)
    register_parts()

    def play_rows(question: Question, sheet: Sheet, share: int, shares: int) -> int:
        budget, progress, picks = question.budget, sheet.progress, sheet.picks
        first = progress[DONE]
        last = first + rows_to_play(budget, progress)
        if budget[WEIGHS]:
            pick_by_weight(sheet.weights, random_offset(sheet.generator), picks[first:last])
        else:
            for row in range(first, last):
                picks[row] = row % len(sheet.worlds)
        play_candidates(question, sheet, first, last, share, shares)
        return int(last)

    return compiled(play_rows, message("compiled-search", game=engine.game.title))


@once
def compiled_settling(engine: Engine) -> Callable[..., int]:
    """Return the compiled function that drops candidates once all shares of the rows up to `last` are played.

    It returns whether there is more to play.
    """
    register_parts()

    def settle_rows(question: Question, sheet: Sheet, last: int) -> int:
        budget, progress = question.budget, sheet.progress
        progress[PLAYED] += (last - progress[DONE]) * progress[LEFT]
        progress[DONE] = last
        near = budget[DROPS] and drop(sheet.results, sheet.alive, sheet.barred, budget, progress)
        return int(goes_on(budget, progress) and not near)

    return compiled(settle_rows, message("compiled-search", game=engine.game.title))

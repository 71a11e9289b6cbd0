"""Concluding: what a comparison says of each candidate, and which are as good as the best one.

All of it is compiled, so that who thinks elsewhere than on this processor comes to the same conclusion.
"""

from __future__ import annotations

from collections.abc import Callable
from math import isnan, sqrt
from typing import Any

from spydeck.arrays.engine import Engine, compiled, register
from spydeck.bots.thinking.comparing import behind_by, register_parts
from spydeck.bots.thinking.guessing import correcting_guesses
from spydeck.bots.thinking.question import DONE, Findings, Question, Sheet
from spydeck.bots.thinking.verdict import as_good, least_cost, touch
from spydeck.kernel.progress import once
from spydeck.text import message


def count_rows(results: Any, rows: int, counts: Any) -> None:
    """Write in how many rows, which are the first ones, each candidate was played."""
    for place in range(len(counts)):
        counts[place] = 0
        while counts[place] < rows and not isnan(results[counts[place], place, 0]):
            counts[place] += 1


def find_bounds(results: Any, counts: Any, bounds: Any) -> None:
    """Write the lowest and the highest result of each measure."""
    for measure in range(bounds.shape[1]):
        bounds[0, measure] = bounds[1, measure] = results[0, 0, measure]
        for place in range(len(counts)):
            for row in range(counts[place]):
                bounds[0, measure] = min(bounds[0, measure], results[row, place, measure])
                bounds[1, measure] = max(bounds[1, measure], results[row, place, measure])


def find_best(results: Any, counts: Any, rows: int, barred: Any) -> int:
    """Return the place of the best candidate: of those that were never dropped, the first of equal ones."""
    best, highest = 0, 0.0
    found = False
    for place in range(len(counts)):
        if counts[place] < rows or barred[place]:
            continue
        total = 0.0
        for row in range(rows):
            total += float(results[row, place, 0])
        if not found or total > highest:
            best, highest, found = place, total, True
    return best


def part_of_estimate(
    results: Any, first: int, last: int, one: int, best: int, less: float, measure: int
) -> Any:
    """Return the mean of a candidate's results less a share of the best one's, and its squared error.

    With no candidate (-1) it is that share of the best one's results.
    """
    rows = last - first
    if rows == 0:
        return 0.0, 0.0
    mean = squares = 0.0
    for turn in range(2):
        for row in range(first, last):
            value = less * float(results[row, best, measure])
            if one >= 0:
                value = float(results[row, one, measure]) - value
            if turn == 0:
                mean += value / rows
            else:
                squares += (value - mean) * (value - mean)
    return mean, squares / (rows - 1) / rows if rows > 1 else 0.0


def estimate(results: Any, rows: int, best: int, findings: Findings) -> None:
    """Write the expected results and their standard errors.

    What was dropped early was played in fewer rows. By how much the best one did better or worse in the
    other rows is taken into account, so that results differ by what was measured in common rows. As that can
    lead beyond all results, such as to a chance below 0, estimates end at the lowest and the highest that was
    played.
    """
    for place in range(len(findings.rows)):
        played = findings.rows[place]
        left = (rows - played) / rows
        for measure in range(findings.means.shape[1]):
            mean, squared = part_of_estimate(results, 0, played, place, best, left, measure)
            rest, of_rest = part_of_estimate(results, played, rows, -1, best, left, measure)
            low, high = findings.bounds[0, measure], findings.bounds[1, measure]
            findings.means[place, measure] = min(max(mean + rest, low), high)
            findings.errors[place, measure] = sqrt(squared + of_rest)


def put_in_order(best: int, behind: Any, order: Any) -> None:
    """Write the places, the best one first, then by how far they are behind."""
    order[0] = best
    number = 1
    for place in range(len(order)):
        if place == best:
            continue
        at = number
        while at > 1 and behind[order[at - 1]] > behind[place]:
            order[at] = order[at - 1]
            at -= 1
        order[at] = place
        number += 1


@once
def compiled_conclusion(engine: Engine) -> Callable[..., None]:
    """Return the compiled function that corrects guesses, and writes what the comparison says.

    What is barred is not better than the best one, whatever it leads to; one row says nothing of what is as
    good. What comes after something worse is worse, too, though less is known of it.
    """
    correct, least = correcting_guesses(engine), least_cost(engine.game)
    register_parts()
    for part in (
        count_rows,
        find_bounds,
        find_best,
        part_of_estimate,
        estimate,
        put_in_order,
        touch,
        as_good,
    ):
        register(part)

    def conclude(question: Question, sheet: Sheet, findings: Findings) -> None:
        rows, results, barred = sheet.progress[DONE], sheet.results, sheet.barred
        count_rows(results, rows, findings.rows)
        find_bounds(results, findings.rows, findings.bounds)
        correct(question, sheet)
        best = find_best(results, findings.rows, rows, barred)
        estimate(results, rows, best, findings)
        for place in range(len(barred)):
            behind, error = behind_by(results, findings.rows[place], best, place)
            findings.behind[place] = max(behind, 0.0) if barred[place] else behind
            findings.behind_errors[place] = error
        put_in_order(best, findings.behind, findings.ranking)
        fits = True
        for place in findings.ranking:
            if not barred[place]:
                fits = fits and (rows == 1 or as_good(findings, best, place, least))
            findings.equal[place] = int(fits and not barred[place])

    return compiled(conclude, message("compiled-search", game=engine.game.title))

"""Guesses that are decided apart, as a wrong one ends the game of its seat.

An exposure in Spycard looks better than it is when it is the best of many in the worlds in which they were
compared. So its chance is counted again, in worlds drawn apart, and it is made only if it is likely enough.
"""

from __future__ import annotations

from collections.abc import Callable
from math import isnan
from typing import Any

from spydeck.arrays.engine import Engine, register
from spydeck.bots.thinking.comparing import pick_by_weight, random_offset
from spydeck.bots.thinking.programs import guessing
from spydeck.bots.thinking.question import ALWAYS, CERTAINTY, DONE, DRAWS, Question, Sheet
from spydeck.games.search import THOUSANDTHS

HOPELESS = 0.2
"""How far under the least chance a guess must be in the worlds at hand to be left out without fresh ones."""


def nothing_guessed(question: Question, sheet: Sheet, number: int) -> int:
    """Return the number of candidates, where none is a guess."""
    return number


def deciding_guesses(engine: Engine, draw_weighed: Callable[..., int]) -> Callable[..., int]:
    """Return the function that counts the chances of guesses, and returns how many candidates are left.

    Guesses that are not likely enough are left out: in fresh worlds, if any is near. Where all is to be
    explained, they are barred instead.
    """
    search = guessing(engine.game)
    if search is None:
        return register(nothing_guessed)
    is_guess, least_chance = search.is_guess, search.least_chance
    count_chances = counting_chances(engine)

    def decide_guesses(question: Question, sheet: Sheet, number: int) -> int:
        certainty, explains = question.budget[CERTAINTY], question.budget[DRAWS] == ALWAYS
        if certainty == 0 or (number <= 1 and not explains):
            return number
        least = least_chance(question.records[0], certainty / THOUSANDTHS)
        near = explains
        if not near:
            offset = random_offset(sheet.generator)
            count_chances(sheet.worlds, sheet.weights, offset, sheet, number)
            for place in range(number):
                if is_guess(sheet.actions[place, 0]) and sheet.chances[place] >= least - HOPELESS:
                    near = True
        if near:
            draw_weighed(question, sheet.apart, sheet.fresh, sheet.fresh_weights)
            count_chances(sheet.fresh, sheet.fresh_weights, random_offset(sheet.apart), sheet, number)
        left = 0
        for place in range(number):
            doubtful = is_guess(sheet.actions[place, 0]) and sheet.chances[place] < least
            if explains or not doubtful:
                for part in range(3):
                    sheet.actions[left, part] = sheet.actions[place, part]
                sheet.chances[left] = sheet.chances[place]
                sheet.barred[left] = int(doubtful)
                left += 1
        return left

    return register(decide_guesses)


def counting_chances(engine: Engine) -> Callable[..., None]:
    """Return the function that writes in which share of equally likely worlds each guess is right."""
    search = guessing(engine.game)
    assert search is not None  # noqa: S101  who asks has guesses
    is_guess, is_right = search.is_guess, search.is_right

    def count_chances(worlds: Any, weights: Any, offset: float, sheet: Sheet, number: int) -> None:
        places = sheet.places[: len(worlds)]
        pick_by_weight(weights, offset, places)
        for candidate in range(number):
            subject, objects = sheet.actions[candidate, 1], sheet.actions[candidate, 2]
            right = 0
            if is_guess(sheet.actions[candidate, 0]):
                for place in range(len(places)):
                    right += int(is_right(worlds[places[place]], subject, objects))
                sheet.chances[candidate] = right / len(places)
            else:
                sheet.chances[candidate] = 1.0

    return register(count_chances)


def nothing_corrected(question: Question, sheet: Sheet) -> None:
    """Change nothing, where no candidate is a guess."""


def correcting_guesses(engine: Engine) -> Callable[..., None]:
    """Return the function that lets each guess be right as often in the results as fresh worlds say.

    Rows in which it is right count so much more or less. Where it is right in all, each also counts as wrong,
    as often as the chance says.
    """
    search = guessing(engine.game)
    if search is None:
        return register(nothing_corrected)
    is_guess, is_right, after_wrong = search.is_guess, search.is_right, tuple(search.AFTER_WRONG_GUESS)

    def correct(question: Question, sheet: Sheet) -> None:
        if question.budget[CERTAINTY] == 0:
            return
        for place in range(len(sheet.barred)):
            if not is_guess(sheet.actions[place, 0]):
                continue
            subject, objects = sheet.actions[place, 1], sheet.actions[place, 2]
            rows = right = 0
            while rows < sheet.progress[DONE] and not isnan(sheet.results[rows, place, 0]):
                right += int(is_right(sheet.worlds[sheet.picks[rows]], subject, objects))
                rows += 1
            chance = sheet.chances[place]
            for row in range(rows):
                for measure in range(len(after_wrong)):
                    found = sheet.results[row, place, measure]
                    if right == rows:
                        found = chance * found + (1.0 - chance) * after_wrong[measure]
                    elif right > 0:
                        if is_right(sheet.worlds[sheet.picks[row]], subject, objects):
                            found *= chance * rows / right
                        else:
                            found *= (1.0 - chance) * rows / (rows - right)
                    sheet.results[row, place, measure] = found

    return register(correct)

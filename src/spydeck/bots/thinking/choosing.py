"""Choosing: the best candidate, one not far behind it, or of those as good the one that tells least.

All of it is compiled, so that who thinks elsewhere than on this processor chooses the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spydeck.arrays.engine import Engine, compiled, register
from spydeck.bots.thinking.comparing import CLEARLY, pick_by_weight, random_offset, register_parts
from spydeck.bots.thinking.programs import doubting, guessing
from spydeck.bots.thinking.question import CERTAINTY, HIDING, SOFTNESS, Findings, Question, Sheet
from spydeck.games.search import THOUSANDTHS
from spydeck.kernel import doubles, exponential
from spydeck.kernel.progress import once
from spydeck.text import message

NEVER = 3
"""How many times its softness behind the best an action is never chosen."""
MIN_ROWS = 32
"""In how many worlds an action must have been tried to be as good as the best."""
NOTHING = 1e-9
"""The difference between actions that tell as much."""
TOLD_IN = 16
"""In how many worlds it is judged what an action tells."""


def softly(behind: Any, softness: float, best: int, offset: float) -> int:
    """Return the place of the best candidate, or with softness of one that is not far behind it.

    `offset` is a random number from 0 to 1.
    """
    if softness == 0.0:
        return best
    total = 0.0
    for turn in range(2):
        wanted = offset * total
        for place in range(len(behind)):
            if behind[place] <= NEVER * softness:
                odds = exponential(-behind[place] / softness)
                if turn == 0:
                    total += odds
                elif wanted < odds:
                    return place
                else:
                    wanted -= odds
    return best


def least_telling(told: Any, close: Any, behind: Any, chosen: int) -> int:
    """Return the place of the close candidate that tells others least; the one chosen if all tell as much."""
    least, lowest, highest = -1, 0.0, 0.0
    for place in range(len(told)):
        if not close[place]:
            continue
        if least < 0 or told[place] < lowest or (told[place] == lowest and behind[place] < behind[least]):
            least = place
        lowest = told[least]
        highest = max(highest, told[place])
    return chosen if least < 0 or highest - lowest <= NOTHING else least


def nothing_told(question: Question, sheet: Sheet, findings: Findings, chosen: int) -> int:
    """Return the place of the candidate chosen, where none tells others anything."""
    return chosen


def hiding(engine: Engine) -> Callable[..., int]:
    """Return the function that finds the candidate that tells least of those as good as one that was chosen.

    A guess is never replaced, nor made instead.
    """
    search, conduct = guessing(engine.game), engine.game.conduct
    if search is None or conduct is None:
        return register(nothing_told)
    is_guess, telling, numbers = search.is_guess, conduct.telling, tuple(conduct.FITTING)
    register(least_telling)

    def hide(question: Question, sheet: Sheet, findings: Findings, chosen: int) -> int:
        number, most = len(findings.behind), question.budget[HIDING] / THOUSANDTHS
        close = doubles(number)
        found = 0
        for place in range(number):
            near = findings.behind[place] <= max(findings.behind_errors[place], most)
            near = near and findings.rows[place] >= MIN_ROWS
            if near and not is_guess(sheet.actions[place, 0]):
                close[place] = 1.0
                found += 1
        if close[chosen] == 0.0 or found <= 1:
            return chosen
        fitting = doubles(len(numbers))
        for place in range(len(numbers)):
            fitting[place] = numbers[place]
        picks = findings.world_picks[:TOLD_IN]
        pick_by_weight(sheet.weights, random_offset(sheet.generator), picks)
        for pick in picks:
            for place in range(number):
                if close[place] > 0.0:
                    sheet.playing[0] = sheet.worlds[pick]
                    verb_id, subject, objects = (
                        sheet.actions[place, 0],
                        sheet.actions[place, 1],
                        sheet.actions[place, 2],
                    )
                    findings.told[place] += telling(
                        sheet.playing[0], question.seat, verb_id, subject, objects, fitting, sheet.generator
                    )
        return least_telling(findings.told, close, findings.behind, chosen)

    return register(hide)


def nothing_doubted(sheet: Sheet, findings: Findings, chosen: int) -> int:
    """Return the place of the candidate chosen, where no claim can be doubted."""
    return chosen


def trusting(engine: Engine) -> Callable[..., int]:
    """Return the function that finds what to do instead of a doubt that is not surely better.

    Whoever doubts a true claim lets it count twice. That tells in the rounds to come, further than they are
    played on, so a doubt must be better by as much as makes others be dropped.
    """
    search = doubting(engine.game)
    if search is None:
        return register(nothing_doubted)
    is_doubt = search.is_doubt

    def trust(sheet: Sheet, findings: Findings, chosen: int) -> int:
        if not is_doubt(sheet.actions[chosen, 0]):
            return chosen
        for place in findings.ranking:
            unsure = findings.behind[place] <= CLEARLY * findings.behind_errors[place]
            if unsure and not is_doubt(sheet.actions[place, 0]):
                return int(place)
        return chosen

    return register(trust)


@once
def compiled_choice(engine: Engine) -> Callable[..., int]:
    """Return the compiled function that returns the place of the candidate that a bot chooses."""
    hide, trust = hiding(engine), trusting(engine)
    register_parts()
    register(softly)

    def choose(question: Question, sheet: Sheet, findings: Findings) -> int:
        budget = question.budget
        softness, best = budget[SOFTNESS] / THOUSANDTHS, findings.ranking[0]
        place = softly(findings.behind, softness, best, random_offset(sheet.generator))
        if budget[CERTAINTY] == 0 or budget[HIDING] == 0:
            return int(place)
        return int(hide(question, sheet, findings, trust(sheet, findings, place)))

    return compiled(choose, message("compiled-search", game=engine.game.title))

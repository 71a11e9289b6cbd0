"""The one verdict on actions: which are as good as the best, and which cost something.

Suggestions, reviews and puzzles share it, so that they never contradict each other. Two actions are as good
as each other unless the search is sure which is better, by more than a trifle, and their bands do not touch:
the bands that people see, an expected result and its standard error to each side. After one that costs
something, in the order of results, all do: a conclusion (`concluding`) judges them one by one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from spydeck.bots.thinking.question import Findings
from spydeck.games.game import Game
from spydeck.games.reasons import Explanation, Ideas, Option, Reason, with_ideas, worse_of

SURE = 3.0
"""How many standard errors of the difference an action must be behind the best to be worse."""
CLOSE = 1 / 3
"""The least cost of a wrong action, as a part of what the level `easy` takes to be close."""
TRIFLE = 0.25
"""How much of that an action may be behind the best in any case."""
NOTHING = 1e-9
"""The difference of results that is none."""


def least_cost(game: Game) -> float:
    """Return what a wrong action costs at least, in the unit of the first measure; 0 without a search."""
    return 0.0 if game.search is None else CLOSE * game.search.LEVELS["easy"].softness


def as_good(findings: Findings, best: int, place: int, least: float) -> bool:
    """Return whether a candidate is as good as the best one, as far as was found out.

    `least` is the least cost of a wrong action. Compiled functions call it, too.
    """
    behind = findings.behind[place]
    if behind <= max(SURE * findings.behind_errors[place], TRIFLE * least) + NOTHING:
        return True
    shown = 1 if findings.means.shape[1] > 1 else 0
    return touch(findings, best, place, 0) or (behind < least and touch(findings, best, place, shown))


def touch(findings: Findings, one: int, other: int, measure: int) -> bool:
    """Return whether the bands of two candidates touch in a measure."""
    apart = abs(findings.means[one, measure] - findings.means[other, measure])
    return bool(apart <= findings.errors[one, measure] + findings.errors[other, measure])


def reason_of(game: Game, explanation: Explanation, other: Option | None) -> Reason | None:
    """Return why the best action is better than another one, or else than the rest; None without reasons."""
    if game.reason is None:
        return None
    best = explanation.options[0]
    compared = explanation if other is None else replace(explanation, options=(best, other))
    reason = game.reason(compared)
    if compared.next is None or reason.code in ("only", "policy"):
        return reason
    if game.ideas is None:
        return reason
    return with_ideas(reason, ideas_of(game.ideas, best, worse_of(compared.options)), game.ideas.SECOND)


class Known(dict[str, float]):
    """Features, of which those are 0 that an earlier version did not look at: puzzles are kept in files."""

    def __missing__(self, name: str) -> float:
        return 0.0


def ideas_of(ideas: Ideas, best: Option, worse: Sequence[Option]) -> Sequence[Reason]:
    """Return what speaks for the best option and against the next one, or else against one after that.

    What is only so beside one of those that come later is left out, as numbers compare with the next.
    """
    best = replace(best, features=Known(best.features))
    told = [ideas.ideas(best, replace(other, features=Known(other.features))) for other in worse]
    told[1:] = [[idea for idea in found if idea.code not in ideas.COMPARING] for found in told[1:]]
    telling = [[idea for idea in found if idea.code not in ideas.LAST] for found in told]
    return next(filter(None, (*telling, *told)), ())

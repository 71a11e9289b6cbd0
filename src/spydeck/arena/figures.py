"""The figures in an arena's result as text, written as the language in use does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spydeck.arena import text

if TYPE_CHECKING:
    from spydeck.arena.estimates import Estimate
    from spydeck.arena.result import Standing
    from spydeck.arena.skill import Skill


def standing(one: Standing) -> list[str]:
    """Return the row of one bot, under `COLUMNS`."""
    return [
        one.bot,
        interval(one.points, 2, sign=False),
        interval(one.edge, 2, sign=True),
        interval(one.wins, 3, sign=False),
        skill(one.skill),
        str(one.faults),
    ]


def interval(found: Estimate, digits: int, *, sign: bool) -> str:
    """Return a mean with its interval, if it has one."""
    from spydeck.language.cldr import fixed

    mean = fixed(found.mean, digits, sign=sign)
    if found.low is None or found.high is None:
        return mean
    return text.interval(mean, fixed(found.low, digits, sign=sign), fixed(found.high, digits, sign=sign))


def skill(found: Skill | None) -> str:
    """Return a rating with its standard deviation."""
    from spydeck.language.cldr import fixed

    return "-" if found is None else f"{fixed(found.mu, 1)} ± {fixed(found.sigma, 1)}"


def cell(found: Estimate | None) -> str:
    """Return how much better one bot was than another, if they met."""
    from spydeck.language.cldr import fixed

    if found is None:
        return "."
    mean = fixed(found.mean, 2, sign=True)
    return mean if found.high is None else f"{mean} ± {fixed(found.high - found.mean, 2)}"

"""The parts of reasons that all games share, in English."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from spydeck.games.grammar.en import joined
from spydeck.json_types import JsonObject

Describe = Callable[[str], str]
"""Words an action so that "if you" may stand before it: "play R3"."""

SMALL = 3
"""Costs below this are given with one decimal."""
LEAST = 0.05
"""The smallest cost that is given."""

ONLY = "It is the only thing that you can do."


def policy(describe: Describe, action: str) -> str:
    """Return the reason for an action that was not compared with others."""
    return f"A sensible player would {describe(action)}."


def nothing_to_choose(describe: Describe, actions: Sequence[str], count: int) -> str:
    """Return the start of the reason where all actions are as good: "Nothing to choose between ..."."""
    if count > len(actions):
        return f"Nothing to choose between the {count} possibilities"
    return f"You might as well {joined([describe(action) for action in actions], 'or')}"


def lost(points: float) -> str:
    """Return what a move cost, in points, or else that the game was at stake."""
    if points < LEAST:
        return "This made winning the game less likely."
    shown = f"{points:.0f}" if points >= SMALL else f"{points:.1f}".removesuffix(".0")
    return f"This cost about {shown} {'point' if shown == '1' else 'points'}."


def about(least: float, most: float) -> str:
    """Return a range of numbers: "about 4", "about 4 to 5.5"."""
    return f"about {least:g}" if least == most else f"about {least:g} to {most:g}"


def as_good(describe: Describe, arguments: JsonObject) -> str:
    """Return the end of a reason: which other actions are as good."""
    names, count = arguments["equals"], arguments["equal_count"]
    if not count:
        return "."
    if count > len(names) or any(" and " in describe(name) for name in names):
        return f"; {count} other {'choice' if count == 1 else 'choices'} would do as well."
    return f"; you might as well {joined([describe(name) for name in names], 'or')}."

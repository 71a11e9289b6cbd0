"""Why an action is best in Spy Tricks, in words."""

from __future__ import annotations

from collections.abc import Mapping

from spydeck.games.reasons.wording import ReasonWording, likeliest_first
from spydeck.games.text_ui import Column, Names
from spydeck.json_types import JsonObject


def columns(wording: ReasonWording) -> tuple[Column, ...]:
    """Return the measures that a table of options shows."""
    return (wording.column("points"), wording.column("win", percent=True))


def describe_reason(wording: ReasonWording, reason: JsonObject, names: Names) -> str:
    """Return why an action is suggested, as a sentence."""
    return wording.reason(reason, names)


def describe_cost(wording: ReasonWording, best: Mapping[str, float], played: Mapping[str, float]) -> str:
    """Return what a move cost, from the expected results of the best action and of this one."""
    return wording.cost(best["points"] - played["points"])


def describe_odds(wording: ReasonWording, odds: JsonObject, names: Names) -> list[str]:
    """Return how likely each suit and rank of the Secret Document is."""
    return [
        wording.say(f"odds-{kind}", chances=in_order(wording, odds[kind]))
        for kind in ("suits", "ranks")
        if odds.get(kind)
    ]


def in_order(wording: ReasonWording, chances: Mapping[str, float]) -> list[str]:
    """Return what is possible with its chance, the likeliest first."""
    return [wording.say("odds-of", name=name, chance=chance) for name, chance in likeliest_first(chances)]

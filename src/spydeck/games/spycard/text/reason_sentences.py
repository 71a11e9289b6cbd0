"""Why an action is best in Spycard, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from spydeck.games.reasons.wording import ReasonWording, likeliest_first
from spydeck.games.text_ui import Column, Names
from spydeck.json_types import JsonObject

EVEN = 50
PERCENT = 100


def columns(wording: ReasonWording) -> tuple[Column, ...]:
    """Return the measures that a table of options shows."""
    return (wording.column("win", percent=True), wording.column("out", percent=True))


def describe_reason(wording: ReasonWording, reason: JsonObject, names: Names) -> str:
    """Return why an action is suggested, as a sentence."""
    code, given = reason["code"], reason["arguments"]
    more: dict[str, Any] = {}
    if code == "claim":
        more = judged(given["chance"], given["action"])
    elif code == "expose":
        more = {"name": names[given["seat"]]}
    return wording.reason(reason, names, **more)


def judged(chance: float, action: str) -> dict[str, str | None]:
    """Return what the odds say of a claim, and what pays against them, as arguments of the sentence."""
    if chance == EVEN:
        return {"verdict": "even", "anyway": None}
    true = chance > EVEN
    verdict = ("true" if true else "lie") if chance else "impossible"
    return {"verdict": verdict, "anyway": action if true == (action == "accuse") else None}


def describe_cost(wording: ReasonWording, best: Mapping[str, float], played: Mapping[str, float]) -> str:
    """Return what a move cost, from the expected results of the best action and of this one."""
    wins = round(PERCENT * (best["win"] - played["win"]))
    return wording.say("cost-standing") if wins < 1 else wording.say("cost-wins", wins=wins)


def describe_odds(wording: ReasonWording, odds: JsonObject, names: Names) -> list[str]:
    """Return how likely each opponent's agendas are, and that a claim is true."""
    found = [
        wording.say("odds-agenda", name=names[seat], chances=in_order(wording, chances))
        for seat, chances in enumerate(odds.get("agendas", []))
        if chances and seat != names.own
    ]
    if odds.get("claim") is not None:
        found.append(wording.say("odds-claim", chance=round(odds["claim"])))
    return found


def in_order(wording: ReasonWording, chances: Mapping[str, float]) -> list[str]:
    """Return the agendas that are possible with their chances, the likeliest first."""
    return [wording.say("odds-of", agenda=name, chance=chance) for name, chance in likeliest_first(chances)]

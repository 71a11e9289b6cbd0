"""Why an action is best in Black Spy, in words."""

from __future__ import annotations

from collections.abc import Mapping

from spydeck.games.reasons.wording import ReasonWording
from spydeck.games.text_ui import Column, Names
from spydeck.json_types import JsonObject


def columns(wording: ReasonWording) -> tuple[Column, ...]:
    """Return the measures that a table of options shows."""
    return (wording.column("points"), wording.column("spies"), wording.column("sweep", percent=True))


def describe_reason(wording: ReasonWording, reason: JsonObject, names: Names) -> str:
    """Return why an action is suggested, as a sentence."""
    return wording.reason(reason, names)


def describe_cost(wording: ReasonWording, best: Mapping[str, float], played: Mapping[str, float]) -> str:
    """Return what a move cost, from the expected results of the best action and of this one."""
    return wording.cost(played["points"] - best["points"])


def describe_odds(wording: ReasonWording, odds: JsonObject, names: Names) -> list[str]:
    """Return how many Black Spies are out, and who is likely to hold one."""
    out = odds.get("spies_out")
    if out is None:
        return []
    holders = [
        wording.say("odds-holder", name=names[seat], chance=chance)
        for seat, chance in enumerate(odds["holds_spy"])
        if chance is not None and seat != names.own and out
    ]
    spies = wording.say("odds-spies", out=out)
    return [wording.say("odds-held", spies=spies, holders=holders) if holders else f"{spies}."]

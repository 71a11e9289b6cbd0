"""Why an action is best in Spy Tricks: the odds of the spot, or the points of the round."""

from __future__ import annotations

from spydeck.games.reasons import Explanation, Reason, common_reason, comparison
from spydeck.games.spy_tricks.cards import SPOT_TEXTS, SUITS
from spydeck.games.spy_tricks.rules.guesses import points_of_spot


def reason(explanation: Explanation) -> Reason:
    """Return why the best option is best."""
    if common := common_reason(explanation, "points"):
        return common
    if found := spot_reason(explanation):
        return found
    points = comparison(explanation, "points")
    if points["result"] > points["next_result"]:
        return Reason("points", points)
    return Reason("slightly" if points["result"] == points["next_result"] else "game", points)


def spot_reason(explanation: Explanation) -> Reason | None:
    """Return the odds of the suit or rank that a henchman is placed on; None for everything else."""
    verb, *words = explanation.best.split()
    kind = "suits" if words[:1] and words[0] in SUITS else "ranks"
    odds = explanation.odds.get(kind, {})
    if verb != "guess" or round(odds.get(words[0], 0)) == 0:  # one may be wrong on purpose (ST-15)
        return None
    spot, chance = words[0], odds[words[0]]
    likeliest = all(chance > other for name, other in odds.items() if name != spot)
    points = points_of_spot(SPOT_TEXTS.index(spot)) * (2 if "+helper" in words else 1)
    arguments = comparison(explanation, "points")
    return Reason(
        "likeliest" if likeliest else "spot",
        {"action": explanation.best, "kind": kind, "spot": spot, "chance": round(chance), "points": points}
        | {name: arguments[name] for name in ("equals", "equal_count")},
    )

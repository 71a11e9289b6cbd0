"""Why an action is best in Black Spy: points, Black Spies, all black cards, or the whole game."""

from __future__ import annotations

from spydeck.games.reasons import Explanation, Reason, common_reason, comparison

SWEEPS = 0.3
"""How often at least all black cards must be taken to be worth mentioning."""
MORE_SWEEPS = 0.1
"""How much more often than with the next option."""
FEWER_SPIES = 0.15
"""How many fewer Black Spies than with the next option are worth mentioning."""
SPY_POINTS = 10


def reason(explanation: Explanation) -> Reason:
    """Return why the best option is best."""
    if common := common_reason(explanation, "points"):
        return common
    best, behind = explanation.options[0].results, (explanation.next or explanation.options[0]).results
    points = comparison(explanation, "points")
    fewer = behind["points"] - best["points"]
    if best["sweep"] >= SWEEPS and best["sweep"] - behind["sweep"] >= MORE_SWEEPS:
        return Reason("sweep", comparison(explanation, "sweep", 100))
    if points["result"] > points["next_result"]:
        return Reason("game", points)
    if points["result"] == points["next_result"]:
        return Reason("slightly", points)
    fewer_spies = behind["spies"] - best["spies"]
    if fewer_spies >= FEWER_SPIES and 2 * SPY_POINTS * fewer_spies >= fewer:
        spies = {"spies": round(best["spies"], 1), "next_spies": round(behind["spies"], 1)}
        return Reason("spies", points | spies)
    return Reason("points", points)

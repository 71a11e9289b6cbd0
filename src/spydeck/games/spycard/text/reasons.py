"""Why an action is best in Spycard: the odds of a claim or an agenda, or how often the game is won."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from spydeck.games.reasons import Explanation, Reason, also, common_reason, comparison
from spydeck.games.reasons.wording import ReasonWording, likeliest_first
from spydeck.games.spycard.cards import AGENDA_TEXTS
from spydeck.games.text_ui import Column, Names
from spydeck.json_types import JsonObject

EVEN = 50
PERCENT = 100


def reason(explanation: Explanation) -> Reason:
    """Return why the best option is best."""
    verb, *words = explanation.best.split()
    claim = explanation.odds.get("claim")
    if verb in ("accuse", "allow") and claim is not None and explanation.action_count != 1:
        return Reason(
            "claim", {"action": explanation.best, "chance": round(claim)} | also(explanation.equals)
        )
    if common := common_reason(explanation, "win", PERCENT):
        return common
    if verb == "expose" and (chance := agenda_chance(explanation, *words)) is not None:
        seat, agenda = int(words[0][1:]), words[1]
        return Reason(
            "expose",
            {"action": explanation.best, "seat": seat, "agenda": agenda, "chance": round(chance)}
            | also(explanation.equals),
        )
    behind = explanation.next
    if behind is not None and behind.barred:
        rest = replace(explanation, options=explanation.equals)
        return (len(rest.options) > 1 and common_reason(rest, "win", PERCENT)) or unlikely(explanation)
    wins = comparison(explanation, "win", PERCENT)
    return Reason("win" if wins["result"] > wins["next_result"] else "standing", wins)


def unlikely(explanation: Explanation) -> Reason:
    """Return how likely the likeliest of the exposures is that are not to be made."""
    guesses = [option.action.split()[1:] for option in explanation.options if option.barred]
    chance, (seat, agenda) = max((agenda_chance(explanation, *guess) or 0.0, guess) for guess in guesses)
    arguments = {"action": explanation.best, "seat": int(seat[1:]), "agenda": agenda, "chance": round(chance)}
    return Reason("unlikely", arguments | also(explanation.equals))


def agenda_chance(explanation: Explanation, seat: str, agenda: str) -> float | None:
    """Return how likely a seat's agenda is, in percent; None if that is not known."""
    odds = explanation.odds.get("agendas", [])
    number = int(seat[1:])
    if number >= len(odds) or odds[number] is None or agenda not in AGENDA_TEXTS:
        return None
    chance: float = odds[number].get(agenda, 0)
    return chance


def columns(wording: ReasonWording) -> tuple[Column, ...]:
    """Return the measures that a table of options shows."""
    return (wording.column("win", percent=True), wording.column("out", percent=True))


def describe_reason(wording: ReasonWording, reason: JsonObject, names: Names) -> str:
    """Return why an action is suggested, as a sentence."""
    code, given = reason["code"], reason["arguments"]
    more: dict[str, Any] = {}
    if code == "claim":
        more = judged(given["chance"], given["action"], alone=not given["equal_count"])
    elif code in ("expose", "unlikely"):
        more = {"name": names[given["seat"]], "risk": PERCENT - given["chance"]}
    return wording.reason(reason, names, **more)


def judged(chance: float, action: str, *, alone: bool) -> dict[str, str | None]:
    """Return what the odds say of a claim, and what pays against them, as arguments of the sentence.

    `alone`: whether the action is better than the other one.
    """
    if chance == EVEN:
        return {"verdict": "even", "anyway": None}
    true = chance > EVEN
    verdict = ("true" if true else "lie") if chance else "impossible"
    return {"verdict": verdict, "anyway": action if alone and true == (action == "accuse") else None}


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

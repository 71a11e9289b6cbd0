"""Why an action is best in Spycard: the odds of a claim or an agenda, or how often the game is won."""

from __future__ import annotations

from spydeck.games.reasons import Explanation, Reason, also, common_reason, comparison
from spydeck.games.spycard.cards import AGENDA_TEXTS

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
    wins = comparison(explanation, "win", PERCENT)
    return Reason("win" if wins["result"] > wins["next_result"] else "standing", wins)


def agenda_chance(explanation: Explanation, seat: str, agenda: str) -> float | None:
    """Return how likely a seat's agenda is, in percent; None if that is not known."""
    odds = explanation.odds.get("agendas", [])
    number = int(seat[1:])
    if number >= len(odds) or odds[number] is None or agenda not in AGENDA_TEXTS:
        return None
    chance: float = odds[number].get(agenda, 0)
    return chance

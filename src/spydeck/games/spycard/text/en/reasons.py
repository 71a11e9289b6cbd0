"""Why an action is best in Spycard, in English."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from spydeck.games.reasons import en
from spydeck.games.spycard.text.en.actions import describe_action
from spydeck.games.text_ui import Column, Names
from spydeck.json_types import JsonObject

COLUMNS = (Column("win", "you win", percent=True), Column("out", "you are out", percent=True))

COMPARED = {
    "win": "You win about {result:g} of 100 games if you {this}, against {next_result:g} if you {that}",
    "standing": "You are better placed if you {this} than if you {that}, as far as can be foreseen",
}
EVEN = 50
PERCENT = 100


def describe_reason(reason: JsonObject, names: Names) -> str:
    """Return why an action is suggested, as a sentence."""
    code, arguments = reason["code"], reason["arguments"]
    choice = partial(describe_action, names=names)
    if code == "only":
        return en.ONLY
    if code == "policy":
        return en.policy(choice, arguments["action"])
    if code == "equal":
        start = en.nothing_to_choose(choice, arguments["actions"], arguments["count"])
        return f"{start}: you win {en.about(arguments['least'], arguments['most'])} of 100 games with each."
    if code == "claim":
        return claim(arguments) + en.as_good(choice, arguments)
    if code == "expose":
        name = names[arguments["seat"]]
        start = f"{name} has the agenda {arguments['agenda']} in about {arguments['chance']} of 100 cases"
        return start + en.as_good(choice, arguments)
    words = {"this": choice(arguments["action"]), "that": choice(arguments["next"])}
    return COMPARED[code].format(**arguments, **words) + en.as_good(choice, arguments)


def describe_cost(best: Mapping[str, float], played: Mapping[str, float]) -> str:
    """Return what a move cost, from the expected results of the best action and of this one."""
    wins = round(PERCENT * (best["win"] - played["win"]))
    if wins < 1:
        return "This left you worse placed."
    return f"This cost about {wins} {'win' if wins == 1 else 'wins'} in 100 games."


def claim(arguments: JsonObject) -> str:
    """Return how likely a claim is true, and where the suggestion is against the odds, that it pays."""
    chance, accuses = arguments["chance"], arguments["action"] == "accuse"
    if chance == EVEN:
        return "The claim is as likely a lie as the truth"
    truth = chance > EVEN
    start = (
        f"The claim is probably {'true' if truth else 'a lie'}: {chance} in 100 that it is true"
        if chance
        else "The claim is a lie, from all that you can know"
    )
    if truth == accuses:
        return f"{start}; {'accusing' if accuses else 'allowing it'} pays all the same"
    return start


def describe_odds(odds: JsonObject, names: Names) -> list[str]:
    """Return how likely each opponent's agendas are, and that a claim is true."""
    found = [
        f"The agenda of {names[seat]}: {in_order(chances)}."
        for seat, chances in enumerate(odds.get("agendas", []))
        if chances and seat != names.own
    ]
    if odds.get("claim") is not None:
        found.append(f"The claim is true in {round(odds['claim'])} of 100 cases.")
    return found


def in_order(chances: Mapping[str, float]) -> str:
    """Return the agendas that are possible with their chances in percent, the likeliest first."""
    found = sorted(((chance, name) for name, chance in chances.items() if chance), key=lambda one: -one[0])
    return ", ".join(f"{name} {round(chance)} %" for chance, name in found)

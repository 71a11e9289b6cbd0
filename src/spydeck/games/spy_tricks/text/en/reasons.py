"""Why an action is best in Spy Tricks, in English."""

from __future__ import annotations

from collections.abc import Mapping

from spydeck.games.grammar.en import counted
from spydeck.games.reasons import en
from spydeck.games.spy_tricks.text.en.questions import describe_action
from spydeck.games.text_ui import Column, Names
from spydeck.json_types import JsonObject

COLUMNS = (Column("points", "points in this round"), Column("win", "game won", percent=True))

COMPARED = {
    "points": "About {result:g} points in this round if you {this}, against {next_result:g} if you {that}",
    "game": "It does more for winning the game to {this} than to {that}, "
    "though it brings about {result:g} points in this round, not {next_result:g}",
    "slightly": "It is only slightly better to {this} than to {that}: "
    "about {result:g} points in this round with both",
}
LIKELIEST = "{spot} is the likeliest {kind}: {chance} in 100; right, it brings {points}"
SPOT = "{spot} is right in about {chance} of 100 cases, and then brings {points}"
KINDS = {"suits": "suit", "ranks": "rank"}


def describe_reason(reason: JsonObject, names: Names) -> str:
    """Return why an action is suggested, as a sentence."""
    code, arguments = reason["code"], reason["arguments"]
    if code == "only":
        return en.ONLY
    if code == "policy":
        return en.policy(choice, arguments["action"])
    if code == "equal":
        start = en.nothing_to_choose(choice, arguments["actions"], arguments["count"])
        return f"{start}: {en.about(arguments['least'], arguments['most'])} points in this round with each."
    if code in ("likeliest", "spot"):
        return spot_sentence(code, arguments) + en.as_good(choice, arguments)
    words = {"this": choice(arguments["action"]), "that": choice(arguments["next"])}
    return COMPARED[code].format(**arguments, **words) + en.as_good(choice, arguments)


def describe_cost(best: Mapping[str, float], played: Mapping[str, float]) -> str:
    """Return what a move cost, from the expected results of the best action and of this one."""
    return en.lost(best["points"] - played["points"])


def spot_sentence(code: str, arguments: JsonObject) -> str:
    """Return how likely a spot is, and what it brings."""
    kind, spot = KINDS[arguments["kind"]], arguments["spot"]
    return (LIKELIEST if code == "likeliest" else SPOT).format(
        spot=spot.capitalize() if kind == "suit" else f"Rank {spot}",
        kind=kind,
        chance=arguments["chance"],
        points=counted(arguments["points"], "point"),
    )


def choice(text: str) -> str:
    """Return an action as it reads after "if you": "guess B3 with your Helper"."""
    return describe_action(text, Names(()))


def describe_odds(odds: JsonObject, names: Names) -> list[str]:
    """Return how likely each suit and rank of the Secret Document is."""
    starts = {"suits": "The suit of the Secret Document", "ranks": "Its rank"}
    return [f"{start}: {in_order(odds[kind])}." for kind, start in starts.items() if odds.get(kind)]


def in_order(chances: Mapping[str, float]) -> str:
    """Return what is possible with its chance in percent, the likeliest first."""
    found = sorted(((chance, name) for name, chance in chances.items() if chance), key=lambda one: -one[0])
    return ", ".join(f"{name} {round(chance)} %" for chance, name in found)

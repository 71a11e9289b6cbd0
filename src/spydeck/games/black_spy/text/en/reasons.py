"""Why an action is best in Black Spy, in English."""

from __future__ import annotations

from collections.abc import Mapping

from spydeck.games.black_spy.text.en.questions import describe_action
from spydeck.games.grammar.en import joined
from spydeck.games.reasons import en
from spydeck.games.text_ui import Column, Names
from spydeck.json_types import JsonObject

COLUMNS = (
    Column("points", "points in this deal"),
    Column("spies", "Black Spies"),
    Column("sweep", "all black cards", percent=True),
)

COMPARED = {
    "points": "About {result:g} points if you {this}, against {next_result:g} if you {that}",
    "spies": "{spies:g} Black Spies on average if you {this}, against {next_spies:g} if you {that}: "
    "about {result:g} points, not {next_result:g}",
    "sweep": "You take all black cards in about {result:g} of 100 cases if you {this}, "
    "against {next_result:g} if you {that}",
    "game": "It does more for winning the game to {this} than to {that}, "
    "though it costs about {result:g} points in this deal, not {next_result:g}",
    "slightly": "It is only slightly better to {this} than to {that}: about {result:g} points with both",
}


def describe_reason(reason: JsonObject, names: Names) -> str:
    """Return why an action is suggested, as a sentence."""
    code, arguments = reason["code"], reason["arguments"]
    if code == "only":
        return en.ONLY
    if code == "policy":
        return en.policy(choice, arguments["action"])
    if code == "equal":
        start = en.nothing_to_choose(choice, arguments["actions"], arguments["count"])
        return f"{start}: {en.about(arguments['least'], arguments['most'])} points with each."
    words = {"this": choice(arguments["action"]), "that": choice(arguments["next"])}
    return COMPARED[code].format(**arguments, **words) + en.as_good(choice, arguments)


def describe_cost(best: Mapping[str, float], played: Mapping[str, float]) -> str:
    """Return what a move cost, from the expected results of the best action and of this one."""
    return en.lost(played["points"] - best["points"])


def choice(text: str) -> str:
    """Return an action as it reads after "if you": "play R3", "capture"."""
    words = describe_action(text, Names(()))
    return words.partition(", ")[0] if text.startswith("settle") else words


def describe_odds(odds: JsonObject, names: Names) -> list[str]:
    """Return how many Black Spies are out, and who is likely to hold one."""
    out = odds.get("spies_out")
    if out is None:
        return []
    holders = [
        f"{names[seat]} in {chance} of 100 cases"
        for seat, chance in enumerate(odds["holds_spy"])
        if chance is not None and seat != names.own and out
    ]
    still = "1 Black Spy is still out" if out == 1 else f"{out} Black Spies are still out"
    return [f"{still}; one is held by {joined(holders)}." if holders else f"{still}."]

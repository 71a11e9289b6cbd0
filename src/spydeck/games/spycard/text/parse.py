"""What a person typed as the text of an action."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection

from spydeck.games.spycard.cards import SUITS
from spydeck.games.spycard.text.names import ABILITY_NAMES
from spydeck.json_types import JsonObject

HARMLESS_ANSWERS = {
    "accuse": "allow",
    "jack": "no jack",
    "bullet": "no bullet",
    "again": "decline",
    "joker": "done",
}
"""The answer that changes nothing, for each question that has one."""

VERBS_WITH_JOINER = {*ABILITY_NAMES.values(), "joker"}


def parser(no_words: Collection[str]) -> Callable[[JsonObject, str], str]:
    """Return a function that parses what a person typed, where some words mean "no"."""

    def parse(view: JsonObject, text: str) -> str:
        words = text.lower().replace(",", " ").replace("#", " #").split()
        if len(words) == 1 and words[0] in no_words and view["stage"] in HARMLESS_ANSWERS:
            return HARMLESS_ANSWERS[view["stage"]]
        if view["stage"] == "joker" and words and words[0] in SUITS:
            words = ["joker", *words]
        return complete(words) if words else text

    return parse


def complete(words: list[str]) -> str:
    """Return the words of an action with all signs: "hearts 4 9" as "hearts #4 on #9"."""
    tokens = [f"#{word.lstrip('#')}" if re.fullmatch(r"#?[0-9]{1,2}", word) else word for word in words]
    if tokens[0] in ("expose", "sleeper"):
        return " ".join([tokens[0], *(word.upper() for word in tokens[1:])])
    if tokens[0] in VERBS_WITH_JOINER and len(tokens) > 2 and tokens[2] != "on":
        tokens.insert(2, "on")
    return " ".join(tokens)

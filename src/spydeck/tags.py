"""The tags of a record: their names, and what a text in them may be."""

from __future__ import annotations

import re
from collections.abc import Mapping

from spydeck.errors import InvalidOption, shown
from spydeck.games.game import Game

FIRST_TAGS = ("Spydeck", "Game", "Rules", "Players")
"""The tags that every record has."""

MAX_FREE_TAGS = 40
MAX_TEXT = 200

_NAME = re.compile(r"[A-Z][A-Za-z0-9]{0,30}")


def tag_name(option: str) -> str:
    """The tag of an option: `end_value` is `EndValue`."""
    return "".join(word.capitalize() for word in option.split("_"))


def is_tag(name: object, text: object) -> bool:
    """Whether a record can carry a tag: a name of letters, a printable text without quotes."""
    if not isinstance(name, str) or not isinstance(text, str):
        return False
    return bool(_NAME.fullmatch(name)) and len(text) <= MAX_TEXT and text.isprintable() and '"' not in text


def taken_names(game: Game) -> set[str]:
    """The names that mean something in a record of a game."""
    return {*FIRST_TAGS, *(tag_name(flag.name) for flag in game.option_flags)}


def check_free_tags(game: Game, tags: Mapping[str, str]) -> dict[str, str]:
    """Free tags (names, a date) that a record can carry; raises `InvalidOption`."""
    if not isinstance(tags, Mapping):
        raise InvalidOption(f"tags must be texts by name, not {shown(tags)}")
    if len(tags) > MAX_FREE_TAGS:
        raise InvalidOption(f"a record carries at most {MAX_FREE_TAGS} tags of one's own")
    for name, text in tags.items():
        if name in taken_names(game):
            raise InvalidOption(f"the tag {name} has a meaning of its own in a record")
        if not is_tag(name, text):
            raise InvalidOption(f"a record cannot carry the tag {shown(name)} with the text {shown(text)}")
    return dict(tags)

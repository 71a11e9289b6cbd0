"""The tags of a record: their names, and which texts they can hold."""

from __future__ import annotations

import re
from collections.abc import Mapping

from spydeck.errors import InvalidOption, shown
from spydeck.games.game import Game
from spydeck.printable import is_printable
from spydeck.text import message

FIRST_TAGS = ("Spydeck", "Game", "Rules", "Players")
"""The tags that every record has."""

MAX_FREE_TAGS = 40
MAX_TEXT = 200

_NAME = re.compile(r"[A-Z][A-Za-z0-9]{0,30}")


def tag_name(option: str) -> str:
    """Return the tag of an option: `EndValue` for `end_value`."""
    return "".join(word.capitalize() for word in option.split("_"))


def is_tag(name: object, text: object) -> bool:
    """Return whether a record can carry a tag: a name of letters, a printable text without quotes."""
    if not isinstance(name, str) or not isinstance(text, str):
        return False
    return bool(_NAME.fullmatch(name)) and len(text) <= MAX_TEXT and is_printable(text) and '"' not in text


def taken_names(game: Game) -> set[str]:
    """Return the tag names that have a meaning in the records of a game."""
    return {*FIRST_TAGS, *(tag_name(flag.name) for flag in game.option_flags)}


def check_free_tags(game: Game, tags: Mapping[str, str]) -> dict[str, str]:
    """Return free tags (names, a date) if a record can carry them. Raise `InvalidOption`."""
    if not isinstance(tags, Mapping):
        raise InvalidOption(message("tags-not-texts", given=shown(tags)))
    if len(tags) > MAX_FREE_TAGS:
        raise InvalidOption(message("too-many-tags", most=MAX_FREE_TAGS))
    for name, text in tags.items():
        if name in taken_names(game):
            raise InvalidOption(message("tag-taken", name=name))
        if not is_tag(name, text):
            raise InvalidOption(message("tag-not-carried", name=shown(name), text=shown(text)))
    return dict(tags)

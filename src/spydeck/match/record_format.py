"""How a record is written: tags in brackets, one line for each event, then the end.

The last line counts the events and carries a digest of all lines before it, so that a record that was cut
short or edited is noticed. The digest guards against accidents; it proves nothing to a distrustful reader.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence

from spydeck.errors import InvalidOption, shown
from spydeck.games.game import Game, Options
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


RECORD_VERSION = 1

_NAMES = re.compile(r'^\[Names "([^"\n]*)"\]$', re.MULTILINE)
"""The free tag with the names of the players, in the order of the seats."""


def write(game: Game, options: Options, free_tags: Mapping[str, str], events: Sequence[str]) -> str:
    """Return the record of a game. Raise `InvalidOption` if a free tag cannot be written."""
    tags = {
        "Spydeck": str(RECORD_VERSION),
        "Game": game.name,
        "Rules": str(getattr(options, "rules_version", game.rules_version)),
        "Players": str(options.players),
        **{tag_name(name): text for name, text in options.tags().items()},
    }
    tags.update(check_free_tags(game, free_tags))
    head = [f'[{name} "{text}"]' for name, text in tags.items()]
    lines = [*head, "", *events]
    return "\n".join([*lines, f"end {len(events)} {digest(lines)}", ""])


def digest(lines: Sequence[str]) -> str:
    """Return 16 hex digits that change when a line does."""
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def with_name(record: str, seat: int, name: str) -> str:
    """Return a record in which the player in a seat has another name; as it is, if it has no names.

    >>> with_name('[Names "Ada, Ben"]\\n\\nend 0 0123456789abcdef\\n', 1, "Cleo").splitlines()[0]
    '[Names "Ada, Cleo"]'
    """
    found = _NAMES.search(record)
    if found is None:
        return record
    names = found[1].split(", ")
    names[seat : seat + 1] = [name]
    lines = f'{record[: found.start()]}[Names "{", ".join(names)}"]{record[found.end() :]}'.split("\n")
    last = len(lines) - 2
    end, _, old = lines[last].rpartition(" ")
    if old == digest(record.split("\n")[:last]):
        lines[last] = f"{end} {digest(lines[:last])}"
    return "\n".join(lines)

"""How a record is written: tags in brackets, one line for each event, then the end.

The last line counts the events and carries a digest of all lines before it, so that a record that was cut
short or edited is noticed. The digest guards against accidents; it proves nothing to a distrustful reader.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence

from spydeck.games.game import Game, Options
from spydeck.tags import check_free_tags, tag_name

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

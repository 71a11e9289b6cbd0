"""Names at a table: no member has a name that looks like another member's or a bot's."""

from __future__ import annotations

from itertools import count
from unicodedata import normalize

from spydeck.printable import JOINERS
from spydeck.protocol.bounds import BLANK, MAX_NAME
from spydeck.server.table.table import BOT_NAMES, Table

_INVISIBLE = dict.fromkeys(
    [
        *(0x034F, 0x17B4, 0x17B5, *map(ord, JOINERS), *range(0x180B, 0x1810), *range(0xFE00, 0xFE10)),
        *(*range(0xE0020, 0xE0080), *range(0xE0100, 0xE01F0)),
    ]
)
_SHOWN: dict[int, str | None] = {**_INVISIBLE, **dict.fromkeys(map(ord, BLANK), " ")}
"""Visible forms of printable characters that show nothing: joiners, letters of flags, variation selectors and
fillers."""


def unique_name(table: Table, requested: str, member: int | None = None) -> str:
    """Return the name that a member (None: a newcomer) gets: the requested one, numbered if it is taken."""
    taken = set().union(*map(looks, BOT_NAMES))
    for number, person in table.members.items():
        if number != member and (not person.gone or table.seat_of(number) is not None):
            taken |= looks(person.name)
    if taken.isdisjoint(looks(requested)):
        return requested
    numbered = (f"{requested[: MAX_NAME - 5].rstrip()} ({number})" for number in count(2))
    return next(name for name in numbered if taken.isdisjoint(looks(name)))


def looks(name: str) -> set[str]:
    """Return texts of which two names share one if people can take one name for the other.

    One text keeps capitals until characters that look alike are replaced, the other does not: `I` looks like
    `l`, and `i` is the same letter. Source: Unicode Technical Standard #39, section 4.
    """
    plain = " ".join(normalize("NFKC", name).translate(_SHOWN).split())
    return {_skeleton(plain).casefold(), _skeleton(plain.casefold())}


def _skeleton(text: str) -> str:
    """Return a text with each character replaced by the one that stands for all that look like it."""
    return normalize("NFD", "".join(map(_prototype, normalize("NFD", text))))


def _prototype(character: str) -> str:
    """Return the text that stands for all characters that look like this one.

    The library names for each character what it looks like: for most one prototype, for a prototype all that
    look like it. Of two that name only each other, either can be the prototype.
    """
    # Only where somebody gets a name: what it reads takes a page without a server 5 MB.
    from confusable_homoglyphs.confusables import confusables_data

    alike = confusables_data.get(character, ())
    if len(alike) != 1:
        return character
    other: str = alike[0]["c"]
    return other if len(confusables_data.get(other, ())) > 1 else min(character, other)

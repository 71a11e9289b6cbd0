"""Which texts can be shown as they are in one line.

Python calls no invisible character printable. Some are part of how a word or an emoji is written: joiners
between letters, as Persian and Sinhala need them, and between the emoji of a family. Others change how the
text around them reads, such as overrides of its direction, and are never part of one.
"""

from __future__ import annotations

import re
from unicodedata import category

JOINERS = "\u200c\u200d"
"""The zero-width non-joiner and joiner."""
_NEW_EMOJI = re.compile("[\U0001f000-\U0001faff]")
"""Emoji, which newer versions of Unicode than Python's add."""
_FLAG = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{2,6}\U000e007f")
"""The flag of a part of a country: its letters are invisible characters after a black flag."""


def is_printable(text: str) -> bool:
    r"""Return whether a text can be shown as it is in one line.

    >>> is_printable("\u0dc1\u0dca\u200d\u0dbb\u0dd3"), is_printable("\u202eadA")
    (True, False)
    """
    return printable(text) == text


def printable(text: str) -> str:
    """Return a text with "?" in place of each character that cannot be shown in one line."""
    if text.isprintable():
        return text
    flags = {place for flag in _FLAG.finditer(text) for place in range(*flag.span())}
    return "".join(
        letter if letter.isprintable() or place in flags or _belongs(text, place) else "?"
        for place, letter in enumerate(text)
    )


def _belongs(text: str, place: int) -> bool:
    """Return whether an unprintable character is an emoji, or a joiner where one is written.

    That is between letters or emoji, and at the end of a word after a sign that ends a syllable.
    """
    if text[place] not in JOINERS:
        return _kind(text[place]) == "S"
    before, after = (_kind(f"\n{text}\n"[beside]) for beside in (place, place + 2))
    return before == "M" or (before in "LS" and after in "LMS")


def _kind(letter: str) -> str:
    """Return the first letter of the category: "L" for a letter, "M" for a mark on one, "S" for a symbol."""
    return "S" if _NEW_EMOJI.match(letter) else category(letter)[0]

"""Lines made from sentences: the parts of a sentence keep their styles."""

from __future__ import annotations

import re

from spydeck.games.text_ui import Line

PLACE = re.compile(r"\{(\w+)\}")
"""The place of a part in a sentence."""


def filled(sentence: str, **parts: str | Line) -> Line:
    """Return a sentence with its parts in the places of their {names}.

    >>> filled("You play {card}.", card=[("red", "R7")])
    [('', 'You play '), ('red', 'R7'), ('', '.')]
    """
    line: Line = []
    for place, text in enumerate(PLACE.split(sentence)):
        part = parts[text] if place % 2 else text
        line += [("", part)] if isinstance(part, str) else part
    return [(style, text) for style, text in line if text]

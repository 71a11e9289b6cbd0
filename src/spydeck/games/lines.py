"""Lines made from sentences, whose parts keep their styles, and the width of the page that lines are for."""

from __future__ import annotations

import re

from spydeck.games.text_ui import Line

FULL_WIDTH = 80
"""Characters in a line of a page, where nothing shows that there are fewer."""
_page_width = FULL_WIDTH

PLACE = re.compile(r"\{(\w+)\}")
"""The place of a part in a sentence."""


def page_width() -> int:
    """Return how many characters fit in a line; what stands in columns has a narrow form for a few."""
    return _page_width


def use_page_width(width: int | None = None) -> None:
    """Lay tables out for a page of some width from now on, or for one of the usual width."""
    global _page_width
    _page_width = width or FULL_WIDTH


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


def beside(columns: int, width: int, room: int) -> list[range]:
    """Return the numbers of some columns of a table in groups, each as many as fit beside each other.

    >>> beside(5, width=12, room=34)
    [range(0, 2), range(2, 4), range(4, 5)]
    """
    size = max(room // width, 1)
    return [range(start, min(start + size, columns)) for start in range(0, columns, size)]

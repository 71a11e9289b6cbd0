"""Lines made from sentences, whose parts keep their styles, and the width of the page that lines are for."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import groupby
from operator import itemgetter
from typing import Any

from spydeck.errors import shown
from spydeck.games.text_ui import Line
from spydeck.language import current, messages
from spydeck.printable import printable

FULL_WIDTH = 80
"""Characters in a line of a page, where nothing shows that there are fewer."""
_page_width = FULL_WIDTH
MAX_QUOTED = 40
"""Maximum number of characters shown of what somebody typed."""

STYLE = re.compile(r"<(/?)(strong|faint|good|bad)>")
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


def quoted(typed: str, language: str | None = None, *, whole_line: bool = False) -> str:
    """Return what somebody typed, short and safe to print, in the quotation marks of a language."""
    marks = messages.bundle("spydeck.games.messages", language or current()).sentence("quotation-marks", {})
    if marks == "none":  # as programs write it
        return repr(typed[:MAX_QUOTED]) if whole_line else shown(typed)
    text = printable(typed)
    return f"{marks[0]}{text if len(text) <= MAX_QUOTED else f'{text[: MAX_QUOTED - 1]}…'}{marks[1]}"


class Styled(str):
    """A line as an argument of a sentence, which keeps its styles there."""

    line: Line

    def __new__(cls, line: Line) -> Styled:
        """Make the argument of a line."""
        made = super().__new__(cls, "".join(text for _, text in line))
        made.line = line
        return made


class Sentences:
    """The messages of one catalogue in one language, as text and as lines."""

    def __init__(self, package: str, language: str | None = None) -> None:
        """`package`: the one with a folder of Fluent files for each language.

        Without a language they are in the one in use.
        """
        self.package = package
        self._language = language

    @property
    def language(self) -> str:
        """The language of the messages."""
        return self._language or current()

    def say(self, code: str, /, **arguments: Any) -> str:
        """Return a message as text."""
        return "".join(self._parts(code, arguments))

    def line(self, code: str, style: str = "", /, **arguments: Any) -> Line:
        """Return a message as a line in a style; arguments that are lines keep their own.

        Parts of a message can have a style too, as in `<strong>this</strong>`.
        """
        given = {name: Styled(value) if is_line(value) else value for name, value in arguments.items()}
        line: Line = []
        now = style
        for place, part in enumerate(self._parts(code, given)):
            if isinstance(part, Styled):
                line += part.line
            elif place % 2:
                line.append((now, str(part)))
            else:
                text, *others = STYLE.split(part)
                line.append((now, text))
                for ends, name, text in zip(others[::3], others[1::3], others[2::3], strict=True):
                    now = style if ends else name
                    line.append((now, text))
        of_one_style = groupby((span for span in line if span[1]), key=itemgetter(0))
        return [(one, "".join(text for _, text in spans)) for one, spans in of_one_style]

    def _parts(self, code: str, arguments: Mapping[str, Any]) -> list[str]:
        return messages.bundle(self.package, self.language).parts(code, arguments)


def is_line(value: object) -> bool:
    """Return whether an argument is a line, and not a list of words."""
    return isinstance(value, list) and bool(value) and isinstance(value[0], tuple)


def beside(columns: int, width: int, room: int) -> list[range]:
    """Return the numbers of some columns of a table in groups, each as many as fit beside each other.

    >>> beside(5, width=12, room=34)
    [range(0, 2), range(2, 4), range(4, 5)]
    """
    size = max(room // width, 1)
    return [range(start, min(start + size, columns)) for start in range(0, columns, size)]

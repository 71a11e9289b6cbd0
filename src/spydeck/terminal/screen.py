"""Lines of styled text on a terminal, in a pipe or for a screen reader, and the events of a match as such."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable
from typing import Protocol, TextIO

from spydeck.games.lines import FULL_WIDTH, use_page_width
from spydeck.games.text_ui import Line, Names, Span, TextUi
from spydeck.json_types import JsonObject
from spydeck.printable import printable
from spydeck.terminal.text import styled

CODES = {
    "strong": "1",
    "faint": "2",
    "blue": "1;94",
    "yellow": "1;33",
    "red": "1;31",
    "green": "1;32",
    "black": "1;97;40",
    "white": "30;107",
    "good": "1;32",
    "bad": "31",
}
"""Terminal codes by style; black and white cards set a background, to be legible on any terminal."""


class Output(Protocol):
    """A stream that can be written to."""

    def write(self, text: str, /) -> object:
        """Write text."""

    def flush(self) -> None:
        """Show everything written so far."""


class Screen:
    """An output for lines of styled text."""

    def __init__(
        self, out: Output, *, colour: bool = False, width: int | None = None, plain: bool = False
    ) -> None:
        self.plain = plain
        """Whether lines are listened to: sentences, no columns."""
        self._out = out
        self._colour = colour
        self._width = width
        self._after_blank_line = True

    def line(self, line: Line) -> None:
        """Write one line, folded to the width of the screen; a second blank line in a row is dropped."""
        blank = not any(text.strip() for _, text in line)
        skip, self._after_blank_line = blank and self._after_blank_line, blank
        if skip:
            return
        for row in fold(line, self._width) if self._width else [line]:
            self._out.write("".join(map(self._styled, row)).rstrip(" ") + "\n")

    def lines(self, lines: Iterable[Line]) -> None:
        """Write lines."""
        for line in lines:
            self.line(line)

    def say(self, text: str = "", style: str = "") -> None:
        """Write text of one style as a line."""
        self.line([(style, text)])

    def refuse(self, reason: str | Line) -> None:
        """Write why something is not done."""
        self.line([*styled("no"), *([("", reason)] if isinstance(reason, str) else reason)])

    def flush(self) -> None:
        """Show everything written so far."""
        self._out.flush()

    def _styled(self, span: Span) -> str:
        style, text = span
        shown = printable(text)
        if not self._colour or style not in CODES or not shown.strip():
            return shown
        return f"\x1b[{CODES[style]}m{shown}\x1b[0m"


def fold(line: Line, width: int) -> list[Line]:
    """Return a line as rows of a maximum width, broken at spaces; later rows are indented by two more.

    A wide gap, as between the parts of a row of a table, is better to break at than a single space.
    """
    rows: list[Line] = []
    text = "".join(text for _, text in line)
    indent_now = len(text) - len(text.lstrip(" "))
    indent = min(indent_now + 2, width // 2)
    while len(text.rstrip(" ")) > width:
        column = text.rfind("  ", max(indent_now + 1, width // 2), width + 2)
        if column < 0:
            column = text.rfind(" ", indent_now + 1, width + 1)
        if column < 0:
            column = text.find(" ", width)
        if column < 0:
            break
        row, rest = split(line, column)
        rows.append(row)
        indent_now = indent
        line = [("", " " * indent), *without_leading_spaces(rest)]
        text = "".join(text for _, text in line)
    return [*rows, line]


def split(line: Line, column: int) -> tuple[Line, Line]:
    """Return a line up to a column, and the rest."""
    first: Line = []
    rest: Line = []
    for style, text in line:
        first.append((style, text[: max(column, 0)]))
        rest.append((style, text[max(column, 0) :]))
        column -= len(text)
    return first, rest


def without_leading_spaces(line: Line) -> Line:
    """Return a line without leading spaces."""
    while line and not line[0][1].strip(" "):
        line = line[1:]
    return [(line[0][0], line[0][1].lstrip(" ")), *line[1:]] if line else []


def screen_for(out: TextIO, *, plain: bool, through: Output | None = None) -> Screen:
    """Return the screen for an output: colour and folding only on a terminal, never in plain mode.

    With `through`, everything is written to that in place of the output. Tables are laid out for this screen
    from now on.
    """
    if plain or not out.isatty():
        use_page_width()
        return Screen(through or out, plain=plain)
    colourless = bool(os.environ.get("NO_COLOR")) or os.environ.get("TERM") == "dumb"
    width = max(shutil.get_terminal_size().columns, 20)
    use_page_width(min(width, FULL_WIDTH))
    return Screen(through or out, colour=not colourless, width=width)


def show_events(
    screen: Screen,
    text_ui: TextUi,
    events: list[JsonObject],
    view: JsonObject,
    names: Names,
    seat: int | None,
) -> None:
    """Show events, and after those that end a part of the game the page that belongs to it."""
    for event in events:
        line = text_ui.describe_event(event, names, seat)
        if line is not None:
            if event["event"] in text_ui.part_starts:
                screen.say()
            screen.line(line)
        if event["event"] in text_ui.part_ends:
            page = text_ui.part_ends[event["event"]]
            screen.lines(text_ui.pages[page].lines(view, names) if page else [])
            screen.say()
    screen.flush()

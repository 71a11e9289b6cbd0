"""Lines of styled text on a terminal, in a pipe or for a screen reader."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable
from typing import Protocol, TextIO

from spydeck.games.text_ui import Line, Span

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
"""Black and white cards bring their own ground, so that both can be read on dark and light terminals."""


class Output(Protocol):
    """Something to write to."""

    def write(self, text: str, /) -> object:
        """Write a text."""

    def flush(self) -> None:
        """Let everything be seen."""


class Screen:
    """Where lines are written."""

    def __init__(self, out: Output, *, colour: bool = False, width: int | None = None) -> None:
        self._out = out
        self._colour = colour
        self._width = width
        self._blank = True

    def line(self, line: Line) -> None:
        """Write one line, folded where the screen is narrower; never two empty lines one after the other."""
        was_blank, self._blank = self._blank, not any(text.strip() for _, text in line)
        if self._blank and was_blank:
            return
        for row in fold(line, self._width) if self._width else [line]:
            self._out.write("".join(map(self._dressed, row)).rstrip(" ") + "\n")

    def lines(self, lines: Iterable[Line]) -> None:
        """Write some lines."""
        for line in lines:
            self.line(line)

    def say(self, text: str = "", style: str = "") -> None:
        """Write a line of one style."""
        self.line([(style, text)])

    def flush(self) -> None:
        """Let everything be seen."""
        self._out.flush()

    def _dressed(self, span: Span) -> str:
        style, text = span
        shown = "".join(letter if letter.isprintable() else "?" for letter in text)
        if not self._colour or style not in CODES or not shown.strip():
            return shown
        return f"\x1b[{CODES[style]}m{shown}\x1b[0m"


def fold(line: Line, width: int) -> list[Line]:
    """A line as rows of at most so many letters, broken at spaces; later rows are set in by two more."""
    rows: list[Line] = []
    text = "".join(text for _, text in line)
    begins = len(text) - len(text.lstrip(" "))
    indent = min(begins + 2, width // 2)
    while len(text.rstrip(" ")) > width:
        place = text.rfind(" ", begins + 1, width + 1)
        if place < 0:
            place = text.find(" ", width)
        if place < 0:
            break
        row, rest = split(line, place)
        rows.append(row)
        begins = indent
        line = [("", " " * indent), *without_space(rest)]
        text = "".join(text for _, text in line)
    return [*rows, line]


def split(line: Line, place: int) -> tuple[Line, Line]:
    """The first letters of a line, and the rest."""
    first: Line = []
    rest: Line = []
    for style, text in line:
        first.append((style, text[: max(place, 0)]))
        rest.append((style, text[max(place, 0) :]))
        place -= len(text)
    return first, rest


def without_space(line: Line) -> Line:
    """A line without the spaces at its beginning."""
    while line and not line[0][1].strip(" "):
        line = line[1:]
    return [(line[0][0], line[0][1].lstrip(" ")), *line[1:]] if line else []


def screen_for(out: TextIO, *, plain: bool, through: Output | None = None) -> Screen:
    """The screen for an output: colour and folding only on a terminal, never in plain mode.

    All is written `through` something that stands before the output, if there is such a thing.
    """
    if plain or not out.isatty():
        return Screen(through or out)
    dull = bool(os.environ.get("NO_COLOR")) or os.environ.get("TERM") == "dumb"
    return Screen(through or out, colour=not dull, width=max(shutil.get_terminal_size().columns, 20))

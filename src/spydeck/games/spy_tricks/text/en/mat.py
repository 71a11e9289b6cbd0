"""The mat: in 80 columns with its cards and henchmen, and empty to print (ST-3)."""

from __future__ import annotations

from collections.abc import Callable

from spydeck.games.spy_tricks.cards import LETTERS, RANKS, SUITS
from spydeck.games.spy_tricks.text import text_layout
from spydeck.games.spy_tricks.text.text_layout import IMPOSSIBLE, WRONG
from spydeck.games.text_ui import Line, Names
from spydeck.json_types import JsonObject

LEGEND = f"{WRONG} proven wrong   {IMPOSSIBLE} ruled out by what you know   2+ seat 2 with Helper"

WIDTHS = (13, 19, 19, 19)
"""Characters of each column of the printed mat."""


def mat_lines(view: JsonObject, names: Names) -> list[Line]:
    """Return the mat and a legend of its marks."""
    return [*text_layout.mat_lines(view), [("faint", f"  {LEGEND}")]]


def printable_mat() -> str:
    """Return an empty mat for people with paper cards and pawns: 80 columns, one page."""
    edge = "+" + "+".join("-" * width for width in WIDTHS) + "+"
    lines = ["Spy Tricks: suits 2 points, ranks 5, cards 10; a Helper doubles a right guess.", "", edge]
    lines += [row("", *(suit.upper() for suit in SUITS)), row("", *["2 points"] * 3), row(*[""] * 4), edge]
    for rank in range(RANKS, 0, -1):
        lines.append(row(str(rank), *(f"{letter}{rank}" for letter in LETTERS)))
        lines.append(row("5 points", *["10 points"] * 3))
        lines += [row(*[""] * 4), edge]
    lines += ["", f"Power: {' over '.join(SUITS)}; within a suit the higher rank."]
    lines += ["With three players the 1s and 2s lie face down on their spots."]
    return "\n".join(lines) + "\n"


def row(*texts: str) -> str:
    """Return a row of the printed mat with a text centered in each column."""
    return "|" + "|".join(f"{text:^{width}}" for text, width in zip(texts, WIDTHS, strict=True)) + "|"


SHEETS: dict[str, Callable[[], str]] = {"mat": printable_mat}

"""The mat as text: with its cards and henchmen in 80 columns, and empty, to print (ST-3)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from spydeck.games.spy_tricks.cards import (
    CARD_TEXTS,
    DECK,
    LETTERS,
    RANKS,
    SUITS,
    spot_texts,
    spots_of,
    spots_without,
)
from spydeck.games.text_ui import Line, Names, Span
from spydeck.json_types import JsonObject

COLUMN = 19
"""Letters from one column of spots to the next; four of them fit into 80."""

WRONG, IMPOSSIBLE, RIGHT = "x", "-", "!"
LEGEND = f"{WRONG} wrong by the mat   {IMPOSSIBLE} ruled out by what you know   2+ seat 2, with Helper"


@dataclass(frozen=True)
class Knowledge:
    """What is known about every spot, as sets of texts."""

    wrong: frozenset[str]
    impossible: frozenset[str]
    right: frozenset[str]

    def mark(self, spot: str) -> str:
        """The sign beside a spot."""
        if spot in self.right:
            return RIGHT
        if spot in self.wrong:
            return WRONG
        return IMPOSSIBLE if spot in self.impossible else " "


def knowledge(view: JsonObject) -> Knowledge:
    """What a view says about the spots."""
    cards = 0
    for text in view["possible_secrets"]:
        cards |= 1 << CARD_TEXTS.index(text)
    right = 0 if view["secret"] is None else spots_of(CARD_TEXTS.index(view["secret"]))
    return Knowledge(
        frozenset(view["mat"]["wrong"]),
        frozenset(spot_texts(spots_without(DECK & ~cards))),
        frozenset(spot_texts(right)),
    )


def suit_style(text: str) -> str:
    """The style of a card or a suit."""
    return SUITS[LETTERS.index(text[0].upper())] if text[0].upper() in LETTERS else "strong"


def card_span(text: str) -> Span:
    """A card in the style of its suit."""
    return suit_style(text), text


def card_spans(texts: list[str]) -> Line:
    """Some cards with spaces between them."""
    line: Line = []
    for text in texts:
        line += [("", " "), card_span(text)] if line else [card_span(text)]
    return line


def henchmen_on(view: JsonObject, spot: str) -> list[str]:
    """Whose henchmen stand on a spot: "0", "2+" with a Helper."""
    return [
        f"{henchman['seat']}{'+' if henchman['helper'] else ''}"
        for henchman in view["mat"]["henchmen"]
        if henchman["spot"] == spot
    ]


def cell(view: JsonObject, known: Knowledge, spot: str) -> Line:
    """A spot, its sign and its henchmen, as wide as a column."""
    mark = known.mark(spot)
    standing = " ".join(henchmen_on(view, spot))
    style = "faint" if mark in (WRONG, IMPOSSIBLE) else suit_style(spot)
    room = COLUMN - len(spot) - 3
    return [(style, f"{spot} {mark} "), ("strong", f"{standing:<{room}.{room}}")]


def mat_lines(view: JsonObject, names: Names) -> list[Line]:
    """The mat: suits above, ranks to the left, cards between them."""
    known = knowledge(view)
    top: Line = [("", " " * (COLUMN + 2))]
    for suit in SUITS:
        top += cell(view, known, suit)
    lines = [top]
    for rank in range(RANKS, 0, -1):
        line: Line = [("", "  "), *cell(view, known, str(rank))]
        for letter in LETTERS:
            line += cell(view, known, f"{letter}{rank}")
        lines.append(line)
    return [*lines, [("faint", "  " + LEGEND)]]


def printable_mat() -> str:
    """An empty mat for people with paper cards and pawns: 80 columns, one page."""
    widths = (13, 19, 19, 19)
    edge = "+" + "+".join("-" * width for width in widths) + "+"

    def row(texts: list[str]) -> str:
        return "|" + "|".join(f"{text:^{width}}" for text, width in zip(texts, widths, strict=True)) + "|"

    lines = ["Spy Tricks: suits 2 points, ranks 5, cards 10; a Helper doubles what is right.", "", edge]
    lines += [row(["", *(suit.upper() for suit in SUITS)]), row(["", *["2 points"] * 3]), row([""] * 4), edge]
    for rank in range(RANKS, 0, -1):
        lines.append(row([str(rank), *(f"{letter}{rank}" for letter in LETTERS)]))
        lines.append(row(["5 points", *["10 points"] * 3]))
        lines += [row([""] * 4), edge]
    lines += ["", f"Power: {' over '.join(SUITS)}; within a suit the higher rank."]
    lines += ["With three players the 1s and 2s lie face down on their spots."]
    return "\n".join(lines) + "\n"


SHEETS: dict[str, Callable[[], str]] = {"mat": printable_mat}

"""The mat: in 80 columns with its cards, henchmen and players, and empty to print (ST-3)."""

from __future__ import annotations

from collections.abc import Callable

from spydeck.games.grammar.en import counted
from spydeck.games.spy_tricks.cards import CARD_TEXTS, LETTERS, RANKS, SUITS
from spydeck.games.spy_tricks.text.text_layout import Knowledge, knowledge, suit_style
from spydeck.games.text_ui import Line, Names
from spydeck.json_types import JsonObject

RANK_COLUMN, SUIT_COLUMN = 11, 14
"""Characters from one column of spots to the next; the players fit beside them into a line of 80."""
NAME_WIDTH = 12
"""Characters of a name beside the mat."""
LEGEND = (
    "out: this card lies on the mat.  trick: in the open trick.  yours: in your hand.",
    "wrong: all its cards are out.  gone: you can see them all.  right: the secret.",
    "Letters are henchmen, + is a Helper.",
)

WIDTHS = (13, 19, 19, 19)
"""Characters of each column of the printed mat."""


def mat_lines(view: JsonObject, names: Names) -> list[Line]:
    """Return the mat, suits on top and ranks on the left, with the players beside it."""
    letters = henchman_letters(names)
    known = knowledge(view)
    mat: list[Line] = [[("", " " * (RANK_COLUMN + 2))]]
    for suit in SUITS:
        mat[0] += cell(view, known, suit, letters, SUIT_COLUMN)
    for rank in range(RANKS, 0, -1):
        mat.append([("", "  "), *cell(view, known, str(rank), letters, RANK_COLUMN)])
        for letter in LETTERS:
            mat[-1] += cell(view, known, f"{letter}{rank}", letters, SUIT_COLUMN)
    beside: list[Line] = [[], *players(view, names, letters)]
    for row, player in zip(mat, beside, strict=False):
        row += player
    return mat


def mat_page(view: JsonObject, names: Names) -> list[Line]:
    """Return the mat and the meaning of its words."""
    return [*mat_lines(view, names), *([("faint", line)] for line in LEGEND)]


def henchman_letters(names: Names) -> list[str]:
    """Return what marks the henchmen of each seat: a letter of its name, or its number."""
    letters = [name[0].upper() for name in names]
    return [
        letter if letters.count(letter) == 1 and letter.isalpha() else str(seat)
        for seat, letter in enumerate(letters)
    ]


def players(view: JsonObject, names: Names, letters: list[str]) -> list[Line]:
    """Return two lines for each player: letter, name and points, then chips and Helper."""
    lines: list[Line] = []
    for seat, name in enumerate(names):
        points = counted(view["totals"][seat], "point")
        lines.append([("strong", f"{letters[seat]} {name[:NAME_WIDTH]:{NAME_WIDTH}}"), ("", f" {points}")])
        lines.append([("", f"  {counted(view['chips'][seat], 'chip')}{helper_words(view, seat)}")])
    return lines


def helper_words(view: JsonObject, seat: int) -> str:
    """Return whether a seat holds a Helper, or has used it in this round."""
    if seat in view["helpers"]:
        return ", a Helper"
    return ", Helper used" if seat in view["helpers_used"] else ""


def cell(view: JsonObject, known: Knowledge, spot: str, letters: list[str], width: int) -> Line:
    """Return a spot with a word if it cannot be right, and its henchmen, as wide as a column."""
    word = spot_word(view, known, spot)
    pawns = "".join(
        f"{letters[henchman['seat']]}{'+' if henchman['helper'] else ''}"
        for henchman in view["mat"]["henchmen"]
        if henchman["spot"] == spot
    )
    text = " ".join(filter(None, (spot, word)))
    if pawns and len(text) + len(pawns) + 2 > width:
        text = spot
    style = "faint" if word and word != "right" else suit_style(spot)
    space = " " if pawns else ""
    left = width - len(text) - len(space)
    return [(style, text), ("", space), ("strong", f"{pawns[: left - 1]:{left}}")]


def spot_word(view: JsonObject, known: Knowledge, spot: str) -> str:
    """Return why a spot cannot be right, in one word; "right" if it is, "" while it may be."""
    if spot in known.right:
        return "right"
    if spot in CARD_TEXTS:
        if spot in known.wrong:
            return "out"
        if spot in view.get("hand", ()):
            return "yours"
        return "trick" if any(play["card"] == spot for play in view["trick"]) else ""
    if spot in known.wrong:
        return "wrong"
    return "gone" if spot in known.impossible else ""


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

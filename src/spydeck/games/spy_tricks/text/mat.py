"""The mat: in 80 or 40 columns with its cards, henchmen and players, and empty to print (ST-3)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import zip_longest
from operator import itemgetter

from spydeck.games.lines import FULL_WIDTH, page_width
from spydeck.games.spy_tricks.cards import CARD_TEXTS, LETTERS, RANKS, SUITS
from spydeck.games.spy_tricks.text.spots import SpotWords
from spydeck.games.spy_tricks.text.text_layout import Knowledge, knowledge, suit_style
from spydeck.games.text_ui import Line, Names
from spydeck.json_types import JsonObject

RANK_COLUMN, SUIT_COLUMN = 11, 14
"""Characters from one column of spots to the next; the players fit beside them into a line of 80."""
NARROW_COLUMNS = (9, 10, 10, 10)
"""Characters of each column where the players stand below the mat; what does not fit in a row takes two."""
NAME_WIDTH = 12
"""Characters of a name beside the mat."""

WIDTHS = (13, 19, 19, 19)
"""Characters of each column of the printed mat."""


@dataclass(frozen=True)
class MatWords:
    """The words of the mat in one language."""

    spots: SpotWords
    out: str
    """Marks a card that lies on the mat."""
    trick: str
    yours: str
    wrong: str
    """Marks a suit or a rank whose cards are all out."""
    gone: str
    """Marks a suit or a rank whose cards the viewer can all see."""
    right: str
    legend: tuple[str, ...]
    """What these words mean, in lines."""
    points: Callable[[int], str]
    chips: Callable[[int], str]
    helper: str
    """Stands after the chips of a player who holds a Helper."""
    helper_used: str


@dataclass(frozen=True)
class SheetWords:
    """The words of the printed mat in one language."""

    heading: str
    points: str
    """Stands on a spot, with the {points} for it."""
    footer: tuple[str, ...]


def mat_lines(words: MatWords, view: JsonObject, names: Names) -> list[Line]:
    """Return the mat, suits on top and ranks on the left, with the players beside it or below."""
    letters = henchman_letters(names)
    known = knowledge(view)
    if page_width() < FULL_WIDTH:
        return narrow_mat(words, view, known, names, letters)
    mat: list[Line] = [[("", " " * (RANK_COLUMN + 2))]]
    for suit in SUITS:
        mat[0] += cell(words, view, known, suit, letters, SUIT_COLUMN)
    for rank in range(RANKS, 0, -1):
        mat.append([("", "  "), *cell(words, view, known, str(rank), letters, RANK_COLUMN)])
        for letter in LETTERS:
            mat[-1] += cell(words, view, known, f"{letter}{rank}", letters, SUIT_COLUMN)
    beside: list[Line] = [[], *players(words, view, names, letters)]
    for row, player in zip(mat, beside, strict=False):
        row += player
    return mat


def narrow_mat(
    words: MatWords, view: JsonObject, known: Knowledge, names: Names, letters: list[str]
) -> list[Line]:
    """Return the mat in 40 columns, and the players below it, each in a line."""
    lines: list[Line] = []
    for rank in ("", *map(str, range(RANKS, 0, -1))):
        spots = [rank, *(f"{letter}{rank}" for letter in LETTERS)] if rank else ["", *SUITS]
        parts = [spot_parts(words, view, known, spot, letters) if spot else [] for spot in spots]
        cells = [in_rows(*one) for one in zip(parts, NARROW_COLUMNS, strict=True)]
        for row in zip_longest(*cells):
            lines.append([])
            for found, width in zip(row, NARROW_COLUMNS, strict=True):
                lines[-1] += found or [("", " " * width)]
    beside = players(words, view, names, letters)
    return [*lines, *([*name, *chips] for name, chips in zip(beside[::2], beside[1::2], strict=True))]


def in_rows(parts: Line, width: int) -> list[Line]:
    """Return the parts of a spot in as many rows as they need, each as wide as a column."""
    rows: list[Line] = []
    left = 0
    for style, text in filter(itemgetter(1), parts):
        if not rows or len(text) >= left:
            rows.append([])
            left = width
        rows[-1] += [(style, text[: width - 1]), ("", " ")]
        left -= len(text) + 1
    return [[*row, ("", " " * (width - sum(len(text) for _, text in row)))] for row in rows]


def mat_page(words: MatWords, view: JsonObject, names: Names) -> list[Line]:
    """Return the mat and the meaning of its words."""
    return [*mat_lines(words, view, names), *([("faint", line)] for line in words.legend)]


def henchman_letters(names: Names) -> list[str]:
    """Return what marks the henchmen of each seat: a letter of its name, or its number."""
    letters = [name[0].upper() for name in names]
    return [
        letter if letters.count(letter) == 1 and letter.isalpha() else str(number)
        for number, letter in enumerate(letters, 1)
    ]


def players(words: MatWords, view: JsonObject, names: Names, letters: list[str]) -> list[Line]:
    """Return two lines for each player: letter, name and points, then chips and Helper."""
    lines: list[Line] = []
    for seat, name in enumerate(names):
        points = words.points(view["totals"][seat])
        lines.append([("strong", f"{letters[seat]} {name[:NAME_WIDTH]:{NAME_WIDTH}}"), ("", f" {points}")])
        chips = words.chips(view["chips"][seat])
        lines.append([("", f"  {chips}{helper_words(words, view, seat)}")])
    return lines


def helper_words(words: MatWords, view: JsonObject, seat: int) -> str:
    """Return whether a seat holds a Helper, or has used it in this round."""
    if seat in view["helpers"]:
        return words.helper
    return words.helper_used if seat in view["helpers_used"] else ""


def cell(
    words: MatWords, view: JsonObject, known: Knowledge, spot: str, letters: list[str], width: int
) -> Line:
    """Return a spot with a word if it cannot be right, and its henchmen, as wide as a column."""
    (style, name), (_, word), (_, pawns) = spot_parts(words, view, known, spot, letters)
    text = " ".join(filter(None, (name, word)))
    if pawns and len(text) + len(pawns) + 2 > width:
        text = name
    space = " " if pawns else ""
    left = width - len(text) - len(space)
    return [(style, text), ("", space), ("strong", f"{pawns[: left - 1]:{left}}")]


def spot_parts(words: MatWords, view: JsonObject, known: Knowledge, spot: str, letters: list[str]) -> Line:
    """Return a spot, a word if it cannot be right or is, and its henchmen, each of these or ""."""
    word = spot_word(words, view, known, spot)
    style = "faint" if word and word != words.right else suit_style(spot)
    pawns = "".join(
        f"{letters[henchman['seat']]}{'+' if henchman['helper'] else ''}"
        for henchman in view["mat"]["henchmen"]
        if henchman["spot"] == spot
    )
    return [(style, words.spots.spot(spot)), (style, word), ("strong", pawns)]


def spot_word(words: MatWords, view: JsonObject, known: Knowledge, spot: str) -> str:
    """Return why a spot cannot be right, in one word; that it is right, or "" while it may be."""
    if spot in known.right:
        return words.right
    if spot in CARD_TEXTS:
        if spot in known.wrong:
            return words.out
        if spot in view.get("hand", ()):
            return words.yours
        return words.trick if any(play["card"] == spot for play in view["trick"]) else ""
    if spot in known.wrong:
        return words.wrong
    return words.gone if spot in known.impossible else ""


def printable_mat(spots: SpotWords, words: SheetWords) -> str:
    """Return an empty mat for people with paper cards and pawns: 80 columns, one page."""
    edge = "+" + "+".join("-" * width for width in WIDTHS) + "+"
    points = {number: words.points.format(points=number) for number in (2, 5, 10)}
    lines = [words.heading, "", edge]
    lines += [row("", *(spots.spot(suit).upper() for suit in SUITS)), row("", *[points[2]] * 3)]
    lines += [row(*[""] * 4), edge]
    for rank in range(RANKS, 0, -1):
        lines.append(row(str(rank), *(f"{letter}{rank}" for letter in LETTERS)))
        lines.append(row(points[5], *[points[10]] * 3))
        lines += [row(*[""] * 4), edge]
    return "\n".join([*lines, "", *words.footer]) + "\n"


def row(*texts: str) -> str:
    """Return a row of the printed mat with a text centered in each column."""
    return "|" + "|".join(f"{text:^{width}}" for text, width in zip(texts, WIDTHS, strict=True)) + "|"

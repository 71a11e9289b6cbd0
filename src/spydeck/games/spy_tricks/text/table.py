"""Spy Tricks in a terminal: the table, the hand, the mat in 80 or 40 columns.

The mat has its cards, henchmen and players; there is an empty one to print, too (ST-3).
"""

from __future__ import annotations

from itertools import zip_longest
from operator import itemgetter

from spydeck.games.lines import FULL_WIDTH, Sentences, page_width
from spydeck.games.spy_tricks.cards import CARD_TEXTS, LETTERS, RANKS, SUITS
from spydeck.games.spy_tricks.rules.state import TRICKS
from spydeck.games.spy_tricks.text.text_layout import (
    ROUND_STAGES,
    Knowledge,
    card_span,
    card_spans,
    knowledge,
    name_of,
    possible_spans,
    suit_style,
)
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


def table(words: Sentences, view: JsonObject, names: Names) -> list[Line]:
    """Return the mat with the players, the trick, the possible secrets and the hand: 15 lines."""
    lines = [heading(words, view, names), *mat(words, view, names)]
    if view["trick"]:
        lines.append(trick(words, view, names))
    if view["stage"] in ROUND_STAGES:
        lines.append([("", "  "), *possible(words, view)])
    if "hand" in view:
        lines.append(own_hand(words, view))
    return [*lines, []]


def heading(words: Sentences, view: JsonObject, names: Names) -> Line:
    """Return the round and the trick, and who is Winner, Loser or at first the start player."""
    roles = [("winner", view["winner"]), ("loser", view["loser"])]
    if view["winner"] is None:
        roles = [("start", view["start_player"])]
    shown = [
        words.say(f"role-{role}", name=names[seat][:NAME_WIDTH]) for role, seat in roles if seat is not None
    ]
    return [("strong", title(words, view)), ("faint", f"  ({', '.join(shown)})" if shown else "")]


def title(words: Sentences, view: JsonObject) -> str:
    """Return the round and the trick, or what else the game is at."""
    now = words.say("now-salvation" if view["stage"] == "salvation" else "now-over")
    if view["stage"] in ("play", "guess"):
        number = len(view["tricks"]) + (view["stage"] == "play")
        now = words.say("now-trick", trick=number, tricks=TRICKS)
    return words.say("round-of", round=view["round"], rounds=view["rounds"], now=now)


def possible(words: Sentences, view: JsonObject) -> Line:
    """Return which cards the secret can be."""
    return words.line("secret-line", cards=possible_spans(view["possible_secrets"]))


def own_hand(words: Sentences, view: JsonObject) -> Line:
    """Return the hand of the viewer; cards that may be played are in brackets."""
    playable = view.get("choices", {}).get("play", {}).get("next", [])
    cards: Line = []
    for text in view["hand"]:
        left, right = ("[", "]") if text in playable else (" ", " ")
        cards += [("strong", left), card_span(text), ("strong", right)]
    line = [("", "  "), *words.line("hand-line", cards=cards or "")]
    return [*line, ("", "  "), *words.line("in-brackets", "faint")] if playable else line


def hand(view: JsonObject, names: Names) -> list[Line]:
    """Return the hand of a seat as one line."""
    name = names[view["seat"]][:NAME_WIDTH] + ":"
    return [[("strong", f"  {name:{NAME_WIDTH + 2}}"), *card_spans(view["hand"])]]


def trick(words: Sentences, view: JsonObject, names: Names) -> Line:
    """Return the open trick."""
    return [("", "  "), *words.line("trick-line", plays=plays(view, names, NAME_WIDTH))]


def plays(view: JsonObject, names: Names, width: int | None = None) -> Line:
    """Return the cards in the trick, each after the start of a name."""
    line: Line = []
    for play in view["trick"]:
        line += [("", f"{', ' if line else ''}{names[play['seat']][:width]} "), card_span(play["card"])]
    return line


def mat(words: Sentences, view: JsonObject, names: Names) -> list[Line]:
    """Return the mat, suits on top and ranks on the left, with the players beside it or below."""
    letters = henchman_letters(names)
    known = knowledge(view)
    if page_width() < FULL_WIDTH:
        return narrow_mat(words, view, known, names, letters)
    rows: list[Line] = [[("", " " * (RANK_COLUMN + 2))]]
    for suit in SUITS:
        rows[0] += cell(words, view, known, suit, letters, SUIT_COLUMN)
    for rank in range(RANKS, 0, -1):
        rows.append([("", "  "), *cell(words, view, known, str(rank), letters, RANK_COLUMN)])
        for letter in LETTERS:
            rows[-1] += cell(words, view, known, f"{letter}{rank}", letters, SUIT_COLUMN)
    beside: list[Line] = [[], *players(words, view, names, letters)]
    for row, player in zip(rows, beside, strict=False):
        row += player
    return rows


def narrow_mat(
    words: Sentences, view: JsonObject, known: Knowledge, names: Names, letters: list[str]
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


def mat_page(words: Sentences, view: JsonObject, names: Names) -> list[Line]:
    """Return the mat and the meaning of its words."""
    return [*mat(words, view, names), *([("faint", line)] for line in words.say("legend").split("\n"))]


def henchman_letters(names: Names) -> list[str]:
    """Return what marks the henchmen of each seat: a letter of its name, or its number."""
    letters = [name[0].upper() for name in names]
    return [
        letter if letters.count(letter) == 1 and letter.isalpha() else str(number)
        for number, letter in enumerate(letters, 1)
    ]


def players(words: Sentences, view: JsonObject, names: Names, letters: list[str]) -> list[Line]:
    """Return two lines for each player: letter, name and points, then chips and Helper."""
    lines: list[Line] = []
    for seat, name in enumerate(names):
        points = words.say("points", points=view["totals"][seat])
        lines.append([("strong", f"{letters[seat]} {name[:NAME_WIDTH]:{NAME_WIDTH}}"), ("", f" {points}")])
        chips = words.say("chips", chips=view["chips"][seat])
        lines.append([("", f"  {chips}{helper_words(words, view, seat)}")])
    return lines


def helper_words(words: Sentences, view: JsonObject, seat: int) -> str:
    """Return whether a seat holds a Helper, or has used it in this round."""
    if seat in view["helpers"]:
        return words.say("holds-helper")
    return words.say("used-helper") if seat in view["helpers_used"] else ""


def cell(
    words: Sentences, view: JsonObject, known: Knowledge, spot: str, letters: list[str], width: int
) -> Line:
    """Return a spot with a word if it cannot be right, and its henchmen, as wide as a column."""
    (style, name), (_, word), (_, pawns) = spot_parts(words, view, known, spot, letters)
    text = " ".join(filter(None, (name, word)))
    if pawns and len(text) + len(pawns) + 2 > width:
        text = name
    space = " " if pawns else ""
    left = width - len(text) - len(space)
    return [(style, text), ("", space), ("strong", f"{pawns[: left - 1]:{left}}")]


def spot_parts(words: Sentences, view: JsonObject, known: Knowledge, spot: str, letters: list[str]) -> Line:
    """Return a spot, a word if it cannot be right or is, and its henchmen, each of these or ""."""
    state = state_of(view, known, spot)
    word = words.say(f"spot-{state}") if state else ""
    style = "faint" if state and state != "right" else suit_style(spot)
    pawns = "".join(
        f"{letters[henchman['seat']]}{'+' if henchman['helper'] else ''}"
        for henchman in view["mat"]["henchmen"]
        if henchman["spot"] == spot
    )
    return [(style, name_of(words, spot)), (style, word), ("strong", pawns)]


def state_of(view: JsonObject, known: Knowledge, spot: str) -> str:
    """Return why a spot cannot be right, as a word; that it is right, or "" while it may be."""
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


def printable_mat(words: Sentences) -> str:
    """Return an empty mat for people with paper cards and pawns: 80 columns, one page."""
    edge = "+" + "+".join("-" * width for width in WIDTHS) + "+"
    points = {number: words.say("sheet-points", points=number) for number in (2, 5, 10)}
    lines = [words.say("sheet-heading"), "", edge]
    lines += [row("", *(name_of(words, suit).upper() for suit in SUITS)), row("", *[points[2]] * 3)]
    lines += [row(*[""] * 4), edge]
    for rank in range(RANKS, 0, -1):
        lines.append(row(str(rank), *(f"{letter}{rank}" for letter in LETTERS)))
        lines.append(row(points[5], *[points[10]] * 3))
        lines += [row(*[""] * 4), edge]
    return "\n".join([*lines, "", words.say("sheet-footer")]) + "\n"


def row(*texts: str) -> str:
    """Return a row of the printed mat with a text centered in each column."""
    return "|" + "|".join(f"{text:^{width}}" for text, width in zip(texts, WIDTHS, strict=True)) + "|"

"""The scorepad of Spy Tricks, as a table or in sentences (ST-21 to ST-23)."""

from __future__ import annotations

from collections.abc import Sequence

from spydeck.games.grammar.en import counted
from spydeck.games.spy_tricks.text.text_layout import card_span
from spydeck.games.text_ui import Line, Names
from spydeck.json_types import JsonObject

NAME_WIDTH = 12
"""Characters of a name that fit above a column."""
EMPTY: list[Line] = [[("", "The scorepad is empty: no round has been finished yet.")]]


def pad_table(rows: Sequence[JsonObject], names: Names) -> list[Line]:
    """Return one row for each round: the secret, then points and total of every player; chips at the end."""
    if not rows:
        return EMPTY
    head = "".join(f"{name[:NAME_WIDTH]:>14}" for name in names)
    lines: list[Line] = [[("strong", f"  round secret{head}")]]
    for number, row in enumerate(rows, 1):
        secret = card_span(row["secret"]) if row["secret"] else ("", "- ")
        line: Line = [("", f"{number:7}     "), secret, ("", " ")]
        for points, total in zip(row["points"], row["totals"], strict=True):
            line += [("faint", f"{points:+9}"), ("strong", f"{total:>5}")]
        lines.append(line)
    chips = [sum_of_chips([row["chips"][seat] for row in rows]) for seat in range(len(names))]
    lines.append([("", "  chips       "), ("", "".join(f"{number:>14}" for number in chips))])
    return lines


def sum_of_chips(chips: Sequence[int | None]) -> str:
    """Return how many chips these are, or a question mark if some of them were not entered (ST-22)."""
    return "?" if None in chips else str(sum(number or 0 for number in chips))


def points_and_chips(points: int, chips: int | None) -> str:
    """Return what a player scored in a round: "7 points and 2 chips", or "12 points"."""
    scored = counted(points, "point")
    return scored if chips is None else f"{scored} and {counted(chips, 'chip')}"


def pad_sentences(rows: Sequence[JsonObject], names: Names) -> list[Line]:
    """Return the scorepad in sentences, one line for each round."""
    if not rows:
        return EMPTY
    lines: list[Line] = []
    for number, row in enumerate(rows, 1):
        scores = [
            f"{name} {points_and_chips(points, chips)}, total {total}"
            for name, points, chips, total in zip(
                names, row["points"], row["chips"], row["totals"], strict=True
            )
        ]
        secret = f", secret {row['secret']}" if row["secret"] else ""
        lines.append([("", f"Round {number}{secret}: {'; '.join(scores)}.")])
    return lines

"""The scorepad of Black Spy, written as a table or in sentences (BS-22)."""

from __future__ import annotations

from collections.abc import Sequence

from spydeck.games.text_ui import Line, Names
from spydeck.json_types import JsonObject

SHOWN_NAME = 10
"""The number of letters of a name that fit over a column."""
NOTHING_YET: list[Line] = [[("", "The scorepad is empty: no deal has been finished yet.")]]


def pad_table(rows: Sequence[JsonObject], names: Names) -> list[Line]:
    """Return points and total of every player, one row for each deal."""
    if not rows:
        return NOTHING_YET
    head = "".join(f"{name[:SHOWN_NAME]:>12}" for name in names)
    lines: list[Line] = [[("strong", f"  deal{head}")]]
    before = [0] * len(names)
    starred = False
    for number, row in enumerate(rows, 1):
        line: Line = [("", f"{number:6}")]
        for points, total, old in zip(row["points"], row["totals"], before, strict=True):
            star = "*" if halved(points, total, old) else ""
            starred = starred or bool(star)
            line += [("faint", f"{points:7}"), ("strong", f"{str(total) + star:>5}")]
        lines.append(line)
        before = row["totals"]
    if starred:
        lines.append([("faint", "  * halved by Going Back (BS-35)")])
    return lines


def pad_sentences(rows: Sequence[JsonObject], names: Names) -> list[Line]:
    """Return the scorepad in sentences, one line for each deal."""
    if not rows:
        return NOTHING_YET
    lines: list[Line] = []
    before = [0] * len(names)
    for number, row in enumerate(rows, 1):
        scores = []
        for name, points, total, old in zip(names, row["points"], row["totals"], before, strict=True):
            after = " after halving" if halved(points, total, old) else ""
            scores.append(f"{name} {points} points, total {total}{after}")
        lines.append([("", f"Deal {number}: {'; '.join(scores)}.")])
        before = row["totals"]
    return lines


def halved(points: int, total: int, before: int) -> bool:
    """Return whether a total was halved in its deal (BS-35)."""
    return before + points != total

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
    chips = [0] * len(names)
    for number, row in enumerate(rows, 1):
        line: Line = [("", f"{number:7}     "), card_span(row["secret"]), ("", " ")]
        chips = [before + more for before, more in zip(chips, row["chips"], strict=True)]
        for points, total in zip(row["points"], row["totals"], strict=True):
            line += [("faint", f"{points:+9}"), ("strong", f"{total:>5}")]
        lines.append(line)
    lines.append([("", "  chips       "), ("", "".join(f"{number:>14}" for number in chips))])
    return lines


def pad_sentences(rows: Sequence[JsonObject], names: Names) -> list[Line]:
    """Return the scorepad in sentences, one line for each round."""
    if not rows:
        return EMPTY
    lines: list[Line] = []
    for number, row in enumerate(rows, 1):
        scores = [
            f"{name} {counted(points, 'point')} and {counted(chips, 'chip')}, total {total}"
            for name, points, chips, total in zip(
                names, row["points"], row["chips"], row["totals"], strict=True
            )
        ]
        lines.append([("", f"Round {number}, secret {row['secret']}: {'; '.join(scores)}.")])
    return lines

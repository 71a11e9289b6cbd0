"""The scorepad of Black Spy, written as a table or in sentences (BS-22)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from spydeck.games.lines import beside, page_width
from spydeck.games.text_ui import Line, Names
from spydeck.json_types import JsonObject
from spydeck.language import cldr

COLUMN, SHOWN_NAME = 12, 10
"""Characters of a player's column, and of a name that fit over it."""


@dataclass(frozen=True)
class PadWords:
    """The words of the scorepad in one language."""

    empty: str
    deal: str
    """Stands over the numbers of the deals."""
    has_halved: str
    """Explains the asterisk."""
    sentence: str
    """The {scores} of the {deal} with this number."""
    score: Callable[[str, int, int], str]
    """A player's name, points, and total."""
    after_halving: str
    """Stands after a total that was halved."""


def pad_table(words: PadWords, rows: Sequence[JsonObject], names: Names) -> list[Line]:
    """Return points and total of every player, one row for each deal."""
    if not rows:
        return [[("", words.empty)]]
    first, starred = len(words.deal) + 2, False
    lines: list[Line] = []
    for seats in beside(len(names), COLUMN, page_width() - first):
        head = "".join(f"{names[seat][:SHOWN_NAME]:>{COLUMN}}" for seat in seats)
        lines += [[], [("strong", f"  {words.deal}{head}")]]
        before = [0] * len(names)
        for number, row in enumerate(rows, 1):
            line: Line = [("", f"{number:{first}}")]
            for seat in seats:
                points, total = row["points"][seat], row["totals"][seat]
                star = "*" if halved(points, total, before[seat]) else ""
                starred = starred or bool(star)
                line.append(("faint", f"{cldr.number(points):>7}"))
                line.append(("strong", f"{cldr.number(total) + star:>5}"))
            lines.append(line)
            before = row["totals"]
    if starred:
        lines.append([("faint", f"  * {words.has_halved}")])
    return lines[1:]


def pad_sentences(words: PadWords, rows: Sequence[JsonObject], names: Names) -> list[Line]:
    """Return the scorepad in sentences, one line for each deal."""
    if not rows:
        return [[("", words.empty)]]
    lines: list[Line] = []
    before = [0] * len(names)
    for number, row in enumerate(rows, 1):
        scores = []
        for name, points, total, old in zip(names, row["points"], row["totals"], before, strict=True):
            after = words.after_halving if halved(points, total, old) else ""
            scores.append(words.score(name, points, total) + after)
        lines.append([("", words.sentence.format(deal=number, scores="; ".join(scores)))])
        before = row["totals"]
    return lines


def halved(points: int, total: int, before: int) -> bool:
    """Return whether a total was halved in its deal (BS-35)."""
    return before + points != total

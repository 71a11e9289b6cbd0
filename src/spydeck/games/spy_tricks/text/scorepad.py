"""The scorepad of Spy Tricks, as a table or in sentences (ST-21 to ST-23)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from spydeck.games.lines import beside, page_width
from spydeck.games.spy_tricks.text.text_layout import card_span
from spydeck.games.text_ui import Line, Names
from spydeck.json_types import JsonObject

COLUMN, NAME_WIDTH = 14, 12
"""Characters of a player's column, and of a name that fit above it."""


@dataclass(frozen=True)
class PadWords:
    """The words of the scorepad in one language."""

    empty: str
    round: str
    """Stands over the numbers of the rounds."""
    secret: str
    """Stands over the Secret Documents."""
    chips: str
    """Stands before the chips of all rounds."""
    sentence: Callable[[int, str | None, str], str]
    """A round in a sentence, from its number, its secret if that was entered, and the scores."""
    score: Callable[[str, int, int | None, int], str]
    """A player's name, points, chips if they are known, and total."""


def pad_table(words: PadWords, rows: Sequence[JsonObject], names: Names) -> list[Line]:
    """Return one row for each round: the secret, then points and total of every player; chips at the end."""
    if not rows:
        return [[("", words.empty)]]
    first, second = len(words.round) + 2, len(words.secret) - 1
    lines: list[Line] = []
    for seats in beside(len(names), COLUMN, page_width() - first - second - 3):
        head = "".join(f"{names[seat][:NAME_WIDTH]:>{COLUMN}}" for seat in seats)
        lines += [[], [("strong", f"  {words.round} {words.secret}{head}")]]
        for number, row in enumerate(rows, 1):
            secret = card_span(row["secret"]) if row["secret"] else ("", "- ")
            line: Line = [("", f"{number:{first}}{'':{second}}"), secret, ("", " ")]
            for seat in seats:
                line.append(("faint", f"{row['points'][seat]:+9}"))
                line.append(("strong", f"{row['totals'][seat]:>5}"))
            lines.append(line)
        chips = [sum_of_chips([row["chips"][seat] for row in rows]) for seat in seats]
        label = f"  {words.chips:{first + second}}"
        lines.append([("", label), ("", "".join(f"{number:>{COLUMN}}" for number in chips))])
    return lines[1:]


def sum_of_chips(chips: Sequence[int | None]) -> str:
    """Return how many chips these are, or a question mark if some of them were not entered (ST-22)."""
    return "?" if None in chips else str(sum(number or 0 for number in chips))


def pad_sentences(words: PadWords, rows: Sequence[JsonObject], names: Names) -> list[Line]:
    """Return the scorepad in sentences, one line for each round."""
    if not rows:
        return [[("", words.empty)]]
    lines: list[Line] = []
    for number, row in enumerate(rows, 1):
        scores = map(words.score, names, row["points"], row["chips"], row["totals"])
        lines.append([("", words.sentence(number, row["secret"], "; ".join(scores)))])
    return lines

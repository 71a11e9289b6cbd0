"""The rulebook on a terminal: whole, or one clause of it."""

from __future__ import annotations

import re
import textwrap

from spydeck.errors import SpydeckError, shown
from spydeck.games.game import Game

WIDTH = 78
MARKS = re.compile(r"\*\*|`|(?<!\S)\*(?=\S)|(?<=\w)\*(?!\w)")
"""Bold, code, emphasis."""
CLAUSE_LINE = re.compile(r"^[A-Z]{2}-[0-9]+ ")
CLAUSE = re.compile(r"^\*\*([A-Z]{2}-[0-9]+)\*\*")


def rulebook(game: Game) -> list[str]:
    """The whole rulebook as lines."""
    lines: list[str] = []
    for paragraph in paragraphs(game.rulebook()):
        lines += [*written(paragraph), ""]
    return lines[:-1]


def summary(game: Game) -> list[str]:
    """The beginning of the rulebook, up to its first clauses, as lines."""
    lines = rulebook(game)
    first = next(number for number, line in enumerate(lines) if CLAUSE_LINE.match(line))
    return [*lines[: first - 2], f"All of it: spydeck rules {game.name}   One clause: rule {game.prefix}-1"]


def clause(game: Game, name: str) -> list[str]:
    """One clause ("BS-14", "bs14" or "14") as lines; raises `SpydeckError` if there is none such."""
    number = re.fullmatch(rf"(?:{game.prefix}-?)?([0-9]{{1,3}})", name.strip(), re.IGNORECASE)
    known = clauses(game)
    wanted = f"{game.prefix}-{int(number[1])}" if number else ""
    if wanted not in known:
        raise SpydeckError(
            f"there is no clause {shown(name)}; the clauses are {next(iter(known))} to {list(known)[-1]}"
        )
    return written(known[wanted])


def clauses(game: Game) -> dict[str, str]:
    """Every clause by its name."""
    found = ((CLAUSE.match(item(paragraph)), paragraph) for paragraph in paragraphs(game.rulebook()))
    return {start[1]: paragraph for start, paragraph in found if start}


def paragraphs(text: str) -> list[str]:
    """The paragraphs, headings, list items and tables of a Markdown text, each as one string."""
    found: list[str] = []
    for block in text.split("\n\n"):
        if block.lstrip().startswith("|"):
            found.append(block.strip("\n"))
            continue
        lines: list[str] = []
        for line in block.strip("\n").split("\n"):
            if lines and not line.lstrip().startswith(("- ", "#")) and not lines[-1].startswith("#"):
                lines[-1] += " " + line.strip()
            else:
                lines.append(line)
        found += [line for line in lines if line.strip()]
    return found


def item(paragraph: str) -> str:
    """A list item without its dash."""
    return paragraph.removeprefix("- ")


def written(paragraph: str) -> list[str]:
    """A paragraph without the marks of Markdown, folded."""
    if paragraph.startswith("|"):
        return [row.strip("| ").replace("|", "") for row in paragraph.split("\n")]
    text = MARKS.sub("", item(paragraph))
    if text.startswith("#"):
        return [text.lstrip("# ").upper()]
    indent = "  " if CLAUSE.match(item(paragraph)) else ""
    return textwrap.wrap(
        text, WIDTH, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
    )

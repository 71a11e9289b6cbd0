"""The rulebook as lines for a terminal: all of it, its introduction, or one clause."""

from __future__ import annotations

import re
import textwrap

from spydeck.errors import SpydeckError
from spydeck.games.game import Game
from spydeck.terminal import text as sentences

WIDTH = 78
"""Maximum number of characters in a line."""
MARKUP = re.compile(r"\*\*|`|(?<!\S)\*(?=\S)|(?<=\w)\*(?!\w)")
"""The marks of bold text, code and emphasis."""
CLAUSE_LINE = re.compile(r"^[A-Z]{2}-[0-9]+ ")
CLAUSE = re.compile(r"^\*\*([A-Z]{2}-[0-9]+)\*\*")


def rulebook(game: Game) -> list[str]:
    """Return the whole rulebook as lines."""
    lines: list[str] = []
    for paragraph in paragraphs(game.rulebook()):
        lines += [*folded(paragraph), ""]
    return lines[:-1]


def summary(game: Game) -> list[str]:
    """Return the rules in brief: the rulebook up to its first clause, as lines."""
    lines = rulebook(game)
    first = next(number for number, line in enumerate(lines) if CLAUSE_LINE.match(line))
    return [*lines[: first - 2], sentences.more_rules(game.name, game.prefix)]


def clause(game: Game, name: str) -> list[str]:
    """Return one clause ("BS-14", "bs14" or "14") as lines. Raise `SpydeckError` if there is none."""
    number = re.fullmatch(rf"(?:{game.prefix}-?)?([0-9]{{1,3}})", name.strip(), re.IGNORECASE)
    known = clauses(game)
    wanted = f"{game.prefix}-{int(number[1])}" if number else ""
    if wanted not in known:
        raise SpydeckError(sentences.no_clause(name, next(iter(known)), list(known)[-1]))
    return folded(known[wanted])


def clauses(game: Game) -> dict[str, str]:
    """Return every clause by its name."""
    found = ((CLAUSE.match(without_dash(paragraph)), paragraph) for paragraph in paragraphs(game.rulebook()))
    return {start[1]: paragraph for start, paragraph in found if start}


def paragraphs(text: str) -> list[str]:
    """Return the paragraphs, headings, list items and tables of a Markdown text, each as one string."""
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


def without_dash(paragraph: str) -> str:
    """Return a list item without its dash."""
    return paragraph.removeprefix("- ")


def folded(paragraph: str) -> list[str]:
    """Return a paragraph without its Markdown, folded into lines."""
    if paragraph.startswith("|"):
        return [row.strip("| ").replace("|", "") for row in paragraph.split("\n")]
    text = MARKUP.sub("", without_dash(paragraph))
    if text.startswith("#"):
        return [text.lstrip("# ").upper()]
    indent = "  " if CLAUSE.match(without_dash(paragraph)) else ""
    return textwrap.wrap(
        text, WIDTH, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
    )

"""The rulebook as lines for a terminal: all of it, its introduction, or one clause with its notes."""

from __future__ import annotations

import re
import textwrap

from spydeck.errors import SpydeckError
from spydeck.games.game import Game
from spydeck.terminal import text as sentences

WIDTH = 78
"""Maximum number of characters in a line."""
MARKUP = re.compile(r"\*\*|`|(?<!\S)\*(?=\S)|(?<=\S)\*(?!\w)")
"""The marks of bold text, code and emphasis."""
CLAUSE_LINE = re.compile(r"^[A-Z]{2}-[0-9]+ ")
CLAUSE = re.compile(r"^\*\*([A-Z]{2}-[0-9]+)\*\*")
NOTE, ITEM, TABLE = "> ", "- ", "|"
"""What a note of a clause (a ruling, an example), an item of a list and a row of a table start with."""


def rulebook(game: Game) -> list[str]:
    """Return the whole rulebook as lines."""
    return laid_out(paragraphs(game.rulebook()))


def summary(game: Game) -> list[str]:
    """Return the rules in brief: the rulebook up to its first clause, as lines."""
    lines = rulebook(game)
    first = next(number for number, line in enumerate(lines) if CLAUSE_LINE.match(line))
    return [*lines[: first - 2], sentences.more_rules(game.name, game.prefix)]


def clause(game: Game, name: str) -> list[str]:
    """Return a clause ("BS-14", "bs14" or "14") with its notes, as lines. Raise `SpydeckError` if unknown."""
    number = re.fullmatch(rf"(?:{game.prefix}-?)?([0-9]{{1,3}})", name.strip(), re.IGNORECASE)
    known = clauses(game)
    wanted = f"{game.prefix}-{int(number[1])}" if number else ""
    if wanted not in known:
        last = max(int(found.partition("-")[2]) for found in known)
        raise SpydeckError(sentences.no_clause(name, f"{game.prefix}-1", f"{game.prefix}-{last}"))
    return laid_out(known[wanted])


def clauses(game: Game) -> dict[str, list[str]]:
    """Return every clause by its name: its own paragraph, then what belongs to it up to the next clause."""
    found: dict[str, list[str]] = {}
    current: list[str] = []
    for paragraph in paragraphs(game.rulebook()):
        if start := CLAUSE.match(paragraph.removeprefix(ITEM)):
            current = found[start[1]] = []
        elif paragraph.startswith("#"):
            current = []
        current.append(paragraph)
    return found


def paragraphs(text: str) -> list[str]:
    """Return the paragraphs, headings, items, notes and tables of a Markdown text, each as one string."""
    found: list[str] = []
    for block in text.split("\n\n"):
        if block.lstrip().startswith(TABLE):
            found.append(block.strip("\n"))
            continue
        lines: list[str] = []
        for line in block.strip("\n").split("\n"):
            if lines and not line.lstrip().startswith((ITEM, "#")) and not lines[-1].startswith("#"):
                lines[-1] += " " + line.strip().removeprefix(NOTE)
            else:
                lines.append(line)
        found += [line for line in lines if line.strip()]
    return found


def laid_out(found: list[str]) -> list[str]:
    """Return paragraphs as lines: an empty line before each, except before items and notes."""
    lines: list[str] = []
    in_clause = False
    for paragraph in found:
        if paragraph.startswith("#") or CLAUSE.match(paragraph.removeprefix(ITEM)):
            in_clause = not paragraph.startswith("#")
        joined = paragraph.startswith((ITEM, NOTE)) and not CLAUSE.match(paragraph.removeprefix(ITEM))
        if lines and (not joined or lines[-1].isupper()):
            lines.append("")
        lines += folded(paragraph, "  " if in_clause and joined else "")
    return lines


def folded(paragraph: str, indent: str = "") -> list[str]:
    """Return a paragraph without its Markdown, folded into lines."""
    if paragraph.startswith(TABLE):
        return [row.strip("| ").replace("|", "") for row in paragraph.split("\n")]
    is_clause = CLAUSE.match(paragraph.removeprefix(ITEM))
    text = MARKUP.sub("", paragraph.removeprefix(ITEM) if is_clause else paragraph.removeprefix(NOTE))
    if text.startswith("#"):
        return [text.lstrip("# ").upper()]
    hanging = is_clause or paragraph.startswith((ITEM, NOTE))
    return textwrap.wrap(
        text,
        WIDTH,
        initial_indent=indent,
        subsequent_indent=indent + ("  " if hanging else ""),
        break_long_words=False,
        break_on_hyphens=False,
    )

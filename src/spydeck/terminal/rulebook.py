"""The rulebook as lines for a terminal: all of it, its introduction, or one clause with its notes."""

from __future__ import annotations

import re
import textwrap

from spydeck.errors import SpydeckError
from spydeck.games.game import Game
from spydeck.games.lines import quoted
from spydeck.json_types import JsonObject
from spydeck.terminal.text import sentence

WIDTH = 78
"""Maximum number of characters in a line."""
UNFOLDED = 100_000
"""The same for those who listen: no paragraph is folded."""
MARKUP = re.compile(r"\*\*|`|(?<!\S)\*(?=\S)|(?<=\S)\*(?!\w)")
"""The marks of bold text, code and emphasis."""
CARDS = re.compile(r"\[([^\]]+)\]\(#([A-Z0-9,]+)\)")
"""Words that name cards, and the texts of these, as in `[red 1](#R1)`; the page draws them."""
CLAUSE = re.compile(r"^\*\*([A-Z]{2}-[0-9]+)\*\*")
NOTE, DASH, TABLE = "> ", "- ", "|"
"""The start of a note of a clause (a ruling, an example), of an item of a list, and of a row of a table."""
ITEM = re.compile(r"- |[0-9]+\. ")
"""The start of an item, in a list with or without numbers."""


def rulebook(game: Game, width: int = WIDTH) -> list[str]:
    """Return the whole rulebook as lines."""
    return laid_out(paragraphs(game.rulebook()), width)


def summary(game: Game, width: int = WIDTH) -> list[str]:
    """Return the rules in brief, as lines: the rulebook up to its second section, or to its first clause."""
    found = paragraphs(game.rulebook())
    sections = [place for place, paragraph in enumerate(found) if paragraph.startswith("## ")]
    stated = [place for place, paragraph in enumerate(found) if is_clause(paragraph)]
    end = min([*sections[1:2], *stated[:1], len(found)])
    brief = found[: end - 1] if end - 1 in sections else found[:end]
    return [*laid_out(brief, width), "", sentence("more-rules", game=game.name, prefix=game.prefix)]


def clause(game: Game, name: str, width: int = WIDTH) -> list[str]:
    """Return a clause ("BS-14", "bs14" or "14") with its notes, as lines. Raise `SpydeckError` if unknown."""
    number = re.fullmatch(rf"(?:{game.prefix}-?)?([0-9]{{1,3}})", name.strip(), re.IGNORECASE)
    known = clauses(game)
    wanted = f"{game.prefix}-{int(number[1])}" if number else ""
    if wanted not in known:
        last = max(int(found.partition("-")[2]) for found in known)
        raise SpydeckError(
            sentence("no-clause", name=quoted(name), first=f"{game.prefix}-1", last=f"{game.prefix}-{last}")
        )
    return laid_out(known[wanted], width)


def clause_facts(game: Game, name: str | None = None) -> list[JsonObject]:
    """Return one clause, or all of them, with their notes, as text without Markdown. Raise `SpydeckError`."""
    wanted = None if name is None else clause(game, name)[0].split()[0]
    return [
        {
            "clause": found,
            "text": unmarked(stated[0]).removeprefix(found).strip(),
            "notes": [unmarked(note) for note in stated[1:]],
        }
        for found, stated in clauses(game).items()
        if wanted in (None, found)
    ]


def unmarked(paragraph: str) -> str:
    """Return a paragraph without its Markdown, as one line."""
    return without_marks(paragraph.removeprefix(DASH).removeprefix(NOTE)).strip()


def without_marks(text: str) -> str:
    """Return a text without its Markdown, where cards are only named."""
    return MARKUP.sub("", CARDS.sub(r"\1", text))


def clauses(game: Game) -> dict[str, list[str]]:
    """Return every clause by its name: its own paragraph, then what belongs to it up to the next clause."""
    found: dict[str, list[str]] = {}
    current: list[str] = []
    for paragraph in paragraphs(game.rulebook()):
        if start := CLAUSE.match(paragraph.removeprefix(DASH)):
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
            starts = line.startswith("#") or ITEM.match(line.lstrip())
            if lines and not starts and not lines[-1].startswith("#"):
                lines[-1] += " " + line.strip().removeprefix(NOTE)
            else:
                lines.append(line)
        found += [line for line in lines if line.strip()]
    return found


def laid_out(found: list[str], width: int = WIDTH) -> list[str]:
    """Return paragraphs as lines: an empty line before each, except before items and notes."""
    lines: list[str] = []
    in_clause = after_heading = False
    for paragraph in found:
        is_heading, joined = paragraph.startswith("#"), belongs_above(paragraph)
        in_clause = is_clause(paragraph) or (in_clause and not is_heading)
        if lines and (not joined or after_heading):
            lines.append("")
        lines += folded(paragraph, "  " if in_clause and joined else "", width)
        after_heading = is_heading
    return lines


def is_clause(paragraph: str) -> bool:
    """Return whether a paragraph states a clause."""
    return bool(CLAUSE.match(paragraph.removeprefix(DASH)))


def belongs_above(paragraph: str) -> bool:
    """Return whether a paragraph is a note, or an item of a list, without an empty line before it."""
    return not is_clause(paragraph) and bool(paragraph.startswith(NOTE) or ITEM.match(paragraph))


def folded(paragraph: str, indent: str = "", width: int = WIDTH) -> list[str]:
    """Return a paragraph without its Markdown, folded into lines."""
    if paragraph.startswith(TABLE):
        return [row.strip("| ").replace("|", "") for row in paragraph.split("\n")]
    text = without_marks(paragraph.removeprefix(DASH if is_clause(paragraph) else NOTE))
    if text.startswith("#"):
        return [text.lstrip("# ").upper()]
    hanging = is_clause(paragraph) or belongs_above(paragraph)
    return textwrap.wrap(
        text,
        width,
        initial_indent=indent,
        subsequent_indent=indent + ("  " if hanging else ""),
        break_long_words=False,
        break_on_hyphens=False,
    )

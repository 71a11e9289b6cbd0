"""`spydeck learn`, `rules` and `puzzles`: lessons to play, rulebooks to read, positions to solve."""

from __future__ import annotations

import json
import pydoc
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable
from pathlib import Path
from shutil import get_terminal_size

from spydeck.cli import sheets
from spydeck.cli.arguments import (
    DEFAULT_GAME,
    add_game,
    add_json,
    add_plain,
    check_range,
    completes,
    metavar,
    number,
)
from spydeck.cli.text import sentence
from spydeck.errors import InvalidOption, shown
from spydeck.games.game import Game
from spydeck.games.registry import game, names
from spydeck.kernel.progress import telling_of_compiling
from spydeck.language import Message
from spydeck.study.puzzles import (
    MAX_DIFFICULTY,
    MAX_RATING,
    MIN_DIFFICULTY,
    Puzzle,
    find,
    read_file,
    shipped,
    write,
)


def add_learn(parser: ArgumentParser, found: Game) -> None:
    """Add the arguments of `learn`."""
    add_game(parser, nargs="?")
    parser.add_argument(
        "lesson", nargs="?", type=number, metavar=metavar("lesson"), help=sentence("one-lesson")
    )
    parser.add_argument("--list", action="store_true", help=sentence("lessons-list"))
    add_plain(parser)


def run_learn(arguments: Namespace) -> None:
    """Play lessons from the one that is named, or else from the first one that was not played here."""
    from spydeck.study.lessons import lessons
    from spydeck.terminal.lessons import done, teach

    found = game(arguments.game or DEFAULT_GAME)
    taught = lessons(found.name)
    if not taught:
        raise InvalidOption(sentence("no-lessons", game=found.title))
    check_range("LESSON", arguments.lesson, 1, len(taught))
    names = done(found.name)
    if arguments.list:
        for place, one in enumerate(taught, 1):
            title = one.said(f"{one.name}-title").sentence()
            mark = "lesson-line-done" if one.name in names else "lesson-line"
            sys.stdout.write(sentence(mark, number=place, title=title) + "\n")
        return
    unplayed = (place for place, one in enumerate(taught) if one.name not in names)
    first = next(unplayed, 0) if arguments.lesson is None else arguments.lesson - 1
    teach(taught, first, plain=arguments.plain)


def add_rules(parser: ArgumentParser, found: Game) -> None:
    """Add the arguments of `rules`."""
    add_game(parser)
    parser.add_argument(
        "clause", nargs="?", metavar=metavar("clause"), help=sentence("one-clause", prefix=found.prefix)
    )
    add_json(parser)
    for name in dict.fromkeys((*found.text_ui().sheets, *sheets.drawn(found.name))):
        parser.add_argument(
            f"--{name}", dest="sheet", action="store_const", const=name, help=sentence("sheet")
        )
    parser.add_argument("--output", type=Path, metavar=metavar("file"), help=sentence("sheet-output"))


def run_rules(arguments: Namespace) -> None:
    """Print a rulebook, a clause or a sheet, or write a drawn one to a file."""
    from spydeck.terminal import rulebook

    found = game(arguments.game)
    sheet: str | None = getattr(arguments, "sheet", None)
    if arguments.output is not None:
        drawn = sheets.drawn(found.name)
        if sheet not in drawn:
            flags = [f"--{name}" for name in drawn]
            raise InvalidOption(sentence("no-drawn-sheet", game=found.title, flags=flags or None))
        sheets.write(found.name, sheet, arguments.output)
        sys.stdout.write(sentence("sheet-written") + "\n")
        return
    if sheet:
        texts = found.text_ui().sheets
        if sheet not in texts:
            raise InvalidOption(sentence("sheet-only-drawn", flag=f"--{sheet}"))
        sys.stdout.write(texts[sheet]().rstrip("\n") + "\n")
        return
    clause = arguments.clause
    if arguments.json:
        sys.stdout.write(json.dumps(rulebook.clause_facts(found, clause)) + "\n")
        return
    width = rulebook.WIDTH
    if sys.stdout.isatty():
        width = min(width, max(get_terminal_size().columns, 20))
    lines = rulebook.rulebook(found, width) if clause is None else rulebook.clause(found, clause, width)
    write_by_pages("\n".join(lines) + "\n")


def write_by_pages(text: str) -> None:
    """Write a text; one that does not fit on the terminal through a pager (`PAGER`)."""
    if sys.stdin.isatty() and sys.stdout.isatty() and text.count("\n") >= get_terminal_size().lines:
        pydoc.pager(text)
    else:
        sys.stdout.write(text)


MINE, GRADE = "mine", "grade"
NUMBER = 10
MAX_NUMBER = 10_000
SEED = 1


def add_puzzles(parser: ArgumentParser, found: Game) -> None:
    """Add the arguments of `puzzles`."""
    words = parser.add_argument(
        "words",
        nargs="*",
        metavar=f"[{MINE}|{GRADE}] {metavar('game')}",
        help=sentence("listed", values=names()),
    )
    completes(words, lambda: (MINE, GRADE, *names()))
    parser.add_argument("--rating", type=number, metavar="N", help=sentence("puzzles-rating"))
    theme = parser.add_argument("--theme", metavar=metavar("theme"), help=sentence("puzzles-theme"))
    completes(theme, lambda: [one.name for one in found.themes])
    parser.add_argument("--difficulty", type=number, metavar="N", help=sentence("puzzles-difficulty"))
    parser.add_argument("--id", metavar="ID", help=sentence("puzzles-id"))
    parser.add_argument("--file", type=Path, metavar=metavar("file"), help=sentence("puzzles-file"))
    parser.add_argument("--list", action="store_true", help=sentence("puzzles-list"))
    parser.add_argument("--number", type=number, metavar="N", help=sentence("puzzles-number"))
    parser.add_argument("--seed", type=number, metavar="N", help=sentence("puzzles-seed"))
    parser.add_argument("--output", type=Path, metavar=metavar("file"), help=sentence("puzzles-output"))
    add_json(parser, sentence("puzzles-json"))
    add_plain(parser)


def run_puzzles(arguments: Namespace) -> None:
    """Pose puzzles, list them, mine new ones, or grade those of a file again."""
    command = arguments.words[0] if arguments.words[:1] in ([MINE], [GRADE]) else ""
    named = arguments.words[1:] if command else arguments.words
    if len(named) > 1:
        raise InvalidOption(sentence("puzzles-of-one-game"))
    check_flags(arguments, command)
    found = game(named[0] if named else DEFAULT_GAME)
    if command == MINE:
        mine_puzzles(found, arguments)
    elif command == GRADE:
        grade_puzzles(found, arguments)
    elif arguments.list or arguments.json:
        list_puzzles(chosen(arguments, found), as_json=arguments.json)
    else:
        from spydeck.terminal.puzzles import pose

        pose(chosen(arguments, found), plain=arguments.plain, theme=arguments.theme)


CHOOSING = ("rating", "theme", "difficulty", "id")
"""The flags that choose among puzzles."""


def check_flags(arguments: Namespace, command: str) -> None:
    """Raise `InvalidOption` for a flag that does not belong to what is requested, or is out of range."""
    code, other = {
        MINE: ("flag-not-for-mining", ("rating", "difficulty", "id", "file")),
        GRADE: ("flag-not-for-grading", (*CHOOSING, "number")),
        "": ("flag-for-mining", ("number", "seed", "output")),
    }[command]
    given = [f"--{name}" for name in other if getattr(arguments, name) is not None]
    if given:
        raise InvalidOption(sentence(code, flag=given[0]))
    check_range("--rating", arguments.rating, 1, MAX_RATING)
    check_range("--difficulty", arguments.difficulty, MIN_DIFFICULTY, MAX_DIFFICULTY)
    check_range("--number", arguments.number, 1, MAX_NUMBER)


def read_puzzles(arguments: Namespace, found: Game) -> tuple[Puzzle, ...]:
    """Return the puzzles of the file that is named, or else those that come with the package."""
    return shipped(found.name) if arguments.file is None else read_file(arguments.file)


def chosen(arguments: Namespace, found: Game) -> list[Puzzle]:
    """Return the puzzles to pose, the easiest or nearest first. Raise `InvalidPuzzle` if there are none."""
    puzzles = read_puzzles(arguments, found)
    if arguments.id is not None:
        return [find(puzzles, arguments.id)]
    if arguments.theme is not None:
        known = {puzzle.theme for puzzle in puzzles}
        if arguments.theme not in known:
            values = [one.name for one in puzzles[0].game.themes if one.name in known]
            raise InvalidOption(sentence("no-puzzle-of-theme", theme=shown(arguments.theme), values=values))
        puzzles = tuple(puzzle for puzzle in puzzles if puzzle.theme == arguments.theme)
    fitting = [puzzle for puzzle in puzzles if arguments.rating in (None, puzzle.rating)]
    if not fitting:
        raise InvalidOption(sentence("no-puzzle-of-rating", rating=arguments.rating))
    if arguments.difficulty is not None:
        return sorted(fitting, key=lambda puzzle: abs(puzzle.difficulty - arguments.difficulty))
    return sorted(fitting, key=lambda puzzle: puzzle.rating)


def list_puzzles(puzzles: list[Puzzle], *, as_json: bool) -> None:
    """Write each puzzle as a line: without its solution, or as JSON with it."""
    for puzzle in puzzles:
        if as_json:
            line = json.dumps({**puzzle.question(), **puzzle.solution()})
        else:
            options = puzzle.observation.options
            line = sentence(
                "puzzle-line",
                name=puzzle.id,
                rating=puzzle.rating,
                difficulty=puzzle.difficulty,
                players=options.players,
                title=puzzle.game.title,
                theme=puzzle.theme or None,
                about=Message(puzzle.game.sentences, f"theme-{puzzle.theme}") if puzzle.theme else None,
            )
        sys.stdout.write(line + "\n")


def mine_puzzles(found: Game, arguments: Namespace) -> None:
    """Mine puzzles, and write them as lines to a file or to stdout."""
    from spydeck.study.puzzles.mining import mine

    themes, wanted = [one.name for one in found.themes], arguments.theme
    if wanted is not None and wanted not in themes:
        raise InvalidOption(sentence("no-such-theme", theme=shown(wanted), game=found.title, values=themes))
    seed = SEED if arguments.seed is None else arguments.seed
    progress = show_progress if sys.stderr.isatty() else None
    mined = mine(found, arguments.number or NUMBER, seed, theme=wanted, progress=progress)
    write_puzzles(mined, arguments.output)


def grade_puzzles(found: Game, arguments: Namespace) -> None:
    """Give puzzles the themes and difficulties that they have today, and write them as lines."""
    from spydeck.study.puzzles.grading import graded

    seed = SEED if arguments.seed is None else arguments.seed
    puzzles = read_puzzles(arguments, found)
    write_puzzles((graded(puzzle, seed) for puzzle in puzzles), arguments.output)


def write_puzzles(puzzles: Iterable[Puzzle], output: Path | None) -> None:
    """Write puzzles as lines to a file, or to stdout as soon as each is there."""
    from spydeck.files import replacing

    with telling_of_compiling():
        if output is None:
            for puzzle in puzzles:
                sys.stdout.write(write(puzzle) + "\n")
                sys.stdout.flush()
            return
        with replacing(output) as file:
            for puzzle in puzzles:
                file.write(f"{write(puzzle)}\n".encode())


def show_progress(looked: int, found: int) -> None:
    """Write how many positions have been looked at over the line before."""
    sys.stderr.write("\r" + sentence("mined", looked=looked, found=found))
    sys.stderr.flush()

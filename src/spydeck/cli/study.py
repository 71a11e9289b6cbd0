"""`spydeck learn`, `rules` and `puzzles`: lessons to play, rulebooks to read, positions to solve."""

from __future__ import annotations

import json
import pydoc
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from shutil import get_terminal_size

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
from spydeck.errors import InvalidOption
from spydeck.games.game import Game
from spydeck.games.registry import game, names
from spydeck.kernel.progress import telling_of_compiling
from spydeck.study.puzzles import MAX_RATING, Puzzle, find, read_file, shipped


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
    for name in found.text_ui().sheets:
        parser.add_argument(
            f"--{name}", dest="sheet", action="store_const", const=name, help=sentence("sheet")
        )


def run_rules(arguments: Namespace) -> None:
    """Print a rulebook, a clause or a sheet."""
    from spydeck.terminal import rulebook

    found = game(arguments.game)
    if sheet := getattr(arguments, "sheet", None):
        sys.stdout.write(found.text_ui().sheets[sheet]().rstrip("\n") + "\n")
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


MINE = "mine"
NUMBER = 10
MAX_NUMBER = 10_000
SEED = 1


def add_puzzles(parser: ArgumentParser, found: Game) -> None:
    """Add the arguments of `puzzles`."""
    words = parser.add_argument(
        "words", nargs="*", metavar=f"[{MINE}] {metavar('game')}", help=sentence("listed", values=names())
    )
    completes(words, lambda: (MINE, *names()))
    parser.add_argument("--rating", type=number, metavar="N", help=sentence("puzzles-rating"))
    parser.add_argument("--id", metavar="ID", help=sentence("puzzles-id"))
    parser.add_argument("--file", type=Path, metavar=metavar("file"), help=sentence("puzzles-file"))
    parser.add_argument("--list", action="store_true", help=sentence("puzzles-list"))
    parser.add_argument("--number", type=number, metavar="N", help=sentence("puzzles-number"))
    parser.add_argument("--seed", type=number, metavar="N", help=sentence("puzzles-seed"))
    parser.add_argument("--output", type=Path, metavar=metavar("file"), help=sentence("puzzles-output"))
    add_json(parser, sentence("puzzles-json"))
    add_plain(parser)


def run_puzzles(arguments: Namespace) -> None:
    """Pose puzzles, list them, or mine new ones."""
    mining = arguments.words[:1] == [MINE]
    named = arguments.words[1:] if mining else arguments.words
    if len(named) > 1:
        raise InvalidOption(sentence("puzzles-of-one-game"))
    check_flags(arguments, mining=mining)
    found = game(named[0] if named else DEFAULT_GAME)
    if mining:
        mine_puzzles(found, arguments)
    elif arguments.list or arguments.json:
        list_puzzles(chosen(arguments, found), as_json=arguments.json)
    else:
        from spydeck.terminal.puzzles import pose

        pose(chosen(arguments, found), plain=arguments.plain)


def check_flags(arguments: Namespace, *, mining: bool) -> None:
    """Raise `InvalidOption` for a flag that does not belong to what is requested, or is out of range."""
    other = ("rating", "id", "file") if mining else ("number", "seed", "output")
    given = [f"--{name}" for name in other if getattr(arguments, name) is not None]
    if given:
        raise InvalidOption(sentence("flag-not-for-mining" if mining else "flag-for-mining", flag=given[0]))
    check_range("--rating", arguments.rating, 1, MAX_RATING)
    check_range("--number", arguments.number, 1, MAX_NUMBER)


def chosen(arguments: Namespace, found: Game) -> list[Puzzle]:
    """Return the puzzles to pose. Raise `InvalidPuzzle` if there are none."""
    puzzles = shipped(found.name) if arguments.file is None else read_file(arguments.file)
    if arguments.id is not None:
        return [find(puzzles, arguments.id)]
    fitting = [puzzle for puzzle in puzzles if arguments.rating in (None, puzzle.rating)]
    if not fitting:
        raise InvalidOption(sentence("no-puzzle-of-rating", rating=arguments.rating))
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
                players=options.players,
                title=puzzle.game.title,
            )
        sys.stdout.write(line + "\n")


def mine_puzzles(found: Game, arguments: Namespace) -> None:
    """Mine puzzles, and write them as lines to a file or to stdout."""
    from spydeck.files import replacing
    from spydeck.study.puzzles import write
    from spydeck.study.puzzles.mining import mine

    seed = SEED if arguments.seed is None else arguments.seed
    progress = show_progress if sys.stderr.isatty() else None
    with telling_of_compiling():
        mined = mine(found, arguments.number or NUMBER, seed, progress=progress)
        if arguments.output is None:
            for puzzle in mined:
                sys.stdout.write(write(puzzle) + "\n")
                sys.stdout.flush()
            return
        with replacing(arguments.output) as file:
            for puzzle in mined:
                file.write(f"{write(puzzle)}\n".encode())


def show_progress(looked: int, found: int) -> None:
    """Write how many positions have been looked at over the line before."""
    sys.stderr.write("\r" + sentence("mined", looked=looked, found=found))
    sys.stderr.flush()

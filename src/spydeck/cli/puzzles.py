"""`spydeck puzzles`: positions to solve, and `spydeck puzzles mine`, which finds new ones."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from spydeck.cli.arguments import DEFAULT_GAME, Command, add_json, add_plain, number
from spydeck.cli.parser import completes, metavar
from spydeck.cli.text import sentence
from spydeck.errors import InvalidOption
from spydeck.games.game import Game
from spydeck.games.registry import game, names
from spydeck.kernel.progress import telling_of_compiling
from spydeck.study.puzzles import MAX_RATING, Puzzle, find, read_file, shipped

MINE = "mine"
NUMBER = 10
MAX_NUMBER = 10_000
SEED = 1


def add_arguments(parser: ArgumentParser, found: Game) -> None:
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


def run(arguments: Namespace) -> None:
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
    if arguments.rating is not None and not 1 <= arguments.rating <= MAX_RATING:
        raise InvalidOption(sentence("out-of-range", flag="--rating", minimum=1, maximum=MAX_RATING))
    if arguments.number is not None and not 1 <= arguments.number <= MAX_NUMBER:
        raise InvalidOption(sentence("out-of-range", flag="--number", minimum=1, maximum=MAX_NUMBER))


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


COMMAND = Command(add_arguments, run)

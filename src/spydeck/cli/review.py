"""`spydeck review`: the moves of a saved game that cost most."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from spydeck.cli.arguments import Command, add_json, add_plain, number
from spydeck.cli.parser import metavar
from spydeck.cli.text import sentence
from spydeck.errors import InvalidOption
from spydeck.games.game import Game
from spydeck.games.search import LEVELS

LEVEL, MOVES = "hard", 8


def add_arguments(parser: ArgumentParser, found: Game) -> None:
    """Add the arguments of `review`."""
    parser.add_argument("file", nargs="?", metavar=metavar("file"), help=sentence("saved-game"))
    parser.add_argument("--seat", type=number, metavar="N", help=sentence("review-seat"))
    parser.add_argument("--level", choices=LEVELS, default=LEVEL, help=sentence("review-level"))
    parser.add_argument("--moves", type=number, default=MOVES, metavar="N", help=sentence("review-moves"))
    add_json(parser)
    add_plain(parser)


def run(arguments: Namespace) -> None:
    """Review a saved game."""
    if arguments.moves < 1:
        raise InvalidOption(sentence("too-small", flag="--moves", minimum=1))
    from spydeck.terminal.replay import show_review
    from spydeck.terminal.saves import saved_path

    path = None if arguments.file is None else saved_path(arguments.file)
    show_review(
        path,
        arguments.seat,
        level=arguments.level,
        most=arguments.moves,
        plain=arguments.plain,
        as_json=arguments.json,
    )


COMMAND = Command(add_arguments, run)

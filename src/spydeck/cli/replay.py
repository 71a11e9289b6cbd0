"""`spydeck replay`: replay a saved game step by step."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from spydeck.cli.arguments import Command, add_json, add_plain, number
from spydeck.cli.parser import metavar
from spydeck.cli.text import sentence
from spydeck.games.game import Game


def add_arguments(parser: ArgumentParser, found: Game) -> None:
    """Add the arguments of `replay`."""
    parser.add_argument("file", nargs="?", metavar=metavar("file"), help=sentence("saved-game"))
    parser.add_argument("--seat", type=number, metavar="N", help=sentence("replay-seat"))
    add_json(parser, sentence("replay-json"))
    add_plain(parser)


def run(arguments: Namespace) -> None:
    """Replay a saved game."""
    from spydeck.terminal.replay import replay
    from spydeck.terminal.saves import saved_path

    path = None if arguments.file is None else saved_path(arguments.file)
    replay(path, arguments.seat, plain=arguments.plain, as_json=arguments.json)


COMMAND = Command(add_arguments, run)

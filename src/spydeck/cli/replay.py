"""`spydeck replay`: replay a saved game step by step."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from spydeck.cli import text as sentences
from spydeck.cli.arguments import Command, add_plain, number
from spydeck.games.game import Game


def add_arguments(parser: ArgumentParser, found: Game) -> None:
    """Add the arguments of `replay`."""
    parser.add_argument("file", type=Path, metavar="FILE", help=sentences.SAVED_GAME)
    parser.add_argument("--seat", type=number, metavar="N", help=sentences.REPLAY_SEAT)
    add_plain(parser)


def run(arguments: Namespace) -> None:
    """Replay a saved game."""
    from spydeck.terminal.replay import replay

    replay(arguments.file, arguments.seat, plain=arguments.plain)


COMMAND = Command(add_arguments, run)

"""`spydeck replay`."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from spydeck.cli.arguments import Command, add_plain, number
from spydeck.games.game import Game


def arguments(parser: ArgumentParser, found: Game) -> None:
    """Arguments of `replay`."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved game")
    parser.add_argument(
        "--seat", type=number, metavar="N", help="only what this seat knew (usual: all hands)"
    )
    add_plain(parser)


def run(asked: Namespace) -> None:
    """Look at a saved game again."""
    from spydeck.terminal.replay import replay

    replay(asked.file, asked.seat, plain=asked.plain)


COMMAND = Command("look at a saved game again, step by step", arguments, run)

"""`spydeck rules`: print a rulebook, one clause of it, or a sheet."""

from __future__ import annotations

import json
import pydoc
import sys
from argparse import ArgumentParser, Namespace
from shutil import get_terminal_size

from spydeck.cli.arguments import Command, add_game, add_json
from spydeck.cli.parser import metavar
from spydeck.cli.text import sentence
from spydeck.games.game import Game
from spydeck.games.registry import game


def add_arguments(parser: ArgumentParser, found: Game) -> None:
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


def run(arguments: Namespace) -> None:
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


COMMAND = Command(add_arguments, run)

"""`spydeck rules`."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace

from spydeck.cli.arguments import Command
from spydeck.games.game import Game, game, names


def arguments(parser: ArgumentParser, found: Game) -> None:
    """Arguments of `rules`."""
    parser.add_argument("game", metavar="GAME", help=", ".join(names()))
    parser.add_argument("clause", nargs="?", metavar="CLAUSE", help=f"one clause, such as {found.prefix}-14")
    for name in found.text_ui().sheets:
        parser.add_argument(
            f"--{name}", dest="sheet", action="store_const", const=name, help="a sheet to print"
        )


def run(asked: Namespace) -> None:
    """Print a rulebook or a clause."""
    from spydeck.terminal import rulebook

    found = game(asked.game)
    if sheet := getattr(asked, "sheet", None):
        sys.stdout.write(found.text_ui().sheets[sheet]().rstrip("\n") + "\n")
        return
    lines = rulebook.rulebook(found) if asked.clause is None else rulebook.clause(found, asked.clause)
    sys.stdout.write("\n".join(lines) + "\n")


COMMAND = Command("read a rulebook, or one clause of it", arguments, run)

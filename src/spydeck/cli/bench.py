"""`spydeck bench`."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from typing import Any

from spydeck.cli.arguments import Command, Parser, number, seconds, server_installed
from spydeck.errors import InvalidOption
from spydeck.games.game import Game, names


def arguments(parser: ArgumentParser, found: Game) -> None:
    """Arguments of `bench`."""
    kinds = parser.add_subparsers(dest="kind", required=True, metavar="WHAT", parser_class=Parser)
    speed = kinds.add_parser("playouts", help="random games a second")
    speed.add_argument("game", metavar="GAME", help=", ".join(names()))
    speed.add_argument("--players", type=number, metavar="N", help=f"usual: {found.usual_players}")
    speed.add_argument("--seconds", type=seconds, default=3.0, metavar="S", help="usual: 3")
    load = kinds.add_parser("server", help="moves a second that the server saves and tells")
    load.add_argument("--tables", type=number, default=200, metavar="N", help="usual: 200")
    load.add_argument("--seconds", type=seconds, default=20.0, metavar="S", help="of each part; usual: 20")
    load.add_argument(
        "--rate", type=number, default=2000, metavar="N", help="moves offered a second; usual: 2000"
    )
    strength = kinds.add_parser("bots", help="bots against each other")
    strength.add_argument("game", metavar="GAME", help=", ".join(names()))
    strength.add_argument("--bots", nargs="+", required=True, metavar="BOT", help="one for each seat")
    strength.add_argument("--deals", type=number, default=2000, metavar="N", help="usual: 2000")
    strength.add_argument("--seed", type=number, default=1, metavar="N", help="usual: 1")


def run(asked: Namespace) -> None:
    """Measure, and print the figures as a line of JSON."""
    from spydeck import benchmark

    if asked.kind == "playouts":
        figures = benchmark.playouts(asked.game, asked.players, asked.seconds)
    elif asked.kind == "server":
        figures = server_figures(asked)
    else:
        if asked.deals < 1:
            raise InvalidOption("--deals must be at least 1")
        figures = benchmark.bots(asked.game, asked.bots, asked.deals, asked.seed)
    sys.stdout.write(json.dumps(figures) + "\n")


def server_figures(asked: Namespace) -> dict[str, Any]:
    """The figures of the server."""
    with server_installed():
        from spydeck.server.benchmark import run as load
    return load.server(asked.tables, asked.seconds, asked.rate)


COMMAND = Command("measure speed, or the strength of bots", arguments, run)

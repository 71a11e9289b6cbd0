"""`spydeck bench`: measure the speed of the engine or the server, or the strength of bots."""

from __future__ import annotations

import json
import os
import sys
from argparse import ArgumentParser, Namespace
from typing import Any

from spydeck.cli import text as sentences
from spydeck.cli.arguments import Command, listed, number, seconds, server_installed
from spydeck.cli.parser import Parser, completes, metavar
from spydeck.errors import InvalidOption
from spydeck.games.game import Game
from spydeck.games.registry import names
from spydeck.kernel.progress import telling_of_compiling


def add_arguments(parser: ArgumentParser, found: Game) -> None:
    """Add the arguments of `bench`."""
    games, help_of = sentences.listed(names()), sentences.BENCH
    kinds = parser.add_subparsers(dest="kind", required=True, metavar=metavar("WHAT"), parser_class=Parser)
    speed = kinds.add_parser("playouts", help=help_of["playouts"])
    completes(speed.add_argument("game", metavar=metavar("GAME"), help=games), names)
    players = sentences.default(found.usual_players)
    speed.add_argument("--players", type=number, metavar="N", help=players)
    speed.add_argument("--seconds", type=seconds, default=3.0, metavar="S", help=sentences.default(3))
    load = kinds.add_parser("server", help=help_of["server"])
    load.add_argument("--tables", type=number, default=200, metavar="N", help=sentences.default(200))
    load.add_argument("--seconds", type=seconds, default=20.0, metavar="S", help=sentences.SECONDS_OF_PART)
    load.add_argument("--rate", type=number, default=2000, metavar="N", help=sentences.RATE)
    load.add_argument("--nodes", type=number, default=1, metavar="N", help=sentences.NODES)
    load.add_argument("--crowd", type=number, default=177, metavar="N", help=sentences.CROWD)
    load.add_argument("--floods", action="store_true", help=sentences.FLOODS)
    database = os.environ.get("SPYDECK_DATABASE")
    load.add_argument("--database", metavar="URL", default=database, help=sentences.BENCH_DATABASE)
    strength = kinds.add_parser("bots", help=help_of["bots"])
    completes(strength.add_argument("game", metavar=metavar("GAME"), help=games), names)
    strength.add_argument("--bots", nargs="+", required=True, metavar="BOT", help=sentences.BOT_FOR_SEAT)
    strength.add_argument("--deals", type=number, default=500, metavar="N", help=sentences.DEALS_ROTATED)
    strength.add_argument("--seed", type=number, default=1, metavar="N", help=sentences.default(1))


def run(arguments: Namespace) -> None:
    """Measure, and print the figures as one line of JSON."""
    from spydeck.cli import benchmark

    if arguments.kind == "playouts":
        with telling_of_compiling():
            figures = benchmark.playouts(arguments.game, arguments.players, arguments.seconds)
    elif arguments.kind == "server":
        figures = server_figures(arguments)
    else:
        if arguments.deals < 1:
            raise InvalidOption(sentences.too_small("--deals", 1))
        figures = benchmark.bots(arguments.game, listed(arguments.bots), arguments.deals, arguments.seed)
    sys.stdout.write(json.dumps(figures) + "\n")


def server_figures(arguments: Namespace) -> dict[str, Any]:
    """Return the figures of the server."""
    with server_installed():
        from spydeck.server.benchmark import floods
        from spydeck.server.benchmark import run as load
    if arguments.floods:
        return floods.floods(arguments.seconds)
    given = (arguments.tables, arguments.seconds, arguments.rate, arguments.nodes)
    return load.server(*given, arguments.database, arguments.crowd)


COMMAND = Command(add_arguments, run)

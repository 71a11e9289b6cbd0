"""`spydeck bench`: measure the speed of the engine or the server, or the strength of bots."""

from __future__ import annotations

import json
import os
import sys
from argparse import ArgumentParser, Namespace
from typing import Any

from spydeck.cli.arguments import Command, add_game, listed, number, seconds, server_installed
from spydeck.cli.parser import Parser, metavar
from spydeck.cli.text import sentence
from spydeck.errors import InvalidOption
from spydeck.games.game import Game
from spydeck.kernel.progress import telling_of_compiling


def add_arguments(parser: ArgumentParser, found: Game) -> None:
    """Add the arguments of `bench`."""
    kinds = parser.add_subparsers(dest="kind", required=True, metavar=metavar("what"), parser_class=Parser)
    speed = kinds.add_parser("playouts", help=sentence("bench-playouts"))
    add_game(speed)
    players = sentence("default", value=found.usual_players)
    speed.add_argument("--players", type=number, metavar="N", help=players)
    speed.add_argument("--seconds", type=seconds, default=3.0, metavar="S", help=sentence("default", value=3))
    load = kinds.add_parser("server", help=sentence("bench-server"))
    load.add_argument("--tables", type=number, default=200, metavar="N", help=sentence("default", value=200))
    load.add_argument("--seconds", type=seconds, default=20.0, metavar="S", help=sentence("seconds-of-part"))
    load.add_argument("--rate", type=number, default=2000, metavar="N", help=sentence("rate"))
    load.add_argument("--nodes", type=number, default=1, metavar="N", help=sentence("nodes"))
    load.add_argument("--crowd", type=number, default=177, metavar="N", help=sentence("crowd"))
    load.add_argument("--floods", action="store_true", help=sentence("floods"))
    database = os.environ.get("SPYDECK_DATABASE")
    load.add_argument("--database", metavar="URL", default=database, help=sentence("bench-database"))
    strength = kinds.add_parser("bots", help=sentence("bench-bots"))
    add_game(strength)
    strength.add_argument("--bots", nargs="+", required=True, metavar="BOT", help=sentence("bot-for-seat"))
    strength.add_argument("--deals", type=number, default=500, metavar="N", help=sentence("deals-rotated"))
    strength.add_argument("--seed", type=number, default=1, metavar="N", help=sentence("default", value=1))


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
            raise InvalidOption(sentence("too-small", flag="--deals", minimum=1))
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

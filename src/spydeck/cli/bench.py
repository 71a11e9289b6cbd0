"""`spydeck bench` and `spydeck warm`: how fast and how strong what is, and compiling it ahead."""

from __future__ import annotations

import json
import os
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

from spydeck.cli.arguments import (
    Parser,
    add_game,
    check_range,
    listed,
    metavar,
    number,
    seconds,
    server_installed,
)
from spydeck.cli.text import sentence
from spydeck.errors import InvalidChance, InvalidOption
from spydeck.games.game import Game
from spydeck.games.registry import game, loadable
from spydeck.kernel.progress import telling_of_compiling


def add_bench(parser: ArgumentParser, found: Game) -> None:
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


def run_bench(arguments: Namespace) -> None:
    """Measure, and print the figures as one line of JSON."""
    from spydeck.cli import benchmark

    if arguments.kind == "playouts":
        with telling_of_compiling():
            figures = benchmark.playouts(arguments.game, arguments.players, arguments.seconds)
    elif arguments.kind == "server":
        figures = server_figures(arguments)
    else:
        check_range("--deals", arguments.deals, 1)
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


def add_warm(parser: ArgumentParser, found: Game) -> None:
    """Add the arguments of `warm`."""
    add_game(parser, "games", "*")


def run_warm(arguments: Namespace) -> None:
    """Compile the parts of the games named, or of all that have any; say on stderr how long each took."""
    named = [game(name) for name in arguments.games]
    for found in named or [one for one in loadable() if one.programs]:
        for part, compile_part in parts(found).items():
            sys.stderr.write(sentence("compiling", title=found.title, part=sentence(f"warm-{part}")))
            sys.stderr.flush()
            start = time.perf_counter()
            compile_part()
            sys.stderr.write(sentence("took", seconds=time.perf_counter() - start) + "\n")


def parts(found: Game) -> dict[str, Callable[[], object]]:
    """Return what compiles each part of a game's engine, by using it once. Raise `InvalidOption`."""
    if found.programs is None:
        raise InvalidOption(sentence("nothing-to-compile", title=found.title))
    import numpy as np

    from spydeck.adapters.against import GamesAgainst
    from spydeck.arrays.games import Games
    from spydeck.arrays.position import Position
    from spydeck.bots.preparing import prepare
    from spydeck.cli.benchmark import PlayoutBatch

    def positions() -> None:
        position = Position.start(found)
        chance = next(one for one in found.chances.values() if one.name == position.pending)
        things = [chance.operand.texts[number] for number in chance.deck(position.state())]
        with suppress(InvalidChance):  # an order that is not possible
            position.copy().resolve(things if chance.whole else things[0])
        position.resolve(rng=1)
        position.observe(0).tensor()
        position.returns()

    def sample() -> None:
        Position.start(found).resample(0, 1)

    def search() -> None:
        Position.start(found).rollouts(1, rng=1)

    def games() -> None:
        batch = Games(found, 1)
        batch.step(batch.mask.argmax(axis=1))

    def opponents() -> None:
        options = found.read_options(found.usual_players, {})
        GamesAgainst(found, options, np.zeros(1, np.int64), [0] * (options.players - 1))

    return {
        "bots": partial(prepare, found),
        "positions": positions,
        "samples": sample,
        "search": search,
        "games": games,
        "opponents": opponents,
        "playouts": lambda: PlayoutBatch(found, None).run(1),
    }

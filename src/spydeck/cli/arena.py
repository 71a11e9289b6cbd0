"""`spydeck arena`: bots against each other, with the same deals through all seats."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING

from spydeck.bots import ORACLE, YARDSTICKS
from spydeck.bots import names as bot_names
from spydeck.cli import text as sentences
from spydeck.cli.arguments import Command, add_json, add_option_flags, given_options, listed, number, seconds
from spydeck.cli.parser import completes, metavar
from spydeck.errors import InvalidOption
from spydeck.games.game import Game
from spydeck.games.registry import game, names
from spydeck.kernel.progress import telling_of_compiling

if TYPE_CHECKING:
    from spydeck.arena import Executor

DEALS = 200
BUDGET = 10.0
SEATINGS = ("pairs", "all", "rotations", "alone")
EXECUTORS = ("local", "ray")


def add_arguments(parser: ArgumentParser, found: Game) -> None:
    """Add the arguments of `arena`."""
    help_of, known = sentences.ARENA, (*bot_names(), *YARDSTICKS, ORACLE)
    add_playing(parser, found, DEALS, {**help_of, "bots": sentences.bots_to_measure(known)}, known)
    parser.add_argument("--seatings", choices=SEATINGS, default=SEATINGS[0], help=help_of["seatings"])
    parser.add_argument("--out", type=Path, metavar=metavar("FILE"), help=help_of["out"])
    add_json(parser)
    add_option_flags(parser, found)


def add_playing(
    parser: ArgumentParser, found: Game, deals: int, help_of: Mapping[str, str], known: Sequence[str]
) -> None:
    """Add what says who plays, how much, and where: for every command in which bots play."""
    completes(parser.add_argument("game", metavar=metavar("GAME"), help=sentences.listed(names())), names)
    bots = parser.add_argument("--bots", nargs="+", required=True, metavar="BOT", help=help_of["bots"])
    vars(bots)["completer"] = lambda prefix, **_: completed_bots(prefix, known)
    players = sentences.players(found.least_players, found.most_players, found.usual_players)
    parser.add_argument("--players", type=number, metavar="N", help=players)
    parser.add_argument("--deals", type=number, default=deals, metavar="N", help=help_of["deals"])
    parser.add_argument("--seed", type=number, default=1, metavar="N", help=help_of["seed"])
    parser.add_argument("--budget", type=seconds, default=BUDGET, metavar="S", help=help_of["budget"])
    parser.add_argument("--workers", type=number, metavar="N", help=help_of["workers"])
    parser.add_argument("--on", choices=EXECUTORS, default=EXECUTORS[0], help=help_of["on"])


def run(arguments: Namespace) -> None:
    """Play, and write the result as text or as one line of JSON."""
    from spydeck import arena
    from spydeck.cli.progress import progress_bar

    if arguments.deals < 1:
        raise InvalidOption(sentences.too_small("--deals", 1))
    bar = progress_bar(sentences.ARENA_PROGRESS, arguments.deals, "arena")
    # Ray prints its log
    with redirect_stdout(sys.stderr), telling_of_compiling(), bar as progress, executor(arguments) as where:
        result = arena.run(
            arguments.game,
            listed(arguments.bots),
            players=arguments.players,
            deals=arguments.deals,
            seed=arguments.seed,
            workers=arguments.workers,
            options=given_options(arguments, game(arguments.game)),
            seatings=arguments.seatings,
            budget=arguments.budget,
            out=arguments.out,
            executor=where,
            progress=progress,
        )
    sys.stdout.write(json.dumps(result.facts()) + "\n" if arguments.json else result.table())


def completed_bots(prefix: str, known: Sequence[str]) -> list[str]:
    """Return the lists of bots that may continue a partial one."""
    before = prefix[: prefix.rfind(",") + 1]
    return [before + name for name in known]


@contextmanager
def executor(arguments: Namespace) -> Iterator[Executor | None]:
    """Return what plays the deals; None stands for processes of this machine. Raise `MissingExtra`."""
    from spydeck import arena

    if arguments.on == "ray":
        with closing(arena.RayCluster(arguments.workers)) as cluster:
            yield cluster
    else:
        yield None


COMMAND = Command(add_arguments, run)

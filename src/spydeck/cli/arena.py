"""`spydeck arena`: bots against each other, with the same deals through all seats."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING

from spydeck.bots import ORACLE, YARDSTICKS
from spydeck.bots import names as bot_names
from spydeck.cli.arguments import (
    Command,
    add_game,
    add_json,
    add_option_flags,
    add_players,
    given_options,
    listed,
    number,
    seconds,
)
from spydeck.cli.parser import metavar
from spydeck.cli.text import sentence
from spydeck.errors import InvalidOption
from spydeck.games.game import Game
from spydeck.games.registry import game
from spydeck.kernel.progress import telling_of_compiling

if TYPE_CHECKING:
    from spydeck.arena import Executor

DEALS = 200
BUDGET = 10.0
SEATINGS = ("pairs", "all", "rotations", "alone")
EXECUTORS = ("local", "ray")


def add_arguments(parser: ArgumentParser, found: Game) -> None:
    """Add the arguments of `arena`."""
    known = (*bot_names(), *YARDSTICKS, ORACLE)
    deals = sentence("arena-deals")
    add_playing(parser, found, (DEALS, deals), known, sentence("bots-to-measure", known=known))
    parser.add_argument("--seatings", choices=SEATINGS, default=SEATINGS[0], help=sentence("arena-seatings"))
    parser.add_argument("--out", type=Path, metavar=metavar("file"), help=sentence("arena-out"))
    add_json(parser)
    add_option_flags(parser, found)


def add_playing(
    parser: ArgumentParser, found: Game, deals: tuple[int, str], known: Sequence[str], bots_help: str
) -> None:
    """Add what says who plays, how much, and where: for every command in which bots play."""
    add_game(parser)
    bots = parser.add_argument("--bots", nargs="+", required=True, metavar="BOT", help=bots_help)
    vars(bots)["completer"] = lambda prefix, **_: completed_bots(prefix, known)
    add_players(parser, found)
    usual, deals_help = deals
    parser.add_argument("--deals", type=number, default=usual, metavar="N", help=deals_help)
    parser.add_argument("--seed", type=number, default=1, metavar="N", help=sentence("playing-seed"))
    parser.add_argument(
        "--budget", type=seconds, default=BUDGET, metavar="S", help=sentence("playing-budget")
    )
    parser.add_argument("--workers", type=number, metavar="N", help=sentence("playing-workers"))
    parser.add_argument("--on", choices=EXECUTORS, default=EXECUTORS[0], help=sentence("playing-on"))


def run(arguments: Namespace) -> None:
    """Play, and write the result as text or as one line of JSON."""
    from spydeck import arena
    from spydeck.cli.progress import progress_bar

    if arguments.deals < 1:
        raise InvalidOption(sentence("too-small", flag="--deals", minimum=1))
    bar = progress_bar(sentence("arena-progress"), arguments.deals, "arena")
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

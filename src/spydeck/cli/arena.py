"""`spydeck arena` and `spydeck generate`: games of bots, to compare them and as data to learn from."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext, redirect_stdout
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from spydeck.bots import ORACLE, YARDSTICKS
from spydeck.bots import names as bot_names
from spydeck.cli.arguments import (
    add_game,
    add_json,
    add_option_flags,
    add_players,
    check_range,
    given_options,
    listed,
    metavar,
    number,
    seconds,
)
from spydeck.cli.text import sentence
from spydeck.errors import importing
from spydeck.games.game import Game
from spydeck.games.registry import game
from spydeck.kernel.progress import telling_of_compiling

if TYPE_CHECKING:
    from spydeck.arena import Executor

DEALS = 200
BUDGET = 10.0
SEATINGS = ("pairs", "all", "rotations", "alone")
EXECUTORS = ("local", "ray")


def add_arena(parser: ArgumentParser, found: Game) -> None:
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


def run_arena(arguments: Namespace) -> None:
    """Play, and write the result as text or as one line of JSON."""
    from spydeck import arena
    from spydeck.cli.arena import progress_bar

    check_range("--deals", arguments.deals, 1)
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


GENERATED_DEALS = 1000
CHUNK = 100


def add_generate(parser: ArgumentParser, found: Game) -> None:
    """Add the arguments of `generate`."""
    known = (*bot_names(), *YARDSTICKS)
    deals = sentence("generate-deals")
    add_playing(parser, found, (GENERATED_DEALS, deals), known, sentence("bots-to-draw", known=known))
    parser.add_argument(
        "--out", type=Path, required=True, metavar=metavar("dir"), help=sentence("generate-out")
    )
    parser.add_argument("--chunk", type=number, default=CHUNK, metavar="N", help=sentence("generate-chunk"))
    add_json(parser)
    add_option_flags(parser, found)


def run_generate(arguments: Namespace) -> None:
    """Play, fill the folder, and write what it holds as text or as one line of JSON."""
    from spydeck import data
    from spydeck.arena import text as results
    from spydeck.cli.arena import progress_bar

    check_range("--deals", arguments.deals, 1)
    bar = progress_bar(sentence("arena-progress"), arguments.deals, "data")
    # Ray prints its log
    with redirect_stdout(sys.stderr), telling_of_compiling(), bar as progress, executor(arguments) as where:
        made = data.generate(
            arguments.game,
            listed(arguments.bots),
            arguments.out,
            players=arguments.players,
            deals=arguments.deals,
            seed=arguments.seed,
            workers=arguments.workers,
            options=given_options(arguments, game(arguments.game)),
            budget=arguments.budget,
            chunk=arguments.chunk,
            executor=where,
            progress=progress,
        )
    if arguments.json:
        sys.stdout.write(json.dumps(made.facts()) + "\n")
        return
    lines = [
        sentence(
            "generated",
            title=made.design.rules.title,
            deals=made.deals,
            rows=made.rows,
            files=made.files,
            folder=made.folder,
        )
    ]
    lines += [results.sentence("fault", **asdict(fault)) for fault in made.faults]
    lines += [results.sentence("skipped", **asdict(deals)) for deals in made.skipped]
    sys.stdout.write("\n".join(lines) + "\n")


Advance = Callable[[int], None]
"""Receives how many are done so far."""


def progress_bar(label: str, total: int, extra: str) -> AbstractContextManager[Advance | None]:
    """Return what shows a bar while it is entered; None where stderr is not a terminal.

    Raise `MissingExtra`, naming the extra that would install it.
    """
    if not sys.stderr.isatty():
        return nullcontext()
    with importing(extra, "rich"):
        import rich.progress  # noqa: F401
    return _bar(label, total)


@contextmanager
def _bar(label: str, total: int) -> Iterator[Advance]:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(label, total=total)
        yield lambda done: progress.update(task, completed=done)

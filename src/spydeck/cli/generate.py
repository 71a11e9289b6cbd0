"""`spydeck generate`: games of bots as data to learn from, in files of Parquet."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from contextlib import redirect_stdout
from dataclasses import asdict
from pathlib import Path

from spydeck.bots import YARDSTICKS
from spydeck.bots import names as bot_names
from spydeck.cli.arena import add_playing, executor
from spydeck.cli.arguments import Command, add_json, add_option_flags, given_options, listed, number
from spydeck.cli.parser import metavar
from spydeck.cli.text import sentence
from spydeck.errors import InvalidOption
from spydeck.games.game import Game
from spydeck.games.registry import game
from spydeck.kernel.progress import telling_of_compiling

DEALS = 1000
CHUNK = 100


def add_arguments(parser: ArgumentParser, found: Game) -> None:
    """Add the arguments of `generate`."""
    known = (*bot_names(), *YARDSTICKS)
    deals = sentence("generate-deals")
    add_playing(parser, found, (DEALS, deals), known, sentence("bots-to-draw", known=known))
    parser.add_argument(
        "--out", type=Path, required=True, metavar=metavar("dir"), help=sentence("generate-out")
    )
    parser.add_argument("--chunk", type=number, default=CHUNK, metavar="N", help=sentence("generate-chunk"))
    add_json(parser)
    add_option_flags(parser, found)


def run(arguments: Namespace) -> None:
    """Play, fill the folder, and write what it holds as text or as one line of JSON."""
    from spydeck import data
    from spydeck.arena import text as results
    from spydeck.cli.progress import progress_bar

    if arguments.deals < 1:
        raise InvalidOption(sentence("too-small", flag="--deals", minimum=1))
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


COMMAND = Command(add_arguments, run)

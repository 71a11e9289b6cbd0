"""`spydeck verify`: check that the cards of a finished game were not changed."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from spydeck.cli import text as sentences
from spydeck.cli.arguments import Command
from spydeck.fairness import Verified, verify
from spydeck.games.game import Game
from spydeck.games.registry import game


def add_arguments(parser: ArgumentParser, found: Game) -> None:
    """Add the arguments of `verify`."""
    parser.add_argument("record", type=Path, metavar="RECORD", help=sentences.RECORD)
    parser.add_argument("--commitment", metavar="HEX", help=sentences.COMMITMENT)


def run(arguments: Namespace) -> None:
    """Check that the cards of a game come from the committed secret."""
    from spydeck.terminal.saves import read_match

    verified = verify(read_match(arguments.record))
    sys.stdout.write("\n".join(report(verified, arguments.commitment)) + "\n")


def report(verified: Verified, seen: str | None) -> list[str]:
    """Return the result in lines; `seen` is the commitment that the player saw. Raise `UnfairRecord`."""
    return [
        sentences.secret_matches(game(verified.game).title, verified.players),
        sentences.game_commitment(verified.commitment),
        sentences.COMMITMENT_NOT_GIVEN
        if seen is None
        else sentences.commitment_belongs_to(verified.place_of(seen)),
        sentences.recomputed(verified.outcomes, len(verified.parts)),
        *(sentences.part_commitment(part.number, part.commitment) for part in verified.parts),
        sentences.PROVEN,
        sentences.NOT_PROVEN,
    ]


COMMAND = Command(add_arguments, run)

"""`spydeck verify`: check that the cards of a finished game were not changed."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from spydeck.cli import text as sentences
from spydeck.cli.arguments import CheckFailed, Command, add_json
from spydeck.cli.parser import metavar
from spydeck.errors import InvalidOption, InvalidRecord, UncommittedRecord, UnfairRecord
from spydeck.fairness import Verified, is_hex, verify
from spydeck.games.game import Game
from spydeck.games.registry import game
from spydeck.json_types import JsonObject


def add_arguments(parser: ArgumentParser, found: Game) -> None:
    """Add the arguments of `verify`."""
    parser.add_argument("record", type=Path, metavar=metavar("RECORD"), help=sentences.RECORD)
    parser.add_argument("--commitment", metavar="HEX", help=sentences.COMMITMENT)
    add_json(parser)


def run(arguments: Namespace) -> None:
    """Check that the cards of a game come from the committed secret."""
    seen = arguments.commitment
    if seen is not None and not is_hex(seen.lower()):
        raise InvalidOption(sentences.bad_commitment(seen))
    try:
        verified, lines = check(arguments.record, seen)
    except UncommittedRecord:
        raise
    except (InvalidRecord, UnfairRecord) as error:
        raise CheckFailed(str(error)) from None
    text = json.dumps(facts(verified, seen)) if arguments.json else "\n".join(lines)
    sys.stdout.write(text + "\n")


def check(path: Path, seen: str | None) -> tuple[Verified, list[str]]:
    """Return the result as data and in lines. Raise `InvalidRecord` and `UnfairRecord`."""
    from spydeck.terminal.saves import read_match

    verified = verify(read_match(path))
    return verified, report(verified, seen)


def facts(verified: Verified, seen: str | None) -> JsonObject:
    """Return the result as plain data."""
    return {
        "game": verified.game,
        "players": verified.players,
        "commitment": verified.commitment,
        "seen": None if seen is None else verified.place_of(seen),
        "outcomes": verified.outcomes,
        "parts": [{"part": part.number, "commitment": part.commitment} for part in verified.parts],
    }


def report(verified: Verified, seen: str | None) -> list[str]:
    """Return the result in lines; `seen` is the commitment that the player saw. Raise `UnfairRecord`."""
    place = None if seen is None else verified.place_of(seen)
    return [
        sentences.secret_matches(game(verified.game).title, verified.players),
        sentences.game_commitment(verified.commitment),
        sentences.COMMITMENT_NOT_GIVEN if place is None else sentences.commitment_belongs_to(place),
        sentences.recomputed(verified.outcomes, len(verified.parts)),
        *(sentences.part_commitment(part.number, part.commitment) for part in verified.parts),
        sentences.PROVEN,
        sentences.NOT_PROVEN,
    ]


COMMAND = Command(add_arguments, run)

"""`spydeck verify`."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from spydeck.cli.arguments import Command
from spydeck.fairness import Verified, verify
from spydeck.games.game import Game, game
from spydeck.games.grammar.en import counted

SHOWS = "This shows that nobody changed a card after the commitment was published."
SHOWS_NOT = "It does not show how the secret was chosen, nor that nobody looked at it or told of it."


def arguments(parser: ArgumentParser, found: Game) -> None:
    """Arguments of `verify`."""
    parser.add_argument("record", type=Path, metavar="RECORD", help="the record of a finished game")
    parser.add_argument(
        "--commitment", metavar="HEX", help="the one that you saw before the cards were dealt"
    )


def run(asked: Namespace) -> None:
    """Check that the cards of a game come from the secret that was committed to."""
    from spydeck.terminal.saves import read_match

    verified = verify(read_match(asked.record))
    lines = told(verified)
    if asked.commitment is None:
        seen = "Whether this is the one that you saw before the game: give that one as --commitment."
    else:
        seen = f"The commitment that you saw is that of {verified.place_of(asked.commitment)}."
    sys.stdout.write("\n".join([*lines[:2], seen, *lines[2:]]) + "\n")


def told(verified: Verified) -> list[str]:
    """What was found, in plain lines."""
    outcomes, parts = counted(verified.outcomes, "outcome"), counted(len(verified.parts), "part")
    return [
        f"{game(verified.game).title}, {verified.players} players. The secret fits the commitment:",
        f"  game    {verified.commitment}",
        f"{outcomes} in {parts} computed anew from the secret: all equal. The parts' commitments:",
        *(f"  part {part.number:<2} {part.commitment}" for part in verified.parts),
        SHOWS,
        SHOWS_NOT,
    ]


COMMAND = Command("check that the cards of a finished game were not changed", arguments, run)

"""`spydeck games`: list the saved games and scorepads."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace

from spydeck.cli.arguments import Command, add_json
from spydeck.cli.text import sentence
from spydeck.games.game import Game


def add_arguments(parser: ArgumentParser, found: Game) -> None:
    """Add the arguments of `games`."""
    parser.add_argument("--all", action="store_true", help=sentence("all-games"))
    add_json(parser)


def run(arguments: Namespace) -> None:
    """List the saved games, the latest first."""
    from spydeck.terminal.saves import MAX_LISTED, games_folder, saved_games

    found = saved_games()
    if arguments.json:
        sys.stdout.write(json.dumps([saved.facts() for saved in found]) + "\n")
        return
    listed = found if arguments.all else found[:MAX_LISTED]
    lines = [saved.line(number) for number, saved in enumerate(listed, 1)]
    if len(found) > len(listed):
        lines.append(sentence("more-saved-games", number=len(found) - len(listed)))
    lines.append(sentence("how-to-open" if found else "nothing-saved", folder=games_folder()))
    sys.stdout.write("\n".join(lines) + "\n")


COMMAND = Command(add_arguments, run)

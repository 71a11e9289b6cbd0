"""The command line: `spydeck COMMAND ...`; each command is a module here and a row of `COMMANDS`."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from typing import TextIO

from spydeck import __version__
from spydeck.cli import bench, play, replay, rules, score, serve, verify
from spydeck.cli.arguments import USUAL_GAME, Parser
from spydeck.errors import SpydeckError
from spydeck.games.game import game, names

MAX_COMPLAINT = 400
"""Letters of a complaint that are shown."""
WRONG = 2
"""The exit status for whatever was asked wrongly."""

COMMANDS = {
    "play": play.COMMAND,
    "serve": serve.COMMAND,
    "rules": rules.COMMAND,
    "replay": replay.COMMAND,
    "score": score.COMMAND,
    "verify": verify.COMMAND,
    "bench": bench.COMMAND,
}


def parser_for(words: Sequence[str]) -> Parser:
    """The parser for a command line; which flags there are depends on the game that it names."""
    found = game(next((word for word in words if word in names()), USUAL_GAME))
    parser = Parser(prog="spydeck", description="Play and study three spy card games.")
    parser.add_argument("--version", action="version", version=f"spydeck {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    for name, command in COMMANDS.items():
        sub = commands.add_parser(name, help=command.help, description=capital(command.help))
        command.arguments(sub, found)
        sub.set_defaults(run=command.run)
    return parser


def capital(text: str) -> str:
    """A line as a sentence."""
    return text[0].upper() + text[1:] + "."


def main(words: Sequence[str] | None = None) -> int:
    """Run a command line; gives the exit status, 2 with one line of complaint for whatever was wrong."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        loosen(stream)
    try:
        return run(sys.argv[1:] if words is None else words)
    except BrokenPipeError:
        forget_output()  # whoever read it has gone
        return 0
    except SpydeckError as error:
        return complain(str(error))
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return complain(f"{where}{error.strerror or error}")
    except KeyboardInterrupt:
        return 130


def run(words: Sequence[str]) -> int:
    """Find the command and carry it out."""
    parser = parser_for(words)
    asked, unknown = parser.parse_known_args(words)
    if unknown:
        raise SpydeckError(f"{' '.join(unknown)}: not known here; see {shown_help(asked)}")
    if asked.command is None:
        parser.print_help()
        return 0
    asked.run(asked)
    sys.stdout.flush()
    return 0


def shown_help(asked: Namespace) -> str:
    """The command that tells what may be asked for: that of a game says what there is for it."""
    words = (getattr(asked, name, None) for name in ("command", "kind", "game"))
    return " ".join(["spydeck", *(word for word in words if word), "--help"])


def complain(message: str) -> int:
    """Say in one line what was wrong."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        forget_output()
    line = " ".join(message.split())
    sys.stderr.write(f"spydeck: {line[:MAX_COMPLAINT]}\n")
    return WRONG


def forget_output() -> None:
    """Let nothing more be flushed at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def loosen(stream: TextIO) -> None:
    """Never fail over a letter that an input or output cannot have."""
    if reconfigure := getattr(stream, "reconfigure", None):
        reconfigure(errors="replace")

"""The command line: `spydeck COMMAND ...`; each command is a row of `COMMANDS`."""

from __future__ import annotations

import json
import os
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn, TextIO

from spydeck import __version__
from spydeck.errors import InvalidOption, SpydeckError, shown
from spydeck.games.game import Game, OptionFlag, game, names

USUAL_GAME = "black-spy"
MOST_DIGITS = 18
MOST_COMPLAINT = 400
"""Letters of a complaint that are shown."""
WRONG = 2
"""The exit status for whatever was asked wrongly."""


class Parser(ArgumentParser):
    """A parser that leaves complaints to `main`."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**{"allow_abbrev": False, **settings})

    def error(self, message: str) -> NoReturn:
        """Complain about the command line."""
        raise SpydeckError(f"{message}; see {self.prog} --help")


@dataclass(frozen=True)
class Command:
    """A command: what it does in a line, its arguments for the game that is asked for, and its work."""

    help: str
    arguments: Callable[[ArgumentParser, Game], None]
    run: Callable[[Namespace], None]


def number(text: str) -> int:
    """A whole number from a command line."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()) or len(digits) > MOST_DIGITS:
        raise ArgumentTypeError(f"{shown(text)} is no whole number of at most {MOST_DIGITS} digits")
    return int(text)


def seconds(text: str) -> float:
    """A time from a command line."""
    try:
        given = float(text)
    except ValueError:
        given = 0.0
    if not 0 < given <= 86_400:
        raise ArgumentTypeError(f"{shown(text)} is no number of seconds up to a day")
    return given


def add_option_flags(parser: ArgumentParser, found: Game) -> None:
    """The flags of a game's options, from what the game says of them."""
    group = parser.add_argument_group(f"options of {found.title}")
    for flag in found.option_flags:
        group.add_argument(
            flag_of(flag),
            dest=flag.name,
            action="append" if flag.many else "store",
            metavar=flag.name.removesuffix("s").upper() if flag.many else flag.name.upper(),
            help=f"{flag.help}: {', '.join(flag.choices)}" if flag.choices else flag.help,
        )


def flag_of(flag: OptionFlag) -> str:
    """An option as it is written on a command line."""
    return "--" + (flag.flag or flag.name.replace("_", "-"))


def given_options(asked: Namespace, found: Game) -> dict[str, object]:
    """The options of a game that were given on the command line."""
    values = {flag.name: getattr(asked, flag.name) for flag in found.option_flags}
    return {name: value for name, value in values.items() if value is not None}


def add_plain(parser: ArgumentParser) -> None:
    """The flag for screen readers."""
    parser.add_argument("--plain", action="store_true", help="for screen readers: full words, no colour")


def play_arguments(parser: ArgumentParser, found: Game) -> None:
    """Arguments of `play`."""
    from spydeck.bots import names as bot_names
    from spydeck.terminal.saves import USUAL_BOT

    parser.add_argument("game", nargs="?", metavar="GAME", help=f"{', '.join(names())} (usual: {USUAL_GAME})")
    parser.add_argument(
        "--players",
        type=number,
        metavar="N",
        help=f"{found.least_players} to {found.most_players} (usual: {found.usual_players})",
    )
    parser.add_argument("--seat", type=number, metavar="N", help="your seat, from 0 (usual: 0)")
    parser.add_argument(
        "--bots",
        nargs="+",
        metavar="BOT",
        help=f"one for all or one for each other seat: {', '.join(bot_names())} (usual: {USUAL_BOT})",
    )
    parser.add_argument("--name", help="what you are called in the saved game (usual: Player)")
    parser.add_argument("--seed", type=number, metavar="N", help="the same cards and bots every time")
    parser.add_argument(
        "--resume",
        nargs="?",
        const="",
        metavar="FILE",
        help="go on with a saved game; without FILE with the latest that is not over",
    )
    add_plain(parser)
    add_option_flags(parser, found)


def run_play(asked: Namespace) -> None:
    """Play a game, new or saved."""
    from spydeck.terminal import play
    from spydeck.terminal.saves import USUAL_BOT

    found = game(asked.game or USUAL_GAME)
    options = given_options(asked, found)
    chosen = ("game", "players", "seat", "bots", "name", "seed")
    if asked.resume is not None:
        others = [f"--{name}" for name in chosen[1:] if getattr(asked, name) is not None]
        others += [flag_of(flag) for flag in found.option_flags if flag.name in options]
        others += [asked.game] if asked.game else []
        if others:
            raise InvalidOption(f"--resume takes all from the saved game; leave out {', '.join(others)}")
        play.resume(Path(asked.resume) if asked.resume else None, plain=asked.plain)
        return
    wishes = play.Wishes(
        game=found.name,
        players=asked.players,
        options=options,
        seat=asked.seat or 0,
        bots=tuple(asked.bots or [USUAL_BOT]),
        name="Player" if asked.name is None else asked.name,
        seed=asked.seed,
        plain=asked.plain,
    )
    hint = "Other games, players, variants and bots: spydeck play --help"
    play.begin(wishes, "" if asked.game else hint)


def rules_arguments(parser: ArgumentParser, found: Game) -> None:
    """Arguments of `rules`."""
    parser.add_argument("game", metavar="GAME", help=", ".join(names()))
    parser.add_argument("clause", nargs="?", metavar="CLAUSE", help=f"one clause, such as {found.prefix}-14")
    for name in found.face().sheets:
        parser.add_argument(
            f"--{name}", dest="sheet", action="store_const", const=name, help="a sheet to print"
        )


def run_rules(asked: Namespace) -> None:
    """Print a rulebook or a clause."""
    from spydeck.terminal import rulebook

    found = game(asked.game)
    if sheet := getattr(asked, "sheet", None):
        sys.stdout.write(found.face().sheets[sheet]().rstrip("\n") + "\n")
        return
    lines = rulebook.rulebook(found) if asked.clause is None else rulebook.clause(found, asked.clause)
    sys.stdout.write("\n".join(lines) + "\n")


def replay_arguments(parser: ArgumentParser, found: Game) -> None:
    """Arguments of `replay`."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved game")
    parser.add_argument(
        "--seat", type=number, metavar="N", help="only what this seat knew (usual: all hands)"
    )
    add_plain(parser)


def run_replay(asked: Namespace) -> None:
    """Look at a saved game again."""
    from spydeck.terminal.replay import replay

    replay(asked.file, asked.seat, plain=asked.plain)


def score_arguments(parser: ArgumentParser, found: Game) -> None:
    """Arguments of `score`."""
    parser.add_argument("game", metavar="GAME", help=", ".join(names()))
    parser.add_argument("--players", type=number, metavar="N", help=f"usual: {found.usual_players}")
    parser.add_argument("--names", nargs="+", metavar="NAME", help="the names of the players")
    add_plain(parser)
    add_option_flags(parser, found)


def run_score(asked: Namespace) -> None:
    """Keep the score of a game with paper cards."""
    from spydeck.terminal.score import score

    found = game(asked.game)
    players = asked.players
    if players is None:
        players = found.usual_players if asked.names is None else len(asked.names)
    options = found.read_options(players, given_options(asked, found))
    score(found.name, options, asked.names, plain=asked.plain)


def bench_arguments(parser: ArgumentParser, found: Game) -> None:
    """Arguments of `bench`."""
    kinds = parser.add_subparsers(dest="kind", required=True, metavar="WHAT", parser_class=Parser)
    speed = kinds.add_parser("playouts", help="random games a second")
    speed.add_argument("game", metavar="GAME", help=", ".join(names()))
    speed.add_argument("--players", type=number, metavar="N", help=f"usual: {found.usual_players}")
    speed.add_argument("--seconds", type=seconds, default=3.0, metavar="S", help="usual: 3")
    strength = kinds.add_parser("bots", help="bots against each other")
    strength.add_argument("game", metavar="GAME", help=", ".join(names()))
    strength.add_argument("--bots", nargs="+", required=True, metavar="BOT", help="one for each seat")
    strength.add_argument("--deals", type=number, default=2000, metavar="N", help="usual: 2000")
    strength.add_argument("--seed", type=number, default=1, metavar="N", help="usual: 1")


def run_bench(asked: Namespace) -> None:
    """Measure, and print the figures as a line of JSON."""
    from spydeck import benchmark

    if asked.kind == "playouts":
        figures = benchmark.playouts(asked.game, asked.players, asked.seconds)
    else:
        if asked.deals < 1:
            raise InvalidOption("--deals must be at least 1")
        figures = benchmark.bots(asked.game, asked.bots, asked.deals, asked.seed)
    sys.stdout.write(json.dumps(figures) + "\n")


COMMANDS = {
    "play": Command("play against bots, or go on with a saved game", play_arguments, run_play),
    "rules": Command("read a rulebook, or one clause of it", rules_arguments, run_rules),
    "replay": Command("look at a saved game again, step by step", replay_arguments, run_replay),
    "score": Command("keep the score of a game with the paper cards", score_arguments, run_score),
    "bench": Command("measure speed, or the strength of bots", bench_arguments, run_bench),
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
    sys.stderr.write(f"spydeck: {line[:MOST_COMPLAINT]}\n")
    return WRONG


def forget_output() -> None:
    """Let nothing more be flushed at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def loosen(stream: TextIO) -> None:
    """Never fail over a letter that an input or output cannot have."""
    if reconfigure := getattr(stream, "reconfigure", None):
        reconfigure(errors="replace")

"""The command line: `spydeck COMMAND ...`. Commands of one kind share a module."""

from __future__ import annotations

import logging
import os
import sys
from argparse import Namespace
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TextIO

from spydeck import __version__, language
from spydeck.cli import arena, bench, play, saved, serve, site, study
from spydeck.cli.arguments import (
    DEFAULT_GAME,
    SHELLS,
    CheckFailed,
    Command,
    Parser,
    complete,
    metavar,
    wants_completion,
    write_completion,
)
from spydeck.cli.text import sentence
from spydeck.errors import InvalidOption, SpydeckError, shown
from spydeck.games.registry import game, names
from spydeck.text.system import cause_of

MAX_ERROR = 400
"""Maximum number of characters in an error message."""
CHECK_FAILED = 1
"""The exit status when what was to be checked is wrong."""
USAGE_ERROR = 2
"""The exit status after any mistake in what was requested."""
INTERRUPTED = 130
"""The exit status after Ctrl-C."""
LANGUAGE_VARIABLES = ("SPYDECK_LANGUAGE", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables that choose the language unless a flag does; the first one that is set counts."""

COMMANDS = {
    "play": Command(play.add_play, play.run_play),
    "serve": Command(serve.add_serve, serve.run_serve),
    "site": Command(site.add_site, site.run_site),
    "learn": Command(study.add_learn, study.run_learn),
    "rules": Command(study.add_rules, study.run_rules),
    "games": Command(saved.add_games, saved.run_games),
    "replay": Command(saved.add_replay, saved.run_replay),
    "review": Command(saved.add_review, saved.run_review),
    "puzzles": Command(study.add_puzzles, study.run_puzzles),
    "score": Command(play.add_score, play.run_score),
    "verify": Command(saved.add_verify, saved.run_verify),
    "arena": Command(arena.add_arena, arena.run_arena),
    "generate": Command(arena.add_generate, arena.run_generate),
    "bench": Command(bench.add_bench, bench.run_bench),
    "warm": Command(bench.add_warm, bench.run_warm),
}


def parser_for(words: Sequence[str]) -> Parser:
    """Return the parser for a command line; which flags it knows depends on the game that is named."""
    found = game(next((word for word in words if word in names()), DEFAULT_GAME))
    parser = Parser(prog="spydeck", description=sentence("description"))
    version = f"spydeck {__version__}"
    parser.add_argument("--version", action="version", version=version, help=sentence("version"))
    parser.add_argument("--completion", choices=SHELLS, help=sentence("completion"))
    commands = parser.add_subparsers(dest="command", metavar=metavar("command"), parser_class=Parser)
    for name, command in COMMANDS.items():
        does = sentence(f"command-{name}")
        sub = commands.add_parser(
            name,
            help=does,
            description=f"{does[0].upper()}{does[1:]}.",
            epilog=examples(name),
        )
        command.arguments(sub, found)
        sub.set_defaults(run=command.run)
    return parser


def examples(name: str) -> str:
    """Return the command lines to imitate at the end of a command's help."""
    return "\n  ".join([sentence("examples"), *sentence(f"examples-{name}").splitlines()])


def main(words: Sequence[str] | None = None) -> int:
    """Run a command line and return the exit status.

    After an error it is 2, with one line on stderr; 1 if the command was right and found something wrong.
    """
    open_closed_streams()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        replace_unencodable(stream)
    language.use(*chosen_language(os.environ).split(":"))
    if not logging.root.handlers:  # else what libraries log appears among what a person reads
        logging.root.addHandler(logging.NullHandler())
    try:
        run(sys.argv[1:] if words is None else words)
        sys.stdout.flush()
        return 0
    except BrokenPipeError:
        discard_output()  # the reader has gone
        return 0
    except CheckFailed as error:
        return fail(str(error), CHECK_FAILED)
    except SpydeckError as error:
        return fail(str(error))
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return fail(f"{where}{cause_of(error)}")
    except KeyboardInterrupt:
        return INTERRUPTED


def chosen_language(environment: Mapping[str, str]) -> str:
    """Return the language that the environment chooses, such as "de_AT.UTF-8", or several ("de:en")."""
    return next((environment[name] for name in LANGUAGE_VARIABLES if environment.get(name)), "")


def named_language(words: Sequence[str]) -> str | None:
    """Return the language that a command line names, if any. Raise `InvalidOption` for an unknown one."""
    named = None
    for place, word in enumerate(words):
        flag, given, value = word.partition("=")
        if flag == "--language":
            named = value if given else next(iter(words[place + 1 :]), None)
    if named is None or named.startswith("-"):
        return None  # the parser says what is missing
    if not language.is_known(named):
        raise InvalidOption(sentence("unknown-language", text=shown(named), languages=language.LANGUAGES))
    return named


def run(words: Sequence[str]) -> None:
    """Find the command and run it."""
    if wants_completion():
        complete(parser_for)
    if (named := named_language(words)) is not None:
        language.use(named)  # before there is a parser, whose help is in the language
    parser = parser_for(words)
    try:
        arguments, unknown = parser.parse_known_args(words)
    except SystemExit:  # help or the version has been written
        return
    if unknown:
        message = sentence("unknown-arguments", words=unknown)
        raise SpydeckError(sentence("see-help", message=message, command=command_named_by(arguments)))
    if arguments.completion is not None:
        write_completion(arguments.completion)
    elif arguments.command is None:
        parser.print_help()
    else:
        arguments.run(arguments)


def command_named_by(arguments: Namespace) -> str:
    """Return the command whose help lists what is possible; with a game, it lists the game's options."""
    words = (getattr(arguments, name, None) for name in ("command", "kind", "game"))
    return " ".join(["spydeck", *(word for word in words if word)])


def fail(message: str, status: int = USAGE_ERROR) -> int:
    """Write an error message in one line, and return the exit status."""
    try:
        sys.stdout.flush()
    except OSError:
        discard_output()
    line = " ".join(message.split())
    with suppress(OSError):
        sys.stderr.write(f"spydeck: {line[:MAX_ERROR]}\n")
    return status


def open_closed_streams() -> None:
    """Let a closed stream be empty, or lose what is written to it, so that no file gets its number."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode))  # noqa: SIM115  to the end


def discard_output() -> None:
    """Let nothing more be written at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def replace_unencodable(stream: TextIO) -> None:
    """Make a stream replace characters that it cannot encode."""
    if reconfigure := getattr(stream, "reconfigure", None):
        reconfigure(errors="replace")

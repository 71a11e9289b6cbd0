"""What the commands share: their parser, their rows, and arguments that several of them take."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, NoReturn

from spydeck.errors import SpydeckError, shown
from spydeck.games.game import Game, OptionFlag

USUAL_GAME = "black-spy"
MAX_DIGITS = 18


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
    if not (digits.isascii() and digits.isdigit()) or len(digits) > MAX_DIGITS:
        raise ArgumentTypeError(f"{shown(text)} is no whole number of at most {MAX_DIGITS} digits")
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


@contextmanager
def server_installed() -> Iterator[None]:
    """Around imports that need the extra `server`; raises a `SpydeckError` that tells how to get it."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = str(error.name).partition(".")[0]
        raise SpydeckError(f"{package} is missing; install it with: pip install 'spydeck[server]'") from None


def add_plain(parser: ArgumentParser) -> None:
    """The flag for screen readers."""
    parser.add_argument("--plain", action="store_true", help="for screen readers: full words, no colour")

"""What the commands share: their description, and arguments that several of them take."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial

from spydeck.cli.parser import completes, metavar
from spydeck.cli.text import sentence
from spydeck.errors import SpydeckError, shown
from spydeck.games.game import Game, OptionFlag
from spydeck.games.registry import game, names
from spydeck.language import worded

DEFAULT_GAME = "black-spy"
MAX_DIGITS = 18
"""Maximum number of digits in a number on the command line."""
MAX_SECONDS = 86_400


class CheckFailed(SpydeckError):
    """What a command was to check is wrong; the command itself was right."""


@dataclass(frozen=True)
class Command:
    """A command: its arguments for the game that is named, and its work."""

    arguments: Callable[[ArgumentParser, Game], None]
    run: Callable[[Namespace], None]


def number(text: str) -> int:
    """Return a whole number from a command line."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()) or len(digits) > MAX_DIGITS:
        raise ArgumentTypeError(sentence("not-whole", text=shown(text), most=MAX_DIGITS))
    return int(text)


def seconds(text: str) -> float:
    """Return a duration in seconds from a command line."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value <= MAX_SECONDS:
        raise ArgumentTypeError(sentence("not-seconds", text=shown(text)))
    return value


@dataclass(frozen=True)
class OptionHelp:
    """The help for an option of a game, worded only when it is shown: that takes time, and is rarely done."""

    flag: OptionFlag

    def __str__(self) -> str:
        words, choices = worded(self.flag.help), self.flag.choices
        return f"{words}: {', '.join(choices)}" if choices else words


def add_option_flags(parser: ArgumentParser, found: Game) -> None:
    """Add the flags for a game's options, as the game describes them."""
    group = parser.add_argument_group(sentence("options-of", game=found.title))
    for flag in found.option_flags:
        argument = group.add_argument(
            flag_of(flag),
            dest=flag.name,
            action="append" if flag.many else "store",
            metavar=flag.name.removesuffix("s").upper() if flag.many else flag.name.upper(),
        )
        argument.help = "%(words)s"
        vars(argument)["words"] = OptionHelp(flag)
        completes(argument, partial(tuple, flag.choices))


def flag_of(flag: OptionFlag) -> str:
    """Return an option as it is written on a command line."""
    return "--" + (flag.flag or flag.name.replace("_", "-"))


def given_options(arguments: Namespace, found: Game) -> dict[str, object]:
    """Return the options of a game that were given on the command line."""
    values = {flag.name: getattr(arguments, flag.name) for flag in found.option_flags}
    return {name: value for name, value in values.items() if value is not None}


def given_flags(arguments: Namespace, *names: str) -> list[str]:
    """Return those of some flags that were given."""
    return [f"--{name}" for name in names if getattr(arguments, name) is not None]


def given_game(arguments: Namespace) -> list[str]:
    """Return the game and its options, as far as they were given."""
    found = game(arguments.game or DEFAULT_GAME)
    options = given_options(arguments, found)
    flags = [flag_of(flag) for flag in found.option_flags if flag.name in options]
    return flags + ([arguments.game] if arguments.game else [])


@contextmanager
def server_installed() -> Iterator[None]:
    """Wrap imports that need the extra `server`. Raise a `SpydeckError` with how to install it."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = str(error.name).partition(".")[0]
        raise SpydeckError(sentence("missing-package", package=package)) from None


def listed(words: Iterable[str]) -> list[str]:
    """Return the names in words of a command line, each a name or a list with commas."""
    return [name.strip() for word in words for name in word.split(",") if name.strip()]


def add_game(parser: ArgumentParser, name: str = "game", nargs: str | None = None) -> None:
    """Add the name of a game, or of several."""
    listed = sentence("listed", values=names())
    completes(parser.add_argument(name, nargs=nargs, metavar=metavar("game"), help=listed), names)


def add_players(parser: ArgumentParser, found: Game) -> None:
    """Add the number of players."""
    least, most, usual = found.least_players, found.most_players, found.usual_players
    players = sentence("players", minimum=least, maximum=most, usual=usual)
    parser.add_argument("--players", type=number, metavar="N", help=players)


def add_json(parser: ArgumentParser, help_text: str = "") -> None:
    """Add the flag for output as JSON."""
    parser.add_argument("--json", action="store_true", help=help_text or sentence("json"))


def add_plain(parser: ArgumentParser) -> None:
    """Add the flag for screen readers."""
    parser.add_argument("--plain", action="store_true", help=sentence("plain"))

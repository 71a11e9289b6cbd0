"""The parser of the command line, in the language in use, and arguments that several commands take."""

from __future__ import annotations

import os
import re
import sys
from argparse import (
    SUPPRESS,
    Action,
    ArgumentParser,
    ArgumentTypeError,
    Namespace,
    RawDescriptionHelpFormatter,
)
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, NoReturn

from spydeck.cli.text import sentence
from spydeck.errors import InvalidOption, SpydeckError, shown, shown_beside
from spydeck.games.game import Game, OptionFlag
from spydeck.games.registry import BUILT_IN, game, names
from spydeck.language import LANGUAGES, worded

ABOUT_ARGUMENT = re.compile(r"argument (?P<argument>.+?): (?P<problem>.+)", re.DOTALL)
PROBLEMS = {
    "missing": r"the following arguments are required: (?P<names>.+)",
    "choice": r"invalid choice: (?P<value>.+) \(choose from (?P<choices>.+)\)",
    "one": r"expected one argument",
    "some": r"expected at least one argument",
    "none": r"ignored explicit argument (?P<value>.+)",
}
"""How argparse of any version says what is wrong; other problems do not occur with our arguments."""


class HelpFormatter(RawDescriptionHelpFormatter):
    """Argparse's help, with the first word in the language in use."""

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        """Add the line that shows how the command is called."""
        super().add_usage(usage, actions, groups, sentence("usage") if prefix is None else prefix)


class Parser(ArgumentParser):
    """A parser in the language in use that leaves error messages to `main`."""

    def __init__(self, **settings: Any) -> None:
        usual = {"allow_abbrev": False, "formatter_class": HelpFormatter, "add_help": False}
        super().__init__(**{**usual, **settings})
        self._positionals.title, self._optionals.title = sentence("arguments"), sentence("options")
        self.add_argument("-h", "--help", action="help", default=SUPPRESS, help=sentence("help"))
        chosen = self.add_argument(
            "--language",
            metavar=metavar("language"),
            default=SUPPRESS,
            help=sentence("language", codes=LANGUAGES),
        )
        completes(chosen, lambda: LANGUAGES)

    def _print_message(self, message: str, file: Any = None) -> None:
        """Write help or the version. Raise `OSError` where that is not possible, which argparse conceals."""
        (file or sys.stderr).write(message)

    def error(self, message: str) -> NoReturn:
        """Raise what is wrong with the command line as a `SpydeckError`."""
        raise SpydeckError(sentence("see-help", message=in_words(message), command=self.prog))


def in_words(message: str) -> str:
    """Return an error of argparse in the language in use."""
    if about := ABOUT_ARGUMENT.fullmatch(message):
        return sentence("argparse-argument", argument=about["argument"], problem=in_words(about["problem"]))
    for name, pattern in PROBLEMS.items():
        if found := re.fullmatch(pattern, message, re.DOTALL):
            facts = found.groupdict()
            if name == "choice":  # argparse writes both as Python does
                known = [choice.strip("'") for choice in facts["choices"].split(", ")]
                facts["value"] = shown_beside(facts["value"].strip("'"), known)
            return sentence(f"argparse-{name}", **facts)
    return message


def metavar(name: str) -> str:
    """Return what stands for a value in the help: "FILE"."""
    return sentence(f"metavar-{name}")


def completes(argument: Action, values: Callable[[], Iterable[str]]) -> None:
    """Let a shell complete an argument with some values."""
    vars(argument)["completer"] = lambda **_: list(values())


DEFAULT_GAME = next(iter(BUILT_IN))
MAX_DIGITS = 18
"""Maximum number of digits in a number on the command line."""
MAX_SECONDS = 86_400


class CheckFailed(SpydeckError):
    """A check that a command was asked to make, and that failed; the command itself was right."""


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


def check_range(flag: str, value: int | None, minimum: int, maximum: int | None = None) -> None:
    """Raise `InvalidOption` if the number of a flag is given and out of range."""
    if value is None or (minimum <= value and (maximum is None or value <= maximum)):
        return
    if maximum is None:
        raise InvalidOption(sentence("too-small", flag=flag, minimum=minimum))
    raise InvalidOption(sentence("out-of-range", flag=flag, minimum=minimum, maximum=maximum))


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


SHELLS = ("bash", "zsh", "fish")


def wants_completion() -> bool:
    """Return whether a shell has started this program for what may be typed next."""
    return "_ARGCOMPLETE" in os.environ


def complete(parser_for: Callable[[Sequence[str]], ArgumentParser]) -> None:
    """Write what may be typed next, and exit."""
    import argcomplete

    argcomplete.autocomplete(parser_for(os.environ.get("COMP_LINE", "").split()[1:]))


def write_completion(shell: str) -> None:
    """Write the script that a shell evaluates to complete this program's command lines."""
    from argcomplete.shell_integration import shellcode

    sys.stdout.write(shellcode(["spydeck"], shell=shell))

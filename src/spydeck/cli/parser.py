"""The parser of the command line: argparse, with its own words in the language in use."""

from __future__ import annotations

import re
import sys
from argparse import SUPPRESS, Action, ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Callable, Iterable
from typing import Any, NoReturn

from spydeck.cli.text import sentence
from spydeck.errors import SpydeckError, shown_beside
from spydeck.language import LANGUAGES

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

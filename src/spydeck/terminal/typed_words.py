"""Typed commands, in words of the language in use or by name, and the command that changes the language."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from spydeck import language
from spydeck.language import LANGUAGES
from spydeck.terminal.text import sentence, words

Words = Mapping[str, Sequence[str]]
"""The words for each command in one language, by the command's name."""


@dataclass(frozen=True)
class TypedCommand:
    """A command that can be typed in place of an action."""

    run: Callable[[str], None]
    """Carries it out, given its argument, or its own name where there is no argument."""
    help: str = ""
    """Its line in the help; without one it is not listed."""
    takes_argument: bool = False
    is_possible: Callable[[], bool] = lambda: True
    """Whether it makes sense now; otherwise the help leaves it out."""
    name: str = ""
    """Its name in every language, where another word is typed for it."""


def meant(typed: str, words: Words) -> str:
    """Return the name of the command for which a word stands, or the word itself."""
    return next((name for name, others in words.items() if typed in others), typed)


def in_words(commands: Mapping[str, TypedCommand], words: Words) -> dict[str, TypedCommand]:
    """Return commands, given by name, by everything that can be typed for them; only one word is listed.

    >>> list(in_words({"table": TypedCommand(print, "show the table")}, {"table": ["tisch"]}))
    ['tisch', 'table']
    """
    found: dict[str, TypedCommand] = {}
    for name, command in commands.items():
        first, *others = dict.fromkeys((*words.get(name, ()), name))
        found[first] = replace(command, name=name)
        found |= {other: replace(command, name=name, help="") for other in others}
    return found


def merged(*parts: Mapping[str, TypedCommand]) -> dict[str, TypedCommand]:
    """Return commands of several kinds; where one word stands for two of them, for one that is listed."""
    found: dict[str, TypedCommand] = {}
    for part in parts:
        found |= {word: command for word, command in part.items() if command.help or word not in found}
    return found


class LanguageChanged(Exception):
    """The person reads and types another language from now on: what holds words must be made again."""


def names_of(code: str) -> list[str]:
    """Return what a language is called, in itself first.

    >>> names_of("de")
    ['Deutsch', 'German']
    """
    from spydeck.language.cldr import locale_of  # takes time to import

    names = (locale_of(code).get_language_name(other) for other in (code, *LANGUAGES))
    return list(dict.fromkeys(name for name in names if name))


def names_language(typed: str) -> bool:
    """Return whether a line is the command that changes the language."""
    return typed.lower().partition(" ")[0] in ("language", *words("typed-language"))


def change_language(typed: str) -> str:
    """Use the language with a code or a name, if there is one. Raise `LanguageChanged` then.

    Otherwise return which languages there are.
    """
    for code in LANGUAGES:
        if typed.lower() in (code, *(name.lower() for name in names_of(code))):
            language.use(code)
            raise LanguageChanged
    return sentence("languages", names=[f"{code} ({names_of(code)[0]})" for code in LANGUAGES])

"""Messages in Fluent files (https://projectfluent.org), which the web client reads too.

Most are text with arguments in it, and are filled in here; Fluent itself, which takes long to import and to
parse, words those that select or name another message. Either way the result is the same.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from importlib import resources
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from spydeck.language.chosen import ENGLISH, current

if TYPE_CHECKING:
    from spydeck.language.fluent import Selecting

HYPHEN = re.compile(r"(?<![^\s(])-(?=\d)")
"""A hyphen that stands for a minus sign."""
MAX_NAMED = 3
"""How deep messages that name others are filled in here."""
BETWEEN = "\ue000"
"""Stands between the texts of a message where its arguments stand."""
SEPARATORS = {"spaced": " ", "semicolons": "; "}
"""What stands between words, for lists that are not running text."""

_ENTRY = re.compile(r"^([a-z][\w-]*) *= *(.*(?:\n(?![A-Za-z#-]).*)*)", re.MULTILINE)
_LITERAL = re.compile(r'\{ "([^"\\{}]*)" \}')
_NAMED = re.compile(r"\{ ([a-z][\w-]*) \}")
_FILLED_IN = re.compile(r'\{ (?:(LIST|SEAT|PAD)\()?\$([\w-]+)(?:, \w+: "?(\w+)"?)?\)? \}')


@runtime_checkable
class Worded(Protocol):
    """An argument that is itself a message."""

    def sentence(self, language: str | None = None) -> str:
        """Return it in words, in a language."""


Words = Sequence[Any]
"""A list as an argument: `{ $names }`, or `{ LIST($names) }` as people would."""


def listed(words: Words, kind: str, language: str) -> str:
    """Return words as a list: the last one after "or" or "and", or with one of the `SEPARATORS` between."""
    if isinstance(words, str):
        raise TypeError(f"{words!r} is not a list")
    texts = list(map(str, words))
    if kind in SEPARATORS:
        return SEPARATORS[kind].join(texts)
    from spydeck.language.cldr import joined  # takes time to import

    return joined(texts, "or" if kind == "or" else "standard", language=language)


FUNCTIONS: Mapping[str, Callable[[Any, str, str], Any]] = {
    "LIST": listed,
    "SEAT": lambda seat, _, language: seat + 1,
    "PAD": lambda text, width, language: str.ljust(text, int(width)),
}
"""What a message can do with an argument, given a word that says how, and the language.

`{ LIST($names, type: "or") }` is a list, `{ SEAT($seat) }` a seat's number as people count, from 1, where
programs count from 0, and `{ PAD($name, width: 10) }` a text with spaces after it, for columns.
"""


class Bundle:
    """The messages of one catalogue in one language."""

    def __init__(self, source: str, language: str, other: Bundle | None = None) -> None:
        """Make the bundle of a source; `other` has the messages that are missing there."""
        self.language = language
        self.patterns: dict[str, str] = {code: pattern.rstrip() for code, pattern in _ENTRY.findall(source)}
        """What stands after each code."""
        self._other = other
        self._ready: dict[str, list[str] | None] = {}
        """Text and what is filled in (a function, an argument, how) in turns; None for what Fluent words."""

    def __contains__(self, code: str) -> bool:
        """Return whether there is a message with a code."""
        return code in self.patterns or (self._other is not None and code in self._other)

    def __iter__(self) -> Iterator[str]:
        """Iterate over the codes."""
        return iter(self.patterns if self._other is None else {**self._other.patterns, **self.patterns})

    def sentence(self, code: str, arguments: Mapping[str, Any]) -> str:
        """Return a message in words, with a minus sign also where an argument is text like "-5".

        Raise `ValueError` where the arguments do not fit it.
        """
        return HYPHEN.sub("\u2212", "".join(map(str, self.parts(code, arguments))))

    def parts(self, code: str, arguments: Mapping[str, Any]) -> list[str]:
        """Return a message in parts: its own text and, at odd places, text of its arguments as it is.

        Raise `ValueError` where the arguments do not fit it.
        """
        if code not in self.patterns:
            if self._other is None:
                raise ValueError(f"there is no message {code}")
            return self._other.parts(code, arguments)
        given = {name: self._argument(value) for name, value in arguments.items()}
        try:
            parts = self.filled(code, given)
            parts = self.selecting.parts(code, given) if parts is None else parts
        except (KeyError, TypeError, ValueError) as error:
            raise ValueError(f"the message {code} with {dict(arguments)!r}: {error}") from error
        parts[::2] = HYPHEN.sub("\u2212", BETWEEN.join(parts[::2])).split(BETWEEN)
        return parts

    def filled(self, code: str, given: Mapping[str, Any]) -> list[str] | None:
        """Return the parts of a message, or None if it is not only text with arguments in it."""
        if code not in self._ready:
            self._ready[code] = self._split(self.patterns[code])
        template = self._ready[code]
        if template is None or any(isinstance(value, float) for value in given.values()):
            return None
        parts = [template[0]]
        for function, name, how, text in zip(*(template[start::4] for start in (1, 2, 3, 4)), strict=True):
            value = (
                given[name] if not function else FUNCTIONS[function](given[name], how or "", self.language)
            )
            if isinstance(value, int):
                parts[-1] += f"{value}{text}"
            else:
                parts += [value if isinstance(value, str) else ", ".join(map(str, value)), text]
        return parts

    def _split(self, pattern: str) -> list[str] | None:
        first, *others = pattern.split("\n")
        indent = min((len(line) - len(line.lstrip(" ")) for line in others if line.strip()), default=0)
        lines = [line[indent:] for line in others]
        text = "\n".join([first, *lines] if first else lines)
        for _ in range(MAX_NAMED):
            with_named = _NAMED.sub(self._named, text)
            text = text if "\n" in with_named else with_named
        parts = _FILLED_IN.split(_LITERAL.sub(r"\1", text))
        return None if any("{" in part for part in parts[::4]) else parts

    def _named(self, found: re.Match[str]) -> str:
        return self.patterns.get(str(found[1]), str(found[0]))

    def _argument(self, value: Any) -> Any:
        """Return an argument as messages take it: nothing is "none"."""
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, (int, float, str)):
            return value
        if value is None or value in ([], ()):
            return "none"
        if isinstance(value, Worded):
            return value.sentence(self.language)
        return value if isinstance(value, (list, tuple)) else str(value)

    @cached_property
    def selecting(self) -> Selecting:
        """What Fluent words."""
        from spydeck.language.fluent import Selecting  # takes time to import

        return Selecting(self.patterns, self.language, FUNCTIONS)


@cache
def bundle(package: str, language: str) -> Bundle:
    """Return the messages of a catalogue in a language; those that it has not are in English."""
    folder = resources.files(package).joinpath(language)
    files = [file for file in folder.iterdir() if file.name.endswith(".ftl")] if folder.is_dir() else []
    other = None if language == ENGLISH else bundle(package, ENGLISH)
    return Bundle("\n".join(file.read_text("utf-8") for file in files), language, other)


def sentence(package: str, code: str, /, **arguments: Any) -> str:
    """Return a message of a catalogue in the language in use; text of its arguments stays as it is."""
    return "".join(bundle(package, current()).parts(code, arguments))

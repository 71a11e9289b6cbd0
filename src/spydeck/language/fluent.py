"""Messages worded by Fluent (https://projectfluent.org), whose files the web client reads too."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from importlib import resources
from typing import Any, Literal, Protocol, runtime_checkable

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number

from spydeck.language.chosen import ENGLISH, LOCALES
from spydeck.language.cldr import joined

HYPHEN = re.compile(r"(?<![^\s(])-(?=\d)")
"""A hyphen that stands for a minus sign."""
SEPARATORS = {"spaced": " ", "semicolons": "; "}
"""What stands between words, for lists that are not running text."""


@runtime_checkable
class Worded(Protocol):
    """An argument that is itself a message."""

    def sentence(self, language: str | None = None) -> str:
        """Return it in words, in a language."""


class WordList(FluentType):
    """Words that a message lists: `{ $names }`, or `{ LIST($names) }` as people would; see `Bundle`."""

    def __init__(self, words: list[Any], text: str | None = None) -> None:
        self.words = [str(word) for word in words]
        self.text = ", ".join(self.words) if text is None else text

    def format(self, locale: Locale) -> str:
        """Return the list in words."""
        return self.text


class Bundle:
    """The messages of one catalogue in one language.

    In a message, `{ LIST($names, type: "or") }` names the last word after "or"; without a type it is
    "and", and the types of `SEPARATORS` have no such word. `{ SEAT($seat) }` is a seat's number as people
    count, from 1; programs count seats from 0.
    """

    def __init__(self, source: str, language: str, other: Bundle | None = None) -> None:
        """Make the bundle of a source; `other` has the messages that are missing there."""
        self.language = language
        self._other = other

        def listed(words: WordList, type: str = "standard") -> WordList:  # noqa: A002
            separator = SEPARATORS.get(str(type))
            if separator is not None:
                return WordList(words.words, separator.join(words.words))
            style: Literal["standard", "or"] = "or" if str(type) == "or" else "standard"
            return WordList(words.words, joined(words.words, style, language=language))

        functions: dict[str, Callable[..., FluentType]] = {"LIST": listed, "SEAT": counted_from_one}
        self._bundle = FluentBundle([LOCALES[language]], functions=functions, use_isolating=False)
        self._bundle.add_resource(FluentResource(source))

    def __contains__(self, code: str) -> bool:
        """Return whether there is a message with a code."""
        return self._bundle.has_message(code) or (self._other is not None and code in self._other)

    def sentence(self, code: str, arguments: Mapping[str, Any]) -> str:
        """Return a message in words. Raise `ValueError` where the arguments do not fit it."""
        if self._other is not None and not self._bundle.has_message(code):
            return self._other.sentence(code, arguments)
        pattern = self._bundle.get_message(code).value
        if pattern is None:
            raise ValueError(f"the message {code} has no text")
        given = {name: self._argument(value) for name, value in arguments.items()}
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise ValueError(f"the message {code} with {dict(arguments)!r}: {errors[0]}")
        return HYPHEN.sub("\u2212", str(text))

    def _argument(self, value: Any) -> Any:
        return value.sentence(self.language) if isinstance(value, Worded) else fluent_argument(value)


def counted_from_one(seat: int) -> Any:
    """Return the number of a seat as people count."""
    return fluent_argument(seat + 1)


def fluent_argument(value: Any) -> Any:
    """Return an argument as Fluent takes it: nothing is "none", and numbers have no thousands separators."""
    if value is None or value in ([], ()):
        return "none"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, (int, float)):
        return fluent_number(value, useGrouping=False)
    return WordList(list(value)) if isinstance(value, (list, tuple)) else str(value)


@cache
def bundle(package: str, language: str) -> Bundle:
    """Return the messages of a catalogue in a language; those that it has not are in English."""
    folder = resources.files(package).joinpath(language)
    files = [file for file in folder.iterdir() if file.name.endswith(".ftl")] if folder.is_dir() else []
    other = None if language == ENGLISH else bundle(package, ENGLISH)
    return Bundle("\n".join(file.read_text("utf-8") for file in files), language, other)

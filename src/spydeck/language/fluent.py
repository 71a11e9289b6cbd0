"""Messages worded by Fluent (https://projectfluent.org), whose files the web client reads too."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number

from spydeck.language import LANGUAGES, LOCALES
from spydeck.language.cldr import joined


class WordList(FluentType):
    """Words that a message lists: `{ LIST($names) }`, `{ LIST($names, type: "or") }`, `{ $names }` for commas."""

    def __init__(self, words: list[Any], text: str | None = None) -> None:
        self.words = [str(word) for word in words]
        self.text = ", ".join(self.words) if text is None else text

    def format(self, locale: Locale) -> str:
        """Return the list in words."""
        return self.text


class Bundle:
    """The messages of one catalogue in one language."""

    def __init__(self, source: str, language: str) -> None:
        def listed(words: Any, type: Any = "standard") -> WordList:
            return WordList(words.words, joined(words.words, str(type), language=language))  # type: ignore[arg-type]

        self._bundle = FluentBundle([LOCALES[language]], functions={"LIST": listed}, use_isolating=False)
        self._bundle.add_resource(FluentResource(source))

    def sentence(self, code: str, arguments: Mapping[str, Any]) -> str:
        """Return a message in words. Raise `ValueError` where the arguments do not fit it."""
        pattern = self._bundle.get_message(code).value
        text, errors = self._bundle.format_pattern(
            pattern, {name: fluent_argument(value) for name, value in arguments.items()}
        )
        if errors:
            raise ValueError(f"the message {code} with {dict(arguments)!r}: {errors[0]}")
        return str(text)


def fluent_argument(value: Any) -> Any:
    """Return an argument as Fluent takes it: no argument is "none", and numbers have no thousands separators."""
    if value is None or isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, (int, float)):
        return fluent_number(value, useGrouping=False)
    return WordList(list(value)) if isinstance(value, (list, tuple)) else str(value)


@cache
def bundle(package: str, language: str) -> Bundle:
    """Return the messages of a catalogue in a language, or in English where it has none in that language."""
    folder = resources.files(package)
    file = folder.joinpath(f"{language}.ftl")
    if not file.is_file():
        language, file = LANGUAGES[0], folder.joinpath(f"{LANGUAGES[0]}.ftl")
    return Bundle(file.read_text("utf-8"), language)

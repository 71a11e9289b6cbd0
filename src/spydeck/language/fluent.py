"""Fluent's own runtime (https://projectfluent.org), for the messages that select or name another one."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number

from spydeck.language.chosen import LOCALES

INSERTED = "\ue000"
"""Stands for the text of an argument, until that is put there as it is."""
Function = Callable[[Any, Mapping[str, str], str], Any]
"""Takes an argument, options, and the language."""

_NAMED = re.compile(r"\{\s*([a-z][\w-]*)")


class Text(str, FluentType):
    """The text of an argument, as which it is selected by; writing it notes that it stands there."""

    given: Any
    noted: list[str]

    def format(self, locale: Locale) -> str:  # type: ignore[override]  # Fluent's, not that of a text
        """Return what stands for the text."""
        self.noted.append(self.given if isinstance(self.given, str) else str(self))
        return INSERTED


class Selecting:
    """The messages of one catalogue in one language, each parsed when it is first needed."""

    def __init__(self, patterns: Mapping[str, str], language: str, functions: Mapping[str, Function]) -> None:
        """Make it of what stands after each code, and of what a message can do with its arguments."""
        self._patterns = patterns
        called: dict[str, Any] = {name: partial(self._call, one, language) for name, one in functions.items()}
        self._bundle = FluentBundle([LOCALES[language]], functions=called, use_isolating=False)

    def parts(self, code: str, given: Mapping[str, Any]) -> list[str]:
        """Return a message in parts, its own text and that of its arguments in turns. Raise `ValueError`."""
        self._parse(code)
        noted: list[str] = []
        pattern = self._bundle.get_message(code).value
        if pattern is None:
            raise ValueError("it has no text")
        arguments = {name: argument(value, noted) for name, value in given.items()}
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise ValueError(errors[0])
        parts = str(text).split(INSERTED)
        return [*(part for pair in zip(parts[:-1], noted, strict=True) for part in pair), parts[-1]]

    def _parse(self, code: str) -> None:
        if code in self._patterns and not self._bundle.has_message(code):
            self._bundle.add_resource(FluentResource(f"{code} = {self._patterns[code]}\n"))
            for other in _NAMED.findall(self._patterns[code]):
                self._parse(other)

    @staticmethod
    def _call(function: Function, language: str, value: Any, **options: Any) -> Any:
        how = {name: str(one) for name, one in options.items()}
        if isinstance(value, Text):
            return argument(function(value.given, how, language), value.noted)
        made = function(value, how, language)
        return made if isinstance(made, str) else argument(made, [])


def argument(value: Any, noted: list[str]) -> Any:
    """Return an argument as Fluent takes it: numbers have no thousands separators."""
    if isinstance(value, (int, float)):
        return fluent_number(value, useGrouping=False)
    text = Text(value if isinstance(value, str) else ", ".join(map(str, value)))
    text.given, text.noted = value, noted
    return text

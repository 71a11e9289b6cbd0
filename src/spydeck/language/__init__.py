"""The language that people read, and the catalogues of its sentences.

Sentences live in *catalogues*: a package with one module for each language, named by its code, such as
`spydeck.games.black_spy.text.en`. Sentences that other programs show too, such as refusals, stand beside it in
a Fluent file, such as `en.ftl`, which the web client reads as well. Code outside a catalogue holds no
sentence; it names a message by a stable code with arguments, and the sentence is made where it is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

LOCALES = {"en": "en_GB", "de": "de_DE"}
"""The languages with catalogues by their codes, each with the locale whose lists, plurals, and numbers it uses.

The first one is used where another has no catalogue.
"""
LANGUAGES = tuple(LOCALES)

_chosen: str = LANGUAGES[0]


def current() -> str:
    """Return the code of the language in use."""
    return _chosen


def use(language: str) -> None:
    """Use a language from now on if it has catalogues, and English otherwise."""
    global _chosen
    _chosen = best_match([language])


def best_match(wanted: Sequence[str]) -> str:
    """Return the first of the wanted languages ("de-AT", "en") that has catalogues, or English."""
    codes = [tag.replace("_", "-").partition("-")[0].partition(".")[0].lower() for tag in wanted]
    return next((code for code in codes if code in LOCALES), LANGUAGES[0])


def catalogue(package: str, language: str | None = None) -> ModuleType:
    """Return the module with the sentences of a package in a language (by default the one in use)."""
    return _load(package, language or current())


@cache
def _load(package: str, language: str) -> ModuleType:
    name = f"{package}.{language}"
    return import_module(name if find_spec(name) else f"{package}.{LANGUAGES[0]}")


Wording = str | Callable[..., str]
"""A sentence with {arguments} in braces, or a function that makes it from them."""


@dataclass(frozen=True)
class Message:
    """A message for a person: a stable code and its arguments, worded where it is shown."""

    catalogue: str
    """The package with a Fluent file for each language, in which the code is an identifier."""
    code: str
    arguments: Mapping[str, Any] = field(default_factory=dict)
    """Plain data that JSON can hold."""

    def sentence(self, language: str | None = None) -> str:
        """Return the message in words, in a language (by default the one in use)."""
        wordings = getattr(catalogue(self.catalogue, language), "MESSAGES", None)
        if wordings is not None:
            wording: Wording = wordings[self.code]
            return wording(**self.arguments) if callable(wording) else wording.format(**self.arguments)
        from spydeck.language.fluent import bundle  # takes time to import, and most programs say nothing

        return bundle(self.catalogue, language or current()).sentence(self.code, self.arguments)

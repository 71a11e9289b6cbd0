"""The language that people read, and the catalogues of its sentences.

Sentences live in *catalogues*: a package with a module for each language, named by its code, such as
`spydeck.games.black_spy.text.en`. Sentences with a code, such as refusals, stand in Fluent files in a folder
of that name, such as `text/en/refusals.ftl`, which the web client reads as well. Code outside a catalogue
holds no sentence; it names a message by its code with arguments, worded where it is shown.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

LOCALES = {"en": "en_GB", "de": "de_DE"}
"""The languages with catalogues by their codes, each with the locale of its lists, plurals, and numbers.

The first one is used where another has no catalogue.
"""
LANGUAGES = tuple(LOCALES)

ENGLISH = LANGUAGES[0]
"""The language of what programs read; beside its sentences stand codes, from which clients make their own."""

_chosen: str = ENGLISH
_spoken: ContextVar[str | None] = ContextVar("spoken", default=None)


def current() -> str:
    """Return the code of the language in use."""
    return _spoken.get() or _chosen


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Use a language inside a block, in this task only: for one of several people who are served."""
    token = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(token)


def use(*wanted: str) -> None:
    """Use the first of some languages that has catalogues from now on, or English."""
    global _chosen
    _chosen = best_match(wanted)


def best_match(wanted: Sequence[str]) -> str:
    """Return the first of the wanted languages ("de-AT", "en") that has catalogues, or English."""
    return next((code for code in map(code_of, wanted) if code in LOCALES), ENGLISH)


def is_known(tag: str) -> bool:
    """Return whether a language ("de-AT", "en_GB.UTF-8") has catalogues."""
    return code_of(tag) in LOCALES


def code_of(tag: str) -> str:
    """Return the code of the language that a tag names: "de" for "de-AT", "de_AT.UTF-8" and "DE"."""
    return tag.replace("_", "-").partition("-")[0].partition(".")[0].lower()


class Catalogue:
    """The sentences of a package in one language, as attributes; those that it has not are in English."""

    def __init__(self, modules: Sequence[ModuleType]) -> None:
        self._modules = modules

    def __getattr__(self, name: str) -> Any:
        found = next((module for module in self._modules if hasattr(module, name)), self._modules[-1])
        return getattr(found, name)


def catalogue(package: str, language: str | None = None) -> Catalogue:
    """Return the sentences of a package in a language (by default the one in use)."""
    return _load(package, language or current())


@cache
def _load(package: str, language: str) -> Catalogue:
    names = [f"{package}.{one}" for one in dict.fromkeys((language, ENGLISH))]
    specs = [find_spec(name) for name in names]
    # A folder of Fluent files alone is no module.
    return Catalogue([import_module(spec.name) for spec in specs if spec and spec.origin])


@dataclass(frozen=True)
class Message:
    """A message for a person: a stable code and its arguments, worded where it is shown."""

    catalogue: str
    """The package with a Fluent file for each language, in which the code is an identifier."""
    code: str
    arguments: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """Plain data that JSON can hold, or other messages."""

    def sentence(self, language: str | None = None) -> str:
        """Return the message in words, in a language (by default the one in use)."""
        from spydeck.language.fluent import bundle  # takes time to import, and most programs say nothing

        return bundle(self.catalogue, language or current()).sentence(self.code, self.arguments)

    def __str__(self) -> str:
        """Return the message in words, in the language in use."""
        return self.sentence()


def worded(text: str | Message, language: str | None = None) -> str:
    """Return a text as it is, and a message in words, in a language (by default the one in use)."""
    return text if isinstance(text, str) else text.sentence(language)

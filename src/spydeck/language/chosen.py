"""Which languages there are, and which one is in use."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar

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

"""Which languages there are, and which one is in use."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path

ENGLISH = "en"
"""The language of what programs read; beside its sentences stand codes, from which clients make their own.

It is used where another language says nothing.
"""


def locales() -> dict[str, str]:
    """Return the locale that each language's `language.ftl` names, by its code; English is first."""
    files = (Path(__file__).parent / "text").glob("*/language.ftl")
    found = {}
    for file in sorted(files, key=lambda file: (file.parent.name != ENGLISH, file.parent.name)):
        locale = re.search(r"^language-locale = (\S+)$", file.read_text("utf-8"), re.MULTILINE)
        if locale is not None:
            found[file.parent.name] = locale[1].replace("-", "_")
    return found


LOCALES = locales()
"""The locale of each language's lists, plurals, and numbers."""
LANGUAGES = tuple(LOCALES)

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

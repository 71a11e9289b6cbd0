"""The language that people read, and the catalogues of its sentences.

Sentences live in *catalogues*: a package with a folder of Fluent files for each language, named by its
code, such as `cli/text/en/errors.ftl`; the web client reads many of them too. Code outside a catalogue
holds no sentence; it names a message by its code with arguments, worded where it is shown.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from spydeck.language.chosen import (
    ENGLISH,
    LANGUAGES,
    LOCALES,
    best_match,
    code_of,
    current,
    is_known,
    speaking,
    use,
)

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "LOCALES",
    "Message",
    "best_match",
    "code_of",
    "current",
    "is_known",
    "speaking",
    "use",
    "worded",
]


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
        from spydeck.language.messages import bundle  # takes time to import, and most programs say nothing

        return bundle(self.catalogue, language or current()).sentence(self.code, self.arguments)

    def __str__(self) -> str:
        """Return the message in words, in the language in use."""
        return self.sentence()


def worded(text: str | Message, language: str | None = None) -> str:
    """Return a text as it is, and a message in words, in a language (by default the one in use)."""
    return text if isinstance(text, str) else text.sentence(language)

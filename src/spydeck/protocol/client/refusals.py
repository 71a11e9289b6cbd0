"""A server's refusals in the language in use: servers word them in English, beside codes and arguments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from spydeck.language import ENGLISH, current

SHARED = ("spydeck.protocol.text", "spydeck.games.messages", "spydeck.text")
WRAPPED = ("not-saved", "not-read")
"""Refusals that say why something was not saved or read."""


class WordedRefusal(Protocol):
    """A refusal that a server has worded."""

    @property
    def code(self) -> str: ...  # noqa: D102
    @property
    def message(self) -> str: ...  # noqa: D102
    @property
    def reason(self) -> str | None: ...  # noqa: D102
    @property
    def arguments(self) -> Mapping[str, Any]: ...  # noqa: D102


def in_words(refusal: WordedRefusal, *packages: str) -> str:
    """Return a refusal in the language in use; the server's sentence where its code is not known here.

    `packages` are catalogues that come first, such as that of the game whose clause forbids something.
    """
    language = current()
    reason = refusal.arguments.get("wrong", refusal.reason)  # a finer code, if there is one
    if language == ENGLISH or not isinstance(reason, str):
        return refusal.message
    from spydeck.language.messages import bundle  # takes time to import

    for package in (*packages, *SHARED):
        words = bundle(package, language)
        if reason in words:
            try:
                why = words.sentence(reason, refusal.arguments)
                return words.sentence(refusal.code, {"why": why}) if refusal.code in WRAPPED else why
            except ValueError:  # a newer server names other things
                break
    return refusal.message

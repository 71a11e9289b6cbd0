"""Changing the language in the middle of a game, a replay or a scorepad."""

from __future__ import annotations

from spydeck import language
from spydeck.language import LANGUAGES
from spydeck.terminal.text import sentence, words


class LanguageChanged(Exception):
    """The person reads and types another language from now on: what holds words must be made again."""


def names_of(code: str) -> list[str]:
    """Return what a language is called, in itself first.

    >>> names_of("de")
    ['Deutsch', 'German']
    """
    from spydeck.language.cldr import locale_of  # takes time to import

    names = (locale_of(code).get_language_name(other) for other in (code, *LANGUAGES))
    return list(dict.fromkeys(name for name in names if name))


def names_language(typed: str) -> bool:
    """Return whether a line is the command that changes the language."""
    return typed.lower().partition(" ")[0] in ("language", *words("typed-language"))


def change_language(typed: str) -> str:
    """Use the language with a code or a name, if there is one. Raise `LanguageChanged` then.

    Otherwise return which languages there are.
    """
    for code in LANGUAGES:
        if typed.lower() in (code, *(name.lower() for name in names_of(code))):
            language.use(code)
            raise LanguageChanged
    return sentence("languages", names=[f"{code} ({names_of(code)[0]})" for code in LANGUAGES])

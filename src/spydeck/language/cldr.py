"""Lists, plurals, and numbers as a language writes them, by the rules of Unicode's CLDR."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import cache
from typing import Literal

from babel import Locale
from babel.dates import format_date
from babel.lists import format_list
from babel.numbers import get_decimal_symbol

from spydeck.language.chosen import LOCALES, current


@cache
def locale_of(language: str) -> Locale:
    """Return the locale of a language with catalogues."""
    return Locale.parse(LOCALES[language])


def joined(words: Sequence[str], style: Literal["standard", "or"] = "standard", *, language: str) -> str:
    """Return words as a list.

    >>> joined(["Heron", "Lynx", "you"], language="en"), joined(["Karo", "Herz"], "or", language="de")
    ('Heron, Lynx and you', 'Karo oder Herz')
    """
    return format_list(list(words), style, locale_of(language))


def plural(number: float, *, language: str, **forms: str) -> str:
    """Return the form of a noun that goes with a number, out of those of CLDR: `one`, `other` and so on.

    >>> plural(1, language="de", one="Karte", other="Karten")
    'Karte'
    """
    return forms.get(locale_of(language).plural_form(number), forms["other"])


def number(value: int) -> str:
    """Return a whole number, with a true minus sign.

    >>> number(12), number(-5)
    ('12', '\u22125')
    """
    return with_minus(str(value))


def with_minus(written: str) -> str:
    """Return a number that is written with a hyphen for its minus sign with a true one."""
    return written.replace("-", "\u2212")


def plain(value: float, language: str) -> str:
    """Return a number with the decimals that it has.

    >>> plain(-3, "en"), plain(2.5, "de"), plain(1.0, "de")
    ('\u22123', '2,5', '1')
    """
    return localized(str(int(value) if value == int(value) else value), language)


def fixed(number: float, digits: int, *, sign: bool = False, language: str | None = None) -> str:
    """Return a number with exactly so many decimals, for columns; with a sign also where it is positive.

    >>> fixed(2.5, 2, language="en"), fixed(2.5, 2, sign=True, language="de")
    ('2.50', '+2,50')
    """
    return localized(f"{number:{'+' if sign else ''}.{digits}f}", language or current())


def localized(written: str, language: str) -> str:
    """Return a number that Python has written, with a language's decimal symbol and a true minus sign."""
    return with_minus(written.replace(".", get_decimal_symbol(locale_of(language))))


def long_date(day: date) -> str:
    """Return a day in the language in use: "25 November 2026", "25. November 2026"."""
    return format_date(day, "long", locale_of(current()))

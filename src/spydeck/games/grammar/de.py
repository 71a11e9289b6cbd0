"""Pieces of German sentences about the people at a table; the reader's own seat is addressed as "du"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from spydeck.games.text_ui import Names
from spydeck.language import cldr
from spydeck.printable import printable

FORMS = {"nominative": "du", "accusative": "dich", "dative": "dir"}

YOU = "du"
"""What the reader's own seat is called in a list of names."""


def seat_name(seat: int) -> str:
    """Return the name of a seat that has none: "Platz 2"."""
    return f"Platz {seat + 1}"


def whom(names: Names, seat: int, case: Literal["nominative", "accusative", "dative"] = "accusative") -> str:
    """Return a person inside a sentence: "dich", "Reiher"; names do not change with the case."""
    return FORMS[case] if seat == names.own else names[seat]


def whose(names: Names, seat: int, ending: str = "") -> str:
    """Return the possessive with its ending: "deine", "Reihers", "Max’"."""
    if seat == names.own:
        return f"dein{ending}"
    name = names[seat]
    return f"{name}’" if name[-1:] in ("s", "ß", "x", "z") else f"{name}s"


def does(names: Names, seat: int, third: str, second: str) -> str:
    """Return subject and verb: "Du spielst", "Reiher spielt"."""
    return f"Du {second}" if seat == names.own else f"{names[seat]} {third}"


def all_do(names: Names, seats: Sequence[int], third: str, second: str, many: str, many_and_you: str) -> str:
    """Return subject and verb for some seats: "Reiher gewinnt", "Du gewinnst", "Reiher und Luchs gewinnen".

    With others and the reader it is the second person plural: "Reiher und du gewinnt".
    """
    if len(seats) == 1:
        return does(names, seats[0], third, second)
    subjects = listed(names, seats)
    verb = many_and_you if names.own in seats else many
    return f"{subjects[0].upper()}{subjects[1:]} {verb}"


def joined(words: Sequence[str], style: Literal["standard", "or"] = "standard") -> str:
    """Return words as a list: "Reiher, Luchs und du", "behalten, Schläfer oder passen"."""
    return cldr.joined(words, style, language="de")


def listed(
    names: Names, seats: Sequence[int], case: Literal["nominative", "accusative", "dative"] = "nominative"
) -> str:
    """Return the names of some seats as a list: "Reiher, Luchs und du"."""
    return joined([whom(names, seat, case) for seat in seats])


def counted(number: int, one: str, other: str) -> str:
    """Return a number of things: "1 Karte", "2 Karten"."""
    return f"{cldr.number(number)} {cldr.plural(number, language='de', one=one, other=other)}"


def quoted(typed: str, max_length: int = 40) -> str:
    """Return what somebody typed, short and safe to print, in quotation marks."""
    text = printable(typed)
    return f"„{text}“" if len(text) <= max_length else f"„{text[: max_length - 1]}…“"

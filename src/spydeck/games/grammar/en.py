"""Pieces of English sentences about the people at a table; the reader's own seat is addressed as "you"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from spydeck.games.text_ui import Names
from spydeck.language import cldr

YOU = "you"
"""What the reader's own seat is called in a list of names."""


def seat_name(seat: int) -> str:
    """Return the name of a seat that has none: "Seat 2"."""
    return f"Seat {seat + 1}"


def does(names: Names, seat: int, third: str, second: str) -> str:
    """Return subject and verb: "You play", "Heron plays"."""
    return f"You {second}" if seat == names.own else f"{names[seat]} {third}"


def all_do(names: Names, seats: Sequence[int], third: str, second: str) -> str:
    """Return subject and verb for some seats: "Heron and you win", "Lynx wins"."""
    first, *others = seats
    subjects = ["You" if first == names.own else names[first], *(names[seat] for seat in others)]
    plural = bool(others) or first == names.own
    return f"{joined(subjects)} {second if plural else third}"


def joined(words: Sequence[str], style: Literal["standard", "or"] = "standard") -> str:
    """Return words as a list: "Heron, Lynx and you", "keep, sleeper or pass"."""
    return cldr.joined(words, style, language="en")


def listed(names: Names, seats: Sequence[int]) -> str:
    """Return the names of some seats as a list: "Heron, Lynx and you"."""
    return joined([names[seat] for seat in seats])


def counted(number: int, noun: str) -> str:
    """Return a number of things: "1 chip", "2 chips"."""
    return f"{cldr.number(number)} {cldr.plural(number, language='en', one=noun, other=f'{noun}s')}"

"""Small pieces of sentences about people at a table, where a seat's own person is called "you"."""

from __future__ import annotations

from collections.abc import Sequence

from spydeck.games.text_ui import Names


def does(names: Names, seat: int, third: str, second: str) -> str:
    """Subject and verb: "You play", "Heron plays"."""
    return f"You {second}" if names[seat] == "you" else f"{names[seat]} {third}"


def listed(names: Names, seats: Sequence[int]) -> str:
    """Names in a list: "Heron, Lynx and you"."""
    words = [names[seat] for seat in seats]
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def capital(text: str) -> str:
    """A sentence that may begin with "you"; a name stays as its owner writes it."""
    return "You" + text[3:] if text.startswith("you") and text[3:4] in ("", " ", ",") else text


def all_do(names: Names, seats: Sequence[int], third: str, second: str) -> str:
    """Subject and verb of some seats: "Heron and you win", "Lynx wins"."""
    plural = len(seats) > 1 or names[seats[0]] == "you"
    return f"{capital(listed(names, seats))} {second if plural else third}"


def counted(number: int, noun: str) -> str:
    """A number of things: "1 chip", "2 chips"."""
    return f"{number} {noun}{'' if number == 1 else 's'}"

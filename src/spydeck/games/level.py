"""How hard a bot that searches thinks: what its game says for each level."""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite

from spydeck.errors import InvalidOption, shown
from spydeck.text import message

LEVELS = ("easy", "medium", "hard", "expert")
"""The levels for people, from the weakest."""

MAX_WORLDS = 100_000
MAX_PLAYOUTS = 10_000_000
MAX_WIDTH = 1_000
ALWAYS = 1_000
"""Thousandths of certainty."""


@dataclass(frozen=True)
class Level:
    """How hard a bot that searches thinks about a move. Raise `InvalidOption` for what cannot be.

    >>> Level(playouts=2000, worlds=256).noise
    100
    """

    playouts: int
    """How often it plays on from here, for all candidates together."""
    milliseconds: float | None = None
    """After how long it stops thinking, if it has not used all playouts by then."""
    worlds: int = 1024
    """The maximum number of different worlds."""
    width: int = 24
    """How many actions it compares where there are too many to compare all of them."""
    first_rows: int = 16
    """In how many worlds all candidates are tried before any is dropped."""
    noise: int = 100
    """How often a player moves at random while it plays on, in thousandths."""
    tuned: bool = True
    """Whether it plays on by weights found in self-play, where the game has some, not by `sensible` alone."""
    believes: bool = True
    """Whether it concludes from the others' conduct which worlds are likely."""
    steps: int = 0
    """How many small changes each world goes through, if it believes, to become as likely as it should be."""
    drops: bool = True
    """Whether it stops playing on after candidates that are clearly behind."""
    softness: float = 0.0
    """How far behind the best, in the unit of the game's first measure, an action is still chosen often."""

    def __post_init__(self) -> None:
        _check_whole("playouts", self.playouts, 1, MAX_PLAYOUTS)
        _check_whole("worlds", self.worlds, 1, MAX_WORLDS)
        _check_whole("width", self.width, 0, MAX_WIDTH)
        _check_whole("first_rows", self.first_rows, 1, MAX_WORLDS)
        _check_whole("noise", self.noise, 0, ALWAYS)
        if self.milliseconds is not None:
            _check_positive("milliseconds", self.milliseconds)
        if self.softness:
            _check_positive("softness", self.softness)


def _check_whole(name: str, number: object, least: int, most: int) -> None:
    if isinstance(number, bool) or not isinstance(number, int) or not least <= number <= most:
        raise InvalidOption(message("not-whole", option=name, least=least, most=most, given=shown(number)))


def _check_positive(name: str, number: object) -> None:
    if isinstance(number, bool) or not isinstance(number, int | float) or not isfinite(number) or number <= 0:
        raise InvalidOption(message("not-positive", option=name, given=shown(number)))

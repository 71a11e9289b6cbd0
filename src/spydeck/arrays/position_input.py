"""What programs give a position: seats, words, and chance outcomes of every type, read and checked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from spydeck.errors import IllegalWord, InvalidChance, InvalidSeat, shown
from spydeck.games.action import Chance
from spydeck.games.action_text import read_outcome
from spydeck.games.option_values import as_whole
from spydeck.text import message

Outcome: TypeAlias = "Sequence[str] | Sequence[int] | NDArray[np.integer[Any]] | str | int | np.integer[Any]"
"""A chance outcome: the texts or the numbers of a whole deck, top first; of one thing its text or number."""


def read_seat(seat: object, players: int) -> int:
    """Return a seat. Raise `InvalidSeat`."""
    number = as_whole(seat)
    if number is None or not 0 <= number < players:
        raise InvalidSeat(message("unknown-seat", given=shown(seat), last=players - 1))
    return number


def read_word(word: object, size: int) -> int:
    """Return a word of a game with so many, legal or not. Raise `IllegalWord`."""
    number = word if type(word) is int else as_whole(word)  # nearly always: the quick way
    if number is None or not 0 <= number < size:
        raise IllegalWord(not_a_word(word, size))
    return number


def not_a_word(word: object, size: int) -> str:
    """Return what is wrong with something that is no word of a game with so many."""
    return f"a word is a number from 0 to {size - 1}, not {shown(word)}"


def read_words(words: Any, size: int) -> list[int]:
    """Return words of a game with so many, legal or not. Raise `IllegalWord`."""
    try:
        given = list(words)
    except TypeError:
        raise IllegalWord(f"words must be a list of numbers, not {shown(words)}") from None
    return [read_word(word, size) for word in given]


def read_numbers(chance: Chance, state: Any, outcome: object) -> list[int]:
    """Return a chance outcome as the numbers of things. Raise `InvalidChance`."""
    given = outcome.tolist() if isinstance(outcome, np.ndarray) else outcome
    if chance.whole and isinstance(given, Sequence):
        numbers = [number for thing in given if (number := as_whole(thing)) is not None]
        if given and len(numbers) == len(given):
            if sorted(numbers) != sorted(chance.deck(state)):
                raise InvalidChance(f"{chance.clause}: {chance.name}: name each number of the deck once")
            return numbers
    return read_outcome(chance, state, given)

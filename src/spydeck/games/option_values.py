"""Validation of option values from Python, a command line, or a record, for every game."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from operator import index

from spydeck.errors import InvalidOption, shown, shown_beside
from spydeck.text import message

SWITCH = ("on", "off")
"""A switch as text, on a command line or in a record."""


def as_whole(value: object) -> int | None:
    """Return a whole number of any integer type, NumPy's too, or None for anything else and for a bool."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        return None
    try:
        return index(value)
    except TypeError:  # an array of several numbers
        return None


def check_names(given: Mapping[str, object], known: Sequence[str]) -> None:
    """Raise `InvalidOption` for options that the game does not have."""
    for name in given:
        if name not in known:
            wrong = message("unknown-option", given=shown_beside(name, known), known=list(known))
            raise InvalidOption(wrong, code="unknown-option", field=str(name)[:40])


def check_players(players: object, minimum: int, maximum: int, clause: str) -> int:
    """Return a number of players if a clause allows it. Raise `InvalidOption`."""
    number, bounds = as_whole(players), {"clause": clause, "least": minimum, "most": maximum}
    if number is None:
        wrong = message("players-not-a-number", **bounds)
    elif not minimum <= number <= maximum:
        wrong = message("wrong-number-of-players", given=shown(number), **bounds)
    else:
        return number
    raise InvalidOption(wrong, code="wrong-number-of-players", field="players", clause=clause)


def invalid_value(wrong: str, option: str, **arguments: object) -> InvalidOption:
    """Return the error for the value of an option, given as "end_value" or "BS-23: end_value".

    `wrong` is the code of what is wrong, in `spydeck.text`.
    """
    clause, _, field = option.rpartition(": ")
    said = message(wrong, option=option, **arguments)
    return InvalidOption(said, code="invalid-option", field=field, clause=clause or None)


def one_of(name: str, value: object, known: Collection[str]) -> str:
    """Return a value if it is one of those known. Raise `InvalidOption`."""
    if not isinstance(value, str) or value not in known:
        raise invalid_value("not-one-of", name, known=list(known), given=shown_beside(value, known))
    return value


def whole_number(name: str, value: object, minimum: int, maximum: int) -> int:
    """Return a whole number within bounds, which may be given as text. Raise `InvalidOption`."""
    number = as_whole(value)
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 10:
        number = int(value)
    if number is None or not minimum <= number <= maximum:
        raise invalid_value("not-whole", name, least=minimum, most=maximum, given=shown(value))
    return number


def as_words(value: object) -> list[str] | None:
    """Return a list of words, which may be one text with spaces or commas, or None for anything else."""
    if isinstance(value, str):
        return value.replace(",", " ").split()
    if isinstance(value, (Sequence, set, frozenset)) and all(isinstance(w, str) for w in value):
        return [str(word) for word in value]
    return None


def words_of(name: str, value: object) -> list[str]:
    """Return a list of words, which may be given as one text with spaces or commas. Raise `InvalidOption`."""
    words = as_words(value)
    if words is None:
        raise invalid_value("not-a-list", name, given=shown(value))
    return words


def seat_order(name: str, value: object, players: int) -> tuple[int, ...]:
    """Return an order of all seats, which may be given as one text. Raise `InvalidOption`."""
    seats: object = value
    if isinstance(value, str):
        words = value.replace(",", " ").split()
        seats = [int(word) if word.isascii() and word.isdigit() and len(word) < 3 else -1 for word in words]
    if isinstance(seats, Sequence) and not isinstance(seats, str):
        numbers = [number for seat in seats if (number := as_whole(seat)) is not None]
        if len(numbers) == len(seats) and sorted(numbers) == list(range(players)):
            return tuple(numbers)
    raise invalid_value("not-every-seat", name, last=players - 1)


def one_seat(name: str, value: object, players: int) -> int:
    """Return a seat, which may be given as text. Raise `InvalidOption`."""
    return whole_number(name, value, 0, players - 1)


def choice_by_seat(name: str, value: object, known: Sequence[str], players: int) -> tuple[str, ...]:
    """Return a different one of the known words for each seat. Raise `InvalidOption`.

    The words may be given as one text.
    """
    words = words_of(name, value)
    if len(words) != players or len(set(words)) != players or not set(words) <= set(known):
        raise invalid_value("not-different", name, count=players, known=list(known))
    return tuple(words)


def switch(name: str, value: object) -> bool:
    """Return whether an option is on, which may be given as "on" or "off". Raise `InvalidOption`."""
    if isinstance(value, bool):
        return value
    return one_of(name, value, SWITCH) == "on"


NEGATIVE_SEEDS = 1 << 64
"""Added to negative seeds, as Python's generators make the same of -1 and 1, and NumPy's take neither."""


def check_seed(seed: object) -> int | None:
    """Return a seed as a number from 0, or None for the system's randomness. Raise `InvalidOption`.

    This is the rule for every seed: any whole number, of any integer type, or None.
    """
    number = as_whole(seed)
    if number is None:
        if seed is not None:
            raise InvalidOption(message("seed-not-whole", given=shown(seed)))
        return None
    return number if number >= 0 else number % NEGATIVE_SEEDS

"""The layout of an observation tensor: fields in order, each with a name, a length, and a meaning."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from spydeck.kernel import kernel, namespace


class TensorField(NamedTuple):
    """One field of an observation tensor: some small integers (-128 to 127) in a row."""

    name: str
    length: int
    meaning: str
    """The meaning of the numbers, in one sentence for the documentation."""


def length_of(fields: Sequence[TensorField]) -> int:
    """Return the length of a tensor with these fields."""
    return sum(field.length for field in fields)


def slices_of(fields: Sequence[TensorField]) -> dict[str, slice]:
    """Return where each field lies in the tensor, by name."""
    found = {}
    first = 0
    for field in fields:
        found[field.name] = slice(first, first + field.length)
        first += field.length
    return found


def starts_of(fields: Sequence[TensorField], module: str) -> Any:
    """Return where each field starts, as a namespace of a module from which kernels read: `at.hand`."""
    starts = {name: field.start for name, field in slices_of(fields).items()}
    return namespace(type("at", (), {"__module__": module, **starts}))


@kernel
def to_the_left(state: Any, first: int, seat: int) -> int:
    """Return how many places to the left of a first seat another sits."""
    place = seat - first
    return place + state.players if place < 0 else place

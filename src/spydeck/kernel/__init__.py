"""Kernels: rules written once in plain Python, run interpreted or compiled.

A *kernel* is a function on one state and integers. `kernel` marks it and leaves it as it is, so that
importing a game never imports numba; `spydeck.kernel.compiled` hands every marked function to the compiler
when compiled code is first needed. A *layout* is the class of such a state: interpreted it is an object
with integers and lists, compiled it is one NumPy record with the same field names (`pack`, `unpack`).

What keeps the two runs equal: integers only, sets as bits of a signed 64-bit integer (bit 62 at most),
`int()` around reads of small fields, no exceptions inside kernels, no kernel passed as an argument.
"""

from __future__ import annotations

import dataclasses
import inspect
import sys
from array import array
from collections.abc import Callable, Sequence
from functools import partial
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar, cast

if TYPE_CHECKING:
    import numpy as np

Function = TypeVar("Function", bound=Callable[..., Any])
StateT = TypeVar("StateT")
ItemT = TypeVar("ItemT")
Subsets: TypeAlias = "list[tuple[ItemT, ...]]"
PlainT = TypeVar("PlainT")

HIDDEN = -1
"""The value of a field that the observer may not know (an empty set is 0)."""

NONE = -1
"""No verb, no subject, no seat, no pending outcome."""

ENOUGH = 1 << 62
"""Among the choices for a partial action: it may end here."""

EVERYONE = 127
"""The bit set of seats for an event that everyone sees, including spectators."""

marked: list[Callable[..., Any]] = []
"""Every kernel, in the order of definition; callees before their callers."""

before_compiling: list[Callable[[], object]] = []
"""Functions that mark the rest of the kernels, called before anything is compiled: they load every game."""

inlined: set[Callable[..., Any]] = set()
"""The kernels that are compiled into their callers."""

_WORD = (1 << 64) - 1


def kernel(function: Function) -> Function:
    """Mark a function as a kernel; it stays a plain Python function."""
    marked.append(function)
    return function


def inlined_kernel(function: Function) -> Function:
    """Mark a kernel that is compiled into its callers: for the steps that dominate playouts."""
    inlined.add(function)
    return kernel(function)


def namespace(plain: type[PlainT]) -> type[PlainT]:
    """Turn a class of numbers into a namespace from which kernels read them, as in `stage.PLAY`.

    It becomes a module: of modules alone the compiler reads constants, and `cache_folder` knows the file.
    Whatever else a class of integers says of them, kernels read plain ones.
    """
    made = ModuleType(f"{plain.__module__}.{plain.__name__}", plain.__doc__)
    made.__dict__.update({name: int(number) for name, number in vars(plain).items() if name[0] != "_"})
    made.__file__ = sys.modules[plain.__module__].__file__
    return cast("type[PlainT]", made)


def count(bits: int) -> int:
    """Return the number of members of a bit set."""
    return bits.bit_count()


def lowest(bits: int) -> int:
    """Return the lowest member of a bit set, or -1 if it is empty."""
    return (bits & -bits).bit_length() - 1


def highest(bits: int) -> int:
    """Return the highest member of a bit set, or -1 if it is empty."""
    return bits.bit_length() - 1


def nth(bits: int, place: int) -> int:
    """Return the member at a place (0 for the lowest) of a bit set with more members than that."""
    for _ in range(place):
        bits &= bits - 1
    return (bits & -bits).bit_length() - 1


def doubles(length: int) -> list[float]:
    """Return a list of so many zeros, for numbers too large for an integer."""
    return [0.0] * length


def random_below(generator: list[int], limit: int) -> int:
    """Return a random number from 0 to limit - 1 (limit below 2**31), and advance the generator.

    The generator is one 64-bit word.

    Source: splitmix64 (G. Steele, D. Lea, C. Flood, "Fast splittable pseudorandom number generators");
    the upper 32 bits are scaled to the limit. For playouts, never for dealing to people.
    """
    word = (generator[0] + 0x9E3779B97F4A7C15) & _WORD
    generator[0] = word - (1 << 64) if word >> 63 else word
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _WORD
    return (((word ^ (word >> 31)) >> 32) * limit) >> 32


def fill(numbers: list[int], number: int) -> None:
    """Set all numbers of a list to one.

    Like `overwrite` a leaf: numba compiles a slice on the left as a second of checks with their messages.
    """
    numbers[:] = [number] * len(numbers)


def overwrite(numbers: list[int], others: list[int]) -> None:
    """Set all numbers of a list to those of another of the same length."""
    numbers[:] = others


LOG2_OF_E = 1.4426950408889634
LN2_FIRST = 0.693147180369123816490
"""The first 32 bits of the logarithm of 2: exact in products with small whole numbers."""
LN2_REST = 1.90821492927058770002e-10
TERMS = 13


@kernel
def exponential(number: float) -> float:
    """Return e to the power of a number: the same bits on every machine, which their libraries' differ in.

    The number is that of `x = k * ln 2 + r` with the nearest whole k; Taylor's series gives e to the r.
    """
    number = min(700.0, max(-700.0, number))
    doublings = int(number * LOG2_OF_E + (0.5 if number > 0.0 else -0.5))
    rest = number - doublings * LN2_FIRST - doublings * LN2_REST
    power = 1.0
    for term in range(TERMS, 0, -1):
        power = 1.0 + rest * power / term
    factor = 2.0 if doublings > 0 else 0.5
    for _ in range(abs(doublings)):
        power *= factor
    return power


@kernel
def random_member(generator: list[int], bits: int) -> int:
    """Return a random member of a bit set that is not empty."""
    return nth(bits, random_below(generator, count(bits)))


@inlined_kernel
def shuffle_first(generator: list[int], order: list[int], size: int) -> None:
    """Put the first numbers of a list into random order, in place."""
    for last in range(size - 1, 0, -1):
        place = random_below(generator, last + 1)
        number = order[last]
        order[last] = order[place]
        order[place] = number


@inlined_kernel
def shuffle(generator: list[int], order: list[int]) -> None:
    """Put a list of numbers into random order, in place (Fisher and Yates)."""
    shuffle_first(generator, order, len(order))


def members_of(values: Sequence[ItemT]) -> Callable[[int], list[ItemT]]:
    """Return a function that returns those of up to 64 values whose places are in a bit set, in order.

    It looks eight places up at a time, and returns none for a hidden set.
    """
    first, second, third, fourth, fifth, sixth, seventh, eighth = [
        _subsets(values[place : place + 8]) for place in range(0, 64, 8)
    ]
    if len(values) <= 32:
        return partial(_members_of_32, first, second, third, fourth)
    return partial(_members_of_64, first, second, third, fourth, fifth, sixth, seventh, eighth)


def _members_of_32(
    first: Subsets[ItemT],
    second: Subsets[ItemT],
    third: Subsets[ItemT],
    fourth: Subsets[ItemT],
    bits: int,
) -> list[ItemT]:
    if bits < 256:
        return [*first[bits]] if bits > 0 else []
    b1, b2, b3, b4 = bits.to_bytes(4, "little")
    return [*first[b1], *second[b2], *third[b3], *fourth[b4]]


def _members_of_64(
    first: Subsets[ItemT],
    second: Subsets[ItemT],
    third: Subsets[ItemT],
    fourth: Subsets[ItemT],
    fifth: Subsets[ItemT],
    sixth: Subsets[ItemT],
    seventh: Subsets[ItemT],
    eighth: Subsets[ItemT],
    bits: int,
) -> list[ItemT]:
    if bits < 256:
        return [*first[bits]] if bits > 0 else []
    b1, b2, b3, b4, b5, b6, b7, b8 = bits.to_bytes(8, "little")
    return [
        *first[b1],
        *second[b2],
        *third[b3],
        *fourth[b4],
        *fifth[b5],
        *sixth[b6],
        *seventh[b7],
        *eighth[b8],
    ]


def _subsets(values: Sequence[ItemT]) -> list[tuple[ItemT, ...]]:
    """Return the subsets of some values, by the bit set of their places."""
    subsets: list[tuple[ItemT, ...]] = [()]
    for value in values:
        subsets += [(*subset, value) for subset in subsets]
    return subsets


members = members_of(range(64))
"""`members(bits)` returns the members of a bit set, in ascending order; none of a hidden one."""


@dataclasses.dataclass(frozen=True)
class Field:
    """One field of a layout: how many numbers, and how many bytes each."""

    length: int
    width: int

    @property
    def scalar(self) -> bool:
        """Whether the field is a single number rather than a list."""
        return self.length == 0


def int64() -> Any:
    """Return a field for one 64-bit integer."""
    return Field(0, 8)


def int64s(length: int) -> Any:
    """Return a field for a list of 64-bit integers."""
    return Field(length, 8)


def int8s(length: int) -> Any:
    """Return a field for a list of integers from -128 to 127."""
    return Field(length, 1)


def layout(plain: type[StateT]) -> type[StateT]:
    """Turn a class whose attributes are fields into the layout of a state, all zero when made.

    Wide fields come first, so that the record needs no padding between them.
    """
    named = {
        name: getattr(part, name)
        for part in reversed(plain.__mro__)
        for name in inspect.get_annotations(part)
    }
    for name, field in named.items():
        if not isinstance(field, Field):
            raise TypeError(f"{plain.__name__}.{name} must be int64(), int64s(length), or int8s(length)")
    fields = dict(sorted(named.items(), key=lambda item: -item[1].width))
    zeros = [(name, int if field.scalar else list, _zero(field)) for name, field in fields.items()]
    made = dataclasses.make_dataclass(plain.__name__, zeros, slots=True)
    made.__module__ = plain.__module__
    made.__doc__ = plain.__doc__
    _fields[made] = fields
    _blank[made] = _maker(made, "", {name: _hidden(field) for name, field in fields.items()})
    _copy[made] = _maker(made, "old", {name: _copied(name, field) for name, field in fields.items()})
    return made


def _hidden(field: Field) -> str:
    return str(HIDDEN) if field.scalar else f"[{HIDDEN}] * {field.length}"


def _copied(name: str, field: Field) -> str:
    return f"old.{name}" if field.scalar else f"old.{name}[:]"


def _maker(state_type: type, parameter: str, values: dict[str, str]) -> Callable[..., Any]:
    """Return a function that makes a state from an expression for each field.

    Written out field by field as a dataclass writes its own methods: half the time of a loop over the fields.
    """
    lines = [f"state.{name} = {value}" for name, value in values.items()]
    source = "\n ".join([f"def make({parameter}):", "state = new(State)", *lines, "return state"])
    names: dict[str, Any] = {"new": object.__new__, "State": state_type}
    exec(source, names)  # noqa: S102  the text is built from names of fields alone
    maker: Callable[..., Any] = names["make"]
    return maker


def _zero(field: Field) -> Any:
    if field.scalar:
        return 0
    return dataclasses.field(default_factory=lambda: [0] * field.length)


_fields: dict[type, dict[str, Field]] = {}
_dtypes: dict[type, np.dtype[Any]] = {}
_blank: dict[type, Callable[[], Any]] = {}
_copy: dict[type, Callable[[Any], Any]] = {}


def fields_of(state_type: type) -> dict[str, Field]:
    """Return the fields of a layout by name, in their order."""
    return _fields[state_type]


def blank(state_type: type[StateT]) -> StateT:
    """Return a state in which everything is hidden."""
    made: StateT = _blank[state_type]()
    return made


def copy(state: StateT) -> StateT:
    """Return an independent copy of an interpreted state."""
    made: StateT = _copy[type(state)](state)
    return made


def dtype_of(state_type: type) -> np.dtype[Any]:
    """Return the NumPy record type of a layout, aligned, without pointers.

    It is always the same object: a call of compiled code takes three times as long where it has to compare
    record types field by field.
    """
    import numpy as np

    if state_type not in _dtypes:
        kinds = {8: np.int64, 1: np.int8}
        columns = [
            (name, kinds[field.width]) if field.scalar else (name, kinds[field.width], field.length)
            for name, field in _fields[state_type].items()
        ]
        _dtypes.setdefault(state_type, np.dtype(columns, align=True))
    return _dtypes[state_type]


def pack(state: object) -> Any:
    """Return an interpreted state as a NumPy array of one record, padding zeroed."""
    import numpy as np

    records = np.zeros(1, dtype_of(type(state)))
    for name in _fields[type(state)]:
        records[name][0] = getattr(state, name)
    return records


def packed(state: object) -> bytes:
    """Return the bytes of the record that `pack` makes of an interpreted state; NumPy is not loaded."""
    fields = _fields[type(state)]
    kinds = {8: "q", 1: "b"}
    numbers = b"".join(
        array(kinds[field.width], [value] if field.scalar else value).tobytes()
        for field, value in ((field, getattr(state, name)) for name, field in fields.items())
    )
    return numbers + bytes(-len(numbers) % max(field.width for field in fields.values()))


def unpack(state_type: type[StateT], record: Any) -> StateT:
    """Return a NumPy record as an interpreted state."""
    state = state_type()
    for name in _fields[state_type]:
        setattr(state, name, record[name].tolist())
    return state

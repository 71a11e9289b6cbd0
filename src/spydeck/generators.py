"""Where programs get their randomness: seeds and generators of every kind, as one for kernels."""

from __future__ import annotations

import secrets
from random import Random
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from spydeck.errors import InvalidOption, shown
from spydeck.games.option_values import as_whole

Randomness: TypeAlias = (
    "int | np.integer[Any] | Random | np.random.Generator | np.random.RandomState | NDArray[np.int64] | None"
)
"""A seed, a generator of Python or NumPy, a generator for kernels (which is advanced), or None: the system's
own randomness. A seed gives the same each time; a generator gives something else."""

BITS = 62


def generator_of(rng: Randomness) -> NDArray[np.int64]:
    """Return a generator for kernels: an array of one 64-bit word. Raise `InvalidOption`."""
    if isinstance(rng, np.ndarray) and rng.shape:
        if rng.shape != (1,) or rng.dtype != np.int64 or not rng.flags.writeable:
            raise InvalidOption("a generator for kernels is an array of one int64 that can be written to")
        return rng
    return np.array([_seed(rng)], np.int64)


def _seed(rng: Any) -> int:
    if rng is None:
        return secrets.randbits(BITS)
    if isinstance(rng, Random):
        return rng.getrandbits(BITS)
    if isinstance(rng, np.random.Generator):
        return int(rng.integers(1 << BITS))
    if isinstance(rng, np.random.RandomState):
        return int(rng.randint(1 << BITS, dtype=np.int64))
    number = as_whole(rng)
    if number is None:
        raise InvalidOption(f"rng must be a seed or a generator, not {shown(rng)}")
    return number % (1 << BITS)

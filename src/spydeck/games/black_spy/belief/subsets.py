"""Random subsets, and the numbers of them as doubles."""

import math

from spydeck.games.black_spy.cards import CARDS
from spydeck.kernel import count, kernel, random_below, random_member

FACTORIALS = tuple(float(math.factorial(number)) for number in range(CARDS + 1))

_LARGE = 1 << 30


@kernel
def factorial(number: int) -> float:
    """Return in how many ways so many cards, 60 at most, can be put into order."""
    return FACTORIALS[number]


@kernel
def subsets(number: int, size: int) -> float:
    """Return how many subsets of a size a set of so many cards has."""
    if size < 0 or size > number:
        return 0.0
    return factorial(number) / (factorial(size) * factorial(number - size))


@kernel
def random_subset(generator: list[int], cards: int, size: int) -> int:
    """Return a random subset of a size of a set that has at least as many cards."""
    rest = count(cards) - size
    left = cards
    for _ in range(min(size, rest)):
        left ^= 1 << random_member(generator, left)
    return left if rest < size else cards ^ left


@kernel
def lowest_of(cards: int, size: int) -> int:
    """Return the lowest cards of a set that has at least as many, as a bit set."""
    left = cards
    for _ in range(size):
        left &= left - 1
    return cards ^ left


@kernel
def random_share(generator: list[int]) -> float:
    """Return a random number from 0 to less than 1."""
    return (random_below(generator, _LARGE) + random_below(generator, 1 << 22) / (1 << 22)) / _LARGE

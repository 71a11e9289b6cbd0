"""Where a match takes its chance outcomes from: a function, a seed, or the system's randomness."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from random import Random, SystemRandom
from typing import Any

from spydeck.errors import InvalidOption, SpydeckError
from spydeck.games.action import Chance
from spydeck.games.action_text import read_outcome
from spydeck.games.option_values import check_seed

ChanceSource = Callable[[str, int], Any]
"""Returns each chance outcome, as texts, for its name and the number of the deal or round."""


class Outcomes:
    """The chance outcomes of one match, drawn when they are needed. Raise `InvalidOption`."""

    def __init__(self, chance: ChanceSource | None, seed: int | None) -> None:
        number = check_seed(seed)
        if chance is not None and not callable(chance):
            raise InvalidOption("chance must be a function of a name and a number")
        if number is not None and chance is not None:
            raise InvalidOption("give a seed or a chance, not both")
        self._chance = chance
        self._seeded = number is not None
        self._random: Random = SystemRandom() if number is None else Random(number)
        self._shared = False
        """Whether a copy uses the same generator, so that it is copied before it is used."""

    @property
    def supplied(self) -> bool:
        """Whether a function supplies them."""
        return self._chance is not None

    def draw(self, kind: Chance, state: Any, number: int) -> list[int]:
        """Return the next outcome of a kind, in the deal or round of a number. Raise `InvalidChance`."""
        if self._chance is not None:
            return read_outcome(kind, state, self._chance(kind.name, number))
        if self._shared:
            self._random, self._shared = _same(self._random), False
        deck = list(kind.deck(state))
        return self._random.sample(deck, len(deck) if kind.whole else 1)

    def copy(self) -> Outcomes:
        """Return the outcomes of a copied match: from the same function, the same as a seed fixes, or new."""
        self._shared = self._seeded
        made = Outcomes.__new__(Outcomes)
        made.__dict__.update(self.__dict__)
        return made

    def __reduce__(self) -> tuple[Callable[..., Outcomes], tuple[Any, ...]]:
        """Return how they are pickled. Raise `SpydeckError` for a function that cannot be."""
        try:
            pickle.dumps(self._chance)
        except Exception as error:
            raise SpydeckError(
                f"a match is pickled with its chance function, and this one cannot be ({error}): "
                "define it at the top of a module, or call match.take_chance_from(None) first"
            ) from error
        return _restored, (self._chance, self._random if self._seeded else None)


def _restored(chance: ChanceSource | None, random: Random | None) -> Outcomes:
    made = Outcomes(chance, None)
    if random is not None:
        made._seeded, made._random = True, random
    return made


def _same(random: Random) -> Random:
    """Return a generator that continues as another one does."""
    made = Random()
    made.setstate(random.getstate())
    return made

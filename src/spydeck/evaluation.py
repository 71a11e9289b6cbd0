"""What a search has found out: the result of each word over many worlds."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True, eq=False)
class Evaluation:
    """The results of the words that a seat may choose, over the same worlds."""

    words: tuple[int, ...]
    """The legal words."""
    results: NDArray[np.int64]
    """The return of the seat in each world after each word, as an array (worlds, words); more is better."""
    weights: NDArray[np.float64]
    """The weight of each world."""

    @property
    def means(self) -> NDArray[np.float64]:
        """The mean result of each word, worlds by their weights."""
        means: NDArray[np.float64] = np.average(self.results, axis=0, weights=self.weights)
        return means

    @property
    def standard_errors(self) -> NDArray[np.float64]:
        """The standard error of each mean."""
        return self._standard_errors(self.results - self.means)

    @property
    def best(self) -> int:
        """The word with the highest mean, the first of equal ones."""
        return self.words[int(np.argmax(self.means))]

    def behind(self) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Return how far each word is behind the best one, and the standard error of that.

        Worlds are the same for all words, so these errors are smaller than those of the means.
        """
        differences = self.results[:, [int(np.argmax(self.means))]] - self.results
        behind: NDArray[np.float64] = np.average(differences, axis=0, weights=self.weights)
        return behind, self._standard_errors(differences - behind)

    def _standard_errors(self, deviations: NDArray[np.float64]) -> NDArray[np.float64]:
        shares = self.weights / self.weights.sum()
        errors: NDArray[np.float64] = np.sqrt((shares[:, None] ** 2 * deviations**2).sum(axis=0))
        return errors

    def __repr__(self) -> str:
        pairs = ", ".join(f"{word}: {mean:.2f}" for word, mean in zip(self.words, self.means, strict=True))
        return f"<Evaluation of {len(self.weights)} worlds: {pairs}>"

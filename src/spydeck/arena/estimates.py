"""Means with 95% intervals: one observation for each deal, however many games were played with it."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

from spydeck.json_types import JsonObject

SHARE = 0.95
"""The share of intervals that contain what is measured."""
FEW = (12.706, 4.303, 3.182)
"""Student's t for one to three degrees of freedom, two-sided at 95%."""


@dataclass(frozen=True)
class Estimate:
    """A mean over deals with its 95% interval; there is none with a single deal."""

    mean: float
    error: float | None
    """The standard error of the mean."""
    low: float | None
    high: float | None

    def facts(self, digits: int = 3) -> JsonObject:
        """Return the estimate as plain data."""
        values = {"mean": self.mean, "error": self.error, "low": self.low, "high": self.high}
        return {name: None if value is None else round(value, digits) for name, value in values.items()}


class Mean:
    """A running mean of one number for each deal, and how far they scatter (Welford's method)."""

    def __init__(self) -> None:
        self.count = 0
        self._mean = 0.0
        self._squares = 0.0

    def add(self, value: float) -> None:
        """Add the number of a deal."""
        self.count += 1
        before = value - self._mean
        self._mean += before / self.count
        self._squares += before * (value - self._mean)

    def estimate(self) -> Estimate:
        """Return the mean with Student's 95% interval."""
        if self.count < 2:
            return Estimate(self._mean, None, None, None)
        error = sqrt(self._squares / (self.count - 1) / self.count)
        reach = error * students_t(self.count - 1)
        return Estimate(self._mean, error, self._mean - reach, self._mean + reach)


def students_t(freedom: int) -> float:
    """Return how many standard errors a two-sided 95% interval reaches, by degrees of freedom (from 1).

    From four on this is the expansion of Abramowitz and Stegun (26.7.5), right to three digits.
    """
    if freedom <= len(FEW):
        return FEW[freedom - 1]
    z = NormalDist().inv_cdf((1 + SHARE) / 2)
    terms: tuple[float, ...] = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    reach: float = z + sum(term / freedom**power for power, term in enumerate(terms, 1))
    return reach

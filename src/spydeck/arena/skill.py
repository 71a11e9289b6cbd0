"""OpenSkill ratings beside the means; the only module that knows the package."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from spydeck.errors import importing
from spydeck.json_types import JsonObject


@dataclass(frozen=True)
class Skill:
    """A rating of OpenSkill (Plackett-Luce): 25 and 8.333 before the first game."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """The key of a ranking: three standard deviations below the mean."""
        return self.mu - 3 * self.sigma

    def facts(self) -> JsonObject:
        """Return the rating as plain data."""
        return {
            "mu": round(self.mu, 3),
            "sigma": round(self.sigma, 3),
            "ordinal": round(self.ordinal, 3),
        }


class Ratings:
    """The ratings of bots, updated game by game."""

    def __init__(self, bots: int) -> None:
        """Start all bots level. Raise `MissingExtra`."""
        with importing("arena", "openskill"):
            from openskill.models import PlackettLuce
        self._model: Any = PlackettLuce()
        self._ratings = [self._model.rating() for _ in range(bots)]

    def add(self, values: Mapping[int, float]) -> None:
        """Add a game: for each bot in it the mean value of its seats, more is better."""
        teams = [[self._ratings[bot]] for bot in values]
        for bot, (rating,) in zip(values, self._model.rate(teams, scores=list(values.values())), strict=True):
            self._ratings[bot] = rating

    def skills(self) -> tuple[Skill, ...]:
        """Return the ratings now."""
        return tuple(Skill(float(rating.mu), float(rating.sigma)) for rating in self._ratings)

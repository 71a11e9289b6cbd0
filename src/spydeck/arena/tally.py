"""Sums of the results of deals, always in the order of deals: so the sums are always the same."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import permutations
from statistics import fmean

from spydeck.arena.deal import DealResult
from spydeck.arena.design import Design, Seating
from spydeck.arena.estimates import Mean
from spydeck.arena.result import ArenaResult, FaultCount, SkippedDeals, Standing
from spydeck.arena.skill import Ratings
from spydeck.errors import SpydeckError
from spydeck.text import message

Key = tuple[str, int, int]
"""An average: "points", "edge" or "wins" of a bot (twice), or "against" of two bots."""


class Failures:
    """Faults of bots, and deals that were skipped."""

    def __init__(self, design: Design) -> None:
        self._design = design
        self._faults: dict[tuple[int, str], FaultCount] = {}
        self._skipped: dict[str, SkippedDeals] = {}

    def add(self, result: DealResult) -> None:
        """Add what went wrong in a deal."""
        if result.skipped:
            first = SkippedDeals(result.skipped, 0, result.deal)
            self._skipped[result.skipped] = self._skipped.get(result.skipped, first).once_more()
        for fault in result.faults:
            bot = self._design.tables_of(result.deal)[fault.table][fault.seat]
            one = FaultCount(self._design.labels[bot], fault.error, 0, result.deal, *fault[:3])
            self._faults[bot, fault.error] = self._faults.get((bot, fault.error), one).once_more()

    @property
    def faults(self) -> tuple[FaultCount, ...]:
        """How often each bot failed in each way."""
        return tuple(self._faults.values())

    @property
    def skipped(self) -> tuple[SkippedDeals, ...]:
        """How many deals were skipped for each reason."""
        return tuple(self._skipped.values())

    def faults_of(self, bot: int) -> int:
        """Return how often a bot failed."""
        return sum(found.count for (one, _), found in self._faults.items() if one == bot)

    def nothing_played(self) -> SpydeckError:
        """Return the error if all deals were skipped."""
        cause = next(iter(self._skipped), None)
        return SpydeckError(message("no-deal-played", cause=cause))


class Tally:
    """The sums over deals, in memory that does not grow with their number."""

    def __init__(self, design: Design, ratings: Ratings | None) -> None:
        self._design = design
        self._ratings = ratings
        self._means = defaultdict[Key, Mean](Mean)
        self._failures = Failures(design)
        self._waiting: dict[int, DealResult] = {}
        self._next = 0
        self._deals = 0

    def add(self, result: DealResult) -> None:
        """Add a result, as soon as those of all deals before it have been added."""
        self._waiting[result.deal] = result
        while self._next in self._waiting:
            ready = self._waiting.pop(self._next)
            self._next += 1
            self._failures.add(ready)
            if not ready.skipped:
                self._deals += 1
                self._add_games(ready)

    def result(self) -> ArenaResult:
        """Return what has been measured. Raise `SpydeckError` if no deal could be played."""
        failures = self._failures
        if not self._deals:
            raise failures.nothing_played()
        design, bots = self._design, range(len(self._design.bots))
        skills = self._ratings.skills() if self._ratings else (None,) * len(bots)
        standings = tuple(
            Standing(
                design.labels[bot],
                self._deals * sum(table.count(bot) for table in design.tables),
                points=self._means["points", bot, bot].estimate(),
                edge=self._means["edge", bot, bot].estimate(),
                wins=self._means["wins", bot, bot].estimate(),
                skill=skills[bot],
                faults=failures.faults_of(bot),
            )
            for bot in bots
        )
        matrix = tuple(
            tuple(None if one == two else self._means["against", one, two].estimate() for two in bots)
            for one in bots
        )
        return ArenaResult(design, self._deals, standings, matrix, failures.faults, failures.skipped)

    def _add_games(self, result: DealResult) -> None:
        games = defaultdict[Key, list[float]](list)
        for table, points, winners in zip(self._design.tables, result.points, result.winners, strict=True):
            values = self._values(table, points)
            for seat, bot in enumerate(table):
                games["points", bot, bot].append(points[seat])
                games["wins", bot, bot].append((seat in winners) / max(1, len(winners)))
            for bot, own in values.items():
                games["edge", bot, bot].append(fmean(own) - fmean(_others(values, bot)))
            for one, two in permutations(values, 2):
                games["against", one, two].append(fmean(values[one]) - fmean(values[two]))
            if self._ratings:
                self._ratings.add({bot: fmean(own) for bot, own in values.items()})
        for key, numbers in games.items():
            self._means[key].add(fmean(numbers))

    def _values(self, table: Seating, points: Sequence[int]) -> dict[int, list[int]]:
        """Return the points of each bot's seats, with a sign with which more is better."""
        sign = -1 if self._design.rules.fewest_win else 1
        values = defaultdict[int, list[int]](list)
        for bot, number in zip(table, points, strict=True):
            values[bot].append(sign * number)
        return values


def _others(values: dict[int, list[int]], bot: int) -> Iterable[int]:
    return (value for other, row in values.items() if other != bot for value in row)

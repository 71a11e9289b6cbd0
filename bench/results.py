"""The results of a comparison, as figures and against targets; as text and as lines of JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bench.comparisons import Comparison, Target
from bench.turns import Measured, Side

RATIO = 2
"""Significant digits of a ratio."""


def shown(number: float, significant: int = 3) -> str:
    """Return a number with some significant digits, and commas between thousands."""
    exponent = int(f"{number:.{significant - 1}e}".partition("e")[2])
    places = significant - 1 - exponent
    return f"{round(number, places):,.{max(0, places)}f}"


def span(numbers: Sequence[float], significant: int = 3) -> str:
    """Return one number, or the lowest and the highest."""
    lowest, highest = shown(min(numbers), significant), shown(max(numbers), significant)
    return lowest if lowest == highest else f"{lowest} to {highest}"


@dataclass(frozen=True)
class Outcome:
    """A target, with what was measured for it."""

    target: Target
    figures: list[float]
    """Figures, or ratios of each of ours and each of the others; none where something was not measured."""
    better: str

    @property
    def bound(self) -> str:
        """The bound in words."""
        times = " times" if self.target.beside else ""
        return f"at {'least' if self.better == 'more' else 'most'} {self.target.bound:,}{times}"

    @property
    def found(self) -> str:
        """The results in words, empty if there are none."""
        if not self.figures:
            return ""
        return f"{span(self.figures, RATIO)} times" if self.target.beside else span(self.figures)

    @property
    def verdict(self) -> str:
        """Whether the target is met, by all figures or by some."""
        if not self.figures:
            return "not measured"
        bound = self.target.bound
        met = [found >= bound if self.better == "more" else found <= bound for found in self.figures]
        return "met" if all(met) else f"met by {sum(met)} of {len(met)}" if any(met) else "not met"


@dataclass(frozen=True)
class Result:
    """A comparison, with what was measured for it."""

    comparison: Comparison
    measured: Measured

    @property
    def figures(self) -> dict[str, float]:
        """The best figure of each program that was measured, by its name."""
        return {name: self.comparison.figure(max(rates)) for name, rates in self.measured.rates.items()}

    def times(self, side: Side) -> list[float]:
        """Return how many times as fast as another program each of ours is."""
        theirs = max(self.measured.rates[side.name])
        ours = [self.measured.rates.get(one.name) for one in self.comparison.ours]
        return [max(rates) / theirs for rates in ours if rates]

    def outcomes(self) -> list[Outcome]:
        """Return the targets of the comparison with what was measured for them."""
        return [
            Outcome(target, self._measured_for(target), self.comparison.better)
            for target in self.comparison.targets
        ]

    def _measured_for(self, target: Target) -> list[float]:
        figures = self.figures
        ours = [figures[side.name] for side in target.of if side.name in figures]
        if not target.beside:
            return ours
        theirs = [figures[side.name] for side in target.beside if side.name in figures]
        return [mine / other for mine in ours for other in theirs]


def lines(result: Result) -> Iterator[dict[str, Any]]:
    """Yield what was found as facts for JSON: figures, what is missing, targets."""
    comparison, measured = result.comparison, result.measured
    ours = {side.name for side in comparison.ours}
    facts = {"unit": comparison.unit, "better": comparison.better}
    for name, figure in result.figures.items():
        runs = [comparison.figure(rate) for rate in measured.rates[name]]
        found = {"program": name, "ours": name in ours, "figure": figure, **facts, "runs": runs}
        yield {"comparison": comparison.name, **found}
    for name, reason in measured.missing.items():
        yield {"comparison": comparison.name, "program": name, "missing": reason}
    for one in result.outcomes():
        found = {"target": one.target.what, "bound": one.target.bound, "measured": one.figures}
        yield {"comparison": comparison.name, **found, "better": one.better, "verdict": one.verdict}


def rows(result: Result) -> Iterator[str]:
    """Yield what was found as lines of text."""
    comparison = result.comparison
    yield f"{comparison.title}: {comparison.unit}, {comparison.better} is better"
    for name, figure in result.figures.items():
        yield f"{shown(figure):>14}  {name}"
    for name, reason in result.measured.missing.items():
        yield f"{'not measured':>14}  {name}: {reason}"
    for one in result.outcomes():
        yield f"  {one.target.what}: {one.bound}; {one.found or 'nothing'} measured ({one.verdict})"
    yield ""

"""Draws how the example learns, from the curve that `python examples/ppo.py` has written.

`python docs/pictures/learning.py`, from the root of the repository.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from pathlib import Path

CURVE = Path(__file__).with_name("learning.csv")
PICTURE = CURVE.with_suffix(".svg")

WIDTH, HEIGHT = 760, 400
LEFT, RIGHT, TOP, BOTTOM = 70, 600, 52, 340
"""Where the axes are, in pixels."""

STYLE = """
    text { font: 14px system-ui, sans-serif; fill: #1d2733; }
    .title { font-size: 17px; font-weight: 600; }
    .x { text-anchor: middle; }
    .y { text-anchor: end; }
    .page { fill: #fff; }
    .grid { stroke: #d5dde6; }
    .level { stroke: #1d2733; stroke-dasharray: 6 4; }
    .line { fill: none; stroke-width: 2.5; }
    .band { opacity: 0.25; }
    .random { stroke: #9a5b00; }
    .sensible { stroke: #0b63a5; stroke-dasharray: 9 3; }
    .band.random { fill: #9a5b00; stroke: none; }
    .band.sensible { fill: #0b63a5; stroke: none; }
    @media (prefers-color-scheme: dark) {
      text { fill: #e6ebf1; }
      .page { fill: #151b22; }
      .grid { stroke: #364250; }
      .level { stroke: #e6ebf1; }
      .random { stroke: #f0b04f; }
      .sensible { stroke: #6cb8f5; }
      .band.random { fill: #f0b04f; }
      .band.sensible { fill: #6cb8f5; }
    }"""


class Axes:
    """Turns minutes and points into pixels."""

    def __init__(self, minutes: float, low: int, high: int) -> None:
        self.minutes, self.low, self.high = minutes, low, high

    def x(self, minutes: float) -> float:
        """Return where so many minutes are."""
        return round(LEFT + (RIGHT - LEFT) * minutes / self.minutes, 1)

    def y(self, points: float) -> float:
        """Return where so many points are."""
        return round(BOTTOM - (BOTTOM - TOP) * (points - self.low) / (self.high - self.low), 1)

    def path(self, places: Sequence[tuple[float, float]]) -> str:
        """Return a line through places, given as minutes and points, as SVG writes it."""
        return "M" + "L".join(f"{self.x(minutes)} {self.y(points)}" for minutes, points in places)

    def drawn(self) -> Iterator[str]:
        """Yield the grid, the numbers on it, and what the axes mean."""
        for points in range(self.low, self.high + 1, 5):
            kind = "level" if points == 0 else "grid"
            yield f'<path class="{kind}" d="M{LEFT} {self.y(points)}H{RIGHT}"/>'
            number = f"{points:+d}" if points else "0"
            yield f'<text class="y" x="{LEFT - 8}" y="{self.y(points) + 5}">{number}</text>'
        for minutes in range(int(self.minutes) + 1):
            yield f'<text class="x" x="{self.x(minutes)}" y="{BOTTOM + 20}">{minutes}</text>'
        yield f'<text class="x" x="{(LEFT + RIGHT) / 2}" y="{BOTTOM + 44}">minutes of processor time</text>'
        turned = f"translate(20 {(TOP + BOTTOM) / 2}) rotate(-90)"
        yield f'<text class="x" transform="{turned}">points a game above the others</text>'


def picture(rows: Sequence[dict[str, float]]) -> str:
    """Return the drawing of a curve."""
    minutes = [row["seconds"] / 60 for row in rows]
    lowest, highest = (
        edge(row[kind] for row in rows for kind in ("random", "sensible")) for edge in (min, max)
    )
    axes = Axes(minutes[-1], 5 * int(lowest // 5), -5 * int(-highest // 5))
    parts = [f'<rect class="page" width="{WIDTH}" height="{HEIGHT}"/>']
    parts += [f'<text class="title" x="{LEFT}" y="30">Learning Spy Tricks</text>', *axes.drawn()]
    for kind in ("random", "sensible"):
        upper = [(at, row[kind] + row[f"{kind}_95"]) for at, row in zip(minutes, rows, strict=True)]
        lower = [(at, row[kind] - row[f"{kind}_95"]) for at, row in zip(minutes, rows, strict=True)]
        line = [(at, row[kind]) for at, row in zip(minutes, rows, strict=True)]
        parts.append(f'<path class="band {kind}" d="{axes.path([*upper, *reversed(lower)])}Z"/>')
        parts.append(f'<path class="line {kind}" d="{axes.path(line)}"/>')
        parts.append(f'<text x="{RIGHT + 10}" y="{axes.y(line[-1][1]) + 5}">against {kind}</text>')
    what = "Points a game above three random and three sensible opponents, by minutes of processor time"
    box = f'viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{what}"'
    body = "\n  ".join([f"<style>{STYLE}\n  </style>", *parts])
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box}>\n  {body}\n</svg>\n'


def rows_of(text: str) -> list[dict[str, float]]:
    """Return the rows of a curve."""
    return [
        {name: float(number) for name, number in row.items()} for row in csv.DictReader(text.splitlines())
    ]


if __name__ == "__main__":
    PICTURE.write_text(picture(rows_of(CURVE.read_text())))

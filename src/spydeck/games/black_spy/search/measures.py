"""What the end of a deal is worth to a seat: points, and more and more the chance to win the game."""

from __future__ import annotations

from math import exp, sqrt
from typing import Any

from spydeck.games.black_spy.cards import SPIES
from spydeck.games.black_spy.rules import event, stage
from spydeck.games.black_spy.rules.score import lowest_totals, sweeper
from spydeck.games.black_spy.rules.state import State
from spydeck.kernel import count, kernel

MEASURES = ("value", "points", "spies", "sweep")

SHORT = 30
"""Up to this end value a game hardly outlasts a deal and is about its points alone."""

WIN = 100.0
"""The worth of winning the game, in points."""

POINTS = 0.3
"""The worth of a point by itself where the game is to be won."""


@kernel
def points_scored(world: State, seat: int) -> int:
    """Return the points that a seat scored in the deal that the last change finished."""
    for row in range(world.event_count):
        if int(world.event_kind[row]) == event.SCORED and int(world.event_seat[row]) == seat:
            return world.event_value[row]
    return 0


@kernel
def lead_of(world: State, seat: int) -> float:
    """Return how many points fewer than the others, on average, a seat has in total."""
    others = 0
    for other in range(world.players):
        if other != seat:
            others += world.totals[other]
    return others / (world.players - 1) - world.totals[seat]


@kernel
def chance_to_win(world: State, seat: int) -> float:
    """Return a seat's share of the win, or before the end how likely it wins, judged by the totals.

    The more points are left until the end, the less a lead says.
    """
    if world.stage == stage.OVER:
        best = lowest_totals(world)
        return (best >> seat & 1) / count(best)
    highest = world.totals[0]
    for other in range(world.players):
        highest = max(highest, world.totals[other])
    spread = 5.0 + 1.6 * sqrt(float(max(0, world.end_value - highest)))
    odds_against = 0.0
    for other in range(world.players):
        odds_against += exp(min(50.0, (world.totals[seat] - world.totals[other]) / spread))
    return 1.0 / odds_against


@kernel
def measure(world: State, seat: int, out: Any) -> None:
    """Write what the deal is worth, the points in it, Black Spies taken, and whether the seat swept."""
    value = lead_of(world, seat)
    if world.end_value > SHORT:
        value = POINTS * value + WIN * chance_to_win(world, seat)
    out[0] = value
    out[1] = points_scored(world, seat)
    out[2] = count(world.taken[seat] & SPIES)
    out[3] = int(sweeper(world) == seat)

"""What a world is worth to a seat: its chance to win, as fitted to games of sensible players.

The chances are those of a choice between the players: each has a number for its agenda and the steps that are
left, and one for how soon it can win; the chance grows exponentially with the sum of both.
"""

from __future__ import annotations

from math import exp
from typing import Any

from spydeck.games.spycard.rules import stage
from spydeck.games.spycard.rules.state import State
from spydeck.games.spycard.search.progress import MAX_STEPS, steps_left
from spydeck.kernel import kernel

WIN = 1000.0
"""The worth of a win; a chance to win is worth its share of this."""

AGENDAS = 7
NEAR = 3
"""With two steps left or more, it matters equally little whose turn it is."""

BY_STEPS = (
    173, 111, 105, 55, -66, -55, -100, -150,
    90, 15, 108, 48, -7, -39, -41, -49,
    263, 194, 178, 138, 109, 82, 89, 0,
    16, 179, 42, -2, -81, -136, -173, -194,
    196, 146, 146, 113, 80, 48, 30, 0,
    0, 0, 0, 0, 0, 0, 0, 0,
    300, 20, 0, 0, 0, 0, 0, 0,
    127, 235, 154, 148, 93, 52, -47, -96,
    24, 78, -50, 75, 85, 57, 37, -7,
    142, 136, 102, 81, 30, -11, -26, -110,
    5, 298, 135, 87, 19, 24, -74, -373,
    140, 273, 184, 146, 100, 72, 26, 25,
    77, 81, 32, -55, -67, -171, -223, -467,
    300, 20, 0, 0, 0, 0, 0, 0,
    123, 228, 159, 196, 159, 95, -36, -90,
    -41, 14, -100, 5, 32, 40, 35, -3,
    153, -13, -14, -39, -92, -113, -101, -50,
    8, 303, 169, 109, 33, 60, -62, -372,
    140, 265, 199, 163, 111, 67, 39, -5,
    44, 25, 37, -20, -131, -118, -220, -449,
    300, 20, 0, 0, 0, 0, 0, 0,
)  # fmt: skip
"""Hundredths, for 3, 4, and 5 players, by agenda and by steps."""

BY_TURN = (
    433, 275, 28, 0, 0, 229, 191, 159, 0, 0, 147, 137, 125, 0, 0,
    251, 181, 115, -32, 0, -46, -69, -84, -98, 0, -72, -78, -84, -92, 0,
    203, 124, 94, 56, -52, -70, -83, -98, -100, -110, -118, -122, -126, -132, -138,
)  # fmt: skip
"""Hundredths, for 3, 4, and 5 players, by steps and by how many turns come before."""


@kernel
def promise(world: State, seat: int) -> float:
    """Return a number that grows with a seat's chance to win."""
    steps = steps_left(world, seat)
    table = world.players - 3
    wait = seat - world.turn
    if wait < 0:
        wait += world.players
    by_steps = BY_STEPS[(table * AGENDAS + int(world.agendas[seat])) * (MAX_STEPS + 1) + steps]
    by_turn = BY_TURN[(table * NEAR + min(steps, NEAR - 1)) * 5 + wait]
    return exp((by_steps + by_turn) / 100.0)


@kernel
def worth(world: State, seat: int) -> float:
    """Return what a world is worth to a seat: a win 1000, no win 0, in between the chance to win."""
    if world.stage == stage.OVER:
        return WIN * (world.winners >> seat & 1)
    if world.playing >> seat & 1 == 0:
        return 0.0
    everyone = 1.0
    for other in range(world.players):
        if world.playing >> other & 1:
            everyone += promise(world, other)
    return WIN * promise(world, seat) / everyone


@kernel
def measure(world: State, seat: int, out: Any) -> None:
    """Write the worth of a world to a seat, and whether the seat has won and is out."""
    out[0] = worth(world, seat)
    out[1] = world.winners >> seat & 1
    out[2] = int(world.playing >> seat & 1 == 0)

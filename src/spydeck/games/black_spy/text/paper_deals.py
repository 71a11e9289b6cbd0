"""What a deal with paper cards may score, asked of the kernels (BS-19 to BS-29)."""

from __future__ import annotations

from itertools import combinations_with_replacement

from spydeck.games.black_spy.cards import BLACK, COLOURED_SPIES
from spydeck.games.black_spy.options import BlackSpyOptions, start
from spydeck.games.black_spy.rules.state import OTHERS, SELF
from spydeck.games.black_spy.rules.tricks import points_of, value_of
from spydeck.games.black_spy.variants import variant
from spydeck.kernel import members

SWEPT = 0
"""The seat whose sweeps are listed; all seats are alike."""


def is_possible(points: int, variants: int) -> bool:
    """Return whether a player may score some points without a sweep (BS-19)."""
    return value_of(COLOURED_SPIES, variants) <= points < value_of(BLACK, variants)


def spies_needed(points: int) -> int:
    """Return how many coloured Spies some points take at least (BS-19)."""
    return max(0, -(points // 5))


def sweep_rows(options: BlackSpyOptions) -> list[tuple[int, ...]]:
    """Return all points that a sweep can lead to: first the sweeper's, then the others', ordered.

    They depend on who took the coloured Spies (BS-26), and on how the sweep is settled (BS-28).
    """
    spies = members(COLOURED_SPIES)
    rows = set()
    for takers in combinations_with_replacement(range(options.players), len(spies)):
        state = start(options)
        state.taken[SWEPT] = BLACK
        for taker, spy in zip(takers, spies, strict=True):
            state.taken[taker] |= 1 << spy
        ways = (OTHERS, SELF) if state.variants & variant.CAPTURE_OR_RELEASE else (OTHERS,)
        for how in ways:
            points = [points_of(state, seat, SWEPT, how) for seat in range(options.players)]
            rows.add((points[SWEPT], *sorted(points[SWEPT + 1 :])))
    return sorted(rows)

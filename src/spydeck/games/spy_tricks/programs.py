"""What search, learning, and measuring need of Spy Tricks: gathered from its modules."""

from __future__ import annotations

from spydeck.games.spy_tricks.belief import resample
from spydeck.games.spy_tricks.cards import CARDS as MAX_DECK
from spydeck.games.spy_tricks.encode import TENSOR, encode
from spydeck.games.spy_tricks.playout import draw
from spydeck.games.spy_tricks.rules.state import State
from spydeck.games.spy_tricks.words import continuations
from spydeck.kernel import kernel

__all__ = ["MAX_DECK", "TENSOR", "continuations", "draw", "encode", "resample", "returns"]


@kernel
def returns(state: State, out: list[int]) -> None:
    """Write for each seat its total (ST-24)."""
    for seat in range(state.players):
        out[seat] = state.totals[seat]

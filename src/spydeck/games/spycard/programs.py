"""What search, learning, and measuring need of Spycard: gathered from its modules."""

from __future__ import annotations

from spydeck.games.spycard.belief import resample
from spydeck.games.spycard.cards import AGENTS as MAX_DECK
from spydeck.games.spycard.encode import TENSOR, encode
from spydeck.games.spycard.playout import draw
from spydeck.games.spycard.rules.state import State
from spydeck.games.spycard.words import continuations
from spydeck.kernel import kernel

__all__ = ["MAX_DECK", "TENSOR", "continuations", "draw", "encode", "resample", "returns"]


@kernel
def returns(state: State, out: list[int]) -> None:
    """Write for each seat 1 for the winner, otherwise 0 (SC-30, SC-31)."""
    for seat in range(state.players):
        out[seat] = state.winners >> seat & 1

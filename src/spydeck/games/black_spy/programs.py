"""What search, learning, and measuring need of Black Spy: gathered from its modules."""

from __future__ import annotations

from spydeck.games.black_spy.belief import resample
from spydeck.games.black_spy.cards import CARDS as MAX_DECK
from spydeck.games.black_spy.encode import TENSOR, encode
from spydeck.games.black_spy.playout import draw
from spydeck.games.black_spy.rules.state import State
from spydeck.games.black_spy.words import continuations
from spydeck.kernel import kernel

__all__ = ["MAX_DECK", "TENSOR", "continuations", "draw", "encode", "resample", "returns"]


@kernel
def returns(state: State, out: list[int]) -> None:
    """Write for each seat minus its total, as few points win (BS-23)."""
    for seat in range(state.players):
        out[seat] = -state.totals[seat]

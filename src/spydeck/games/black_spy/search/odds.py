"""What likely worlds say of the cards that a seat cannot see."""

from __future__ import annotations

from typing import Any

from spydeck.games.black_spy.cards import SPIES
from spydeck.games.black_spy.rules.state import State
from spydeck.json_types import JsonObject
from spydeck.kernel import count


def odds(seen: State, seat: int, worlds: Any) -> JsonObject:
    """Return how many Black Spies are out, and how likely each other seat holds one, in percent."""
    held = worlds["hands"] & SPIES != 0
    out = sum(count(int(cards) & SPIES) for cards in worlds["hands"][0])
    chances = [
        None if other == seat else round(100 * float(held[:, other].mean())) for other in range(seen.players)
    ]
    return {"spies_out": out - count(seen.hands[seat] & SPIES), "holds_spy": chances}

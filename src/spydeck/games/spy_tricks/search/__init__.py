"""How bots that search think about Spy Tricks."""

from __future__ import annotations

from typing import Any

import numpy as np

from spydeck.games.defaults import as_drawn as refine
from spydeck.games.level import Level
from spydeck.games.reasons import chances
from spydeck.games.spy_tricks.cards import (
    CARDS,
    FIRST_CARD_SPOT,
    SPOT_TEXTS,
    SUIT_COUNT,
    cards_named,
    spots_of,
)
from spydeck.games.spy_tricks.observe import possible_secrets
from spydeck.games.spy_tricks.odds import odds_of_cards, odds_of_suits
from spydeck.games.spy_tricks.rules import stage
from spydeck.games.spy_tricks.rules.score import doubled_spot, points_of
from spydeck.games.spy_tricks.rules.state import State
from spydeck.games.spy_tricks.search.candidates import MAX_CANDIDATES, candidates, promising
from spydeck.games.spy_tricks.search.conduct import likelihood
from spydeck.games.spy_tricks.search.playing import play_on, play_on_believing
from spydeck.games.spy_tricks.search.worlds import NOTES, believe
from spydeck.json_types import JsonObject
from spydeck.kernel import kernel, members

__all__ = [
    "LEVELS",
    "MAX_CANDIDATES",
    "MEASURES",
    "NOTES",
    "believe",
    "candidates",
    "likelihood",
    "measure",
    "odds",
    "play_on",
    "play_on_believing",
    "promising",
    "refine",
]

LEVELS = {
    "easy": Level(playouts=60, worlds=16, width=6, noise=300, believes=False, softness=1.2),
    "medium": Level(playouts=400, worlds=64, width=8, noise=100, believes=False, softness=0.4),
    "hard": Level(playouts=150, worlds=64, width=8, noise=200, softness=1.0),
    "expert": Level(playouts=1500, worlds=1024, width=10, noise=0),
}
MEASURES = ("value", "points", "win")

OTHERS = 0.4
"""What a point of all others together costs, in own points."""


@kernel
def round_points(world: State, seat: int) -> int:
    """Return the points of a seat in the round that has been scored."""
    return points_of(world.spots[seat] & spots_of(world.secret), doubled_spot(world, seat))


@kernel
def measure(world: State, seat: int, out: Any) -> None:
    """Write the value of a scored round to a seat, its points, and whether it has won the game."""
    points = round_points(world, seat)
    others = 0
    for other in range(world.players):
        if other != seat:
            others += round_points(world, other)
    out[0] = points - OTHERS * others
    out[1] = points
    out[2] = int(world.stage == stage.OVER) & world.winners >> seat


def odds(seen: State, seat: int, worlds: Any) -> JsonObject:
    """Return the odds of each suit and rank of the Secret Document, in percent, by equally likely worlds."""
    secrets = np.bincount(worlds["secret"], minlength=CARDS) / len(worlds)
    left, suits = possible_secrets(seen, seat), odds_of_suits(seen, seat)

    def odds_of(spots: range) -> dict[str, float]:
        shares = [float(secrets[list(members(cards_named(spot)))].sum()) for spot in spots]
        possible = [odds_of_cards(left & cards_named(spot), suits) > 0 for spot in spots]
        found = chances(shares, possible)
        return {SPOT_TEXTS[spot]: round(chance, 1) for spot, chance in zip(spots, found, strict=True)}

    return {
        "suits": odds_of(range(SUIT_COUNT)),
        "ranks": odds_of(range(SUIT_COUNT, FIRST_CARD_SPOT)),
    }

"""How bots that search think about Spy Tricks."""

from __future__ import annotations

from typing import Any

import numpy as np

from spydeck.games.defaults import as_drawn as refine
from spydeck.games.level import Level
from spydeck.games.spy_tricks.cards import CARDS, FIRST_CARD_SPOT, SPOT_TEXTS, spots_of
from spydeck.games.spy_tricks.rules import stage
from spydeck.games.spy_tricks.rules.score import doubled_spot, points_of
from spydeck.games.spy_tricks.rules.state import State
from spydeck.games.spy_tricks.search.candidates import MAX_CANDIDATES, candidates, promising
from spydeck.games.spy_tricks.search.conduct import likelihood
from spydeck.games.spy_tricks.search.playing import play_on, play_on_believing
from spydeck.games.spy_tricks.search.worlds import NOTES, believe
from spydeck.json_types import JsonObject
from spydeck.kernel import kernel

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
    chances = [0.0] * FIRST_CARD_SPOT
    for card in range(CARDS):
        for spot in range(FIRST_CARD_SPOT):
            if spots_of(card) >> spot & 1:
                chances[spot] += 100 * float(secrets[card])
    named = {text: round(chance, 1) for text, chance in zip(SPOT_TEXTS, chances, strict=False)}
    return {
        "suits": {text: named[text] for text in SPOT_TEXTS[:3]},
        "ranks": {text: named[text] for text in SPOT_TEXTS[3:FIRST_CARD_SPOT]},
    }

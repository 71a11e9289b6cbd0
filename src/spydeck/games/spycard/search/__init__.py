"""How bots that search think about Spycard: what is tried, what is likely, and what a position is worth.

| module | contents |
|---|---|
| `candidates`, `listing` | the actions that are compared |
| `playing_on` | how a world is played on |
| `history`, `conduct` | the course of a game, and what it says about agendas |
| `odds` | what likely worlds say, for people |
| `progress`, `worth` | steps that are left to agendas, and the chance to win |
"""

from __future__ import annotations

from spydeck.games.defaults import as_drawn as refine
from spydeck.games.level import Level
from spydeck.games.spycard.rules.state import State
from spydeck.games.spycard.search.candidates import MAX_CANDIDATES, candidates
from spydeck.games.spycard.search.odds import odds
from spydeck.games.spycard.search.playing_on import play_on
from spydeck.games.spycard.search.worth import measure
from spydeck.kernel import kernel

__all__ = [
    "LEVELS",
    "MAX_CANDIDATES",
    "MEASURES",
    "candidates",
    "likelihood",
    "measure",
    "odds",
    "play_on",
    "refine",
]

LEVELS = {
    "easy": Level(playouts=48, worlds=16, width=4, first_rows=8, noise=300, believes=False, softness=40),
    "medium": Level(playouts=150, worlds=12, width=8, first_rows=8, noise=200, softness=25),
    "hard": Level(playouts=400, worlds=24, width=12, first_rows=8, softness=8),
    "expert": Level(playouts=1500, worlds=64, width=24, first_rows=8),
}
MEASURES = ("value", "win", "out")


@kernel
def likelihood(world: State, seat: int) -> float:
    """Return 1: only the course of the game says which worlds are likely (`conduct`)."""
    return 1.0

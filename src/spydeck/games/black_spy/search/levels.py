"""How hard a bot thinks at each level for people.

With few playouts it compares few threes to pass: among many, the luckiest would look best.
"""

from __future__ import annotations

from spydeck.games.level import Level

LEVELS = {
    "easy": Level(playouts=100, worlds=6, width=2, noise=400, tuned=False, believes=False, softness=3.0),
    "medium": Level(playouts=400, worlds=32, width=3, noise=200, tuned=False, believes=False, softness=0.3),
    "hard": Level(playouts=1500, worlds=256, width=6, steps=2),
    "expert": Level(playouts=20_000, worlds=1024, width=12, steps=6),
}

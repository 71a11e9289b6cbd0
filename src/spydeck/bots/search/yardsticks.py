"""Plain searches to measure bots against: worlds as likely as each other, and no candidate dropped early."""

from __future__ import annotations

from spydeck.games.search import Level

PLAIN = {
    f"pimc{worlds}": Level(
        playouts=1_000_000, worlds=worlds, width=0, tuned=False, believes=False, drops=False
    )
    for worlds in (32, 128, 512)
}
"""By name: so many worlds, each played on once after each candidate."""

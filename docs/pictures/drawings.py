"""Draws the tables of the page on drawings, from recorded games.

`python docs/pictures/drawings.py`, from the root of the repository.
"""

from __future__ import annotations

from pathlib import Path

import spydeck
from spydeck.match.replay import Replay

RECORDS = Path(__file__).parents[2] / "tests/records"
MOMENTS = {"black-spy": (4, 35, 0), "spy-tricks": (4, 43, 0), "spycard": (4, 42, 0)}
"""The players, the step and the seat of each game's drawing."""

if __name__ == "__main__":
    for name, (players, step, seat) in MOMENTS.items():
        replay = Replay(spydeck.load((RECORDS / f"{name}-{players}.spy").read_text()))
        replay.go_to(step)
        Path(__file__).with_name(f"{name}-drawing.svg").write_text(replay.match.svg(seat) + "\n")

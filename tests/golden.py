"""Regenerates the golden records: `python -m tests.golden`. Do so only when the rules have changed."""

from pathlib import Path
from typing import Any

import spydeck
from tests.random_games import play_on

FOLDER = Path(__file__).with_name("records")

GOLDEN: dict[str, tuple[str, int, dict[str, Any]]] = {
    "black-spy-3": ("black-spy", 3, {}),
    "black-spy-4": ("black-spy", 4, {}),
    "black-spy-5": ("black-spy", 5, {}),
    "black-spy-6": ("black-spy", 6, {}),
    "black-spy-mole-and-call": ("black-spy", 4, {"variants": "the-mole calling-color following-rank"}),
    "black-spy-release": ("black-spy", 3, {"variants": ["capture-or-release", "going-back"]}),
    "black-spy-gespenster": ("black-spy", 4, {"edition": "gespenster-1990"}),
    "black-spy-ages": ("black-spy", 5, {"variants": ["the-mole", "no-good-spies"], "ages": [4, 2, 0, 1, 3]}),
    "black-spy-house-rule": ("black-spy", 6, {"variants": ["spies-count-on-sweep"], "end_value": 75}),
    "spy-tricks-3": ("spy-tricks", 3, {}),
    "spy-tricks-4": ("spy-tricks", 4, {}),
    "spycard-3": ("spycard", 3, {}),
    "spycard-4": ("spycard", 4, {}),
    "spycard-5": ("spycard", 5, {}),
    "spycard-short": ("spycard", 4, {"turn_limit": 3}),
}
"""Name of the file: game, players, options."""


def golden_record(name: str) -> str:
    """Return a whole game of sensible bots and a random one."""
    game, players, options = GOLDEN[name]
    match = spydeck.new(game, players=players, seed=len(name), **options)
    play_on(
        match, *[spydeck.bot("random" if seat == 0 else "sensible", seed=seat) for seat in range(players)]
    )
    match.tags["Totals"] = " ".join(map(str, match.totals))
    match.tags["Winners"] = " ".join(map(str, match.winners))
    return match.record()


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in GOLDEN:
        (FOLDER / f"{name}.spy").write_text(golden_record(name))

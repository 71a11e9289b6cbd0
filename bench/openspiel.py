"""Random play through OpenSpiel's interface for Python: its own games and ours.

`python -m bench.openspiel` measures ours beside OpenSpiel's own games written in Python. Deals and their
chance nodes are part of the time.
"""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import pyspiel

from bench.side import Work, timed

PACKAGES = ("spydeck", "open-spiel")


def draw(state: Any, chance: float) -> None:
    """Draw an outcome of a chance node by a random number from 0 to 1."""
    outcomes = state.chance_outcomes()
    for action, probability in outcomes:  # noqa: B007  the one at which the loop stops
        chance -= probability
        if chance < 0:
            break
    state.apply_action(action)


def games(name: str) -> Work:
    """Return work that plays a random game, and counts decisions."""
    if name.startswith("python_spydeck"):
        import spydeck.adapters.openspiel  # noqa: F401  registers ours
    elif name.startswith("python"):
        import open_spiel.python.games  # noqa: F401  registers OpenSpiel's own
    game = pyspiel.load_game(name)
    random = Random(1).random

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                draw(state, random())
                continue
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
            decisions += 1
        return decisions

    play()
    return timed(play)


if __name__ == "__main__":
    from bench.__main__ import main

    main(["openspiel", *sys.argv[1:]])

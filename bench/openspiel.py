"""Random play in OpenSpiel's own games written in Python and in ours, side by side.

`python -m bench.openspiel`. Deals and their chance nodes are part of the time; decisions and all nodes are
counted. Both sides take turns; every figure is the best of several runs by processor time.
"""

from __future__ import annotations

import json
import time
from random import Random
from typing import Any

import open_spiel.python.games  # noqa: F401  registers OpenSpiel's own
import pyspiel

from spydeck.adapters.openspiel import NAMES

THEIRS = ("python_block_dominoes", "python_team_dominoes", "python_liars_poker", "python_kuhn_poker")
ROUNDS = 7
SECONDS = 0.4


def play(state: Any, random: Random) -> tuple[int, int]:
    """Play on at random to the end. Return the number of decisions and of chance nodes."""
    decisions = draws = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            left = random.random()
            for action, probability in outcomes:  # noqa: B007  the one at which the loop stops
                left -= probability
                if left < 0:
                    break
            state.apply_action(action)
            draws += 1
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(random.random() * len(legal))])
            decisions += 1
    return decisions, draws


def measure(game: Any, random: Random) -> tuple[float, float]:
    """Return decisions and nodes for each second of processor time."""
    decisions = draws = 0
    start = time.process_time()
    while time.process_time() - start < SECONDS:
        played = play(game.new_initial_state(), random)
        decisions += played[0]
        draws += played[1]
    spent = time.process_time() - start
    return decisions / spent, (decisions + draws) / spent


def main() -> None:
    """Print a line of JSON for each game."""
    games = {name: pyspiel.load_game(name) for name in (*THEIRS, *NAMES)}
    random = Random(1)
    best = dict.fromkeys(games, (0.0, 0.0))
    for game in games.values():
        play(game.new_initial_state(), random)
    for _ in range(ROUNDS):
        for name, game in games.items():
            best[name] = max(best[name], measure(game, random))
    for name, (decisions, nodes) in best.items():
        line = {
            "bench": "openspiel",
            "game": name,
            "decisions_per_s": round(decisions),
            "nodes_per_s": round(nodes),
        }
        print(json.dumps(line))


if __name__ == "__main__":
    main()

"""How fast a game's module of WebAssembly is in Node, beside compiled code on the processor.

`python -m bench.wasm [GAME ...]`: a line of JSON for each game, measured in turns, the best of several runs.
`random_games` are complete random games a second, `playouts` those of `expert` from the middle of a game;
`share` is that of the processor's speed which the module has, and `compressed` its bytes. More is better of
all but the last.
"""

from __future__ import annotations

import gzip
import json
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

import numpy as np

import spydeck
from bench.node import MODULES, InNode
from spydeck.adapters.wasm_modules import suffix
from spydeck.arrays.engine import engine
from spydeck.arrays.rollouts import compiled_playouts
from spydeck.bots.thinking.brief import brief_of
from spydeck.bots.thinking.comparing import compiled_rows
from spydeck.bots.thinking.processor import Thinking
from spydeck.bots.thinking.question import Sheet
from spydeck.cli.benchmark import deck_of, ready_to_play_out
from spydeck.games.game import Game, search_of
from spydeck.kernel import pack

RUNS = 7
GAMES = 10_000
ROWS = 1024
MIDDLE = 24
"""Actions before the position from which is played on."""

Given = tuple[Any, ...]


def random_games(found: Game) -> tuple[str, Callable[..., Any], Callable[[], Given], int]:
    """Return a function by name and here, what makes its arguments, and how many games it plays."""
    ready = ready_to_play_out(found, None)
    records, order = np.concatenate([pack(ready), pack(ready)]), np.array(deck_of(found, ready))

    def given() -> Given:
        return records.copy(), GAMES, np.array([1]), order.copy(), np.zeros(32, np.int64)

    return "random_games", compiled_playouts(found), given, GAMES


def playouts(found: Game) -> tuple[str, Callable[..., Any], Callable[[], Given], int]:
    """Return the same for playouts of `expert`."""
    match, player = spydeck.new(found.name, seed=2), spydeck.bot("sensible", seed=2)
    for _ in range(MIDDLE):
        match.act(match.actors[0], player.choose(match.observation(match.actors[0])))
    seat = match.actors[0]
    observation, level = match.observation(seat), search_of(found).LEVELS["expert"]
    thinking = Thinking(brief_of(found, observation.state, seat, level, 1, rows=observation.rows))
    question, sheet = thinking.in_rows(ROWS)

    def given() -> Given:
        return question, Sheet(*(part.copy() for part in sheet)), 0, 1

    play_rows = compiled_rows(engine(found), *thinking.style, False)
    return f"play_rows{suffix(*thinking.style)}", play_rows, given, ROWS * len(thinking.actions)


def in_turns(
    node: InNode, name: str, here: Callable[..., Any], given: Callable[[], Given], count: int
) -> Any:
    """Return how much is done in a second here and in Node."""
    seconds: list[tuple[float, float]] = []
    for _ in range(RUNS):
        values = given()
        started = process_time()
        here(*values)
        spent = process_time() - started
        node.call(name, *given())
        seconds.append((spent, node.microseconds / 1e6))
    first, second = (min(one) for one in zip(*seconds, strict=True))
    return {"here": round(count / first), "in_node": round(count / second), "share": round(first / second, 2)}


def main(*names: str) -> None:
    """Print the figures of each game."""
    for name in names or spydeck.game_names():
        found = spydeck.game(name)
        with InNode(name) as node:
            facts = {
                "bench": "wasm",
                "game": name,
                "random_games": in_turns(node, *random_games(found)),
                "playouts": in_turns(node, *playouts(found)),
                "compressed": len(gzip.compress((MODULES / f"{name}.wasm").read_bytes(), 9)),
            }
        sys.stdout.write(json.dumps(facts) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])

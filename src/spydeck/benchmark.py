"""Measurements that anyone can run again: speed of playouts, strength of bots."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from spydeck.games.game import Game, game
from spydeck.kernel import NONE, copy, pack

BATCH = 2000
"""Playouts between two looks at the clock."""


def playouts(name: str, players: int | None, seconds: float) -> dict[str, Any]:
    """Complete random games a second on one core, compiled, and plays a second, interpreted.

    Plays are actions of seats; shuffling, dealing and scoring are part of a game.
    """
    found = game(name)
    ready = ready_to_deal(found, found.usual_players if players is None else players)
    begun = time.perf_counter()
    run, records, generator, order = _compiled_playouts(found, ready)
    run(records, 1, generator, order)
    compiling = time.perf_counter() - begun
    games = plays = 0
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        plays += run(records, BATCH, generator, order)
        games += BATCH
    return {
        "game": found.name,
        "players": ready.players,
        "games_per_s": round(games / spent),
        "plays_per_s": round(plays / spent),
        "interpreted_plays_per_s": round(interpreted_plays(found, ready, seconds / 3)),
        "compile_s": round(compiling, 3),
        "state_bytes": records.dtype.itemsize,
    }


def ready_to_deal(found: Game, players: int) -> Any:
    """A state of a game without variants that waits for its last chance outcome before seats act."""
    state = found.start(found.read_options(players, {}))
    random = Random(1)
    while True:
        before = copy(state)
        chance = found.chances[found.pending(state)]
        deck = list(chance.deck(state))
        found.resolve(state, random.sample(deck, len(deck) if chance.whole else 1))
        if found.pending(state) == NONE:
            return before


def _deck(found: Game, ready: Any) -> list[int]:
    return list(found.chances[found.pending(ready)].deck(ready))


def _compiled_playouts(found: Game, ready: Any) -> tuple[Callable[..., int], Any, Any, Any]:
    import numpy as np

    from spydeck.compiled import generator

    records = np.concatenate([pack(ready), pack(ready)])
    return _runner(found), records, generator(time.time_ns()), np.array(_deck(found, ready), np.int64)


@cache
def _runner(found: Game) -> Callable[..., int]:
    from spydeck.compiled import compile_function

    playout = found.playout

    def run(records: Any, games: int, generator: Any, order: Any) -> int:
        plays = 0
        for _ in range(games):
            records[0] = records[1]
            plays += playout(records[0], generator, order)
        return plays

    return compile_function(run)


def interpreted_plays(found: Game, ready: Any, seconds: float) -> float:
    """Plays a second of the same playouts, run as plain Python."""
    generator = [1]
    order = _deck(found, ready)
    plays = 0
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        plays += found.playout(copy(ready), generator, order)
    return plays / spent

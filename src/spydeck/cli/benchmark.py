"""Measurements that anyone can run again: the speed of playouts, the strength of bots."""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import Any

from spydeck import arena
from spydeck.arrays.engine import playouts_of
from spydeck.arrays.rollouts import compiled_playouts
from spydeck.errors import InvalidOption
from spydeck.games.game import Game
from spydeck.games.registry import game
from spydeck.kernel import copy, pack
from spydeck.text import message

BATCH = 2000
"""Playouts between two readings of the clock."""

DIRECTIONS = {
    "games_per_s": "more",
    "plays_per_s": "more",
    "interpreted_plays_per_s": "more",
    "compile_s": "less",
    "state_bytes": "less",
}
"""Whether more or less is better of each figure of playouts."""


def playouts(name: str, players: int | None, seconds: float) -> dict[str, Any]:
    """Return complete random games per second on one core, compiled, and plays per second, interpreted.

    Plays are what a game's playout counts (Black Spy: cards played); shuffling, dealing, and scoring are part
    of a game. A game with a tally adds the share of each of its labels. `directions` says of each figure
    whether more or less is better. Raise `InvalidOption`.
    """
    check_seconds(seconds)
    found = game(name)
    start = time.perf_counter()
    batch = PlayoutBatch(found, players)
    batch.run(1)
    compiling = time.perf_counter() - start
    games = plays = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        plays += batch.run(BATCH)
        games += BATCH
    ready = ready_to_play_out(found, players)
    facts = {
        "game": found.name,
        "players": ready.players,
        "games_per_s": round(games / spent),
        "plays_per_s": round(plays / spent),
        "interpreted_plays_per_s": round(interpreted_plays(found, ready, seconds / 3)),
        "compile_s": round(compiling, 3),
        "state_bytes": pack(ready).dtype.itemsize,
        "directions": DIRECTIONS,
    }
    if batch.tally:
        shares = batch.counts / batch.counts.sum()
        facts[batch.tally.title] = dict(zip(batch.tally.labels, shares.round(4).tolist(), strict=True))
    return facts


def check_seconds(seconds: float) -> None:
    """Raise `InvalidOption` for a duration that is not positive, or longer than an hour."""
    if not 0 < seconds <= 3600:
        raise InvalidOption(message("seconds-out-of-bounds"))


def ready_to_play_out(found: Game, players: int | None) -> Any:
    """Return a state with the usual options that waits for the chance outcome that a playout starts with."""
    count = found.usual_players if players is None else players
    state = found.setup.start(found.read_options(count, {}))
    random = Random(1)
    first = playouts_of(found).START
    while (pending := found.rules.pending(state)) != first:
        chance = found.chances[pending]
        deck = list(chance.deck(state))
        found.rules.resolve(state, random.sample(deck, len(deck) if chance.whole else 1))
    return state


def deck_of(found: Game, ready: Any) -> list[int]:
    """Return the cards that a playout shuffles."""
    return list(found.chances[playouts_of(found).START].deck(ready))


class PlayoutBatch:
    """Compiled playouts of a game, and their results."""

    def __init__(self, found: Game, players: int | None) -> None:
        import numpy as np

        from spydeck.kernel.compiled import generator

        self.tally = playouts_of(found).TALLY
        ready = ready_to_play_out(found, players)
        self._order = np.array(deck_of(found, ready), np.int64)
        self._words = generator(time.time_ns())
        self._records = np.concatenate([pack(ready), pack(ready)])
        self.counts = np.zeros(len(self.tally.labels) if self.tally else 1, np.int64)
        """Games by the labels of the tally; all in one place where there is no tally."""
        self._run = compiled_playouts(found)

    def run(self, games: int) -> int:
        """Play some games. Return the number of plays in them."""
        return int(self._run(self._records, games, self._words, self._order, self.counts))


def interpreted_plays(found: Game, ready: Any, seconds: float) -> float:
    """Return the plays per second of the same playouts, run as plain Python."""
    words = [1]
    order = deck_of(found, ready)
    playout = playouts_of(found).playout
    plays = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        plays += playout(copy(ready), words, order)
    return plays / spent


def bots(name: str, names: Sequence[str], deals: int, seed: int) -> dict[str, Any]:
    """Return the results of bots playing each other, one in each seat, in all rotations: `spydeck.arena`.

    A game with deals is played deal by deal, each from level totals. `points` are the means of the bots, and
    `better` says which way they point. `under_mean` is how far the first bot stays under the mean of the
    table, with its standard error, `wins` are shares of games, and `times_par` compares the first bot with an
    even share of points and of wins. `directions` says of each figure whether more or less is better. Raise
    `InvalidOption`, `UnknownBot`.
    """
    result = arena.run(
        name, names, players=len(names), deals=deals, seed=seed, seatings="rotations", skill=False
    )
    first = result.standings[0]
    fewest = result.better == "fewer"
    better, under = ("less", "more") if fewest else ("more", "less")
    points = [one.points.mean for one in result.standings]
    mean = fmean(points)
    others = (len(names) - 1) / len(names)
    error = first.edge.error
    return {
        "game": result.design.game,
        "bots": list(names),
        "deals": result.deals,
        "games": result.games,
        "better": result.better,
        "points": [round(number, 2) for number in points],
        "under_mean": round(mean - points[0], 2),
        "standard_error": None if error is None else round(error * others, 2),
        "wins": [round(one.wins.mean, 3) for one in result.standings],
        "times_par": {
            "points": round(points[0] / mean, 2) if mean else None,
            "wins": round(first.wins.mean * len(names), 2),
        },
        "directions": {
            "points": better,
            "under_mean": under,
            "standard_error": "less",
            "wins": "more",
            "times_par": {"points": better, "wins": "more"},
        },
    }

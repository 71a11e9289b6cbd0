"""Whether a likely world is found for every position: `python -m bench.worlds [GAME ...] --positions 100000`.

Positions come from random games with random players; in each, the seat that chooses next draws worlds.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from dataclasses import replace

import numpy as np

from spydeck.arrays.position import Position
from spydeck.bots.thinking.brief import brief_of
from spydeck.bots.thinking.processor import Thinking
from spydeck.games.game import Game, search_of
from spydeck.games.registry import loadable

WORLDS = 4


def positions(game: Game, seed: int) -> Iterator[Position]:
    """Yield positions of random games without end, each before a seat begins an action."""
    rng = np.random.default_rng(seed)
    span = game.most_players - game.least_players + 1
    while True:
        position = Position.start(game, game.least_players + int(rng.integers(span)))
        while not position.over:
            if position.pending:
                position.resolve(rng=rng)
                continue
            if not position.started:
                yield position
            position.apply(position.actors[0], int(rng.choice(position.legal())))


def unexplained(game: Game, count: int, seed: int = 1) -> int:
    """Return in how many of so many positions no world is likely at all."""
    level = replace(search_of(game).LEVELS["expert"], worlds=WORLDS, playouts=1)
    missing = 0
    found = positions(game, seed)
    for number in range(count):
        position = next(found)
        seat = position.actors[0]
        thinking = Thinking(
            brief_of(game, position.observe(seat).state(), seat, level, number, explains=True)
        )
        missing += int(not thinking.explained)
    return missing


def main(words: Sequence[str] | None = None) -> None:
    """Count the positions of each game."""
    parser = ArgumentParser(prog="python -m bench.worlds", description="Look for positions without a world.")
    parser.add_argument("games", nargs="*", help="names of games; by default all")
    parser.add_argument("--positions", type=int, default=100_000, help="positions for each game")
    asked = parser.parse_args(words)
    for game in loadable():
        if game.search and (not asked.games or game.name in asked.games):
            missing = unexplained(game, asked.positions)
            sys.stdout.write(f"{game.title}: {asked.positions} positions, {missing} without a likely world\n")


if __name__ == "__main__":
    main()

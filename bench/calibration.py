"""Whether the odds that bots state are right: `python -m bench.calibration GAME --positions 1000`.

Bots play games, and at every choice the seat to act draws likely worlds. Each chance in the game's odds is
compared with what was true, which is what the same odds say of the true state alone: nearly 0 or 100 percent.
With `--page`, the table is also written to `docs/bots.md`.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from bench.strength import PAGE, table, write_table
from spydeck.bots import maker
from spydeck.bots.thinking.brief import brief_of
from spydeck.bots.thinking.processor import Thinking
from spydeck.games.game import Game, search_of
from spydeck.games.registry import game as find
from spydeck.match import Match

WORLDS = 1024
"""From how many worlds the odds are counted."""

BINS = 10
"""Into how many equal parts the chances from 0 to 100 percent are sorted."""

CERTAIN = 100.0

COUNTS = ("spies_out",)
"""Numbers in odds that are no chances."""


def matches(game: Game, names: Sequence[str], seed: int, every: int = 1) -> Iterator[Match]:
    """Yield games of some bots, who sit down in turn, before every choice, or every so many choices."""
    makers = [maker(name) for name in names]
    span = game.most_players - game.least_players + 1
    passed = 0
    while True:
        players = game.least_players + seed % span
        match = Match(game, game.read_options(players, game.setup.SINGLE_DEAL), seed=seed)
        bots = [makers[(seed + seat) % len(makers)](8 * seed + seat) for seat in range(players)]
        while not match.over:
            passed += 1
            if passed % every == 0:
                yield match
            seat = match.actors[0]
            match.act(seat, bots[seat].choose(match.observation(seat)))
        seed += 1


def chances(odds: object, name: str = "") -> dict[str, float]:
    """Return the numbers of odds by their names, from all levels."""
    if isinstance(odds, dict | list):
        found: dict[str, float] = {}
        for key, inner in odds.items() if isinstance(odds, dict) else enumerate(odds):
            if key not in COUNTS:
                found |= chances(inner, f"{name}/{key}")
        return found
    if isinstance(odds, int | float) and not isinstance(odds, bool):
        return {name: float(odds)}
    return {}


def claims(match: Match, level: str, seed: int) -> Iterator[tuple[float, bool]]:
    """Yield each chance in the odds of the seat that chooses, in percent, and whether it was true."""
    game, seat = match.game, match.actors[0]
    search = search_of(game)
    observation = match.observation(seat)
    seen = observation.state
    brief = replace(search.LEVELS[level], worlds=WORLDS, playouts=1, first_rows=1)
    thinking = Thinking(brief_of(game, seen, seat, brief, seed, rows=observation.rows, explains=True))
    if len(thinking.actions) == 0:
        return
    thinking.think()
    said = chances(search.odds(seen, seat, thinking.found().shares))
    counts = [0.0] * search.COUNTS
    search.count_odds(match.position.state(), seat, counts)
    true = chances(search.odds(seen, seat, counts))
    for name in sorted(said | true):  # what odds leave out is impossible
        yield said.get(name, 0.0), true.get(name, 0.0) > CERTAIN / 2


def reliability(found: NDArray[np.float64]) -> list[tuple[str, ...]]:
    """Return a row for each part of the chances: how many claims, their mean, and the share that was true."""
    rows: list[tuple[str, ...]] = []
    for part in range(BINS):
        low, high = part * CERTAIN / BINS, (part + 1) * CERTAIN / BINS
        last = part == BINS - 1
        inside = found[(found[:, 0] >= low) & ((found[:, 0] < high) | last)]
        if len(inside):
            mean, share = inside[:, 0].mean(), CERTAIN * inside[:, 1].mean()
            rows.append((f"{low:.0f} to {high:.0f}%", str(len(inside)), f"{mean:.1f}%", f"{share:.1f}%"))
    return rows


def measured(
    game: Game, bots: Sequence[str], level: str, positions: int, seed: int, every: int = 1
) -> NDArray[np.float64]:
    """Return all claims in so many positions, as an array of chances and whether they were true."""
    found = matches(game, bots, seed, every)
    pairs = [pair for number in range(positions) for pair in claims(next(found), level, number)]
    return np.array(pairs, np.float64).reshape(-1, 2)


HEADER = ("odds", "claims", "mean of the odds", "true")


def main(words: Sequence[str] | None = None) -> None:
    """Print the reliability of the odds in a game."""
    parser = ArgumentParser(prog="python -m bench.calibration", description="Compare odds with what is true.")
    parser.add_argument("game", help="the name of a game")
    parser.add_argument("--positions", type=int, default=1000, help="how many choices (default: 1000)")
    parser.add_argument("--seed", type=int, default=1, help="the first game (default: 1)")
    spread = "one choice in so many, so that many games are among them (default: every choice)"
    parser.add_argument("--every", type=int, default=1, help=spread)
    parser.add_argument("--bots", default="sensible", help="who plays, with commas (default: sensible)")
    parser.add_argument("--level", default="expert", help="who states the odds (default: expert)")
    parser.add_argument("--page", action="store_true", help=f"also write the table to {PAGE}")
    asked = parser.parse_args(words)
    bots = asked.bots.split(",")
    rows = reliability(
        measured(find(asked.game), bots, asked.level, asked.positions, asked.seed, asked.every)
    )
    text = table(rows, HEADER)
    sys.stdout.write(text)
    if asked.page:
        write_table(PAGE, f"calibration of {asked.game}", text)


if __name__ == "__main__":
    main()

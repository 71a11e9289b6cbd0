"""What a match costs in Python: actions by their texts, views, JSON, observations, copies.

`python -m bench.match` prints a line of JSON for each game. All its figures are microseconds of processor
time, less is better: medians of several rounds over whole random games, each played from texts that were
prepared before. `view_as_sent_us` is a view with the encoder that the server uses, pydantic's;
`view_with_json_us` is one with the encoder of the standard library.
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

from pydantic_core import to_json

import spydeck
from bench.side import Work
from spydeck.match import Match

PACKAGES = ("spydeck",)

GAMES = 8
ROUNDS = 7
EVERY = 7
"""A position is kept after this many actions."""

OPTIONS: dict[str, dict[str, Any]] = {
    "black-spy": {},
    "black-spy, all cards in play": {"variants": ["the-mole", "following-rank", "calling-color"]},
    "spy-tricks": {},
    "spycard": {},
}

Script = list[tuple[int, str]]
Position = tuple[Match, int]


def new(name: str, seed: int) -> Match:
    """Return a new match with the options of a line of figures."""
    return spydeck.new(name.partition(",")[0], seed=seed, **OPTIONS[name])


def script(name: str, seed: int) -> tuple[Script, list[Position]]:
    """Return the actions of a random game as texts, and positions along it with the seat to act."""
    match = new(name, seed)
    bot = spydeck.bot("random", seed)
    actions: Script = []
    positions: list[Position] = []
    while not match.over:
        seat = match.actors[0]
        if len(actions) % EVERY == 0:
            kept = match.copy()
            kept.view(None)
            positions.append((kept, seat))
        text = bot.choose(match.observation(seat))
        match.act(seat, text)
        actions.append((seat, text))
    return actions, positions


def played(name: str, seed: int, actions: Script) -> float:
    """Return the microseconds of processor time for each action of a game."""
    act = new(name, seed).act
    start = process_time()
    for seat, text in actions:
        act(seat, text)
    return 1e6 * (process_time() - start) / len(actions)


def spent(work: Callable[[Match, int], object], positions: list[Position]) -> float:
    """Return the microseconds of processor time for each position."""
    start = process_time()
    for match, seat in positions:
        work(match, seat)
    return 1e6 * (process_time() - start) / len(positions)


WORK: dict[str, Callable[[Match, int], object]] = {
    "view_us": lambda match, seat: match.view(seat),
    "view_as_sent_us": lambda match, seat: to_json(match.view(seat)),
    "view_with_json_us": lambda match, seat: json.dumps(match.view(seat)),
    "observation_us": lambda match, seat: match.observation(seat),
    "key_us": lambda match, seat: match.observation(seat).key,
    "copy_us": lambda match, seat: match.copy(),
    "pickled_observation_us": lambda match, seat: pickle.dumps(match.observation(seat)),
}


def match_speed(name: str) -> dict[str, float]:
    """Return microseconds of processor time by what is done in one game."""
    scripts = [script(name, seed) for seed in range(GAMES)]
    positions = [position for _, kept in scripts for position in kept]
    views = [match.view(seat) for match, seat in positions]
    rounds: dict[str, list[float]] = {"act_us": [], "json_alone_us": [], **{label: [] for label in WORK}}
    for _ in range(ROUNDS):
        rounds["act_us"] += [played(name, seed, actions) for seed, (actions, _) in enumerate(scripts)]
        start = process_time()
        for view in views:
            json.dumps(view)
        rounds["json_alone_us"].append(1e6 * (process_time() - start) / len(views))
        for label, work in WORK.items():
            rounds[label].append(spent(work, positions))
    return {label: round(median(times), 1) for label, times in rounds.items()}


def acts(*words: str) -> Work:
    """Return work that plays random games from texts, and counts actions."""
    name = " ".join(words)
    scripts = [script(name, seed)[0] for seed in range(GAMES)]
    count = sum(map(len, scripts))

    def work() -> tuple[float, float]:
        return count, sum(
            len(actions) * played(name, seed, actions) / 1e6 for seed, actions in enumerate(scripts)
        )

    return work


def views(label: str, *words: str) -> Work:
    """Return work that does what a figure of `WORK` is about along random games, and counts positions."""
    name = " ".join(words)
    positions = [position for seed in range(GAMES) for position in script(name, seed)[1]]
    return lambda: (len(positions), len(positions) * spent(WORK[label], positions) / 1e6)


def main() -> None:
    """Print a line of JSON for each game."""
    for name in OPTIONS:
        print(json.dumps({"bench": "match", "game": name, **match_speed(name), "better": "less"}), flush=True)


if __name__ == "__main__":
    main()

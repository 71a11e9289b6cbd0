"""The cost of a match in Python: actions by their texts, views, JSON, observations, copies.

`python -m bench.match` prints a line of JSON for each game. All its figures are microseconds of processor
time, less is better: medians over whole random games, each played from texts that were prepared before.
What is done besides is done before each action for the seat that acts, in a game that goes on, as a server
does it. `view_as_sent_us` is a view as the server writes it; `view_with_json_us` is one with the encoder of
the standard library.
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

import spydeck
from bench.side import Work
from spydeck.json_types import JsonObject
from spydeck.match import Match
from spydeck.server.table.entries import written

PACKAGES = ("spydeck",)

GAMES = 4
ROUNDS = 7

OPTIONS: dict[str, dict[str, Any]] = {
    "black-spy": {},
    "black-spy, all cards in play": {"variants": ["the-mole", "following-rank", "calling-color"]},
    "spy-tricks": {},
    "spycard": {},
}

Script = list[tuple[int, str]]
Look = Callable[[Match, int], object]
"""The operations on a match, for the seat that acts next."""


def new(name: str, seed: int) -> Match:
    """Return a new match with the options of a line of figures."""
    return spydeck.new(name.partition(",")[0], seed=seed, **OPTIONS[name])


def script(name: str, seed: int) -> tuple[Script, list[JsonObject]]:
    """Return the actions of a random game as texts, and the view before each of the seat that acts."""
    match = new(name, seed)
    bot = spydeck.bot("random", seed)
    actions: Script = []
    views = []
    while not match.over:
        seat = match.actors[0]
        views.append(match.view(seat))
        text = bot.choose(match.observation(seat))
        match.act(seat, text)
        actions.append((seat, text))
    return actions, views


def played(name: str, seed: int, actions: Script, look: Look | None = None) -> float:
    """Return the microseconds of processor time for each action of a game, and what is done before it."""
    match = new(name, seed)
    start = process_time()
    for seat, text in actions:
        if look is not None:
            look(match, seat)
        match.act(seat, text)
    return 1e6 * (process_time() - start) / len(actions)


def spent(name: str, seed: int, actions: Script, look: Look) -> float:
    """Return the microseconds of processor time for what is done before an action."""
    return played(name, seed, actions, look) - played(name, seed, actions)


WORK: dict[str, Look] = {
    "view_us": lambda match, seat: match.view(seat),
    "view_as_sent_us": lambda match, seat: written(match.peek(seat)),
    "view_with_json_us": lambda match, seat: json.dumps(match.view(seat)),
    "observation_us": lambda match, seat: match.observation(seat),
    "key_us": lambda match, seat: match.observation(seat).key,
    "copy_us": lambda match, seat: match.copy(),
    "pickled_observation_us": lambda match, seat: pickle.dumps(match.observation(seat)),
}


def match_speed(name: str) -> dict[str, float]:
    """Return microseconds of processor time by what is done in one game."""
    scripts = [script(name, seed) for seed in range(GAMES)]
    rounds: dict[str, list[float]] = {"act_us": [], "json_alone_us": [], **{label: [] for label in WORK}}
    for _ in range(ROUNDS):
        for seed, (actions, views) in enumerate(scripts):
            rounds["act_us"].append(played(name, seed, actions))
            start = process_time()
            for view in views:
                json.dumps(view)
            rounds["json_alone_us"].append(1e6 * (process_time() - start) / len(views))
            for label, look in WORK.items():
                rounds[label].append(spent(name, seed, actions, look))
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
    """Return work that does what a figure of `WORK` is about along random games, and counts views."""
    name = " ".join(words)
    scripts = [script(name, seed)[0] for seed in range(GAMES)]
    count = sum(map(len, scripts))

    def work() -> tuple[float, float]:
        return count, sum(
            len(actions) * spent(name, seed, actions, WORK[label]) / 1e6
            for seed, actions in enumerate(scripts)
        )

    return work


def main() -> None:
    """Print a line of JSON for each game."""
    for name in OPTIONS:
        print(json.dumps({"bench": "match", "game": name, **match_speed(name), "better": "less"}), flush=True)


if __name__ == "__main__":
    main()

"""Effects of actions and odds, counted in likely worlds by the kernels, interpreted and compiled."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from spydeck.arrays.engine import compiled
from spydeck.bots.thinking.processor import Thinking
from spydeck.games.action import Action
from spydeck.games.game import Game
from spydeck.kernel import copy, pack, unpack


def effects_of(game: Game, seen: Any, seat: int, action: Action, worlds: Any, ends: Any) -> list[float]:
    """Return the means of the effects of an action over worlds, arrays of records, and how these end."""
    ideas: Any = game.ideas
    effects = [0.0] * len(ideas.EFFECTS)
    generator = [1]
    for place in range(len(worlds)):
        world, end = (unpack(game.rules.State, records[place]) for records in (worlds, ends))
        ideas.note_effects(seen, world, end, seat, *action, copy(world), copy(world), generator, effects)
    return [number / len(worlds) for number in effects]


def played_on(thinking: Thinking, action: Action, count: int) -> tuple[Any, Any]:
    """Return so many likely worlds, and how they end that are played on after an action."""
    worlds, [(_, ends)] = thinking.look_at([action])
    step = len(worlds) // count
    return worlds[::step][:count].copy(), ends[::step][:count].copy()


def shares_of(game: Game, worlds: Any, seat: int) -> list[float]:
    """Return the means of what the odds are counted from over worlds, an array of records."""
    search: Any = game.search
    counts = [0.0] * search.COUNTS
    for record in worlds:
        search.count_odds(unpack(game.rules.State, record), seat, counts)
    return [number / len(worlds) for number in counts]


def compiled_effects_of(
    game: Game, seen: Any, seat: int, action: Action, worlds: Any, ends: Any
) -> list[float]:
    """Return what `effects_of` returns, counted by compiled code; which changes nothing that it reads."""
    given = pack(seen), worlds, ends
    before = [records.tobytes() for records in given]
    ideas: Any = game.ideas
    effects = np.zeros(len(ideas.EFFECTS))
    spare, generator = np.empty(2, worlds.dtype), np.array([1], np.int64)
    _noting(ideas.note_effects)(*given, seat, tuple(action), spare, generator, effects)
    assert [records.tobytes() for records in given] == before
    return [float(number) for number in effects / len(worlds)]


def compiled_shares_of(game: Game, worlds: Any, seat: int) -> list[float]:
    """Return what `shares_of` returns, counted by compiled code."""
    search: Any = game.search
    counts = np.zeros(search.COUNTS)
    _counting(search.count_odds)(worlds, seat, counts)
    return [float(number) for number in counts / len(worlds)]


@cache
def _noting(note_effects: Callable[..., Any]) -> Callable[..., Any]:
    def note_in_worlds(
        seen: Any, worlds: Any, ends: Any, seat: int, action: Any, spare: Any, generator: Any, effects: Any
    ) -> None:
        verb, subject, objects = action
        for place in range(len(worlds)):
            world, end, turn, claim = worlds[place], ends[place], spare[0], spare[1]
            spare[0] = spare[1] = world
            note_effects(seen[0], world, end, seat, verb, subject, objects, turn, claim, generator, effects)

    return compiled(note_in_worlds)


@cache
def _counting(count_odds: Callable[..., Any]) -> Callable[..., Any]:
    def count_in_worlds(worlds: Any, seat: int, counts: Any) -> None:
        for place in range(len(worlds)):
            count_odds(worlds[place], seat, counts)

    return compiled(count_in_worlds)

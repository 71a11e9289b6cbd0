"""The parts of a game's search, as functions that compiled programs call."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spydeck.arrays.engine import Engine, register
from spydeck.bots.thinking.question import LEFT, NOISE, Question, Sheet
from spydeck.games.game import Game, search_of
from spydeck.games.search import CountingSearch, DatedSearch, DoubtingSearch, GuessingSearch, TunedSearch
from spydeck.kernel import random_below
from spydeck.kernel.progress import once


def counting(game: Game) -> CountingSearch | None:
    """Return the search of a game if it counts its beliefs."""
    return game.search if isinstance(game.search, CountingSearch) else None


def guessing(game: Game) -> GuessingSearch | None:
    """Return the search of a game if it has guesses that are decided apart."""
    return game.search if isinstance(game.search, GuessingSearch) else None


def doubting(game: Game) -> DoubtingSearch | None:
    """Return the search of a game if it has claims that can be doubted."""
    return game.search if isinstance(game.search, DoubtingSearch) else None


def is_dated(game: Game) -> bool:
    """Return whether the search of a game measured otherwise in 2026."""
    return isinstance(game.search, DatedSearch)


@once
def playing_candidates(engine: Engine, believing: bool, tuned: bool, dated: bool) -> Callable[..., None]:
    """Return the function that plays on after each candidate that is left, and measures the ends.

    It does so in a share of some rows. All candidates meet the same chance. If the seat is `believing`, it
    uses its notes; if it is `tuned`, weights found in self-play. What is `dated` measures as in 2026.
    """
    game = engine.game
    apply, play_on, measure = game.rules.apply, playing_on(game, believing, tuned), measuring(game, dated)

    def play_candidates(
        question: Question, sheet: Sheet, first: int, last: int, share: int, shares: int
    ) -> None:
        seat, noise, actions = question.seat, question.budget[NOISE], sheet.actions
        chance = sheet.generator.copy()
        passed = share
        for row in range(first, last):
            seed = random_seed(sheet.generator)
            if passed > 0:
                passed -= 1
                continue
            passed = shares - 1
            for place in range(sheet.progress[LEFT]):
                candidate = sheet.alive[place]
                sheet.playing[0] = sheet.worlds[sheet.picks[row]]
                state = sheet.playing[0]
                chance[0] = seed
                apply(state, seat, actions[candidate, 0], actions[candidate, 1], actions[candidate, 2])
                play_on(state, seat, noise, sheet.notes, chance, sheet.order)
                measure(state, seat, sheet.results[row, candidate])

    register(random_seed)
    return register(play_candidates)


def random_seed(generator: list[int]) -> int:
    """Return a random seed for a generator, and advance this one."""
    return random_below(generator, HALF) * HALF + random_below(generator, HALF)


HALF = 1 << 30


def measuring(game: Game, dated: bool) -> Callable[..., None]:
    """Return the kernel that measures the end."""
    search = search_of(game)
    return search.measure_in_2026 if dated and isinstance(search, DatedSearch) else search.measure


def playing_on(game: Game, believing: bool, tuned: bool) -> Callable[..., None]:
    """Return the kernel that plays on, with notes that only a believing seat uses."""
    search = search_of(game)
    if believing and isinstance(search, CountingSearch):
        return search.play_on_believing
    play_on = search.play_on_tuned if tuned and isinstance(search, TunedSearch) else search.play_on

    def play_on_without(world: Any, seat: int, noise: int, notes: Any, generator: Any, order: Any) -> None:
        play_on(world, seat, noise, generator, order)

    return register(play_on_without)

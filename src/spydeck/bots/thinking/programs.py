"""The compiled search of a game: its candidates, worlds weighted by conduct, and results of playing on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spydeck.arrays.engine import Engine, compiled, register
from spydeck.errors import InvalidOption
from spydeck.games.game import Game
from spydeck.games.search import Conduct, CountingSearch, DatedSearch, GuessingSearch, Search, TunedSearch
from spydeck.kernel import random_below
from spydeck.kernel.progress import once
from spydeck.text import message


def search_of(game: Game) -> Search:
    """Return the parts of a game's search. Raise `InvalidOption` if it has none."""
    if game.search is None:
        raise InvalidOption(message("no-search", game=game.title))
    return game.search


def conduct_of(game: Game) -> Conduct:
    """Return what the course of a game says. Raise `InvalidOption` if the game has no such part."""
    if game.conduct is None:
        raise InvalidOption(message("no-conclusions", game=game.title))
    return game.conduct


@once
def compiled_candidates(engine: Engine) -> Callable[..., int]:
    """Return the compiled function that writes the actions to compare, and returns how many there are."""
    candidates = search_of(engine.game).candidates

    def list_candidates(records: Any, seat: int, width: int, actions: Any) -> int:
        return int(candidates(records[0], seat, width, actions))

    return compiled(list_candidates, message("compiled-candidates", game=engine.game.title))


def counting(game: Game) -> CountingSearch | None:
    """Return the search of a game if it counts its beliefs."""
    return game.search if isinstance(game.search, CountingSearch) else None


def guessing(game: Game) -> GuessingSearch | None:
    """Return the search of a game if it has guesses that are decided apart."""
    return game.search if isinstance(game.search, GuessingSearch) else None


def is_dated(game: Game) -> bool:
    """Return whether the search of a game measured otherwise in 2026."""
    return isinstance(game.search, DatedSearch)


def is_tuned(game: Game) -> bool:
    """Return whether the search of a game has weights found in self-play."""
    return isinstance(game.search, TunedSearch)


@once
def compiled_beliefs(engine: Engine) -> Callable[..., int]:
    """Return the compiled function that writes worlds, weights, and notes, and then the actions."""
    search = counting(engine.game)
    if search is None:
        raise InvalidOption(message("no-beliefs", game=engine.game.title))
    believe, promising = search.believe, search.promising

    def believe_and_list(
        records: Any,
        seat: int,
        width: int,
        generator: Any,
        worlds: Any,
        weights: Any,
        notes: Any,
        actions: Any,
    ) -> int:
        believe(records[0], seat, generator, worlds, weights, notes)
        return int(promising(records[0], seat, width, notes, actions))

    return compiled(believe_and_list, message("compiled-beliefs", game=engine.game.title))


@once
def compiled_weights(engine: Engine) -> Callable[..., None]:
    """Return the compiled function that multiplies the weight of each world by how likely the conduct is."""
    likelihood = search_of(engine.game).likelihood

    def weigh_worlds(worlds: Any, weights: Any, seat: int) -> None:
        for place in range(len(worlds)):
            weights[place] *= likelihood(worlds[place], seat)

    return compiled(weigh_worlds, message("compiled-likely-worlds", game=engine.game.title))


@once
def compiled_refined(engine: Engine) -> Callable[..., None]:
    """Return the compiled function that changes each world in a number of steps."""
    refine = search_of(engine.game).refine

    def refine_worlds(worlds: Any, seat: int, steps: int, generator: Any) -> None:
        for place in range(len(worlds)):
            refine(worlds[place], seat, steps, generator)

    return compiled(refine_worlds, message("compiled-refined-worlds", game=engine.game.title))


@once
def compiled_conduct(engine: Engine) -> Callable[..., None]:
    """Return the compiled function that multiplies the weight of each world by how likely the events are."""
    weigh = conduct_of(engine.game).weigh

    def weigh_histories(
        worlds: Any, weights: Any, seat: int, history: Any, likelihoods: Any, generator: Any
    ) -> None:
        for place in range(len(worlds)):
            weights[place] *= weigh(worlds[place], seat, history, likelihoods, generator)

    return compiled(weigh_histories, message("compiled-conduct", game=engine.game.title))


@once
def compiled_telling(engine: Engine) -> Callable[..., None]:
    """Return the compiled function that adds how well each action fits what the seat hides, in each world."""
    telling = conduct_of(engine.game).telling

    def tell_in_worlds(
        worlds: Any, actions: Any, seat: int, fitting: Any, generator: Any, playing: Any, told: Any
    ) -> None:
        for world in range(len(worlds)):
            for place in range(len(actions)):
                playing[0] = worlds[world]
                verb_id, subject, objects = actions[place, 0], actions[place, 1], actions[place, 2]
                told[place] += telling(playing[0], seat, verb_id, subject, objects, fitting, generator)

    return compiled(tell_in_worlds, message("compiled-telling", game=engine.game.title))


@once
def playing_candidates(engine: Engine, believing: bool, tuned: bool, dated: bool) -> Callable[..., None]:
    """Return the function that plays on after each candidate, in each world, and measures the ends.

    `worlds` holds true states and `picks` the place of each world to play; `alive` are the candidates.
    All candidates meet the same chance. `noise` is the chance of a random move in thousandths. If the seat is
    `believing`, it uses its notes; if it is `tuned`, weights found in self-play. What is `dated` measures as
    in 2026.
    """
    game = engine.game
    apply, play_on, measure = game.rules.apply, playing_on(game, believing, tuned), measuring(game, dated)

    def play_candidates(
        worlds: Any,
        picks: Any,
        actions: Any,
        alive: Any,
        seat: int,
        noise: int,
        notes: Any,
        generator: Any,
        order: Any,
        playing: Any,
        results: Any,
    ) -> None:
        chance = generator.copy()
        half = 1 << 30
        for row in range(len(picks)):
            seed = random_below(generator, half) * half + random_below(generator, half)
            for place in range(len(alive)):
                candidate = alive[place]
                playing[0] = worlds[picks[row]]
                state = playing[0]
                chance[0] = seed
                apply(state, seat, actions[candidate, 0], actions[candidate, 1], actions[candidate, 2])
                play_on(state, seat, noise, notes, chance, order)
                measure(state, seat, results[row, candidate])

    return register(play_candidates)


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

"""Playing on in many worlds, compiled, and what that says about each word."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any, Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from spydeck.arrays.engine import POLICIES, Engine, compiled, playouts_of, register
from spydeck.arrays.words import CHOSEN
from spydeck.errors import InvalidOption, shown
from spydeck.games.game import MAX_SEATS, Game
from spydeck.games.option_values import as_whole, one_of
from spydeck.kernel import NONE, overwrite, random_below
from spydeck.kernel.progress import once
from spydeck.text import message

Randomness: TypeAlias = (
    "int | np.integer[Any] | Random | np.random.Generator | np.random.RandomState | NDArray[np.int64] | None"
)
"""A seed, a generator of Python or NumPy, a generator for kernels (which is advanced), or None: the system's
own randomness. A seed gives the same each time; a generator gives something else."""

BITS = 62


def generator_of(rng: Randomness) -> NDArray[np.int64]:
    """Return a generator for kernels: an array of one 64-bit word. Raise `InvalidOption`."""
    if isinstance(rng, np.ndarray) and rng.shape:
        if rng.shape != (1,) or rng.dtype != np.int64 or not rng.flags.writeable:
            raise InvalidOption("a generator for kernels is an array of one int64 that can be written to")
        return rng
    return np.array([_seed(rng)], np.int64)


def _seed(rng: Any) -> int:
    if rng is None:
        return secrets.randbits(BITS)
    if isinstance(rng, Random):
        return rng.getrandbits(BITS)
    if isinstance(rng, np.random.Generator):
        return int(rng.integers(1 << BITS))
    if isinstance(rng, np.random.RandomState):
        return int(rng.randint(1 << BITS, dtype=np.int64))
    number = as_whole(rng)
    if number is None:
        raise InvalidOption(f"rng must be a seed or a generator, not {shown(rng)}")
    return number % (1 << BITS)


Until = Literal["deal", "game"]
"""How far a rollout goes: to the end of the deal or round that is being played, or of the whole game."""

MAX_WORLDS = 1_000_000

CHUNK = 1024
"""How many worlds are drawn before they are played."""

DEAL, GAME = range(2)

_HOW_FAR = {"deal": DEAL, "game": GAME}


@dataclass(frozen=True, eq=False)
class Evaluation:
    """The results of the words that a seat may choose, over the same worlds."""

    words: tuple[int, ...]
    """The legal words."""
    results: NDArray[np.int64]
    """The return of the seat in each world after each word, as an array (worlds, words); more is better."""
    weights: NDArray[np.float64]
    """The weight of each world. If all are 0, means and errors are not numbers."""

    @cached_property
    def means(self) -> NDArray[np.float64]:
        """The mean result of each word, worlds by their weights."""
        return _fixed(self._mean(self.results))

    @cached_property
    def standard_errors(self) -> NDArray[np.float64]:
        """The standard error of each mean; not a number where one world has all the weight."""
        return _fixed(self._standard_errors(self.results - self.means))

    @cached_property
    def best(self) -> int:
        """The word with the highest mean, the first of equal ones."""
        return self.words[int(np.argmax(self.means))]

    def behind(self) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Return how far each word is behind the best one, and the standard error of that.

        Worlds are the same for all words, so these errors are smaller than those of the means.
        """
        differences = self.results[:, [self.words.index(self.best)]] - self.results
        behind = self._mean(differences)
        return behind, self._standard_errors(differences - behind)

    @cached_property
    def _relative(self) -> NDArray[np.float64]:
        """The weights by the largest one: equal ones are 1, so that sums of whole results are exact."""
        with np.errstate(invalid="ignore"):  # all may be 0
            relative: NDArray[np.float64] = self.weights / self.weights.max()
        return relative

    def _mean(self, numbers: NDArray[Any]) -> NDArray[np.float64]:
        mean: NDArray[np.float64] = self._relative @ numbers / self._relative.sum()
        return mean

    def _standard_errors(self, deviations: NDArray[np.float64]) -> NDArray[np.float64]:
        squares = self._relative**2
        room = self._relative.sum() ** 2 - squares.sum()
        if not room > 0:  # one world says nothing about others
            room = np.nan
        errors: NDArray[np.float64] = np.sqrt(squares @ deviations**2 / room)
        return errors

    def __repr__(self) -> str:
        pairs = ", ".join(f"{word}: {mean:.2f}" for word, mean in zip(self.words, self.means, strict=True))
        return f"<Evaluation of {len(self.weights)} worlds: {pairs}>"


def _fixed(numbers: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return an array that nobody can write to any more."""
    numbers.setflags(write=False)
    return numbers


def play_worlds(
    engine: Engine,
    records: Any,
    partial: NDArray[np.int64],
    seat: int,
    observed: bool,
    words: NDArray[np.int64],
    count: int,
    policy: str,
    until: str,
    rng: Randomness,
) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
    """Return the weight of each of `count` worlds, and the returns as an array (worlds, words, `MAX_SEATS`).

    The worlds are those that a seat cannot tell from the position in `records`, which is `observed` already
    or else true; without a seat (-1), the position itself is each world. The word -1 is none: play on from
    there. Raise `InvalidOption`.
    """
    number = POLICIES.index(one_of("policy", policy, POLICIES))
    how_far = _HOW_FAR[one_of("until", until, _HOW_FAR)]
    weights = np.ones(count)
    returns = np.zeros((count, len(words), MAX_SEATS), np.int64)
    playing = np.empty(1, engine.dtype)
    order = np.zeros(engine.programs.MAX_DECK, np.int64)
    generator = generator_of(rng)
    drawn = records if seat == NONE else np.empty(min(count, CHUNK), engine.dtype)
    known = records.copy()
    sample, search = compiled_sample(engine), compiled_search(engine)
    for first in range(0, count, CHUNK):
        some = slice(first, min(count, first + CHUNK))
        if seat != NONE:
            sample(known, drawn, observed or first > 0, seat, generator, weights[some])
        spread = int(seat != NONE)
        search(drawn, spread, playing, partial, words, number, how_far, generator, order, returns[some])
    return weights, returns


@once
def compiled_sample(engine: Engine) -> Callable[..., None]:
    """Return the compiled sampling of worlds that a seat cannot tell from a state, one for each weight.

    Unless the state is what the seat observes, it is observed first.
    """
    observe, resample, hidden = engine.game.observe, engine.programs.resample, engine.hidden

    def sample(records: Any, worlds: Any, observed: bool, seat: int, generator: Any, weights: Any) -> None:
        for world in range(len(weights)):
            if observed or world:
                worlds[world] = records[0]
            else:
                worlds[0] = hidden[0]
                observe(records[0], seat, worlds[0])
                records[0] = worlds[0]
            weights[world] = resample(worlds[world], seat, generator)

    return compiled(sample, message("compiled-samples", game=engine.game.title))


@once
def compiled_search(engine: Engine) -> Callable[..., None]:
    """Return the compiled search: in each world, after each word, play on and write the returns of all seats.

    The word -1 is none. Every word meets the same chance. `spread` is 1, or 0 to play on from one world.
    """
    take_word, take_random_word, play_on = engine.take_word, engine.take_random_word, engine.play_on
    pending, write_returns = engine.game.rules.pending, engine.programs.returns

    def search(
        worlds: Any,
        spread: int,
        playing: Any,
        partial: Any,
        words: Any,
        policy: int,
        until: int,
        generator: Any,
        order: Any,
        returns: Any,
    ) -> None:
        here = partial.copy()
        chance = generator.copy()
        half = 1 << 30
        for world in range(len(returns)):
            seed = random_below(generator, half) * half + random_below(generator, half)
            for place in range(len(words)):
                playing[0] = worlds[world * spread]
                state = playing[0]
                overwrite(here, partial)
                chance[0] = seed
                if words[place] != NONE:
                    take_word(state, here, words[place])
                while here[CHOSEN]:
                    take_random_word(state, here, chance)
                play_on(state, policy, chance, order)
                while until == GAME and pending(state) != NONE:
                    play_on(state, policy, chance, order)
                write_returns(state, returns[world, place])

    return compiled(search, message("compiled-search", game=engine.game.title))


@once
def compiled_playouts(game: Game) -> Callable[..., int]:
    """Return the compiled loop of random games: it counts their plays, and `counts` them by their tally.

    `records` are a working one and the start; `order` is a deck.
    """
    playouts = playouts_of(game)
    playout = playouts.playout
    label_of = playouts.TALLY.label_of if playouts.TALLY else register(same_label)

    def run(records: Any, games: int, generator: Any, order: Any, counts: Any) -> int:
        plays = 0
        for _ in range(games):
            records[0] = records[1]
            plays += playout(records[0], generator, order)
            counts[label_of(records[0])] += 1
        return plays

    return compiled(run, message("compiled-playouts", game=game.title))


def same_label(state: Any) -> int:
    """Return 0, the place of every finished game where there is no tally."""
    return 0

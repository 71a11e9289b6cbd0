"""The engine: the compiled programs of a game, on records that hold one state each.

Here the kernels of a game meet the compiler. `Position` and `Games` are the objects to use; this module has
the few entry points that they share, so that little is compiled. Everything is compiled when it is first used
and kept on disk; `warm` does it ahead.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cache, cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spydeck.errors import InvalidOption
from spydeck.games.game import Game, Playouts
from spydeck.games.tensor import length_of
from spydeck.kernel import (
    ENOUGH,
    NONE,
    blank,
    dtype_of,
    fill,
    kernel,
    lowest,
    overwrite,
    pack,
    random_below,
    random_member,
)
from spydeck.words import (
    CHOSEN,
    OBJECTS,
    SEAT,
    SUBJECT,
    VERB,
    add,
    kind_of_next,
    may_choose,
    open_action,
    vocabulary,
)

Records = Any
"""An array of states, one NumPy record each (`kernel.dtype_of`)."""
Int8s = NDArray[np.int8]
Int64s = NDArray[np.int64]
Float64s = NDArray[np.float64]

FORMAT = 1
VERSION_LENGTH = 8
"""In bytes."""

OPEN, APPLY, MASK, DRAW, RESOLVE, RETURNS, OBSERVE, ENCODE, ACTORS, PENDING, PART = range(11)
"""What `operate` does."""

DEAL, GAME = range(2)
"""How far a rollout goes: to the end of the deal or round, or to the end of the game."""

POLICIES = ("random", "sensible")
RANDOM = 0
"""How seats play in rollouts."""


@kernel
def write_mask(possible: int, partial: list[int], operands: Any, word_at: Any, out: Any) -> None:
    """Write 1 for every word that may come next, 0 for the others."""
    fill(out, 0)
    if possible & ENOUGH:
        out[len(out) - 1] = 1
        possible ^= ENOUGH
    kind = kind_of_next(partial, operands)
    while possible:
        out[word_at[kind, lowest(possible)]] = 1
        possible &= possible - 1


@kernel
def write_partial(partial: list[int], operands: Any, word_at: Any, out: Any, first: int) -> None:
    """Write how often each word is in an action so far, from a place in a tensor on."""
    fill(out[first:], 0)
    verb_id = partial[VERB]
    if verb_id == NONE:
        return
    out[first + word_at[0, verb_id]] = 1
    if partial[SUBJECT] != NONE:
        out[first + word_at[operands[2 * verb_id], partial[SUBJECT]]] = 1
    objects = partial[OBJECTS]
    while objects:
        out[first + word_at[operands[2 * verb_id + 1], lowest(objects)]] += 1
        objects &= objects - 1


class Engine:
    """The compiled programs of one game."""

    def __init__(self, game: Game) -> None:
        words = vocabulary(game)
        self.game = game
        self.programs = words.programs
        self.words = words
        self.operands: Any = np.array(words.operands, np.int64)
        self.word_at: Any = np.array(words.word_at, np.int64)
        self.bits: Any = np.array(words.bits, np.int64)
        self.kinds: Any = np.array(words.kinds, np.int64)
        self.dtype = dtype_of(game.rules.State)
        self.hidden = pack(blank(game.rules.State))
        """One record in which everything is hidden."""
        self.hidden_bytes = self.hidden.view(np.uint8)
        self.fields = words.tensor
        self.tensor_length = length_of(self.fields)
        layout = f"{FORMAT} {game.rules_version} {self.dtype.descr}".encode()
        self.version = hashlib.sha256(layout).digest()[:VERSION_LENGTH]
        """What tells the positions of different versions apart."""

    @cached_property
    def _steps(self) -> tuple[Callable[..., Any], ...]:
        """The functions on one state that all entry points are made of; words are legal."""
        from spydeck.compiled import register

        rules, operands, bits_of, word_at = self.game.rules, self.operands, self.bits, self.word_at
        actors, apply, continuations = rules.actors, rules.apply, self.programs.continuations

        def open_next(state: Any, partial: Any) -> None:
            seats = actors(state)
            if seats:
                seat = lowest(seats)
                open_action(partial, seat, continuations(state, seat, NONE, NONE, 0), operands)
            else:
                open_action(partial, NONE, 0, operands)

        def possible_next(state: Any, partial: Any) -> int:
            found: int = continuations(
                state, partial[SEAT], partial[VERB], partial[SUBJECT], partial[OBJECTS]
            )
            return found

        def take_word(state: Any, partial: Any, word: int) -> None:
            chosen = bits_of[word]
            while chosen and chosen != ENOUGH:
                add(partial, lowest(chosen & ~partial[OBJECTS]), operands)
                partial[CHOSEN] += 1
                verb_id = partial[VERB]
                if operands[2 * verb_id + 1] or (operands[2 * verb_id] and partial[SUBJECT] == NONE):
                    possible = possible_next(state, partial)
                    chosen = 0
                    if possible == ENOUGH:
                        chosen = ENOUGH
                    elif possible & (possible - 1) == 0:
                        chosen = bits_of[word_at[kind_of_next(partial, operands), lowest(possible)]]
                else:
                    chosen = ENOUGH
            if chosen:
                apply(state, partial[SEAT], partial[VERB], partial[SUBJECT], partial[OBJECTS])
                open_next(state, partial)

        return tuple(register(function) for function in (open_next, possible_next, take_word))

    @cached_property
    def operate(self) -> Callable[..., int]:  # noqa: C901  each further entry point costs seconds of compiling
        """The compiled operations on one position: the number of an operation, then what it works on.

        `records` holds the state, and an observed one goes to `target`. Most operations concern a seat;
        `value` is a word. If `out` is a mask, the words that may come next are written to it, at last.
        Return what the operation has found out, or 0.
        """
        from spydeck.compiled import compile_function, register

        open_next, possible_next, take_word = self._steps
        rules, programs, operands, word_at = self.game.rules, self.programs, self.operands, self.word_at
        actors, pending, part_number, resolve = rules.actors, rules.pending, rules.part_number, rules.resolve
        continuations, draw, encode = programs.continuations, programs.draw, programs.encode
        observe, write_returns = self.game.observe, programs.returns
        size = self.words.size
        partial_at = self.tensor_length - size

        def write_next(state: Any, partial: Any, out: Any) -> None:
            if len(out) != size:  # not a mask
                return
            possible = possible_next(state, partial) if partial[SEAT] != NONE else 0
            write_mask(possible, partial, operands, word_at, out)

        register(write_next)

        def operate(
            operation: int,
            records: Any,
            target: Any,
            partial: Any,
            seat: int,
            value: int,
            generator: Any,
            numbers: Any,
            out: Any,
        ) -> int:
            state = records[0]
            clause = 0
            if operation == ACTORS:
                return int(actors(state))
            if operation == PENDING:
                return int(pending(state))
            if operation == PART:
                return int(part_number(state))
            if operation == OPEN:
                if seat >= 0:
                    open_action(partial, seat, continuations(state, seat, NONE, NONE, 0), operands)
                else:
                    open_next(state, partial)
            elif operation == APPLY:
                take_word(state, partial, value)
            elif operation == DRAW:
                draw(state, generator, numbers)
                open_next(state, partial)
            elif operation == RESOLVE:
                clause = int(resolve(state, numbers))
                open_next(state, partial)
            elif operation == RETURNS:
                write_returns(state, numbers)
            elif operation == OBSERVE:
                observe(state, seat, target[0])
            elif operation == ENCODE:
                encode(state, seat, out)
                write_partial(partial, operands, word_at, out, partial_at)
            write_next(state, partial, out)
            return clause

        return compile_function(operate)

    @cached_property
    def sample(self) -> Callable[..., None]:
        """The compiled sampling of worlds that a seat cannot tell from a state, one for each weight.

        Unless the state is what the seat observes, it is observed first.
        """
        from spydeck.compiled import compile_function

        observe, resample, hidden = self.game.observe, self.programs.resample, self.hidden

        def sample(
            records: Any, worlds: Any, observed: bool, seat: int, generator: Any, weights: Any
        ) -> None:
            for world in range(len(weights)):
                if observed or world:
                    worlds[world] = records[0]
                else:
                    worlds[0] = hidden[0]
                    observe(records[0], seat, worlds[0])
                    records[0] = worlds[0]
                weights[world] = resample(worlds[world], seat, generator)

        return compile_function(sample)

    @cached_property
    def search(self) -> Callable[..., None]:
        """The compiled search: in each world, after each word, play on and write the returns of all seats.

        The word -1 is none. Every word meets the same chance. `spread` is 1, or 0 to play on from one world.
        """
        from spydeck.compiled import compile_function

        _, possible_next, take_word = self._steps
        play_on, pending = self._play_on, self.game.rules.pending
        operands, word_at, last_word = self.operands, self.word_at, self.words.size - 1
        write_returns = self.programs.returns

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
                        number = random_member(chance, possible_next(state, here))
                        kind = kind_of_next(here, operands)
                        take_word(state, here, last_word if 1 << number == ENOUGH else word_at[kind, number])
                    play_on(state, policy, chance, order)
                    while until == GAME and pending(state) != NONE:
                        play_on(state, policy, chance, order)
                    write_returns(state, returns[world, place])

        return compile_function(search)

    @cached_property
    def _play_on(self) -> Callable[..., None]:
        """The function that plays on from a state to the end of the deal or of the game."""
        from spydeck.compiled import register

        rules, draw = self.game.rules, self.programs.draw
        actors, apply, pending = rules.actors, rules.apply, rules.pending
        playout, sensible = playouts_of(self.game).playout, self.game.policy.sensible

        def play_on(state: Any, policy: int, generator: Any, order: Any) -> None:
            if policy == RANDOM:
                playout(state, generator, order)
                return
            while pending(state) != NONE:
                draw(state, generator, order)
            seats = actors(state)
            while seats:
                seat = lowest(seats)
                verb_id, subject, objects = sensible(state, seat, generator)
                apply(state, seat, verb_id, subject, objects)
                seats = actors(state)

        return register(play_on)

    @cached_property
    def step_game(self) -> Callable[..., None]:
        """The function that plays a word in one of many games, for compiled code of any kind.

        The word is legal, or -1 to start the game again. Chance is drawn, and a finished game starts again.
        Every argument but the first is an array with a row for each game; only `start` is one record, and
        `order` room for a deck. `possible` receives what may come next, as `words.may_choose` takes it.
        """
        from spydeck.compiled import register

        open_next, possible_next, take_word = self._steps
        pending, operands, word_at = self.game.rules.pending, self.operands, self.word_at
        draw, encode, write_returns = self.programs.draw, self.programs.encode, self.programs.returns
        partial_at = self.tensor_length - self.words.size

        def step_game(
            index: int,
            words: Any,
            records: Any,
            partial: Any,
            possible: Any,
            start: Any,
            generators: Any,
            order: Any,
            seats: Any,
            masks: Any,
            tensors: Any,
            returns: Any,
            done: Any,
        ) -> None:
            state = records[index]
            here = partial[index]
            done[index] = 0
            if words[index] >= 0:
                take_word(state, here, words[index])
            else:
                records[index] = start[0]
                here[SEAT] = NONE
            if here[SEAT] == NONE:
                if pending(state) == NONE:
                    write_returns(state, returns[index])
                    done[index] = 1
                    records[index] = start[0]
                while pending(state) != NONE:
                    draw(state, generators[index], order)
                open_next(state, here)
            seats[index] = here[SEAT]
            possible[index] = possible_next(state, here)
            write_mask(possible[index], here, operands, word_at, masks[index])
            out = tensors[index]
            encode(state, here[SEAT], out)
            write_partial(here, operands, word_at, out, partial_at)

        return register(step_game, inline=True)

    @cached_property
    def step(self) -> Callable[..., int]:
        """The compiled step of the games from `first` to `last`; the rest is as in `step_game`."""
        from spydeck.compiled import compile_function

        step_game = self.step_game

        def step(
            first: int,
            last: int,
            words: Any,
            records: Any,
            partial: Any,
            possible: Any,
            start: Any,
            generators: Any,
            order: Any,
            seats: Any,
            masks: Any,
            tensors: Any,
            returns: Any,
            done: Any,
        ) -> int:
            for index in range(first, last):
                step_game(
                    index,
                    words,
                    records,
                    partial,
                    possible,
                    start,
                    generators,
                    order,
                    seats,
                    masks,
                    tensors,
                    returns,
                    done,
                )
            return 0

        return compile_function(step, nogil=True)


@cache
def compiled_check() -> Callable[..., int]:
    """Return the compiled check of one word in each of many games: the first game with a wrong one, or -1.

    `legal` receives for each game whether its word may be chosen; the other arguments are as in
    `words.may_choose`, with a row for each game.
    """
    from spydeck.compiled import compile_function

    def check(
        words: Any, possible: Any, partial: Any, operands: Any, bits: Any, kinds: Any, legal: Any
    ) -> int:
        wrong = -1
        for index in range(len(words) - 1, -1, -1):
            may = may_choose(words[index], possible[index], partial[index], operands, bits, kinds)
            legal[index] = may
            if not may:
                wrong = index
        return wrong

    return compile_function(check)


def playouts_of(found: Game) -> Playouts:
    """Return the playouts of a game. Raise `InvalidOption` if it has none."""
    if found.playouts is None:
        raise InvalidOption(f"{found.title} has no playouts to measure")
    return found.playouts


@cache
def engine(game: Game) -> Engine:
    """Return the engine of a game. Raise `InvalidOption` if the game has no programs."""
    return Engine(game)

"""The engine: the compiled programs of a game, on records that hold one state each.

Here the kernels of a game meet the compiler. `Position` and `Games` are the objects to use; this module has
the few entry points that they share, so that little is compiled. Everything is compiled when it is first used
and kept on disk; `warm` does it ahead.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any

from spydeck.arrays.turns import Turns, register
from spydeck.arrays.words import SEAT, may_choose, open_action, write_mask, write_partial
from spydeck.errors import InvalidPosition
from spydeck.games.game import Game
from spydeck.kernel import NONE
from spydeck.kernel.progress import once
from spydeck.text import message

OPEN, APPLY, MASK, DRAW, RESOLVE, RETURNS, OBSERVE, ENCODE, ACTORS, PENDING, PART = range(11)
"""What `operate` does."""


class Engine(Turns):
    """The compiled programs of one game. There is one object for each game, which copies share."""

    def __copy__(self) -> Engine:
        return self

    def __deepcopy__(self, memo: object) -> Engine:
        return self

    def __reduce__(self) -> tuple[Callable[..., Engine], tuple[Game, bytes]]:
        return engine_of_version, (self.game, self.version)

    @cached_property
    @once
    def operate(self) -> Callable[..., int]:  # noqa: C901  each further entry point costs seconds of compiling
        """The compiled operations on one position: the number of an operation, then what it works on.

        `records` holds the state, and an observed one goes to `target`. Most operations concern a seat;
        `value` is a word. If `out` is a mask, the words that may come next are written to it, at last.
        Return what the operation has found out, or 0.
        """
        from spydeck.kernel.compiled import compile_function

        open_next, possible_next, take_word = self.open_next, self.possible_next, self.take_word
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

        return compile_function(operate, message("compiled-positions", game=self.game.title))

    @cached_property
    @once
    def begin_game(self) -> Callable[..., None]:
        """The function that chooses a legal word in one of many games; the word -1 starts the game again."""
        take_word = self.take_word

        def begin_game(index: int, words: Any, records: Any, partial: Any, start: Any, done: Any) -> None:
            done[index] = 0
            if words[index] >= 0:
                take_word(records[index], partial[index], words[index])
            else:
                records[index] = start[0]
                partial[index, SEAT] = NONE

        return register(begin_game, inline=True)

    @cached_property
    @once
    def show_game(self) -> Callable[..., None]:
        """The function that writes what the seat that chooses next in one of many games has to know."""
        possible_next, encode = self.possible_next, self.programs.encode
        operands, word_at, partial_at = self.operands, self.word_at, self.tensor_length - self.words.size

        def show_game(
            index: int, records: Any, partial: Any, possible: Any, seats: Any, masks: Any, tensors: Any
        ) -> None:
            state, here, out = records[index], partial[index], tensors[index]
            seats[index] = here[SEAT]
            possible[index] = possible_next(state, here)
            write_mask(possible[index], here, operands, word_at, masks[index])
            encode(state, here[SEAT], out)
            write_partial(here, operands, word_at, out, partial_at)

        return register(show_game, inline=True)

    @cached_property
    @once
    def step_game(self) -> Callable[..., None]:
        """The function that plays a word in one of many games, for compiled code of any kind.

        The word is legal, or -1 to start the game again. Chance is drawn, and a finished game starts again.
        Every argument but the first is an array with a row for each game; only `start` is one record, `limit`
        the number of deals after which a game ends in any case, and `order` room for a deck. `possible`
        receives what may come next, as `words.may_choose` takes it.
        """
        begin_game, show_game, open_next = self.begin_game, self.show_game, self.open_next
        pending, part_number = self.game.rules.pending, self.game.rules.part_number
        draw_pending, write_returns = self.draw_pending, self.programs.returns

        def step_game(
            index: int,
            words: Any,
            records: Any,
            partial: Any,
            possible: Any,
            start: Any,
            limit: Any,
            generators: Any,
            order: Any,
            seats: Any,
            masks: Any,
            tensors: Any,
            returns: Any,
            done: Any,
        ) -> None:
            begin_game(index, words, records, partial, start, done)
            if partial[index, SEAT] == NONE:
                if pending(records[index]) == NONE or part_number(records[index]) >= limit[0]:
                    write_returns(records[index], returns[index])
                    done[index] = 1
                    records[index] = start[0]
                draw_pending(records[index], generators[index], order)
                open_next(records[index], partial[index])
            show_game(index, records, partial, possible, seats, masks, tensors)

        return register(step_game, inline=True)

    @cached_property
    @once
    def step(self) -> Callable[..., int]:
        """The compiled step of the games from `first` to `last`; the rest is as in `step_game`."""
        from spydeck.kernel.compiled import compile_function

        step_game = self.step_game

        def step(
            first: int,
            last: int,
            words: Any,
            records: Any,
            partial: Any,
            possible: Any,
            start: Any,
            limit: Any,
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
                    limit,
                    generators,
                    order,
                    seats,
                    masks,
                    tensors,
                    returns,
                    done,
                )
            return 0

        return compile_function(step, message("compiled-games", game=self.game.title), nogil=True)


@once
def compiled_check() -> Callable[..., int]:
    """Return the compiled check of one word in each of many games: the first game with a wrong one, or -1.

    `legal` receives for each game whether its word may be chosen; the other arguments are as in
    `words.may_choose`, with a row for each game.
    """
    from spydeck.kernel.compiled import compile_function

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

    return compile_function(check, message("compiled-check"))


@once
def engine(game: Game) -> Engine:
    """Return the engine of a game. Raise `InvalidOption` if the game has no programs."""
    return Engine(game)


def prepared_mark(game: Game) -> Path:
    """Return the file whose existence says that all compiled code of a game is on disk."""
    from spydeck.kernel.compiled import cache_folder

    return cache_folder() / f"{game.name}.prepared"


def engine_of_version(game: Game, version: bytes) -> Engine:
    """Return the engine of a game for what was written by a version. Raise `InvalidPosition` for another."""
    found = engine(game)
    if version != found.version:
        raise InvalidPosition(f"this was written by another version of the rules of {game.name}")
    return found

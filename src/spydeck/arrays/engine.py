"""The engine: the compiled programs of a game, on records that hold one state each.

Here the kernels of a game meet the compiler. `Position` and `Games` are the objects to use; this module has
the few entry points that they share, so that little is compiled, and the plain functions on one state and one
action that all entry points of a game call: nothing in these knows which compiler that is. Everything is
compiled when it is first used and kept on disk; `warm` does it ahead.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from spydeck.arrays.words import (
    CHOSEN,
    OBJECTS,
    SEAT,
    SUBJECT,
    VERB,
    WordTables,
    add,
    kind_of_next,
    may_choose,
    open_action,
    vocabulary,
    write_mask,
    write_partial,
)
from spydeck.errors import InvalidOption, InvalidPosition
from spydeck.games.game import Game, Playouts
from spydeck.games.tensor import length_of
from spydeck.kernel import ENOUGH, NONE, blank, dtype_of, lowest, pack, random_member
from spydeck.kernel.progress import once
from spydeck.language import Message
from spydeck.text import message

FORMAT = 1
VERSION_LENGTH = 8
"""In bytes."""

POLICIES = ("random", "sensible")
RANDOM, SENSIBLE = range(2)
"""How seats play in rollouts, and as opponents."""


def register(function: Callable[..., Any], inline: bool = False) -> Callable[..., Any]:
    """Return a plain function as it is, which compiled functions may call from now on."""
    from spydeck.kernel.compiled import register as for_processor

    return for_processor(function, inline)


def compiled(
    function: Callable[..., Any], what: Message | None = None, nogil: bool = False
) -> Callable[..., Any]:
    """Return the compiled form of a function; without `what`, nobody hears that it is compiled."""
    from spydeck.kernel.compiled import compile_function

    return compile_function(function, what, nogil)


class ManyGames(NamedTuple):
    """The arrays of many games, which compiled code receives as one argument: a row for each game."""

    words: Any
    """The word to choose; -1 to start the game again."""
    records: Any
    """The state."""
    partial: Any
    """The action so far."""
    possible: Any
    """The words that may come next in it, as `words.may_choose` takes them."""
    generators: Any
    seats: Any
    """The seat that chooses next."""
    masks: Any
    tensors: Any
    returns: Any
    """The returns of the game that finished last."""
    done: Any
    """Whether the last step finished a game."""
    start: Any
    """One record for all games, from which they start."""
    limit: Any
    """One number for all games: of the deals after which a game ends in any case."""


class Engine:
    """The functions of one game: plain ones on one state, and compiled ones on records; words are legal.

    There is one object for each game, which copies share.
    """

    def __init__(self, game: Game) -> None:
        words = vocabulary(game)
        self.game = game
        self.programs = words.programs
        self.words = words
        self.word_at: Any = np.array(words.word_at, np.int64)
        numbers = (np.array(one, np.int64) for one in (words.operands, words.bits, words.kinds))
        self.tables = WordTables(*numbers)
        self.dtype = dtype_of(game.rules.State)
        self.hidden = pack(blank(game.rules.State))
        """One record in which everything is hidden."""
        self.hidden_bytes = self.hidden.view(np.uint8)
        self.fields = words.tensor
        self.tensor_length = length_of(self.fields)
        layout = f"{FORMAT} {game.rules_version} {self.dtype.descr}".encode()
        self.version = hashlib.sha256(layout).digest()[:VERSION_LENGTH]
        """A digest that distinguishes positions of different versions."""

    def __copy__(self) -> Engine:
        return self

    def __deepcopy__(self, memo: object) -> Engine:
        return self

    def __reduce__(self) -> tuple[Callable[..., Engine], tuple[Game, bytes]]:
        return engine_of_version, (self.game, self.version)

    @cached_property
    @once
    def open_next(self) -> Callable[..., None]:
        """The function that begins the action of the lowest seat that may act, or of none."""
        actors, continuations = self.game.rules.actors, self.programs.continuations
        operands = self.tables.operands

        def open_next(state: Any, partial: Any) -> None:
            seats = actors(state)
            if seats:
                seat = lowest(seats)
                open_action(partial, seat, continuations(state, seat, NONE, NONE, 0), operands)
            else:
                open_action(partial, NONE, 0, operands)

        return register(open_next)

    @cached_property
    @once
    def possible_next(self) -> Callable[..., int]:
        """The function that returns what may come next in an action."""
        continuations = self.programs.continuations

        def possible_next(state: Any, partial: Any) -> int:
            found: int = continuations(
                state, partial[SEAT], partial[VERB], partial[SUBJECT], partial[OBJECTS]
            )
            return found

        return register(possible_next)

    @cached_property
    @once
    def take_word(self) -> Callable[..., None]:
        """The function that adds a word to an action, with those that follow without asking.

        A complete action is played, and the next one begins.
        """
        open_next, possible_next, apply = self.open_next, self.possible_next, self.game.rules.apply
        operands, bits_of, word_at = self.tables.operands, self.tables.bits, self.word_at

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

        return register(take_word)

    @cached_property
    @once
    def take_random_word(self) -> Callable[..., None]:
        """The function that chooses a word at random: of what may come next, each is as likely."""
        possible_next, take_word = self.possible_next, self.take_word
        operands, word_at, last_word = self.tables.operands, self.word_at, self.words.size - 1

        def take_random_word(state: Any, partial: Any, generator: Any) -> None:
            number = random_member(generator, possible_next(state, partial))
            kind = kind_of_next(partial, operands)
            take_word(state, partial, last_word if 1 << number == ENOUGH else word_at[kind, number])

        return register(take_random_word)

    @cached_property
    @once
    def act_sensibly(self) -> Callable[..., None]:
        """The function that plays a sensible action of a seat."""
        apply, sensible = self.game.rules.apply, self.game.policy.sensible

        def act_sensibly(state: Any, seat: int, generator: Any) -> None:
            verb_id, subject, objects = sensible(state, seat, generator)
            apply(state, seat, verb_id, subject, objects)

        return register(act_sensibly)

    @cached_property
    @once
    def draw_pending(self) -> Callable[..., None]:
        """The function that draws the chance outcomes that a state waits for, until a seat may act."""
        pending, draw = self.game.rules.pending, self.programs.draw

        def draw_pending(state: Any, generator: Any, order: Any) -> None:
            while pending(state) != NONE:
                draw(state, generator, order)

        return register(draw_pending)

    @cached_property
    @once
    def play_on(self) -> Callable[..., None]:
        """The function that plays on by a policy, from a state to the end of the deal or round."""
        draw_pending, act_sensibly, actors = self.draw_pending, self.act_sensibly, self.game.rules.actors
        playout = playouts_of(self.game).playout

        def play_on(state: Any, policy: int, generator: Any, order: Any) -> None:
            if policy == RANDOM:
                playout(state, generator, order)
                return
            draw_pending(state, generator, order)
            seats = actors(state)
            while seats:
                act_sensibly(state, lowest(seats), generator)
                seats = actors(state)

        return register(play_on)

    @cached_property
    @once
    def standing(self) -> Callable[[Any], tuple[int, int, int]]:
        """The compiled function that returns who may act, which chance outcome is pending, and the part."""
        rules = self.game.rules
        actors, pending, part_number = rules.actors, rules.pending, rules.part_number

        def standing(records: Any) -> tuple[int, int, int]:
            state = records[0]
            return int(actors(state)), int(pending(state)), int(part_number(state))

        return compiled(standing)

    @cached_property
    @once
    def write_next(self) -> Callable[..., None]:
        """The function that writes the mask of what may come next in an action; all 0 for no action."""
        possible_next, operands, word_at = self.possible_next, self.tables.operands, self.word_at

        def write_next(state: Any, partial: Any, mask: Any) -> None:
            possible = possible_next(state, partial) if partial[SEAT] != NONE else 0
            write_mask(possible, partial, operands, word_at, mask)

        return register(write_next)

    @cached_property
    @once
    def begin(self) -> Callable[..., None]:
        """The compiled function that begins the action of a seat, or of the lowest that may act (-1)."""
        open_next, write_next, operands = self.open_next, self.write_next, self.tables.operands
        continuations = self.programs.continuations

        def begin(records: Any, partial: Any, seat: int, mask: Any) -> None:
            state = records[0]
            if seat >= 0:
                open_action(partial, seat, continuations(state, seat, NONE, NONE, 0), operands)
            else:
                open_next(state, partial)
            write_next(state, partial, mask)

        return compiled(begin)

    @cached_property
    @once
    def take(self) -> Callable[..., None]:
        """The compiled function that chooses a word, or none (-1), and writes what may come next."""
        take_word, write_next = self.take_word, self.write_next

        def take(records: Any, partial: Any, word: int, mask: Any) -> None:
            state = records[0]
            if word != NONE:
                take_word(state, partial, word)
            write_next(state, partial, mask)

        # All operations are announced here, once: this takes the longest, and every position does it first.
        return compiled(take, message("compiled-positions", game=self.game.title))

    @cached_property
    @once
    def draw(self) -> Callable[..., None]:
        """The compiled function that draws the pending chance outcome; `order` is room for a deck."""
        draw_outcome = self.programs.draw

        def draw(records: Any, generator: Any, order: Any) -> None:
            draw_outcome(records[0], generator, order)

        return compiled(draw)

    @cached_property
    @once
    def resolve(self) -> Callable[..., int]:
        """The compiled function that supplies the pending chance outcome, as `Rules.resolve`."""
        resolve_outcome = self.game.rules.resolve

        def resolve(records: Any, outcome: Any) -> int:
            return int(resolve_outcome(records[0], outcome))

        return compiled(resolve)

    @cached_property
    @once
    def write_returns(self) -> Callable[..., None]:
        """The compiled function that writes how well each seat stands."""
        returns = self.programs.returns

        def write_returns(records: Any, out: Any) -> None:
            returns(records[0], out)

        return compiled(write_returns)

    @cached_property
    @once
    def observe(self) -> Callable[..., None]:
        """The compiled function that writes what a seat may know to a record in which all is hidden."""
        observe_state = self.game.observe

        def observe(records: Any, seat: int, seen: Any) -> None:
            observe_state(records[0], seat, seen[0])

        return compiled(observe)

    @cached_property
    @once
    def write_tensor(self) -> Callable[..., None]:
        """The function that writes the observation tensor of a seat, with its action so far."""
        encode, operands, word_at = self.programs.encode, self.tables.operands, self.word_at
        partial_at = self.tensor_length - self.words.size

        def write_tensor(state: Any, partial: Any, seat: int, out: Any) -> None:
            encode(state, seat, out)
            write_partial(partial, operands, word_at, out, partial_at)

        return register(write_tensor, inline=True)

    @cached_property
    @once
    def encode(self) -> Callable[..., None]:
        """The compiled function that writes the observation tensor of a seat, with its action so far."""
        write_tensor = self.write_tensor

        def encode(records: Any, partial: Any, seat: int, out: Any) -> None:
            write_tensor(records[0], partial, seat, out)

        return compiled(encode)

    @cached_property
    @once
    def begin_game(self) -> Callable[..., None]:
        """The function that chooses a legal word in one of many games; the word -1 starts the game again."""
        take_word = self.take_word

        def begin_game(index: int, games: ManyGames) -> None:
            games.done[index] = 0
            if games.words[index] >= 0:
                take_word(games.records[index], games.partial[index], games.words[index])
            else:
                games.records[index] = games.start[0]
                games.partial[index, SEAT] = NONE

        return register(begin_game, inline=True)

    @cached_property
    @once
    def show_game(self) -> Callable[..., None]:
        """The function that writes what the seat that chooses next in one of many games has to know."""
        possible_next, write_tensor = self.possible_next, self.write_tensor
        operands, word_at = self.tables.operands, self.word_at

        def show_game(index: int, games: ManyGames) -> None:
            state, here = games.records[index], games.partial[index]
            games.seats[index] = here[SEAT]
            games.possible[index] = possible_next(state, here)
            write_mask(games.possible[index], here, operands, word_at, games.masks[index])
            write_tensor(state, here, here[SEAT], games.tensors[index])

        return register(show_game, inline=True)

    @cached_property
    @once
    def step_game(self) -> Callable[..., None]:
        """The function that plays a word in one of many games, for compiled code of any kind.

        The word is legal, or -1 to start the game again. Chance is drawn, a finished game starts again.
        `order` is room for a deck.
        """
        begin_game, show_game, open_next = self.begin_game, self.show_game, self.open_next
        pending, part_number = self.game.rules.pending, self.game.rules.part_number
        draw_pending, returns = self.draw_pending, self.programs.returns

        def step_game(index: int, games: ManyGames, order: Any) -> None:
            begin_game(index, games)
            if games.partial[index, SEAT] == NONE:
                state = games.records[index]
                if pending(state) == NONE or part_number(state) >= games.limit[0]:
                    returns(state, games.returns[index])
                    games.done[index] = 1
                    games.records[index] = games.start[0]
                draw_pending(state, games.generators[index], order)
                open_next(state, games.partial[index])
            show_game(index, games)

        return register(step_game, inline=True)

    @cached_property
    @once
    def step(self) -> Callable[..., None]:
        """The compiled step of the games from `first` to `last`; the rest is as in `step_game`."""
        step_game = self.step_game

        def step(first: int, last: int, games: ManyGames, order: Any) -> None:
            for index in range(first, last):
                step_game(index, games, order)

        return compiled(step, message("compiled-games", game=self.game.title), nogil=True)


@once
def compiled_check() -> Callable[..., int]:
    """Return the compiled check of one word in each of many games: the first game with a wrong one, or -1.

    `legal` receives for each game whether its word may be chosen; `tables` are the `WordTables`.
    """

    def check(words: Any, possible: Any, partial: Any, tables: Any, legal: Any) -> int:
        known = WordTables(*tables)
        wrong = -1
        for index in range(len(words) - 1, -1, -1):
            may = may_choose(words[index], possible[index], partial[index], known)
            legal[index] = may
            if not may:
                wrong = index
        return wrong

    return compiled(check, message("compiled-check"))


def playouts_of(found: Game) -> Playouts:
    """Return the playouts of a game. Raise `InvalidOption` if it has none."""
    if found.playouts is None:
        raise InvalidOption(message("no-playouts", game=found.title))
    return found.playouts


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

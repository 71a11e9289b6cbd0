"""Turns: the plain functions on one state and one action that all compiled entry points of a game call.

They are written for compiled code, but nothing in them knows which compiler that is.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cached_property
from typing import Any

import numpy as np

from spydeck.arrays.words import (
    CHOSEN,
    OBJECTS,
    SEAT,
    SUBJECT,
    VERB,
    add,
    kind_of_next,
    open_action,
    vocabulary,
)
from spydeck.errors import InvalidOption
from spydeck.games.game import Game, Playouts
from spydeck.games.tensor import length_of
from spydeck.kernel import ENOUGH, NONE, blank, dtype_of, lowest, pack, random_member
from spydeck.kernel.progress import once
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


class Turns:
    """The functions of one game on one state; words are legal."""

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
    @once
    def open_next(self) -> Callable[..., None]:
        """The function that begins the action of the lowest seat that may act, or of none."""
        actors, continuations, operands = self.game.rules.actors, self.programs.continuations, self.operands

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
        operands, bits_of, word_at = self.operands, self.bits, self.word_at

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
        operands, word_at, last_word = self.operands, self.word_at, self.words.size - 1

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


def playouts_of(found: Game) -> Playouts:
    """Return the playouts of a game. Raise `InvalidOption` if it has none."""
    if found.playouts is None:
        raise InvalidOption(message("no-playouts", game=found.title))
    return found.playouts

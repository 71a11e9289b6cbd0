"""Games in arrays in which one seat is played and compiled opponents hold the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spydeck.batch import RESTART, Games
from spydeck.engine import POLICIES, Engine, write_mask, write_partial
from spydeck.games.game import Game, Options
from spydeck.kernel import ENOUGH, NONE, random_member
from spydeck.position import NO_ACTION, TRUE, Position
from spydeck.words import SEAT, kind_of_next

SENSIBLE = POLICIES.index("sensible")


class GamesAgainst(Games):
    """Games in which the seat to choose is always the own one; a step plays on until it is so again.

    `own` is the own seat in each game; `policies` are the numbers in `POLICIES` of the opponents, from the
    seat to the left of the own one on.
    """

    final: NDArray[np.int8]
    """The observation of the own seat at the end of the game that finished last in each place."""

    def __init__(
        self,
        game: Game,
        options: Options,
        own: NDArray[np.int64],
        policies: Sequence[int],
        *,
        seed: int = 0,
        threads: int = 1,
    ) -> None:
        self.own = own
        self._policies = np.array([NONE, *policies], np.int64)
        self._begin(game, len(own), options, seed, threads)

    def _allocate(self) -> None:
        super()._allocate()
        self.final = np.zeros_like(self.obs)
        self._ends = np.zeros_like(self._records)
        self._play = play_of(self._engine)

    def choose(self, words: NDArray[np.int64]) -> NDArray[np.bool_]:
        """Choose a word in every game, and return where that was possible; the other games start again."""
        self._first_wrong(words)
        stopped = ~self._legal
        last = self.obs[stopped]
        self._words[stopped] = RESTART
        self._run(self._words)
        self.final[stopped] = last
        return ~stopped

    def restart(self, chosen: NDArray[np.bool_], seed: int | None) -> None:
        """Start some games again, with the chance of a seed or with the chance that comes next."""
        if seed is not None:
            self._generators[chosen] = self.generators_of(seed)[chosen]
        self._words[chosen] = RESTART
        for place in np.flatnonzero(chosen).tolist():
            self._run_some(self._words, place, place + 1, 0)
        self._done[chosen] = 0

    def ended(self, place: int) -> Position:
        """Return the end of the game that finished last in a place, as a position."""
        content = self._ends[place : place + 1].view(np.uint8).copy()
        return Position(self._engine, content, np.array(NO_ACTION), TRUE)

    def _run_some(self, words: NDArray[np.int64], first: int, last: int, thread: int) -> None:
        self._play(
            first,
            last,
            words,
            self.own,
            self._policies,
            self._records,
            self._partial,
            self._possible,
            self._start,
            self._generators,
            self._orders[thread],
            self.seat,
            self.mask,
            self.obs,
            self.final,
            self._ends,
            self._returns,
            self._done,
        )


@cache
def play_of(engine: Engine) -> Callable[..., int]:
    """Return the compiled step of games against opponents: as `Engine.step`, but on to the own seat."""
    from spydeck.compiled import compile_function

    open_next, possible_next, take_word = engine._steps
    operands, word_at, last_word = engine.operands, engine.word_at, engine.words.size - 1
    rules, programs, sensible = engine.game.rules, engine.programs, engine.game.policy.sensible
    pending, apply = rules.pending, rules.apply
    draw, encode, write_returns = programs.draw, programs.encode, programs.returns
    partial_at = engine.tensor_length - engine.words.size

    def play(
        first: int,
        last: int,
        words: Any,
        own: Any,
        policies: Any,
        records: Any,
        partial: Any,
        possible: Any,
        start: Any,
        generators: Any,
        order: Any,
        seats: Any,
        masks: Any,
        tensors: Any,
        finals: Any,
        ends: Any,
        returns: Any,
        done: Any,
    ) -> int:
        players = len(policies)
        for index in range(first, last):
            state = records[index]
            here = partial[index]
            generator = generators[index]
            seat = own[index]
            done[index] = 0
            if words[index] >= 0:
                take_word(state, here, words[index])
            else:
                records[index] = start[0]
                here[SEAT] = NONE
            while here[SEAT] != seat:
                other = here[SEAT]
                if other == NONE:
                    if pending(state) == NONE:
                        if (
                            done[index] == 0
                        ):  # a later one is over before the own seat has chosen: play another
                            write_returns(state, returns[index])
                            encode(state, seat, finals[index])
                            write_partial(here, operands, word_at, finals[index], partial_at)
                            ends[index] = state
                        done[index] = 1
                        records[index] = start[0]
                    while pending(state) != NONE:
                        draw(state, generator, order)
                    open_next(state, here)
                elif policies[(other - seat + players) % players] == SENSIBLE:
                    verb_id, subject, objects = sensible(state, other, generator)
                    apply(state, other, verb_id, subject, objects)
                    open_next(state, here)
                else:
                    number = random_member(generator, possible_next(state, here))
                    kind = kind_of_next(here, operands)
                    take_word(state, here, last_word if 1 << number == ENOUGH else word_at[kind, number])
            seats[index] = seat
            possible[index] = possible_next(state, here)
            write_mask(possible[index], here, operands, word_at, masks[index])
            out = tensors[index]
            encode(state, seat, out)
            write_partial(here, operands, word_at, out, partial_at)
        return 0

    return compile_function(play, nogil=True)

"""Games in arrays in which one seat is played and compiled opponents hold the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spydeck.arrays.engine import Engine
from spydeck.arrays.games import RESTART, Games
from spydeck.arrays.position import Position
from spydeck.arrays.position_state import TRUE
from spydeck.arrays.turns import RANDOM
from spydeck.arrays.words import NO_ACTION, SEAT, write_partial
from spydeck.games.game import Game, Options
from spydeck.kernel import NONE
from spydeck.kernel.progress import once
from spydeck.text import message


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
        deals: int | None = None,
        seed: int | None = None,
        threads: int = 1,
    ) -> None:
        self.own = own
        self._policies = np.array([NONE, *policies], np.int64)
        self._begin(game, len(own), options, deals, seed, threads)

    def _allocate(self) -> None:
        super()._allocate()
        self.final = np.zeros_like(self.obs)
        self._end_bytes = np.zeros_like(self._bytes)

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

    def reset_each(self, chosen: NDArray[np.bool_], seeds: Sequence[int]) -> None:
        """Start some games again, each with the chance that a single game has with a seed of its own."""
        for place in np.flatnonzero(chosen).tolist():
            states = np.random.SeedSequence(seeds[place]).generate_state(1, np.uint64)
            self._generators[place] = states.view(np.int64)
        self.restart(chosen, None)

    def ended(self, place: int) -> Position:
        """Return the end of the game that finished last in a place, as a position."""
        return Position(self._engine, self._end_bytes[place].copy(), np.array(NO_ACTION), TRUE)

    def _run_some(self, words: NDArray[np.int64], first: int, last: int, thread: int) -> None:
        play_of(self._engine)(
            first,
            last,
            words,
            self.own,
            self._policies,
            self._records,
            self._partial,
            self._possible,
            self._start,
            self._limit,
            self._generators,
            self._orders[thread],
            self.seat,
            self.mask,
            self.obs,
            self.final,
            self._end_bytes.view(self._records.dtype)[:, 0],
            self._returns,
            self._done,
        )


@once
def play_of(engine: Engine) -> Callable[..., int]:
    """Return the compiled step of games against opponents: as `Engine.step`, but on to the own seat."""
    from spydeck.kernel.compiled import compile_function

    begin_game, show_game, open_next = engine.begin_game, engine.show_game, engine.open_next
    take_random_word, act_sensibly = engine.take_random_word, engine.act_sensibly
    pending, part_number = engine.game.rules.pending, engine.game.rules.part_number
    draw_pending = engine.draw_pending
    encode, write_returns = engine.programs.encode, engine.programs.returns
    operands, word_at, partial_at = engine.operands, engine.word_at, engine.tensor_length - engine.words.size

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
        limit: Any,
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
            state, here, generator, seat = records[index], partial[index], generators[index], own[index]
            begin_game(index, words, records, partial, start, done)
            while here[SEAT] != seat:
                other = here[SEAT]
                if other == NONE:
                    if pending(state) == NONE or part_number(state) >= limit[0]:
                        if done[index] == 0:  # a later one ends before the own seat has chosen: play another
                            write_returns(state, returns[index])
                            encode(state, seat, finals[index])
                            write_partial(here, operands, word_at, finals[index], partial_at)
                            ends[index] = state
                        done[index] = 1
                        records[index] = start[0]
                    draw_pending(state, generator, order)
                    open_next(state, here)
                elif policies[(other - seat + players) % players] == RANDOM:
                    take_random_word(state, here, generator)
                else:
                    act_sensibly(state, other, generator)
                    open_next(state, here)
            show_game(index, records, partial, possible, seats, masks, tensors)
        return 0

    return compile_function(play, message("compiled-opponents", game=engine.game.title), nogil=True)

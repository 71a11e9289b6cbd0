"""Games in arrays in which one seat is played and compiled opponents hold the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spydeck.arrays.engine import RANDOM, Engine, ManyGames, compiled
from spydeck.arrays.games import RESTART, Games
from spydeck.arrays.position import Position
from spydeck.arrays.position_state import TRUE
from spydeck.arrays.words import NO_ACTION, SEAT
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

    _SHARED = (*Games._SHARED, "_ends")

    def _allocate(self) -> None:
        self._end_bytes = np.zeros((self.n, self._engine.dtype.itemsize), np.uint8)
        super()._allocate()
        self.final = np.zeros_like(self.obs)

    def _share(self) -> None:
        super()._share()
        self._ends = self._end_bytes.view(self._engine.dtype)[:, 0]

    def choose(self, words: NDArray[np.int64]) -> NDArray[np.bool_]:
        """Choose a word in every game, and return where that was possible; the other games start again."""
        self._first_wrong(words)
        stopped = ~self._legal
        last = self.obs[stopped]
        self._words[stopped] = RESTART
        self._run()
        self.final[stopped] = last
        return ~stopped

    def restart(self, chosen: NDArray[np.bool_], seed: int | None) -> None:
        """Start some games again, with the chance of a seed or with the chance that comes next."""
        if seed is not None:
            self._generators[chosen] = self.generators_of(seed)[chosen]
        self._words[chosen] = RESTART
        for place in np.flatnonzero(chosen).tolist():
            self._run_some(place, place + 1, 0)
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

    def _run_some(self, first: int, last: int, thread: int) -> None:
        others = self.own, self._policies, self.final, self._ends
        play_of(self._engine)(first, last, self._arrays, self._orders[thread], *others)


@once
def play_of(engine: Engine) -> Callable[..., None]:
    """Return the compiled step of games against opponents: as `Engine.step`, but on to the own seat.

    `finals` and `ends` receive the last observation of the own seat and the last state of a finished game.
    """
    begin_game, show_game, open_next = engine.begin_game, engine.show_game, engine.open_next
    take_random_word, act_sensibly = engine.take_random_word, engine.act_sensibly
    pending, part_number = engine.game.rules.pending, engine.game.rules.part_number
    draw_pending, write_tensor, returns = engine.draw_pending, engine.write_tensor, engine.programs.returns

    def play(
        first: int,
        last: int,
        games: ManyGames,
        order: Any,
        own: Any,
        policies: Any,
        finals: Any,
        ends: Any,
    ) -> None:
        players = len(policies)
        for index in range(first, last):
            state, here, generator = games.records[index], games.partial[index], games.generators[index]
            seat = own[index]
            begin_game(index, games)
            while here[SEAT] != seat:
                other = here[SEAT]
                if other == NONE:
                    if pending(state) == NONE or part_number(state) >= games.limit[0]:
                        if (
                            games.done[index] == 0
                        ):  # a later one ends before the own seat chooses: play another
                            returns(state, games.returns[index])
                            write_tensor(state, here, seat, finals[index])
                            ends[index] = state
                        games.done[index] = 1
                        games.records[index] = games.start[0]
                    draw_pending(state, generator, order)
                    open_next(state, here)
                elif policies[(other - seat + players) % players] == RANDOM:
                    take_random_word(state, here, generator)
                else:
                    act_sensibly(state, other, generator)
                    open_next(state, here)
            show_game(index, games)

    return compiled(play, message("compiled-opponents", game=engine.game.title), nogil=True)

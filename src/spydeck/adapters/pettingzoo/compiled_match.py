"""A match in buffers that are used again and again: compiled, without a history."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from spydeck.arrays.engine import engine
from spydeck.arrays.position import Position
from spydeck.arrays.position_state import TRUE, read_word
from spydeck.arrays.rollouts import Randomness, generator_of
from spydeck.arrays.words import NO_ACTION, SEAT
from spydeck.errors import IllegalWord, shown
from spydeck.games.game import MAX_SEATS, Game, Options
from spydeck.kernel import NONE, pack


class CompiledMatch:
    """One match, word by word; chance is drawn as soon as it is pending."""

    def __init__(self, game: Game, options: Options, deals: int | None = None) -> None:
        """Prepare a match that ends after so many `deals`, if it is not over before."""
        self._deals = deals
        self.engine = engine(game)
        self.players = options.players
        self._start = pack(game.setup.start(options)).view(np.uint8)
        self._bytes = self._start.copy()
        self._partial = np.array(NO_ACTION)
        self._numbers = np.zeros(max(self.engine.programs.MAX_DECK, MAX_SEATS), np.int64)
        self._generator = generator_of(None)
        self.mask = np.zeros(self.engine.words.size, np.int8)
        """1 for each word that `seat` may choose now; all 0 after the end."""
        self.seat = NONE
        """The seat that chooses next, of several the lowest; -1 after the end."""
        self._share()

    def _share(self) -> None:
        """Make what copies and pickles leave out: the record, which compiled code knows by its type."""
        self._records = self._bytes.view(self.engine.dtype)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "_records"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._share()

    def start(self, rng: Randomness = None) -> None:
        """Start again; without a seed or a generator, chance continues where it was."""
        if rng is not None:
            self._generator = generator_of(rng).copy()
        self._bytes[:] = self._start
        self._draw()

    def choose(self, word: int) -> bool:
        """Choose a word, and return whether that has ended a deal, a round, or the game.

        Raise `IllegalWord`; then nothing has changed.
        """
        number = read_word(word, len(self.mask))
        if not self.mask[number]:
            legal = ", ".join(map(str, np.flatnonzero(self.mask)))
            raise IllegalWord(
                f"seat {self.seat} may not choose {shown(word)} now; its legal words are: {legal}"
            )
        self.engine.take(self._records, self._partial, number, self.mask)
        self.seat = int(self._partial[SEAT])
        ended = self.seat == NONE
        if ended and not self._is_last():
            self._draw()
        return ended

    def tensor(self, seat: int) -> NDArray[np.int8]:
        """Return the observation tensor of any seat, as a new array."""
        out = np.empty(self.engine.tensor_length, np.int8)
        partial = self._partial if seat == self.seat else np.array(NO_ACTION)
        self.engine.encode(self._records, partial, seat, out)
        return out

    def returns(self) -> list[int]:
        """Return how well each seat stands; more is better."""
        self.engine.write_returns(self._records, self._numbers)
        returns: list[int] = self._numbers[: self.players].tolist()
        return returns

    def position(self) -> Position:
        """Return a copy as a position."""
        return Position(self.engine, self._bytes.copy(), self._partial.copy(), TRUE)

    def _is_last(self) -> bool:
        if self._deals is None:
            return False
        _, _, part = self.engine.standing(self._records)
        return part >= self._deals

    def _draw(self) -> None:
        """Draw what is pending, and let the next seat begin."""
        _, pending, _ = self.engine.standing(self._records)
        while pending != NONE:
            self.engine.draw(self._records, self._generator, self._numbers)
            _, pending, _ = self.engine.standing(self._records)
        self.engine.begin(self._records, self._partial, NONE, self.mask)
        self.seat = int(self._partial[SEAT])

"""Games in arrays on a GPU: the same as `Games`, bit for bit, with one thread for each game."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from numpy.typing import ArrayLike, NDArray

from spydeck.arrays.engine import Engine, ManyGames
from spydeck.arrays.games import RESTART, Games, check_one_each, one_each
from spydeck.arrays.words import PARTIAL, WordTables, may_choose
from spydeck.errors import IllegalWord, InvalidOption
from spydeck.games.game import MAX_SEATS
from spydeck.kernel import pack
from spydeck.kernel.cuda import Launch, check_gpu, cuda, register
from spydeck.kernel.progress import once


class CudaGames(Games):
    """Games whose arrays lie on the GPU that CUDA chooses; `Games(..., device="cuda")` makes them."""

    device = "cuda"
    returns: Any
    _bytes: Any
    _generators: Any
    _partial: Any
    _possible: Any
    _words: Any
    _done: Any
    _limit: Any
    _SHARED: ClassVar[tuple[str, ...]] = ("_start", "_records", "_tables", "_wrong", "_arrays", "done")

    def _allocate(self) -> None:
        if self.threads != 1:
            raise InvalidOption('threads are for device="cpu"', field="threads")
        check_gpu()
        self._check_memory()
        found, n = self._engine, self.n
        self._bytes = cuda.to_device(np.zeros((n, found.dtype.itemsize), np.uint8))
        self._partial = cuda.device_array((n, PARTIAL), np.int64)
        self._possible = cuda.device_array(n, np.int64)
        self._words = cuda.device_array(n, np.int64)
        self._done = cuda.device_array(n, np.int8)
        self._generators = cuda.device_array((n, 1), np.int64)
        self._limit = cuda.to_device(np.array([self.deals]))
        self.seat = cuda.device_array(n, np.int8)
        self.mask = cuda.device_array((n, found.words.size), np.int8)
        self.obs = cuda.device_array((n, found.tensor_length), np.int8)
        self.returns = cuda.device_array((n, self.players), np.int64)
        self._share()

    def _share(self) -> None:
        """Make what copies and pickles leave out."""
        found = self._engine
        start = pack(self.game.setup.start(self.options)).view(np.uint8)
        self._start = cuda.to_device(start).view(found.dtype)
        self._records = self._bytes.view(found.dtype)[:, 0]
        self._tables = WordTables(*map(cuda.to_device, found.tables))
        self._wrong = cuda.device_array(1, np.int64)
        self.done = self._done.view(np.bool_)
        self._arrays = self._many_games(self.returns)
        for launch in (launch_check(), launch_step(found)):
            launch.prepare(self.n)

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: value for name, value in vars(self).items() if name not in self._SHARED}
        return {name: value.copy_to_host() if on_gpu(value) else value for name, value in kept.items()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        check_gpu()
        for name, value in state.items():
            setattr(self, name, cuda.to_device(value) if isinstance(value, np.ndarray) else value)
        self._share()

    def _check_memory(self) -> None:
        """Raise `InvalidOption` if the GPU has no room for the arrays."""
        found = self._engine
        numbers = PARTIAL + MAX_SEATS + 4  # a few too many
        bytes_each = found.dtype.itemsize + found.words.size + found.tensor_length + 8 * numbers
        room = cuda.current_context().get_memory_info().free // bytes_each
        if self.n > room:
            wrong = f"n must be a number of games that the GPU has room for, {room} now, not {self.n}"
            raise InvalidOption(wrong, field="n")

    def reset(self, seed: int | None = None) -> None:
        """Start all games again, with the chance of a seed. Raise `InvalidOption`."""
        self._generators.copy_to_device(self.generators_of(seed))
        self._words.copy_to_device(np.full(self.n, RESTART))
        self._play()
        self._done.copy_to_device(np.zeros(self.n, np.int8))
        self.returns.copy_to_device(np.zeros((self.n, self.players), np.int64))

    def step(self, words: ArrayLike) -> None:
        """Choose a word in every game. Raise `IllegalWord` or `InvalidOption`; then nothing has changed."""
        chosen = self._read(words)
        self._wrong.copy_to_device(np.array([self.n]))
        launch_check()(self.n, chosen, self._arrays, self._tables, self._wrong)
        wrong = int(self._wrong.copy_to_host()[0])
        if wrong < self.n:
            raise IllegalWord(self._refusal(wrong, chosen))
        self._play()

    def _read(self, words: Any) -> Any:
        """Return words as an array on the GPU. Raise `InvalidOption`."""
        if hasattr(words, "__cuda_array_interface__"):
            words = cuda.as_cuda_array(words)
        wanted = self.n, "iu", "whole numbers"
        if on_gpu(words):
            check_one_each("words", words, *wanted)
            return words
        chosen = one_each("words", words, *wanted)
        self._words.copy_to_device(np.ascontiguousarray(chosen, np.int64))
        return self._words

    def _copied(self, place: int) -> tuple[NDArray[np.uint8], NDArray[np.int64]]:
        return self._bytes[place].copy_to_host(), self._partial[place].copy_to_host()

    def _play(self) -> None:
        launch_step(self._engine)(self.n, self._arrays)


def on_gpu(value: object) -> bool:
    """Return whether this is an array of numba-cuda."""
    return getattr(value, "__cuda_ndarray__", False)


@once
def launch_check() -> Launch:
    """Return what copies the given words, and lowers `wrong` to the first game with a wrong one."""

    def check(given: Any, games: ManyGames, tables: WordTables, wrong: Any) -> None:
        index = cuda.grid(1)
        if index < len(games.words):
            games.words[index] = given[index]
            if not may_choose(games.words[index], games.possible[index], games.partial[index], tables):
                cuda.atomic.min(wrong, 0, index)

    return Launch(check)


@once
def launch_step(engine: Engine) -> Launch:
    """Return the step of many games of one kind: as `Engine.step`, each game in a thread of its own."""
    register(engine.step_game)
    step_game, deck = engine.step_game, engine.programs.MAX_DECK

    def step(games: ManyGames) -> None:
        index = cuda.grid(1)
        if index < len(games.words):
            order = cuda.local.array(deck, np.int64)
            step_game(index, games, order)

    return Launch(step)

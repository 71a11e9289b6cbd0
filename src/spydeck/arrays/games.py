"""Thousands of games in arrays, stepped together by compiled code: for learning and for data."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from itertools import pairwise
from typing import Any, ClassVar

import numpy as np
from numpy.typing import ArrayLike, NDArray

from spydeck.arrays.engine import Engine, ManyGames, compiled_check, engine
from spydeck.arrays.position import Position
from spydeck.arrays.position_state import TRUE
from spydeck.arrays.words import PARTIAL, SEAT
from spydeck.errors import IllegalWord, InvalidOption, shown
from spydeck.games.game import MAX_SEATS, Game, Options
from spydeck.games.option_values import check_seed, whole_number
from spydeck.games.registry import as_game
from spydeck.games.tensor import slices_of
from spydeck.kernel import pack, unpack

MAX_GAMES = 10_000_000
MAX_THREADS = 256
MAX_DEALS = 1_000_000
"""More deals or rounds than any game has."""

RESTART = -1
"""In place of a word: start this game again."""


def one_each(name: str, given: Any, count: int, kinds: str, wanted: str) -> NDArray[Any]:
    """Return an array with one value for each game, of some kinds of NumPy's. Raise `InvalidOption`."""
    try:
        found = np.asarray(given)
    except ValueError:  # rows of different lengths
        raise InvalidOption(f"{name} must be {count} {wanted}, not rows of different lengths") from None
    check_one_each(name, found, count, kinds, wanted)
    return found


def check_one_each(name: str, found: Any, count: int, kinds: str, wanted: str) -> None:
    """Raise `InvalidOption` unless an array, wherever it is, has one value for each game, of some kinds."""
    if found.shape != (count,) or found.dtype.kind not in kinds:
        given = f"{found.dtype} of shape {found.shape}"
        raise InvalidOption(f"{name} must be {count} {wanted}, one for each game, not {given}")


class _OnDevice:
    """Makes `Games(..., device="cuda")` an object of the class for that device."""

    device: str

    def __new__(cls, *_: Any, device: str = "cpu", **__: Any) -> Any:
        if device in ("cpu", cls.device):
            return object.__new__(cls)
        if cls is not Games:
            wrong = f'device must be "{cls.device}" for {cls.__name__}, not {shown(device)}'
            raise InvalidOption(wrong, field="device")
        return object.__new__(_class_on(device))


def _class_on(device: object) -> type[Games]:
    if device != "cuda":
        raise InvalidOption(f'device must be "cpu" or "cuda", not {shown(device)}', field="device")
    found: type[Games] = import_module("spydeck.arrays.cuda_games").CudaGames  # needs an extra
    return found


class Games(_OnDevice):
    """Many games of one kind, with one word in each at every step; finished games start again at once.

    The arrays below are the same objects after every step, with new contents: copy what is to be kept. They
    support DLPack, so `torch.from_dlpack(games.obs)` and `jax.dlpack.from_dlpack` share their memory.

    A game ends after so many `deals`, such as rounds of Spy Tricks, if it is not over before. With
    `device="cuda"` games are stepped on a GPU, bit for bit the same. Their arrays lie there and have
    `__cuda_array_interface__`: `torch.as_tensor(games.obs, device="cuda")` shares their memory. Raise
    `MissingExtra` or `InvalidOption` where there is no GPU.

    >>> games = Games("spy-tricks", 1000, players=3, seed=1)
    >>> first_legal = games.mask.argmax(axis=1)
    >>> games.step(first_legal)
    >>> games.seat.shape, games.mask.shape, games.obs.shape == (1000, games.tensor_length)
    ((1000,), (1000, 71), True)
    """

    seat: NDArray[np.int8]
    """The seat that chooses next in each game: in the middle of an action, or the lowest that may act."""
    mask: NDArray[np.int8]
    """1 for each word that it may choose, as (games, words)."""
    obs: NDArray[np.int8]
    """Its observation tensor, as (games, tensor_length)."""
    returns: NDArray[np.int64]
    """The returns of the game that finished last in each place, as (games, players); more is better."""
    done: NDArray[np.bool_]
    """Whether the last step finished a game; `seat`, `mask`, and `obs` are those of the next one."""
    device = "cpu"
    """Where the games are: "cpu" or "cuda"."""

    _SHARED: ClassVar[tuple[str, ...]] = ("_start", "_records", "_arrays", "_pool", "returns", "done")
    """The attributes that `_share` makes."""

    def __init__(
        self,
        game: Game | str,
        n: int,
        players: int | None = None,
        *,
        deals: int | None = None,
        seed: int | None = None,
        threads: int = 1,
        device: str = "cpu",
        **options: object,
    ) -> None:
        found = as_game(game)
        chosen = found.read_options(found.usual_players if players is None else players, options)
        self._begin(found, n, chosen, deals, seed, threads)

    @classmethod
    def of_options(
        cls,
        game: Game,
        n: int,
        options: Options,
        *,
        deals: int | None = None,
        seed: int | None = None,
        threads: int = 1,
        device: str = "cpu",
    ) -> Games:
        """Return games with options that were read before (`Game.read_options`)."""
        games: Games = cls.__new__(cls, device=device)
        games._begin(game, n, options, deals, seed, threads)
        return games

    def _begin(
        self, game: Game, n: int, options: Options, deals: int | None, seed: int | None, threads: int
    ) -> None:
        self.game = game
        self.options = options
        self.players = options.players
        self.n = whole_number("n", n, 1, MAX_GAMES)
        self.deals = MAX_DEALS if deals is None else whole_number("deals", deals, 1, MAX_DEALS)
        self.threads = whole_number("threads", threads, 1, MAX_THREADS)
        self._engine: Engine = engine(game)
        self._allocate()
        self.reset(seed)

    def _allocate(self) -> None:
        size = self._engine.words.size
        self._bytes = np.zeros((self.n, self._engine.dtype.itemsize), np.uint8)
        self._partial = np.zeros((self.n, PARTIAL), np.int64)
        self._orders = np.zeros((self.threads, self._engine.programs.MAX_DECK), np.int64)
        self._returns = np.zeros((self.n, MAX_SEATS), np.int64)
        self._done = np.zeros(self.n, np.int8)
        self._generators = np.zeros((self.n, 1), np.int64)
        self._limit = np.array([self.deals])
        self._possible = np.zeros(self.n, np.int64)
        """The words that may come next in each game: as `mask`, which others may write to."""
        self._words = np.full(self.n, RESTART)
        self._legal = np.zeros(self.n, np.bool_)
        self.seat = np.zeros(self.n, np.int8)
        self.mask = np.zeros((self.n, size), np.int8)
        self.obs = np.zeros((self.n, self._engine.tensor_length), np.int8)
        self._share()

    def _share(self) -> None:
        """Make what copies and pickles leave out: views of arrays, threads, and the start."""
        self._start = pack(self.game.setup.start(self.options))
        self._records = self._bytes.view(self._engine.dtype)[:, 0]
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        self.returns = self._returns[:, : self.players]
        self.done = self._done.view(np.bool_)
        self._arrays = self._many_games(self._returns)

    def _many_games(self, returns: Any) -> ManyGames:
        return ManyGames(
            words=self._words,
            records=self._records,
            partial=self._partial,
            possible=self._possible,
            generators=self._generators,
            seats=self.seat,
            masks=self.mask,
            tensors=self.obs,
            returns=returns,
            done=self._done,
            start=self._start,
            limit=self._limit,
        )

    def copy(self) -> Games:
        """Return independent games that continue as these do, with the same chance."""
        games = object.__new__(type(self))
        games.__setstate__(self.__getstate__())
        return games

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Games:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: value for name, value in vars(self).items() if name not in self._SHARED}
        return {
            name: value.copy() if isinstance(value, np.ndarray) else value for name, value in kept.items()
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._share()

    def reset(self, seed: int | None = None) -> None:
        """Start all games again, with the chance of a seed or the system's. Raise `InvalidOption`."""
        self._generators[:] = self.generators_of(seed)
        self._records[:] = self._start
        self._returns[:] = 0
        self._words[:] = RESTART
        self._run()
        self._done[:] = 0

    def generators_of(self, seed: int | None) -> NDArray[np.int64]:
        """Return the generators that the games of a seed begin with, as (games, 1). Raise `InvalidOption`."""
        states = np.random.SeedSequence(check_seed(seed)).generate_state(self.n, np.uint64)
        return states.view(np.int64).reshape(self.n, 1)

    def step(self, words: ArrayLike) -> None:
        """Choose a word in every game. Raise `IllegalWord` or `InvalidOption`; then nothing has changed."""
        chosen = one_each("words", words, self.n, "iu", "whole numbers")
        wrong = self._first_wrong(chosen)
        if wrong >= 0:
            raise IllegalWord(self._refusal(wrong, chosen))
        self._run()

    def _first_wrong(self, words: NDArray[Any]) -> int:
        """Return the first game in which a number is no word that its seat may choose, or -1.

        Afterwards `_words` has the numbers, and `_legal` says which of them may be chosen.
        """
        self._words[:] = words
        tables = tuple(self._engine.tables)  # whose type numba finds in half the time of a named one's
        return compiled_check()(self._words, self._possible, self._partial, tables, self._legal)

    def position(self, place: int) -> Position:
        """Return a copy of one game as a position. Raise `InvalidOption`."""
        place = whole_number("place", place, 0, self.n - 1)
        content, partial = self._copied(place)
        return Position(self._engine, content, partial, TRUE)

    def _copied(self, place: int) -> tuple[NDArray[np.uint8], NDArray[np.int64]]:
        """Return copies of the state of one game, as bytes, and of its action so far."""
        return self._bytes[place].copy(), self._partial[place].copy()

    @property
    def tensor_length(self) -> int:
        """The length of an observation tensor."""
        return self._engine.tensor_length

    @property
    def fields(self) -> dict[str, slice]:
        """Where each field of the observation tensor lies, by name."""
        return slices_of(self._engine.fields)

    def __len__(self) -> int:
        return self.n

    def __repr__(self) -> str:
        where = "" if self.device == "cpu" else f", on {self.device}"
        return f"<{self.n} Games of {self.game.name}, {self.players} players{where}>"

    def _run(self) -> None:
        if self._pool is None:
            self._run_some(0, self.n, 0)
        else:
            self._run_on(self._pool)

    def _run_on(self, pool: ThreadPoolExecutor) -> None:
        bounds = np.linspace(0, self.n, self.threads + 1).astype(int).tolist()
        runs = [
            pool.submit(self._run_some, first, last, thread)
            for thread, (first, last) in enumerate(pairwise(bounds))
        ]
        for run in runs:
            run.result()

    def _run_some(self, first: int, last: int, thread: int) -> None:
        self._engine.step(first, last, self._arrays, self._orders[thread])

    def _refusal(self, place: int, words: NDArray[Any]) -> str:
        word, size = int(words[place]), self._engine.words.size
        content, so_far = self._copied(place)
        partial, state = so_far.tolist(), unpack(self.game.rules.State, content.view(self._engine.dtype)[0])
        legal = ", ".join(map(str, self._engine.words.following(state, partial)))
        wrong = f"the word {word}" if 0 <= word < size else f"{shown(word)}, which is not a word,"
        who = f"seat {partial[SEAT]} of game {place}"
        return f"{who} may not choose {wrong} now; its legal words are: {legal}"

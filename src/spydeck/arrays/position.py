"""Positions: one state without its history, compiled; what search and environments work on."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from spydeck import drawing
from spydeck.arrays.engine import Engine, engine, engine_of_version
from spydeck.arrays.position_state import (
    TRUE,
    Bytes,
    Outcome,
    PositionState,
    read_bytes,
    read_numbers,
    read_word,
    write_bytes,
)
from spydeck.arrays.rollouts import (
    MAX_WORLDS,
    Evaluation,
    Randomness,
    Until,
    compiled_sample,
    generator_of,
    play_worlds,
)
from spydeck.arrays.words import CHOSEN, NO_ACTION, SEAT
from spydeck.errors import IllegalWord, InvalidChance, InvalidPosition
from spydeck.games.action_text import write_action
from spydeck.games.game import MAX_SEATS, Game
from spydeck.games.option_values import as_whole, whole_number
from spydeck.games.registry import as_game
from spydeck.games.registry import game as game_of
from spydeck.kernel import NONE, pack


class Position(PositionState):
    """One state of a game, without its history, to search from and to learn from.

    A position holds either the true state, or what one seat (its `observer`) may know. Actions are given one
    word at a time (`spydeck.arrays.words`); chance outcomes are drawn or supplied by `resolve`.

    >>> position = Position.start("spy-tricks", players=3)
    >>> position.pending
    'start-player'
    >>> position.resolve(rng=1)
    >>> position.resolve(rng=2)
    >>> len(position.legal())
    6
    """

    __hash__ = None  # type: ignore[assignment]  # a position changes
    __slots__ = ("weight",)

    def __init__(
        self,
        engine: Engine,
        content: Bytes,
        partial: NDArray[np.int64],
        observer: int,
        mask: NDArray[np.int8] | None = None,
    ) -> None:
        super().__init__(engine, content, partial, observer, mask)
        self.weight = 1.0
        """The weight of a position that `resample` returned."""

    @classmethod
    def start(cls, game: Game | str, players: int | None = None, **options: object) -> Position:
        """Return the start of a game, which waits for its first chance outcome.

        Raise `InvalidOption`, `UnknownGame`.
        """
        found = as_game(game)
        count = found.usual_players if players is None else players
        return cls.of_state(found, found.setup.start(found.read_options(count, options)))

    @classmethod
    def of_state(cls, game: Game, state: Any, observer: int | None = None) -> Position:
        """Return the position of an interpreted state, true or observed; the state is copied."""
        found = engine(game)
        position = cls(
            found, pack(state).view(np.uint8), np.array(NO_ACTION), TRUE if observer is None else observer
        )
        position._open()
        return position

    def copy(self) -> Position:
        """Return an independent copy."""
        position = Position(self._engine, self._bytes.copy(), self._partial.copy(), TRUE, self._mask)
        position.observer = self.observer
        position.weight = self.weight
        return position

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Position:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.to_bytes() == other.to_bytes()

    def __repr__(self) -> str:
        knows = "" if self.observer is None else f", observer={self.observer}"
        facts = f"{self.players} players, part {self.part}, actors {self.actors}{knows}"
        return f"<Position of {self.game.name}, {facts}>"

    def apply(self, seat: int, word: int) -> None:
        """Choose a word for a seat. Raise `IllegalWord` or `InvalidSeat`; then nothing has changed.

        Raise `InvalidPosition` for what a seat observes: `resample` returns what can be played on.
        """
        self._check_true("resample it first, and play on in that world")
        partial, mask = self._choice(seat)
        number = read_word(word, len(mask))
        if not mask[number]:
            raise IllegalWord(self._refusal(seat, number))
        self._partial = partial
        self._engine.take(self._records, partial, number, self._mask)

    def choose(self, word: int) -> str | None:
        """Choose the next word of an action that is not played here; return its text once it is complete.

        This is for bots, in what their seat observes. Raise `IllegalWord`, `InvalidSeat`.
        """
        seat = self._seat(self.observer)
        found, mask = self._choice(seat)
        number = read_word(word, len(mask))
        if not mask[number]:
            raise IllegalWord(self._refusal(seat, number))
        partial = found.tolist()
        action = self._engine.words.take(self.state(), partial, number)
        self._partial[:] = partial
        if action is None:
            self._engine.take(self._records, self._partial, NONE, self._mask)
            return None
        self._open()
        return write_action(self.game, action)

    def resolve(self, outcome: Outcome | None = None, rng: Randomness = None) -> None:
        """Draw the pending chance outcome, or supply it as texts or as the numbers of things.

        Raise `InvalidChance`, or `InvalidPosition` if no outcome is pending.
        """
        self._check_true("resample it first, and play on in that world")
        _, number, _ = self._engine.standing(self._records)
        if number == NONE:
            why = "the game is over" if self.over else f"seat {self.seat} chooses now"
            raise InvalidPosition(f"no chance outcome is pending: {why}")
        numbers = np.zeros(max(self._engine.programs.MAX_DECK, MAX_SEATS), np.int64)
        if outcome is None:
            self._engine.draw(self._records, generator_of(rng), numbers)
        else:
            chance = self.game.chances[number]
            given = read_numbers(chance, self._records.view(np.recarray)[0], outcome)
            numbers[: len(given)] = given
            clause = self._engine.resolve(self._records, numbers)
            if clause:
                raise InvalidChance(f"{self.game.prefix}-{clause}: this {chance.name} can never be settled")
        self._open()

    def tensor(self, seat: int | None = None) -> NDArray[np.int8]:
        """Return the observation tensor of a seat, by default the observer, or else who chooses next."""
        chosen = self._observer(seat)
        out = np.zeros(self._engine.tensor_length, np.int8)
        partial = self._partial if chosen == self._partial[SEAT] else self._opened(chosen)[0]
        self._engine.encode(self._records, partial, chosen, out)
        return out

    def observe(self, seat: int | np.integer[Any] | None) -> Position:
        """Return what a seat (None or -1: a spectator) may know of this position."""
        chosen = self._check_observer(NONE if seat is None else seat)
        known = self._bytes if self.observer is not None else self._engine.hidden_bytes
        position = Position(self._engine, known.copy(), self._partial.copy(), chosen, self._mask)
        if self.observer is None:
            self._engine.observe(self._records, chosen, position._records)
        if self._partial[SEAT] != chosen:
            position._open()
        return position

    def resample(self, seat: int | None = None, rng: Randomness = None) -> Position:
        """Return a true position that a seat cannot tell from this one, drawn from all of them.

        Its `weight` is 1.0 where they are drawn uniformly. By default the seat is the observer, or of a true
        position the seat that chooses next.
        """
        chosen = self._observer(seat)
        position = Position(self._engine, self._bytes.copy(), self._partial.copy(), TRUE, self._mask)
        known, generator, weights = self.observer is not None, generator_of(rng), np.ones(1)
        sample = compiled_sample(self._engine)
        sample(self._records.copy(), position._records, known, chosen, generator, weights)
        position.weight = float(weights[0])
        if not (self._partial[SEAT] == chosen and self._partial[CHOSEN]):
            position._open()
        return position

    def rollouts(
        self, n: int, policy: str = "random", until: Until = "deal", rng: Randomness = None
    ) -> NDArray[np.int64]:
        """Return the returns of all seats after each of `n` rollouts from here, as an array (n, players).

        All seats play by the policy ("random" or "sensible"). They play to the end of the deal or round, or
        until="game" to the end of the game, which is the same in a game of one deal, such as Spycard.
        Raise `InvalidOption`, `InvalidPosition`.
        """
        self._check_true("resample or evaluate it")
        count = whole_number("n", n, 1, MAX_WORLDS)
        where = self._engine, self._records, self._partial
        _, returns = play_worlds(*where, NONE, False, np.array([NONE]), count, policy, until, rng)
        return returns[:, 0, : self.players]

    def evaluate(
        self,
        seat: int | None = None,
        worlds: int = 100,
        policy: str = "random",
        until: Until = "deal",
        rng: Randomness = None,
    ) -> Evaluation:
        """Return what each legal word of a seat leads to, over worlds that the seat cannot tell apart.

        Worlds are drawn by `resample`. All words meet the same worlds and the same chance. Words that an
        action still needs are chosen at random. Raise `InvalidOption`, `InvalidPosition`.
        """
        chosen = self._observer(seat)
        partial, mask = self._opened(NONE) if chosen == NONE else self._choice(chosen)
        words = np.flatnonzero(mask)
        if not len(words):
            why = self._why_nobody()
            raise InvalidPosition(f"seat {chosen} may not act now, so there is nothing to evaluate{why}")
        where, observed = (self._engine, self._records, partial), self.observer is not None
        count = whole_number("worlds", worlds, 1, MAX_WORLDS)
        weights, returns = play_worlds(*where, chosen, observed, words, count, policy, until, rng)
        return Evaluation(tuple(words.tolist()), returns[:, :, chosen], weights)

    def svg(self, seat: int | None = None) -> str:
        """Return what a seat (by default the observer, or else a spectator) sees, as a drawing in SVG."""
        if seat is None:
            seat = NONE if self.observer is None else self.observer
        return drawing.draw_state(self.game, self.observe(seat).state(), seat)

    def _repr_svg_(self) -> str:
        """Return what the observer sees, or of a true position a spectator, for notebooks."""
        return self.svg()

    def to_bytes(self) -> bytes:
        """Return the position as bytes, for `from_bytes` of the same version."""
        observer = TRUE if self.observer is None else self.observer
        facts = [self.game.name, observer, self.weight, *self._partial.tolist()]
        return write_bytes(self._engine.version, facts, self._bytes.tobytes())

    @classmethod
    def from_bytes(cls, data: bytes) -> Position:
        """Return the position that `to_bytes` wrote. Raise `InvalidPosition`, `UnknownGame`.

        A checksum finds damage, not malice: load only what you trust.
        """
        version, facts, content = read_bytes(data)
        name, observer, weight, *partial = facts
        found = engine_of_version(game_of(name), version)
        numbers = np.frombuffer(bytearray(content), np.uint8)
        position = cls(found, numbers, np.array(partial, np.int64), observer)
        position.weight = weight
        return position

    def __reduce__(self) -> tuple[Any, tuple[bytes]]:
        return Position.from_bytes, (self.to_bytes(),)

    def _refusal(self, given: int | None, word: int) -> str:
        seat = self._seat(given)
        if self._partial[CHOSEN] and seat != self._partial[SEAT]:
            return f"seat {self._partial[SEAT]} is in the middle of an action"
        if seat not in self.actors:
            return f"seat {seat} may not act now{self._why_nobody()}"
        legal = ", ".join(map(str, self.legal(seat)))
        text = self._engine.words.texts[word]
        return f"seat {seat} may not choose the word {word} ({text}) now; its legal words are: {legal}"

    def _check_true(self, instead: str) -> None:
        """Raise `InvalidPosition` unless this is a true state."""
        if self.observer is not None:
            knower = "a spectator" if self.observer == NONE else f"seat {self.observer}"
            raise InvalidPosition(f"this is what {knower} observes, which cannot be played on; {instead}")

    def _observer(self, seat: int | None) -> int:
        if seat is None:
            return self._seat(None) if self.observer is None else self.observer
        return self._check_observer(seat)

    def _check_observer(self, seat: int | np.integer[Any]) -> int:
        """Return a seat, or -1 for a spectator, if what it knows is known here."""
        number = NONE if as_whole(seat) == NONE else self._seat(seat)
        if self.observer not in (None, number):
            knower = "a spectator" if self.observer == NONE else f"seat {self.observer}"
            raise InvalidPosition(f"this is what {knower} may know, not seat {number}")
        return number

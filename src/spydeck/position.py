"""Positions: one state without its history, compiled; what search and environments work on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spydeck import engine as engines
from spydeck import position_format, svg
from spydeck.engine import Engine, engine, engine_of_version
from spydeck.errors import IllegalWord, InvalidChance, InvalidPosition, InvalidSeat, shown
from spydeck.games.action import Chance
from spydeck.games.action_text import read_outcome, write_action
from spydeck.games.game import MAX_SEATS, Game
from spydeck.games.option_values import as_whole
from spydeck.games.registry import game as game_of
from spydeck.generators import Randomness, generator_of
from spydeck.kernel import NONE, members, pack, unpack
from spydeck.search import Evaluation, Until, compiled_sample, play_worlds
from spydeck.words import CHOSEN, SEAT

Bytes = NDArray[np.uint8]

TRUE = -2
"""The observer of a position that holds the true state."""

NO_ACTION = (NONE, NONE, NONE, 0, 0)

NO_GENERATOR = np.zeros(1, np.int64)
NO_NUMBERS = np.zeros(1, np.int64)
NO_TENSOR = np.zeros(1, np.int8)


class Position:
    """One state of a game, without its history, to search from and to learn from.

    A position holds either the true state, or what one seat (its `observer`) may know. Actions are given one
    word at a time (`spydeck.words`); chance outcomes are drawn or supplied by `resolve`.

    >>> position = Position.start("spy-tricks", players=3)
    >>> position.pending
    'start-player'
    >>> position.resolve(rng=1)
    >>> position.resolve(rng=2)
    >>> len(position.legal())
    6
    """

    __hash__ = None  # type: ignore[assignment]  # a position changes
    __slots__ = ("_bytes", "_engine", "_mask", "_partial", "_records", "observer", "weight")

    def __init__(
        self,
        engine: Engine,
        content: Bytes,
        partial: NDArray[np.int64],
        observer: int,
        mask: NDArray[np.int8] | None = None,
    ) -> None:
        self._engine = engine
        self._bytes = content
        self._records = content.view(engine.dtype)
        self._partial = partial
        self._mask = np.zeros(engine.words.size, np.int8) if mask is None else mask.copy()
        if mask is None:
            self._operate(engines.MASK, out=self._mask)
        self.observer: int | None = None if observer == TRUE else observer
        """The seat whose knowledge this is (-1: a spectator), or None for the true state."""
        self.weight = 1.0
        """The weight of a position that `resample` returned."""

    @classmethod
    def start(cls, game: Game | str, players: int | None = None, **options: object) -> Position:
        """Return the start of a game, which waits for its first chance outcome. Raise `InvalidOption`."""
        found = game_of(game) if isinstance(game, str) else game
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

    @property
    def game(self) -> Game:
        """The game."""
        return self._engine.game

    @property
    def players(self) -> int:
        """The number of seats."""
        return int(self._records["players"][0])

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return tuple(members(self._operate(engines.ACTORS)))

    @property
    def seat(self) -> int | None:
        """The seat that chooses next, or None: one in the middle of an action, or else the lowest."""
        seat = int(self._partial[SEAT])
        return None if seat == NONE else seat

    @property
    def pending(self) -> str | None:
        """The name of the chance outcome that the position waits for, or None."""
        number = self._operate(engines.PENDING)
        return None if number == NONE else self.game.chances[number].name

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._operate(engines.ACTORS) == 0 and self._operate(engines.PENDING) == NONE

    @property
    def part(self) -> int:
        """The number of the deal or round that is pending or being played, from 0."""
        return self._operate(engines.PART)

    @property
    def partial(self) -> tuple[int, int, int]:
        """The action so far of the seat that chooses next: verb, subject (-1: none), bit set of objects."""
        _, verb, subject, objects, _ = self._partial.tolist()
        return verb, subject, objects

    @property
    def started(self) -> bool:
        """Whether a seat is in the middle of an action: it has chosen a word, and has to choose another."""
        return bool(self._partial[CHOSEN])

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

    def legal(self, seat: int | None = None) -> list[int]:
        """Return the words that a seat may choose next; by default the seat that chooses next."""
        found: list[int] = self._mask_of(self._partial_of(seat)).nonzero()[0].tolist()
        return found

    def mask(self, seat: int | None = None) -> NDArray[np.int8]:
        """Return 1 for each word that a seat may choose next, 0 for the others; all 0 if it may not act."""
        return self._mask_of(self._partial_of(seat)).copy()

    def texts(self, words: Sequence[int]) -> list[str]:
        """Return the texts of words: of a verb, an operand, or "end". Raise `IllegalWord`."""
        return [self._engine.words.texts[self._word(word)] for word in words]

    def apply(self, seat: int, word: int) -> None:
        """Choose a word for a seat. Raise `IllegalWord` or `InvalidSeat`; then nothing has changed."""
        partial = self._partial_of(seat)
        number = self._word(word)
        if partial is None or not self._mask_of(partial)[number]:
            raise IllegalWord(self._refusal(seat, number))
        if self.observer is not None:
            raise InvalidPosition("what a seat observes cannot be played on; resample it first")
        self._partial = partial
        self._operate(engines.APPLY, value=number, out=self._mask)

    def choose(self, word: int) -> str | None:
        """Choose the next word of an action that is not played here; return its text once it is complete.

        This is for bots, in what their seat observes. Raise `IllegalWord`, `InvalidSeat`.
        """
        seat = self._seat(self.observer)
        number = self._word(word)
        found = self._partial_of(seat)
        if found is None or not self._mask_of(found)[number]:
            raise IllegalWord(self._refusal(seat, number))
        partial = found.tolist()
        action = self._engine.words.take(self.state(), partial, number)
        self._partial[:] = partial
        if action is None:
            self._operate(engines.MASK, out=self._mask)
            return None
        self._open()
        return write_action(self.game, action)

    def resolve(
        self, outcome: Sequence[str] | Sequence[int] | str | None = None, rng: Randomness = None
    ) -> None:
        """Draw the pending chance outcome, or supply it as texts or as the numbers of things.

        Raise `InvalidChance`, or `InvalidPosition` if no outcome is pending.
        """
        number = self._operate(engines.PENDING)
        if number == NONE:
            raise InvalidPosition("no chance outcome is pending")
        if self.observer is not None:
            raise InvalidPosition("what a seat observes cannot be played on; resample it first")
        numbers = np.zeros(max(self._engine.programs.MAX_DECK, MAX_SEATS), np.int64)
        if outcome is None:
            self._operate(engines.DRAW, generator=generator_of(rng), numbers=numbers, out=self._mask)
            return
        chance = self.game.chances[number]
        given = self._read_outcome(chance, outcome)
        numbers[: len(given)] = given
        clause = self._operate(engines.RESOLVE, numbers=numbers, out=self._mask)
        if clause:
            raise InvalidChance(f"{self.game.prefix}-{clause}: this {chance.name} can never be settled")

    def field(self, name: str) -> Any:
        """Return one field of the state: a number, or a list of numbers."""
        return self._records[name][0].tolist()

    def returns(self) -> tuple[int, ...]:
        """Return how well each seat stands, in points or wins; more is better in every game."""
        numbers = np.zeros(MAX_SEATS, np.int64)
        self._operate(engines.RETURNS, numbers=numbers)
        return tuple(numbers[: self.players].tolist())

    def tensor(self, seat: int | None = None) -> NDArray[np.int8]:
        """Return the observation tensor of a seat, by default the seat that chooses next."""
        chosen = self._check_observer(self._seat(seat))
        out = np.zeros(self._engine.tensor_length, np.int8)
        partial = self._partial if chosen == self._partial[SEAT] else self._opened(chosen)
        if partial is None:
            partial = np.array(NO_ACTION)
        self._operate(engines.ENCODE, partial=partial, seat=chosen, out=out)
        return out

    def observe(self, seat: int | np.integer[Any]) -> Position:
        """Return what a seat (-1: a spectator) may know of this position."""
        chosen = self._check_observer(seat)
        content = self._bytes.copy()
        if self.observer is None:
            content = self._engine.hidden_bytes.copy()
            self._operate(engines.OBSERVE, target=content.view(self._engine.dtype), seat=chosen)
        position = Position(self._engine, content, self._partial.copy(), chosen, self._mask)
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

        All seats play by the policy ("random" or "sensible"). Raise `InvalidOption`, `InvalidPosition`.
        """
        if self.observer is not None:
            raise InvalidPosition("what a seat observes cannot be played on; resample or evaluate it")
        where = self._engine, self._records, self._partial
        _, returns = play_worlds(*where, NONE, False, np.array([NONE]), n, policy, until, rng)
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
        partial = None if chosen == NONE else self._partial_of(chosen)
        if partial is None:
            raise InvalidPosition(f"seat {chosen} may not act now, so there is nothing to evaluate")
        words = np.flatnonzero(self._mask_of(partial))
        where, observed = (self._engine, self._records, partial), self.observer is not None
        weights, returns = play_worlds(*where, chosen, observed, words, worlds, policy, until, rng)
        return Evaluation(tuple(words.tolist()), returns[:, :, chosen], weights)

    def svg(self, seat: int | None = None) -> str:
        """Return what a seat (by default the observer, or else a spectator) sees, as a drawing in SVG."""
        if seat is None:
            seat = NONE if self.observer is None else self.observer
        return svg.draw_state(self.game, self.observe(seat).state(), seat)

    def _repr_svg_(self) -> str:
        """Return what the observer sees, or of a true position a spectator, for notebooks."""
        return self.svg()

    def state(self) -> Any:
        """Return the state as the rules see it, interpreted: a plain object."""
        return unpack(self.game.rules.State, self._records[0])

    def to_bytes(self) -> bytes:
        """Return the position as bytes, for `from_bytes` of the same version."""
        observer = TRUE if self.observer is None else self.observer
        facts = [self.game.name, observer, self.weight, *map(int, self._partial)]
        return position_format.write(self._engine.version, facts, self._bytes.tobytes())

    @classmethod
    def from_bytes(cls, data: bytes) -> Position:
        """Return the position that `to_bytes` wrote. Raise `InvalidPosition`, `UnknownGame`.

        A checksum finds damage, not malice: load only what you trust.
        """
        version, facts, content = position_format.read(data)
        name, observer, weight, *partial = facts
        found = engine_of_version(game_of(name), version)
        numbers = np.frombuffer(bytearray(content), np.uint8)
        position = cls(found, numbers, np.array(partial, np.int64), observer)
        position.weight = weight
        return position

    def __reduce__(self) -> tuple[Any, tuple[bytes]]:
        return Position.from_bytes, (self.to_bytes(),)

    def _operate(
        self,
        operation: int,
        *,
        seat: int = NONE,
        value: int = NONE,
        target: Any = None,
        partial: Any = None,
        generator: Any = NO_GENERATOR,
        numbers: Any = NO_NUMBERS,
        out: Any = NO_TENSOR,
    ) -> int:
        records = self._records
        into = records if target is None else target
        here = self._partial if partial is None else partial
        return int(self._engine.operate(operation, records, into, here, seat, value, generator, numbers, out))

    def _open(self) -> None:
        """Open the action of the seat that chooses next; what a seat observes is never another's action."""
        if self.observer is None:
            self._operate(engines.OPEN, out=self._mask)
        elif self.observer in self.actors:
            self._operate(engines.OPEN, seat=self.observer, out=self._mask)
        else:
            self._partial[:] = NO_ACTION
            self._mask[:] = 0

    def _partial_of(self, seat: int | None) -> NDArray[np.int64] | None:
        """Return the action so far of a seat that may choose a word now, or None."""
        if type(seat) is int and seat == self._partial[SEAT] != NONE:  # nearly always: the quick way
            return self._partial
        chosen = self._seat(seat)
        if chosen == self._partial[SEAT]:
            return self._partial
        return None if self._partial[CHOSEN] else self._opened(chosen)

    def _opened(self, seat: int) -> NDArray[np.int64] | None:
        """Return the beginning of an action of a seat that may act, or None."""
        if seat not in self.actors or self.observer not in (None, seat):
            return None
        partial = np.array(NO_ACTION)
        self._operate(engines.OPEN, partial=partial, seat=seat)
        return partial

    def _mask_of(self, partial: NDArray[np.int64] | None) -> NDArray[np.int8]:
        """Return the words that may come next in an action, not to be changed; none for None."""
        if partial is self._partial:
            return self._mask
        out = np.zeros(len(self._mask), np.int8)
        if partial is not None:
            self._operate(engines.MASK, partial=partial, out=out)
        return out

    def _read_outcome(self, chance: Chance, outcome: Sequence[str] | Sequence[int] | str) -> list[int]:
        """Return a chance outcome given as texts or numbers, as numbers. Raise `InvalidChance`."""
        state = self._records.view(np.recarray)[0]
        if chance.whole and not isinstance(outcome, str) and all(type(number) is int for number in outcome):
            if sorted(outcome) == sorted(chance.deck(state)):
                return [*outcome]
            raise InvalidChance(f"{chance.clause}: {chance.name}: name each number of the deck once")
        return read_outcome(chance, state, outcome)

    def _word(self, word: int) -> int:
        number = word if type(word) is int else as_whole(word)
        if number is None or not 0 <= number < len(self._mask):
            raise IllegalWord(f"a word is a number from 0 to {len(self._mask) - 1}, not {shown(word)}")
        return number

    def _refusal(self, seat: int, word: int) -> str:
        if self._partial[CHOSEN] and seat != self._partial[SEAT]:
            return f"seat {self._partial[SEAT]} is in the middle of an action"
        if seat not in self.actors:
            return f"seat {seat} may not act now"
        legal = ", ".join(map(str, self.legal(seat)))
        text = self._engine.words.texts[word]
        return f"seat {seat} may not choose the word {word} ({text}) now; its legal words are: {legal}"

    def _seat(self, seat: int | np.integer[Any] | None) -> int:
        if seat is None:
            if self._partial[SEAT] == NONE:
                raise InvalidSeat("no seat chooses now; name one")
            return int(self._partial[SEAT])
        number = as_whole(seat)
        if number is None or not 0 <= number < self.players:
            raise InvalidSeat(f"there is no seat {shown(seat)}; seats are 0 to {self.players - 1}")
        return number

    def _observer(self, seat: int | None) -> int:
        if seat is None:
            return self._seat(None) if self.observer is None else self.observer
        return self._check_observer(seat)

    def _check_observer(self, seat: int | np.integer[Any]) -> int:
        """Return a seat, or -1 for a spectator, if what it knows is known here."""
        if seat is None:
            raise InvalidSeat("name a seat, or -1 for a spectator")
        number = NONE if as_whole(seat) == NONE else self._seat(seat)
        if self.observer not in (None, number):
            raise InvalidPosition(f"this is what seat {self.observer} may know, not seat {number}")
        return number

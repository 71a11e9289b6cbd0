"""What a position says about its state, and about the action so far: read by compiled code."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spydeck.arrays import engine as engines
from spydeck.arrays.engine import Engine
from spydeck.arrays.position_input import read_seat, read_words
from spydeck.arrays.turns import VERSION_LENGTH
from spydeck.arrays.words import CHOSEN, NO_ACTION, SEAT
from spydeck.errors import InvalidPosition, InvalidSeat, shown
from spydeck.games.game import MAX_SEATS, Game
from spydeck.games.option_values import one_of
from spydeck.kernel import NONE, members, unpack

Bytes = NDArray[np.uint8]

TRUE = -2
"""The observer of a position that holds the true state."""

NO_GENERATOR = np.zeros(1, np.int64)
NO_NUMBERS = np.zeros(1, np.int64)
NO_TENSOR = np.zeros(1, np.int8)


class PositionState:
    """One state of a game and the action so far: what `Position` reads, and plays on."""

    __slots__ = ("_bytes", "_engine", "_mask", "_partial", "_records", "observer")

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
        self._records = np.ndarray(1, engine.dtype, content)  # as `view`, but seven times as fast
        self._partial = partial
        self._mask = np.zeros(engine.words.size, np.int8) if mask is None else mask.copy()
        if mask is None:
            self._operate(engines.MASK, out=self._mask)
        self.observer: int | None = None if observer == TRUE else observer
        """The seat whose knowledge this is (-1: a spectator), or None for the true state."""

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

    def legal(self, seat: int | None = None) -> list[int]:
        """Return the words that a seat may choose next; by default the seat that chooses next."""
        found: list[int] = self._mask_of(self._partial_of(seat)).nonzero()[0].tolist()
        return found

    def mask(self, seat: int | None = None) -> NDArray[np.int8]:
        """Return 1 for each word that a seat may choose next, 0 for the others; all 0 if it may not act."""
        return self._mask_of(self._partial_of(seat)).copy()

    def texts(self, words: Sequence[int]) -> list[str]:
        """Return the texts of words: of a verb, an operand, or "end". Raise `IllegalWord`."""
        return [self._engine.words.texts[word] for word in read_words(words, len(self._mask))]

    def field(self, name: str) -> Any:
        """Return one field of the state: a number, or a list of numbers. Raise `InvalidPosition`.

        `members` reads fields that are bit sets.
        """
        names = self._engine.dtype.names or ()
        if name not in names:
            raise InvalidPosition(f"there is no field {shown(name)}; the fields are: {', '.join(names)}")
        return self._records[name][0].tolist()

    def members(self, name: str, things: str | None = None) -> Any:
        """Return the members of a field that is a bit set, or a list of bit sets, as a list or lists.

        They are numbers, or texts of `things`: of "card" or "seat", "spot" or "token" (`Operand.name`). A set
        that is hidden is None. Raise `InvalidPosition`, `InvalidOption`.

        >>> from spydeck import Position
        >>> position = Position.start("spy-tricks", players=3, first_start_player=0)
        >>> position.resolve(rng=1)
        >>> len(position.members("hands", "card")[0]), position.members("helpers", "seat")
        (6, [])
        """
        field, texts = self.field(name), None if things is None else self._texts_of(things)

        def read(bits: int) -> list[Any] | None:
            found = members(bits) if bits >= 0 else None
            if found is None or texts is None:
                return found
            if found and found[-1] >= len(texts):
                raise InvalidPosition(f"the field {name} is no set of {things}s")
            return [texts[member] for member in found]

        return [read(bits) for bits in field] if isinstance(field, list) else read(field)

    def _texts_of(self, things: str) -> tuple[str, ...]:
        verbs, chances = self.game.verbs.values(), self.game.chances.values()
        operands = [one for verb in verbs for one in (verb.subject, verb.objects) if one is not None]
        known = {one.name: one.texts for one in (*operands, *(chance.operand for chance in chances))}
        return known[one_of("things", things, known)]

    def returns(self) -> tuple[int, ...]:
        """Return how well each seat stands, in points or wins; more is better in every game."""
        numbers = np.zeros(MAX_SEATS, np.int64)
        self._operate(engines.RETURNS, numbers=numbers)
        return tuple(numbers[: self.players].tolist())

    def state(self) -> Any:
        """Return the state as the rules see it, interpreted: a plain object."""
        return unpack(self.game.rules.State, self._records[0])

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

    def _seat(self, seat: int | np.integer[Any] | None) -> int:
        """Return a seat, by default the one that chooses next. Raise `InvalidSeat`."""
        if seat is not None:
            return read_seat(seat, self.players)
        if self._partial[SEAT] == NONE:
            raise InvalidSeat(f"no seat chooses now{self._why_nobody() or '; name one'}")
        return int(self._partial[SEAT])

    def _why_nobody(self) -> str:
        """Return why no seat may act, to end a sentence; "" where a seat may."""
        if self.actors:
            return ""
        pending = self.pending
        return f": {pending} is still to be drawn, so resolve it first" if pending else ": the game is over"


MAGIC = b"SPYPOS"
CHECKSUM_LENGTH = 8
"""In bytes."""


def write_bytes(version: bytes, facts: Sequence[Any], content: bytes) -> bytes:
    """Return bytes that `read_bytes` understands."""
    body = json.dumps(facts).encode() + b"\n" + content
    return MAGIC + version + _checksum(body) + body


def read_bytes(data: bytes) -> tuple[bytes, list[Any], bytes]:
    """Return the version, the facts, and the record. Raise `InvalidPosition`."""
    if not isinstance(data, bytes):
        raise InvalidPosition(f"a position is read from bytes, not from {shown(data)}")
    start = len(MAGIC) + VERSION_LENGTH
    version, checksum = data[len(MAGIC) : start], data[start : start + CHECKSUM_LENGTH]
    body = data[start + CHECKSUM_LENGTH :]
    if data[: len(MAGIC)] != MAGIC or not body:
        raise InvalidPosition("these bytes are not a position")
    if _checksum(body) != checksum:
        raise InvalidPosition("the bytes of this position are damaged")
    facts, _, content = body.partition(b"\n")
    return version, json.loads(facts), content


def _checksum(body: bytes) -> bytes:
    return hashlib.sha256(body).digest()[:CHECKSUM_LENGTH]

"""Reads the state of a position and the action so far, and checks the values that programs pass."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from spydeck.arrays.engine import VERSION_LENGTH, Engine
from spydeck.arrays.words import CHOSEN, NO_ACTION, SEAT
from spydeck.errors import IllegalWord, InvalidChance, InvalidPosition, InvalidSeat, shown
from spydeck.games.action import Chance
from spydeck.games.action_text import read_outcome
from spydeck.games.game import MAX_SEATS, Game
from spydeck.games.option_values import as_whole, one_of
from spydeck.kernel import NONE, members, unpack
from spydeck.text import message

Outcome: TypeAlias = "Sequence[str] | Sequence[int] | NDArray[np.integer[Any]] | str | int | np.integer[Any]"
"""A chance outcome: the texts or the numbers of a whole deck, top first; of one thing its text or number."""


def read_seat(seat: object, players: int) -> int:
    """Return a seat. Raise `InvalidSeat`."""
    number = as_whole(seat)
    if number is None or not 0 <= number < players:
        raise InvalidSeat(message("unknown-seat", given=shown(seat), last=players - 1))
    return number


def read_word(word: object, size: int) -> int:
    """Return a word of a game with so many, legal or not. Raise `IllegalWord`."""
    number = word if type(word) is int else as_whole(word)  # nearly always: the quick way
    if number is None or not 0 <= number < size:
        raise IllegalWord(not_a_word(word, size))
    return number


def not_a_word(word: object, size: int) -> str:
    """Return what is wrong with something that is no word of a game with so many."""
    return f"a word is a number from 0 to {size - 1}, not {shown(word)}"


def read_words(words: Any, size: int) -> list[int]:
    """Return words of a game with so many, legal or not. Raise `IllegalWord`."""
    try:
        given = list(words)
    except TypeError:
        raise IllegalWord(f"words must be a list of numbers, not {shown(words)}") from None
    return [read_word(word, size) for word in given]


def read_numbers(chance: Chance, state: Any, outcome: object) -> list[int]:
    """Return a chance outcome as the numbers of things. Raise `InvalidChance`."""
    given = outcome.tolist() if isinstance(outcome, np.ndarray) else outcome
    if chance.whole and isinstance(given, Sequence):
        numbers = [number for thing in given if (number := as_whole(thing)) is not None]
        if given and len(numbers) == len(given):
            if sorted(numbers) != sorted(chance.deck(state)):
                raise InvalidChance(f"{chance.clause}: {chance.name}: name each number of the deck once")
            return numbers
    return read_outcome(chance, state, given)


Bytes = NDArray[np.uint8]

TRUE = -2
"""The observer of a position that holds the true state."""


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
            engine.take(self._records, partial, NONE, self._mask)
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
        actors, _, _ = self._engine.standing(self._records)
        return tuple(members(actors))

    @property
    def seat(self) -> int | None:
        """The seat that chooses next, or None: one in the middle of an action, or else the lowest."""
        seat = int(self._partial[SEAT])
        return None if seat == NONE else seat

    @property
    def pending(self) -> str | None:
        """The name of the chance outcome that the position waits for, or None."""
        _, number, _ = self._engine.standing(self._records)
        return None if number == NONE else self.game.chances[number].name

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        actors, pending, _ = self._engine.standing(self._records)
        return actors == 0 and pending == NONE

    @property
    def part(self) -> int:
        """The number of the deal or round that is pending or being played, from 0."""
        _, _, part = self._engine.standing(self._records)
        return part

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
        _, mask = self._choice(seat)
        found: list[int] = mask.nonzero()[0].tolist()
        return found

    def mask(self, seat: int | None = None) -> NDArray[np.int8]:
        """Return 1 for each word that a seat may choose next, 0 for the others; all 0 if it may not act."""
        _, mask = self._choice(seat)
        return mask.copy()

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
        self._engine.write_returns(self._records, numbers)
        return tuple(numbers[: self.players].tolist())

    def state(self) -> Any:
        """Return the state as the rules see it, interpreted: a plain object."""
        return unpack(self.game.rules.State, self._records[0])

    def _open(self) -> None:
        """Open the action of the seat that chooses next; what a seat observes is never another's action."""
        if self.observer is None:
            self._engine.begin(self._records, self._partial, NONE, self._mask)
        else:
            self._partial, self._mask = self._opened(self.observer)

    def _choice(self, seat: int | None) -> tuple[NDArray[np.int64], NDArray[np.int8]]:
        """Return the action so far of a seat, and what it may choose next: all 0 if it may not choose now.

        Neither is to be changed.
        """
        if type(seat) is int and seat == self._partial[SEAT] != NONE:  # nearly always: the quick way
            return self._partial, self._mask
        chosen = self._seat(seat)
        if chosen == self._partial[SEAT]:
            return self._partial, self._mask
        if self._partial[CHOSEN]:
            return np.array(NO_ACTION), np.zeros_like(self._mask)
        return self._opened(chosen)

    def _opened(self, seat: int) -> tuple[NDArray[np.int64], NDArray[np.int8]]:
        """Return the beginning of an action of a seat, and its mask; no action where it may not act."""
        partial, mask = np.array(NO_ACTION), np.zeros_like(self._mask)
        if seat in self.actors and self.observer in (None, seat):
            self._engine.begin(self._records, partial, seat, mask)
        return partial, mask

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

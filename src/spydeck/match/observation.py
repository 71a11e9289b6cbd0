"""Observations for bots: the observed state of a seat, and everything that has happened."""

from __future__ import annotations

import hashlib
import sys
from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from spydeck import drawing
from spydeck.arrays.words import VERB, vocabulary
from spydeck.games import choices
from spydeck.games.action_text import legal_texts, read_partial
from spydeck.games.choices import view_of
from spydeck.games.events import EventRow
from spydeck.games.game import Game, Options
from spydeck.games.tensor import length_of
from spydeck.json_types import JsonObject
from spydeck.kernel import NONE, fields_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from spydeck.arrays.position import Position
    from spydeck.arrays.rollouts import Randomness


@dataclass(frozen=True, repr=False)
class Observation:
    """Everything that a player in a seat may know, and nothing else.

    It stays as it is while the match continues, can be pickled, and holds no secret of another seat.

    >>> import spydeck
    >>> seen = spydeck.new("spy-tricks", seed=7).observation(1)
    >>> seen
    <Observation of spy-tricks: seat 1, 7 events>
    >>> seen.view["stage"], seen.events[0]["event"]
    ('play', 'start-player')
    """

    game: Game
    seat: int
    """The seat, or -1 for a spectator."""
    state: Any = field(hash=False)
    """The observed state; hidden fields are -1."""
    rows: tuple[EventRow, ...]
    """Everything that has happened, as the seat may know it; hidden numbers are -1."""
    options: Options = field(hash=False)

    @property
    def view(self) -> JsonObject:
        """The seat's knowledge as plain JSON-able data: the same as `Match.view` of the seat."""
        ledger = self.game.text.Ledger()
        for row in self.rows:
            ledger.note(row)
        return view_of(self.game, self.options, ledger, self.state, self.seat)

    @property
    def events(self) -> list[JsonObject]:
        """Everything that has happened, as plain JSON-able data."""
        return [{**self.game.text.event(row, self.state)} for row in self.rows]

    def legal(self) -> Iterator[str]:
        """Yield the canonical texts of the seat's legal actions; none if it may not act."""
        return legal_texts(self.game, self.state, self.seat) if self.may_act else iter(())

    def choices(self, begun: str = "") -> JsonObject:
        """Return what may come next in a partial action: `{"next": [...], "enough": bool}`.

        As `Match.choices` of the seat. Raise `UnreadableAction` if `begun` cannot begin an action.
        """
        expected = self.game.rules.choices(self.state, self.seat, NONE, NONE, 0) if self.may_act else 0
        action = read_partial(self.game, begun, expected)
        return choices.following(self.game, self.state, self.seat, action)

    @property
    def key(self) -> str:
        """The information state, with perfect recall, as 32 hexadecimal digits.

        Two observations have the same key if and only if their seats have seen the same from the start: the
        same game with the same options, the same events, the same state. It is the same in every process.
        """
        game, options, state = self.game, self.options, self.state
        fields = sorted(name for name in fields_of(type(state)) if not name.startswith("event_"))
        seen = (game.name, options.players, sorted(options.tags().items()), self.seat, len(self.rows))
        digest = hashlib.blake2b(repr(seen).encode(), digest_size=16)
        digest.update(repr([(name, getattr(state, name)) for name in fields]).encode())
        for place, column in enumerate(zip(*self.rows, strict=True)):
            if EventRow._fields[place] != "sees":
                digest.update(_eight_bytes_each(column))
        return digest.hexdigest()

    @property
    def mask(self) -> NDArray[np.int8]:
        """1 for each word that the seat may choose next (`spydeck.arrays.words`), 0 for the others.

        Raise `InvalidOption` if the game has no words; so do the next three.
        """
        import numpy as np

        words = vocabulary(self.game)
        out = np.zeros(words.size, np.int8)
        if self.may_act:
            out[list(words.following(self.state, words.opened(self.state, self.seat)))] = 1
        return out

    @property
    def tensor(self) -> NDArray[np.int8]:
        """The observation tensor, field by field as the documentation says; as `Position.tensor`."""
        import numpy as np

        words = vocabulary(self.game)
        length = length_of(words.tensor)
        out = [0] * length
        words.programs.encode(self.state, self.seat, out)
        if self.may_act:
            verb = words.opened(self.state, self.seat)[VERB]
            if verb != NONE:
                out[length - words.size + words.word_at[0][verb]] = 1
        return np.array(out, np.int8)

    @property
    def position(self) -> Position:
        """The seat's knowledge as a position: compiled, without the events."""
        from spydeck.arrays.position import Position

        return Position.of_state(self.game, self.state, self.seat)

    def sample(self, rng: Randomness = None) -> Position:
        """Return a true position that the seat cannot tell from the real one, drawn from all of them.

        With the same events, any two of them look the same to the seat. Its `weight` is 1.0 where they are
        drawn uniformly.
        """
        return self.position.resample(self.seat, rng)

    @property
    def may_act(self) -> bool:
        """Whether the seat may act now."""
        return self.seat >= 0 and bool(self.game.rules.actors(self.state) >> self.seat & 1)

    def _repr_svg_(self) -> str:
        """Return what the seat sees as a drawing, for notebooks."""
        return drawing.draw(self.view)

    def __repr__(self) -> str:
        """Return the game, the seat, and the number of events; nothing that the seat alone may know."""
        return f"<Observation of {self.game.name}: seat {self.seat}, {len(self.rows)} events>"

    def __reduce__(self) -> tuple[Callable[..., Observation], tuple[Any, ...]]:
        """Return how it is pickled: the events as columns of numbers, which are small and quick to read."""
        columns = tuple(zip(*self.rows, strict=True))
        return _restored, (self.game, self.seat, self.state, columns, self.options)


def _eight_bytes_each(numbers: Sequence[int]) -> bytes:
    """Return numbers as bytes, the lowest first on every machine."""
    made = array("q", numbers)
    if sys.byteorder == "big":
        made.byteswap()
    return made.tobytes()


def _restored(
    game: Game, seat: int, state: Any, columns: Sequence[Sequence[int]], options: Options
) -> Observation:
    rows = tuple(EventRow._make(row) for row in zip(*columns, strict=True))
    return Observation(game, seat, state, rows, options)

"""Chance outcomes as OpenSpiel draws them: one thing at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from itertools import repeat

from spydeck.arrays.position import Position
from spydeck.errors import InvalidChance
from spydeck.games.action import Operand
from spydeck.games.game import Game


class Dealing:
    """One chance outcome that is being drawn: the order of a deck, card by card, or a seat.

    A thing has the number of its text: equal cards are one outcome, as likely as there are of them.
    """

    __slots__ = ("_equal", "_read", "_whole", "drawn", "left", "name", "operand", "size")

    def __init__(
        self,
        name: str,
        operand: Operand,
        deck: Iterable[int],
        whole: bool,
        read: Callable[[str], list[int] | str],
    ) -> None:
        self.name = name
        self.operand = operand
        self.drawn: list[int] = []
        numbers: dict[int, list[int]] = {}
        for number in sorted(deck):
            numbers.setdefault(operand.numbers[operand.texts[number]][0], []).append(number)
        self.left = {first: len(equal) for first, equal in numbers.items()}
        """How many there are left, by number, ascending."""
        self.size = sum(self.left.values())
        self._equal = {first: equal for first, equal in numbers.items() if len(equal) > 1}
        self._whole = whole
        self._read = read

    def copy(self) -> Dealing:
        """Return an independent copy."""
        twin = object.__new__(Dealing)
        twin.name, twin.operand, twin.size = self.name, self.operand, self.size
        twin.drawn, twin.left = self.drawn[:], self.left.copy()
        twin._equal, twin._whole, twin._read = self._equal, self._whole, self._read
        return twin

    def again(self, random: Callable[[], float]) -> Dealing:
        """Return a dealing of which as much is drawn, at random: no seat has seen what was drawn."""
        twin = self.copy()
        twin.put_back()
        for _ in self.drawn:
            twin.draw(twin.pick(random()))
        return twin

    def put_back(self) -> None:
        """Put everything drawn back."""
        for number in self.drawn:
            self.left[number] = self.left.get(number, 0) + 1
        self.left = dict(sorted(self.left.items()))
        self.size += len(self.drawn)
        self.drawn = []

    def pick(self, chance: float) -> int:
        """Return what a number from 0 to 1 picks among what is left."""
        place = chance * self.size
        for number, copies in self.left.items():
            place -= copies
            if place < 0:
                return number
        return max(self.left)

    def text(self, number: int) -> str:
        """Return the text of a thing. Raise `InvalidChance` if there is no such thing."""
        texts = self.operand.texts
        if not 0 <= number < len(texts):
            raise InvalidChance(f"{self.name}: a thing is a number from 0 to {len(texts) - 1}, not {number}")
        return texts[number]

    def outcomes(self) -> list[tuple[int, float]]:
        """Return what may be drawn next, with probabilities."""
        size = self.size
        if len(self.left) == size:
            return list(zip(self.left, repeat(1 / size)))
        return [(number, copies / size) for number, copies in self.left.items()]

    def draw(self, number: int) -> bool:
        """Draw one thing. Return whether the rest follows, so that nothing more is drawn.

        Raise `ValueError` if it is not left.
        """
        copies = self.left.get(number, 0)
        if copies == 0:
            raise ValueError(f"{number} cannot be drawn now")
        if copies == 1:
            del self.left[number]
        else:
            self.left[number] = copies - 1
        self.size -= 1
        self.drawn.append(number)
        return self.size <= 1 or not self._whole

    def outcome(self) -> list[int] | str:
        """Return the complete outcome: the numbers of a deck, or the text of a thing."""
        if not self._whole:
            return self._read(self.operand.texts[self.drawn[0]])
        equal = {number: iter(numbers) for number, numbers in self._equal.items()}
        order = [*self.drawn, *self.left]
        return [next(equal[number]) if number in equal else number for number in order]


def new_dealing(position: Position, pending: str) -> Dealing:
    """Return the dealing of the pending chance outcome of a position."""
    return _dealing(position.game, position.players, pending).copy()


@cache
def _dealing(game: Game, players: int, name: str) -> Dealing:
    chance = next(one for one in game.chances.values() if one.name == name)
    if chance.gist is not None:
        gist, numbers = chance.gist, chance.gist.operand.numbers
        deck = {text: gist.deck(number) for text, (number,) in numbers.items()}
        return Dealing(gist.name, gist.operand, gist.things(players), False, deck.__getitem__)
    start = game.setup.start(game.read_options(players, {}))
    return Dealing(chance.name, chance.operand, chance.deck(start), chance.whole, str)

"""The rounds of a game with paper cards as people enter them, scored by the kernels (ST-21 to ST-24)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations, groupby, product

from spydeck.games.spy_tricks.cards import CARD_TEXTS, spots_of
from spydeck.games.spy_tricks.rules.guesses import best_seats, chips_of, points_of, seats_behind
from spydeck.games.spy_tricks.rules.state import State
from spydeck.games.spy_tricks.rules.tricks import new_game
from spydeck.json_types import JsonObject
from spydeck.kernel import NONE, count, members

ANY_CARD = 0
"""The points of right guesses are the same for every Secret Document."""


@dataclass(frozen=True)
class Guesses:
    """The right guesses of one player in a round."""

    right: int
    """Bit set of the spots that were right."""
    doubled: int = NONE
    """The right spot with a Helper, or -1."""

    @property
    def points(self) -> int:
        """The points for these guesses."""
        return points_of(self.right, self.doubled)

    @property
    def chips(self) -> int:
        """The chips for these guesses."""
        return chips_of(self.right, self.doubled)

    def conflict(self, other: Guesses) -> int:
        """Return the set of spots that two players cannot both have been right about.

        Only salvation lets players share a spot, and it is for a player who was wrong everywhere else, so
        one of the two has no other right spot (ST-17, ST-18).
        """
        shared = self.right & other.right
        return shared if count(self.right) > 1 and count(other.right) > 1 else 0


def ways_to_score(points: int, *, helper: bool) -> tuple[Guesses, ...]:
    """Return the right guesses that make some points, with or without a Helper to place (ST-16, ST-21)."""
    return ways_by_points(helper=helper).get(points, ())


@cache
def ways_by_points(*, helper: bool) -> dict[int, tuple[Guesses, ...]]:
    """Return what a player can score in a round, from the lowest points on, with the guesses that make it."""
    found = sorted(all_guesses(helper=helper), key=lambda guesses: guesses.points)
    return {points: tuple(ways) for points, ways in groupby(found, lambda guesses: guesses.points)}


def all_guesses(*, helper: bool) -> Iterator[Guesses]:
    """Iterate over all that a player can be right about in a round."""
    spots = members(spots_of(ANY_CARD))
    for size in range(len(spots) + 1):
        for chosen in combinations(spots, size):
            right = sum(1 << spot for spot in chosen)
            yield Guesses(right)
            if helper:
                yield from (Guesses(right, spot) for spot in chosen)


def joint_ways(points: Sequence[int], helpers: int) -> list[tuple[Guesses, ...]]:
    """Return the right guesses of all players that make their points, by seat, each together possible."""
    each = [ways_to_score(number, helper=bool(helpers >> seat & 1)) for seat, number in enumerate(points)]
    return [
        ways
        for ways in product(*each)
        if not any(one.conflict(other) for one, other in combinations(ways, 2))
    ]


@dataclass(frozen=True)
class PaperRounds:
    """The finished rounds, and what has been entered of the current one."""

    players: int
    rows: tuple[JsonObject, ...] = ()
    """The finished rounds as plain data."""
    secret: int = NONE
    """The Secret Document of the current round, or -1."""
    guesses: tuple[Guesses, ...] = ()
    """The guesses of the first seats in the current round."""

    @property
    def over(self) -> bool:
        """Whether every player has been start player (ST-6)."""
        return len(self.rows) == self.players

    @property
    def helpers(self) -> int:
        """Bit set of the seats that hold a Helper in the current round (ST-16, ST-23)."""
        return seats_behind(self._state()) if self.rows else 0

    @property
    def winners(self) -> int:
        """Bit set of the seats that have won, once the game is over (ST-24)."""
        return best_seats(self._state())

    @property
    def unsettled(self) -> int:
        """Bit set of the best seats if only chips can settle their tie that nobody entered (ST-24)."""
        state = self._state()
        state.chips = [0] * len(state.chips)
        best = best_seats(state)
        unknown = any(row["chips"][seat] is None for row in self.rows for seat in members(best))
        return best if unknown and count(best) > 1 else 0

    def with_secret(self, card: int) -> PaperRounds:
        """Return these rounds with the Secret Document of the current round."""
        return replace(self, secret=card)

    def with_guesses(self, guesses: Guesses) -> PaperRounds:
        """Return these rounds with the guesses of the next seat, which may finish the current round."""
        longer = replace(self, guesses=(*self.guesses, guesses))
        if len(longer.guesses) < self.players:
            return longer
        return PaperRounds(self.players, (*self.rows, longer._row()))

    def with_points(self, points: Sequence[int], ways: Sequence[Sequence[Guesses]]) -> PaperRounds:
        """Return these rounds with one of which only the points are known, and the ways to make them.

        Chips are unknown where different right guesses make the same points (ST-22).
        """
        chips = [{guesses.chips for guesses in ways_of_seat} for ways_of_seat in zip(*ways, strict=True)]
        known = [found.pop() if len(found) == 1 else None for found in chips]
        return PaperRounds(self.players, (*self.rows, self._row_of(None, points, known)))

    def _row(self) -> JsonObject:
        points = [guesses.points for guesses in self.guesses]
        return self._row_of(CARD_TEXTS[self.secret], points, [guesses.chips for guesses in self.guesses])

    def _row_of(self, secret: str | None, points: Sequence[int], chips: Sequence[int | None]) -> JsonObject:
        before = self._state().totals[: self.players]
        totals = [total + more for total, more in zip(before, points, strict=True)]
        return {"secret": secret, "points": list(points), "totals": totals, "chips": list(chips)}

    def _state(self) -> State:
        """Return the totals and chips of the finished rounds as a state for the kernels."""
        state = new_game(self.players)
        if self.rows:
            state.totals[: self.players] = self.rows[-1]["totals"]
        for row in self.rows:
            for seat, chips in enumerate(row["chips"]):
                state.chips[seat] += chips or 0
        return state

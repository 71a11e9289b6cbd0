"""The rounds of a game with paper cards as people enter them, scored by the kernels (ST-21 to ST-24)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from spydeck.games.spy_tricks.cards import CARD_TEXTS
from spydeck.games.spy_tricks.rules.deal import new_game
from spydeck.games.spy_tricks.rules.score import best_seats, chips_of, points_of, seats_behind
from spydeck.games.spy_tricks.rules.state import State
from spydeck.json_types import JsonObject
from spydeck.kernel import NONE, count


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

    def with_secret(self, card: int) -> PaperRounds:
        """Return these rounds with the Secret Document of the current round."""
        return replace(self, secret=card)

    def with_guesses(self, guesses: Guesses) -> PaperRounds:
        """Return these rounds with the guesses of the next seat, which may finish the current round."""
        longer = replace(self, guesses=(*self.guesses, guesses))
        if len(longer.guesses) < self.players:
            return longer
        return PaperRounds(self.players, (*self.rows, longer._row()))

    def _row(self) -> JsonObject:
        points = [guesses.points for guesses in self.guesses]
        totals = self._state().totals[: self.players]
        return {
            "secret": CARD_TEXTS[self.secret],
            "points": points,
            "totals": [total + more for total, more in zip(totals, points, strict=True)],
            "chips": [guesses.chips for guesses in self.guesses],
        }

    def _state(self) -> State:
        """Return the totals and chips of the finished rounds as a state for the kernels."""
        state = new_game(self.players)
        if self.rows:
            state.totals[: self.players] = self.rows[-1]["totals"]
        for row in self.rows:
            for seat, chips in enumerate(row["chips"]):
                state.chips[seat] += chips
        return state

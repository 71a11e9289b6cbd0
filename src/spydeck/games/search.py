"""How bots that search think about a game: the protocols of its parts `search` and `conduct`, and levels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import isfinite
from typing import Any, Protocol, runtime_checkable

from spydeck.errors import InvalidOption, shown
from spydeck.games.events import EventRow
from spydeck.json_types import JsonObject
from spydeck.text import message


class Search(Protocol):
    """How bots that search think about a game: kernels, and what worlds say; a game's `search` package.

    Kernels read only what the seat may know, except where they get a world: a true state.
    """

    @property
    def LEVELS(self) -> Mapping[str, Level]:  # noqa: N802  a constant of the module
        """How hard a bot thinks at each level for people."""

    @property
    def MAX_CANDIDATES(self) -> int:  # noqa: N802
        """The maximum number of actions that are compared."""

    @property
    def MEASURES(self) -> Sequence[str]:  # noqa: N802
        """Measures of a game that has been played on; the search maximizes the first."""

    def candidates(self, seen: Any, seat: int, width: int, out: Any) -> int:
        """Write the actions to compare, as rows of verb, subject, and objects. Return how many there are.

        `width` is the maximum number where there are too many to compare all of them, as when cards are
        passed; with 0, where it would restrict them, there are none, and the seat plays by the policy.
        """

    def likelihood(self, world: Any, seat: int) -> float:
        """Return how likely the visible choices of the others are in a world, relative to other worlds."""

    def refine(self, world: Any, seat: int, steps: int, generator: Any) -> None:
        """Change a world that was drawn by its likelihood in so many steps, so that it is still as likely.

        With a few worlds that explain what the others did, this makes many. `as_drawn` does nothing.
        """

    def play_on(self, world: Any, seat: int, noise: int, generator: Any, order: Any) -> None:
        """Play on to the end of the deal, round, or game; `noise` is how often, in thousandths, at random."""

    def measure(self, world: Any, seat: int, out: Any) -> None:
        """Write what the end of a game that was played on is worth to a seat: a number for each measure."""

    @property
    def COUNTS(self) -> int:  # noqa: N802
        """How many numbers the odds are counted from."""

    def count_odds(self, world: Any, seat: int, counts: Any) -> None:
        """Add to `counts` what is so in one of equally likely worlds."""

    def odds(self, seen: Any, seat: int, shares: Sequence[float]) -> JsonObject:
        """Return the odds of what a seat cannot see, from the share of worlds in which each count is so."""


@runtime_checkable
class CountingSearch(Search, Protocol):
    """A search of a game in which beliefs are counted instead of drawn and weighed: more kernels.

    Notes are numbers about what a seat cannot see, such as the chance of each card to be the hidden one.
    """

    @property
    def NOTES(self) -> int:  # noqa: N802  a constant of the module
        """How many numbers the notes have."""

    def believe(self, seen: Any, seat: int, generator: Any, worlds: Any, weights: Any, notes: Any) -> None:
        """Write worlds, how likely each is relative to the others, and notes."""

    def promising(self, seen: Any, seat: int, width: int, notes: Any, out: Any) -> int:
        """Write the actions to compare, as `candidates` does, by what the seat has noted."""

    def play_on_believing(
        self, world: Any, seat: int, noise: int, notes: Any, generator: Any, order: Any
    ) -> None:
        """Play on as `play_on` does, where the seat uses its notes and what it will have seen by then."""


@runtime_checkable
class TunedSearch(Search, Protocol):
    """A search of a game that has weights, found in self-play, for playing on better than by the policy."""

    def play_on_tuned(self, world: Any, seat: int, noise: int, generator: Any, order: Any) -> None:
        """Play on as `play_on` does, where the seat plays by these weights."""


@runtime_checkable
class DatedSearch(Search, Protocol):
    """A search of a game that measured otherwise in 2026."""

    @property
    def EXPERT_OF_2026(self) -> Level:  # noqa: N802  a constant of the module
        """How hard `expert` thought then."""

    def measure_in_2026(self, world: Any, seat: int, out: Any) -> None:
        """Write what `measure` wrote then, for levels that are `dated`."""


@runtime_checkable
class GuessingSearch(Search, Protocol):
    """A search of a game in which a seat that guesses wrongly is out; whether to guess is decided apart.

    The functions are kernels.
    """

    @property
    def AFTER_WRONG_GUESS(self) -> Sequence[float]:  # noqa: N802
        """The measures of a game in which the seat has guessed wrongly."""

    def is_guess(self, verb_id: int, /) -> bool:
        """Return whether actions with a verb are guesses."""

    def is_right(self, world: Any, subject: int, objects: int, /) -> bool:
        """Return whether a guess is right in a world."""

    def least_chance(self, seen: Any, certainty: float, /) -> float:
        """Return how likely a guess must be right to be made, for a level's `certainty`."""


@runtime_checkable
class DoubtingSearch(Search, Protocol):
    """A search of a game in which a seat can doubt what another claims, and pays for it if that is true."""

    def is_doubt(self, verb_id: int, /) -> bool:
        """Return whether actions with a verb doubt a claim: a kernel."""


class Conduct(Protocol):
    """Conclusions from the course of a game about its worlds, for a search that knows the events."""

    @property
    def FITTING(self) -> Sequence[float]:  # noqa: N802
        """The numbers by which `telling` judges."""

    def likelihoods_for(self, level: Level, /) -> Sequence[float]:
        """Return the numbers by which `weigh` judges."""

    def actions_of(self, rows: Sequence[EventRow], /) -> Sequence[Sequence[int]]:
        """Return what `weigh` needs of the events that a seat has seen, as rows of equal length."""

    def weigh(self, world: Any, seat: int, history: Any, likelihoods: Any, generator: Any) -> float:
        """Return how likely the course of the game is in a world, relative to other worlds: a kernel.

        It may draw again what is hidden in the world, by how likely that is.
        """

    def telling(
        self,
        world: Any,
        seat: int,
        verb_id: int,
        subject: int,
        objects: int,
        fitting: Any,
        generator: Any,
    ) -> float:
        """Return how well an action in a world fits what its seat hides, beside what else that could be.

        A kernel that carries the action out; 1 where it tells others nothing.
        """


LEVELS = ("easy", "medium", "hard", "expert")
"""The levels for people, from the weakest."""

MAX_WORLDS = 100_000
MAX_PLAYOUTS = 10_000_000
MAX_WIDTH = 1_000
THOUSANDTHS = 1_000
"""Of chances that are whole numbers."""


@dataclass(frozen=True)
class Level:
    """How hard a bot that searches thinks about a move. Raise `InvalidOption` for what cannot be.

    >>> Level(playouts=2000, worlds=256).noise
    100
    """

    playouts: int
    """How often it plays on from here, for all candidates together."""
    milliseconds: float | None = None
    """After how long it stops thinking, if it has not used all playouts by then."""
    worlds: int = 1024
    """The maximum number of different worlds."""
    width: int = 24
    """How many actions it compares where there are too many to compare all of them."""
    first_rows: int = 16
    """In how many worlds all candidates are tried before any is dropped."""
    noise: int = 100
    """How often a player moves at random while it plays on, in thousandths."""
    tuned: bool = True
    """Whether it plays on by weights found in self-play, where the game has some, not by `sensible` alone."""
    believes: bool = True
    """Whether it concludes from the others' conduct which worlds are likely."""
    steps: int = 0
    """How many small changes each world goes through, if it believes, to become as likely as it should be."""
    drops: bool = True
    """Whether it stops playing on after candidates that are clearly behind."""
    softness: float = 0.0
    """How far behind the best, in the unit of the game's first measure, an action is still chosen often."""
    certainty: float = 0.85
    """How likely a guess must be right to be made, where a wrong one ends the game of its seat.

    With 0, it guesses whenever that looks best in the worlds that it has played on from.
    """
    hiding: float = 15.0
    """How far behind the best, in the same unit, an action may be that tells others less, where any tells.

    An action that is behind by no more than a standard error may be, too; with 0, none.
    """
    dated: bool = False
    """Whether it judges conduct and the end of a game as in 2026, so that others can be measured by it."""

    def __post_init__(self) -> None:
        _check_whole("playouts", self.playouts, 1, MAX_PLAYOUTS)
        _check_whole("worlds", self.worlds, 1, MAX_WORLDS)
        _check_whole("width", self.width, 0, MAX_WIDTH)
        _check_whole("first_rows", self.first_rows, 1, MAX_WORLDS)
        _check_whole("noise", self.noise, 0, THOUSANDTHS)
        if self.milliseconds is not None:
            _check_positive("milliseconds", self.milliseconds)
        for name in ("softness", "certainty", "hiding"):
            if getattr(self, name):
                _check_positive(name, getattr(self, name))


def _check_whole(name: str, number: object, least: int, most: int) -> None:
    if isinstance(number, bool) or not isinstance(number, int) or not least <= number <= most:
        raise InvalidOption(message("not-whole", option=name, least=least, most=most, given=shown(number)))


def _check_positive(name: str, number: object) -> None:
    if isinstance(number, bool) or not isinstance(number, int | float) or not isfinite(number) or number <= 0:
        raise InvalidOption(message("not-positive", option=name, given=shown(number)))

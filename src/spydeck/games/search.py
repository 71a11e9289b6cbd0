"""How bots that search think about a game: the protocols of its parts `search` and `conduct`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from spydeck.games.events import EventRow
from spydeck.games.level import Level
from spydeck.json_types import JsonObject


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
        """What is measured of a game that has been played on; the first is what the search maximizes."""

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

    def odds(self, seen: Any, seat: int, worlds: Any) -> JsonObject:
        """Return what equally likely worlds (an array of records) say of what a seat cannot see."""


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


class Conduct(Protocol):
    """What the course of a game says about its worlds, for a search that knows the events."""

    def actions_of(self, rows: Sequence[EventRow], /) -> Sequence[Sequence[int]]:
        """Return what `weigh` needs of the events that a seat has seen, as rows of equal length."""

    def weigh(self, world: Any, seat: int, history: Any, generator: Any) -> float:
        """Return how likely the course of the game is in a world, relative to other worlds: a kernel.

        It may draw again what is hidden in the world, by how likely that is.
        """

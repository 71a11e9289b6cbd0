"""The possible entries by seat of a scorepad, as data: whoever adds up with it needs to know no rule.

An entry by seat is one whole number for each player. A game makes a model from its rules, for some options;
`spydeck.games.paper_score` reads it, and clients do.
Texts of a model contain these in braces, as far as they fit: `part`, the number of the deal or round, from 1;
`players`, all names; `names`, those of the players concerned; `name`, `points`, `total` and `after`, of one
player; `made` and `off`, the sum of an entry and how far it is from what it must be; `count`, of numbers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class PossiblePoints:
    """The points that one player may score in a part."""

    points: tuple[int, ...]
    refusal: str
    """Why other points are refused."""


@dataclass(frozen=True)
class PartSum:
    """The sum of the points of all players in every part."""

    makes: int
    too_many: str
    too_few: str


@dataclass(frozen=True)
class ScoreLimit:
    """Something that all players of a part share, such as the cards that take points off."""

    amount: int
    taken: Mapping[int, int]
    """How much of it certain points take at least; others take nothing."""
    refusal: str


@dataclass(frozen=True)
class SpecialRow:
    """The points of a part to which sum and limits do not apply, in any order of the players."""

    points: tuple[int, ...]
    """First those of the player whom the text names, which nobody else has."""
    said: str


@dataclass(frozen=True)
class Behind:
    """A rule for the players with the lowest total in the next part, unless all totals are equal."""

    possible: PossiblePoints
    said: str
    """Says who they are, after a part."""
    level: str
    """Says that all totals are equal."""


@dataclass(frozen=True)
class GoingBack:
    """Totals that become others when a part changes them to these."""

    totals: Mapping[int, int]
    said: str


@dataclass(frozen=True)
class ScoreModel:
    """The possible entries by seat, and their consequences."""

    players: int
    questions: tuple[str, ...]
    """The questions for the first parts; after the last one they start again."""
    usage: str
    wrong_count: str
    """Why another number of numbers is refused."""
    possible: PossiblePoints
    won: str
    """The result if one player has won."""
    shared: str
    """The result if several have the best total."""
    fewest_win: bool
    sum: PartSum | None = None
    limits: tuple[ScoreLimit, ...] = ()
    special: tuple[SpecialRow, ...] = ()
    back: GoingBack | None = None
    behind: Behind | None = None
    ends_at: int | None = None
    """The lowest total that ends the game."""
    parts: int | None = None
    """The number of parts after which the game is over."""


def shortest_cycle(texts: Sequence[str]) -> tuple[str, ...]:
    """Return the shortest start of some texts whose repetition they are."""
    lengths = range(1, len(texts) + 1)
    length = next(n for n in lengths if all(text == texts[at % n] for at, text in enumerate(texts)))
    return tuple(texts[:length])

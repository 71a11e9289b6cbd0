"""Entries of a scorepad of Spy Tricks, and the points in them, as data (ST-6, ST-15 to ST-24).

The kernels score all that a player can be right about in a round; what points can be made follows from it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, groupby, product

from spydeck.games.lines import Sentences
from spydeck.games.paper_score import wrong_count
from spydeck.games.score_model import Behind, PossiblePoints, ScoreLimit, ScoreModel
from spydeck.games.spy_tricks.cards import spots_of
from spydeck.games.spy_tricks.options import SpyTricksOptions
from spydeck.games.spy_tricks.rules.guesses import chips_of, points_of
from spydeck.games.spy_tricks.text.sentences import result
from spydeck.kernel import NONE, count, members
from spydeck.language.messages import Person

NAMES = "{names}"
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


def known_chips(points: Sequence[int], helpers: Sequence[int]) -> list[int | None]:
    """Return the chips of each player in a round of which only points and the seats with a Helper are known.

    They are unknown where different right guesses, each together possible, make the points (ST-22).
    """
    each = [ways_by_points(helper=seat in helpers)[number] for seat, number in enumerate(points)]
    together = [
        [guesses.chips for guesses in ways]
        for ways in product(*each)
        if not any(one.conflict(other) for one, other in combinations(ways, 2))
    ]
    chips = map(set, zip(*together, strict=True))
    return [found.pop() if len(found) == 1 else None for found in chips]


def score_model(words: Sentences, options: SpyTricksOptions) -> ScoreModel:
    """Return what points may be entered, and what follows from them. Ties are left to people with chips."""
    refused = {"points": "{points}", "name": "{name}"}
    return ScoreModel(
        players=options.players,
        questions=(words.say("ask-points", part="{part}", players="{players}"),),
        usage=words.say("usage-points"),
        wrong_count=wrong_count(words.language),
        possible=PossiblePoints(
            tuple(ways_by_points(helper=False)), words.say("impossible-alone", **refused)
        ),
        won=words.say("event-game-over", result=result(words, [Person(NAMES)])),
        shared=words.say("shared", names=NAMES),
        fewest_win=False,
        limits=(several_spots(words),),
        behind=Behind(
            possible=PossiblePoints(tuple(ways_by_points(helper=True)), words.say("impossible", **refused)),
            said=words.say("helpers", names=NAMES),
            level=words.say("event-no-helpers"),
        ),
        parts=options.players,  # ST-6: every player is start player once.
    )


def several_spots(words: Sentences) -> ScoreLimit:
    """Return the limit that one player at most was right about several spots (ST-15, ST-18).

    Two such players would share a spot. What needs several spots without a Helper needs them with one, too.
    """
    taken = {
        points: 1
        for points, ways in ways_by_points(helper=True).items()
        if all(guesses.conflict(guesses) for guesses in ways)
    }
    return ScoreLimit(1, taken, words.say("several-spots"))

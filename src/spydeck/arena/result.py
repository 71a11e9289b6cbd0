"""The result of an arena: what each bot scored, each bot against each other, and what went wrong."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace

from spydeck.arena.design import Design
from spydeck.arena.estimates import Estimate
from spydeck.arena.skill import Skill
from spydeck.arena.text import sentence
from spydeck.bots import ORACLE
from spydeck.json_types import JsonObject

COLUMNS = ("column-bot", "column-points", "column-edge", "column-wins", "column-skill", "column-faults")


@dataclass(frozen=True)
class Standing:
    """The scores of one bot, over all seats that it held; means of deals."""

    bot: str
    seats: int
    """How many seats it held, in all games together."""
    points: Estimate
    """The points for a seat; `ArenaResult.better` says which way they point."""
    edge: Estimate
    """How many points better than the other bots in the same games; positive is better in every game."""
    wins: Estimate
    """The share of games that a seat won; a shared win counts in parts."""
    skill: Skill | None
    """The rating by OpenSkill, if it was requested."""
    faults: int


@dataclass(frozen=True)
class FaultCount:
    """How often a bot failed in one way, and where it did so first."""

    bot: str
    error: str
    count: int
    deal: int
    table: int
    """The number of the seating, from 0."""
    seat: int
    ply: int

    def once_more(self) -> FaultCount:
        """Return this with one more fault."""
        return replace(self, count=self.count + 1)


@dataclass(frozen=True)
class SkippedDeals:
    """How many deals have no results for one reason, and the first of them."""

    error: str
    count: int
    deal: int

    def once_more(self) -> SkippedDeals:
        """Return this with one more deal."""
        return replace(self, count=self.count + 1)


@dataclass(frozen=True)
class ArenaResult:
    """The result of an arena; `table()` is for people, `facts()` for programs."""

    design: Design
    deals: int
    """The deals that were played and counted."""
    standings: tuple[Standing, ...]
    """The scores of each bot, in the order in which the bots were named."""
    matrix: tuple[tuple[Estimate | None, ...], ...]
    """How many points better a bot (row) was than another (column), in games in which both sat."""
    faults: tuple[FaultCount, ...]
    skipped: tuple[SkippedDeals, ...]

    @property
    def games(self) -> int:
        """The games that were played: each deal with each seating."""
        return self.deals * len(self.design.tables)

    @property
    def better(self) -> str:
        """Which way points point: "fewer" or "more" is better."""
        return "fewer" if self.design.rules.fewest_win else "more"

    def facts(self) -> JsonObject:
        """Return the result as plain data, which JSON can hold."""
        design = self.design
        return {
            "game": design.game,
            "players": design.players,
            "options": design.game_options.facts(),
            "seatings": design.seatings,
            "seed": design.seed,
            "budget": design.budget,
            "unit": design.unit,
            "deals": self.deals,
            "games": self.games,
            "better": self.better,
            "bots": [_standing_facts(one) for one in self.standings],
            "matrix": [[None if cell is None else cell.facts() for cell in row] for row in self.matrix],
            "faults": [asdict(fault) for fault in self.faults],
            "skipped": [asdict(deals) for deals in self.skipped],
        }

    def table(self) -> str:
        """Return the result as text with a table of the bots, best first, and the matrix."""
        blocks = [
            [self._heading()],
            _aligned([list(map(sentence, COLUMNS)), *(_standing_row(one) for one in self._best_first())]),
            self._notes(),
            _aligned(self._matrix_rows()) if len(self.standings) > 2 else [],
            [sentence("fault", **asdict(fault)) for fault in self.faults],
            [sentence("skipped", **asdict(deals)) for deals in self.skipped],
        ]
        return "\n\n".join("\n".join(block) for block in blocks if block) + "\n"

    def _heading(self) -> str:
        design = self.design
        return sentence(
            "heading",
            title=design.rules.title,
            players=design.players,
            seatings=design.seatings,
            seed=design.seed,
            deals=self.deals,
            games=self.games,
        )

    def _notes(self) -> list[str]:
        rated = any(one.skill for one in self.standings)
        return [
            sentence("points-note", unit=self.design.unit, better=self.better),
            sentence("edge-note"),
            sentence("wins-note"),
            *([sentence("oracle-note")] if ORACLE in self.design.bots else []),
            sentence("intervals-note", rated=rated),
        ]

    def _best_first(self) -> list[Standing]:
        return sorted(self.standings, key=lambda one: -one.edge.mean)

    def _matrix_rows(self) -> list[list[str]]:
        names = [one.bot for one in self.standings]
        rows = zip(names, self.matrix, strict=True)
        return [[sentence("matrix"), *names], *([name, *map(_cell, row)] for name, row in rows)]


def _standing_facts(one: Standing) -> JsonObject:
    return {
        "bot": one.bot,
        "seats": one.seats,
        "points": one.points.facts(),
        "edge": one.edge.facts(),
        "wins": one.wins.facts(4),
        "openskill": one.skill and one.skill.facts(),
        "faults": one.faults,
    }


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Return rows as lines, the first column to the left and the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join([row[0].ljust(widths[0]), *(map(str.rjust, row[1:], widths[1:]))]).rstrip() for row in rows
    ]


def _standing_row(one: Standing) -> list[str]:
    """Return the row of one bot, under `COLUMNS`."""
    return [
        one.bot,
        _interval(one.points, 2, sign=False),
        _interval(one.edge, 2, sign=True),
        _interval(one.wins, 3, sign=False),
        _skill(one.skill),
        str(one.faults),
    ]


def _interval(found: Estimate, digits: int, *, sign: bool) -> str:
    """Return a mean with its interval, if it has one."""
    from spydeck.language.cldr import fixed

    mean = fixed(found.mean, digits, sign=sign)
    if found.low is None or found.high is None:
        return mean
    low, high = (fixed(end, digits, sign=sign) for end in (found.low, found.high))
    return sentence("interval", mean=mean, low=low, high=high)


def _skill(found: Skill | None) -> str:
    """Return a rating with its standard deviation."""
    from spydeck.language.cldr import fixed

    return "-" if found is None else f"{fixed(found.mu, 1)} ± {fixed(found.sigma, 1)}"


def _cell(found: Estimate | None) -> str:
    """Return how much better one bot was than another, if they met."""
    from spydeck.language.cldr import fixed

    if found is None:
        return "."
    mean = fixed(found.mean, 2, sign=True)
    return mean if found.high is None else f"{mean} ± {fixed(found.high - found.mean, 2)}"

"""A question to a bot that searches, and the sheet on which it works: all that compiled programs take.

Who thinks elsewhere than on this processor lays out the same arrays and calls the same programs: the one that
draws worlds once, then the one that compares until there is no more to play.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from spydeck.games.search import THOUSANDTHS, Level

MAX_ROWS = 1024
"""How many rows are played at most at once."""
FRESH = 512
"""How many worlds are drawn apart, from which the chances of guesses are counted."""
APART = 0x5DEECE66D1E57
"""The bits of a seed that differ for worlds that are drawn apart."""

BUDGET = (
    *("playouts", "worlds", "first_rows", "noise", "drops", "weighs"),
    *("width", "believes", "steps", "certainty", "softness", "hiding", "draws", "whole", "enough"),
)
PLAYOUTS, WORLDS, FIRST_ROWS, NOISE, DROPS, WEIGHS = range(6)
WIDTH, BELIEVES, STEPS, CERTAINTY, SOFTNESS, HIDING, DRAWS, WHOLE, ENOUGH = range(6, len(BUDGET))
"""The places of a budget: numbers of `Level` (certainty, softness and hiding in thousandths), whether worlds
are picked by weight, when they are drawn, whether all candidates are explained, and how far behind the best
one nothing more is to be known, in thousandths of the first measure; 0 where all is."""

NEVER, TO_COMPARE, ALWAYS = range(3)
"""When worlds are drawn: where there is something to compare, or in any case, to explain it."""

PROGRESS = ("rows", "played", "left")
DONE, PLAYED, LEFT = range(len(PROGRESS))
"""The places of what a comparison has come to: its rows, its playouts, and how many candidates are left."""


class Question(NamedTuple):
    """A question to a seat, with what it knows and how hard it thinks; programs only read it."""

    records: Any
    """The state as the seat observes it, as an array of one record."""
    seat: int
    budget: Any
    history: Any
    """The course of the game, as rows (`Conduct.actions_of`)."""
    likelihoods: Any
    """The numbers by which the course is judged."""
    also: Any
    """Actions to compare in any case, as rows of verb, subject, and objects."""


class Sheet(NamedTuple):
    """The arrays that programs write while they think about a question."""

    generator: Any
    apart: Any
    """Another generator, for worlds that are drawn apart."""
    order: Any
    """Room for a deck."""
    playing: Any
    """Room for one state."""
    notes: Any
    """Notes of a game whose beliefs are counted (`CountingSearch`)."""
    actions: Any
    """The candidates, as rows of verb, subject, and objects."""
    barred: Any
    """Which candidates are not to be chosen."""
    chances: Any
    """How likely each candidate is right as a guess; 1 where it is none."""
    alive: Any
    """The places of the candidates that are left, at first all."""
    worlds: Any
    weights: Any
    """How likely each world is; together 1."""
    fresh: Any
    """Worlds that were drawn apart, where there are guesses to decide."""
    fresh_weights: Any
    spare: Any
    """Room for as many worlds, where they are refined."""
    places: Any
    """Room for as many places of worlds."""
    progress: Any
    picks: Any
    """The place of the world of each row."""
    results: Any
    """Measurements, as an array (rows, candidates, measures)."""


class Findings(NamedTuple):
    """The arrays that programs write when they have compared: what is chosen and explained by."""

    rows: Any
    """In how many rows each candidate was played."""
    means: Any
    """The expected results, as an array (candidates, measures)."""
    errors: Any
    """Their standard errors."""
    bounds: Any
    """The lowest and the highest result that was played, as an array (2, measures)."""
    behind: Any
    """How far each candidate is behind the best one, in the unit of the first measure."""
    behind_errors: Any
    """The standard error of that."""
    ranking: Any
    """The places of the candidates, the best one first, then by how far they are behind."""
    equal: Any
    """Which candidates are as good as the best one."""
    told: Any
    """How well each candidate fits what the seat hides, where that is looked at."""
    world_picks: Any
    """Room for the places of worlds."""
    shares: Any
    """In which share of likely worlds what the odds are made of is so (`Search.count_odds`)."""
    looked_at: Any
    """Of which candidates it was looked at what they do."""
    effects: Any
    """Their effects, as an array (candidates, effects), by `Ideas.note_effects`."""
    ends: Any
    """Room for worlds that are played on."""
    copies: Any
    """Room for two copies of a world."""


def budget_of(level: Level, draws: int = TO_COMPARE, whole: bool = False, enough: float = 0.0) -> list[int]:
    """Return the budget of a level."""
    weighs = level.drops and level.believes and not level.steps
    comparing = (level.playouts, level.worlds, level.first_rows, level.noise, level.drops, weighs)
    shares = (round(THOUSANDTHS * part) for part in (level.certainty, level.softness, level.hiding))
    numbers = (
        *comparing,
        level.width,
        level.believes,
        level.steps,
        *shares,
        draws,
        whole,
        THOUSANDTHS * enough,
    )
    return [int(number) for number in numbers]

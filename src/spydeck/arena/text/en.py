"""The result of an arena in English."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spydeck.bots import ORACLE
from spydeck.games.grammar.en import counted

if TYPE_CHECKING:
    from spydeck.arena.result import ArenaResult, FaultCount, SkippedDeals

COLUMNS = ("bot", "points", "edge", "wins", "OpenSkill", "faults")
MATRIX = "against"
WHAT_SEATINGS = {
    "pairs": "each two bots in every mixture of seats",
    "all": "all bots in every mixture of seats",
    "rotations": "each bot in every seat by rotation",
    "alone": "the first bot alone in each seat, against each of the others",
}
ORACLE_NOTE = "oracle: sees all cards, as a bound for bots that do not."


def heading(result: ArenaResult) -> str:
    design = result.design
    title, seatings = design.rules.title, WHAT_SEATINGS[design.seatings]
    played = f"{counted(result.deals, 'deal')}, {counted(result.games, 'game')}"
    return f"{title}, {design.players} players: {played}; {seatings}; seed {design.seed}."


def notes(result: ArenaResult) -> list[str]:
    unit = result.design.unit
    return [
        f"points: the mean for a seat and {unit}; {result.better} points are better.",
        "edge: how many points better than the other bots at the same table; more is better.",
        "wins: the share of games that a seat wins; more is better.",
        *([ORACLE_NOTE] if ORACLE in result.design.bots else []),
        f"With 95 % intervals, clustered by deal. OpenSkill: {_skill_note(result)}",
    ]


def _skill_note(result: ArenaResult) -> str:
    if all(one.skill is None for one in result.standings):
        return "not requested."
    return "rating and standard deviation; more is better."


def interval(mean: str, low: str, high: str) -> str:
    return f"{mean} ({low} to {high})"


def fault(found: FaultCount) -> str:
    where = f"first in deal {found.deal}, seating {found.table}, P{found.seat}, ply {found.ply}"
    return f"FAULT of {found.bot}, {counted(found.count, 'time')}: {found.error} ({where})"


def skipped(deals: SkippedDeals) -> str:
    return f"Skipped {counted(deals.count, 'deal')}, first deal {deals.deal}: {deals.error}"

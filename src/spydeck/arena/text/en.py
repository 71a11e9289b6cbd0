"""The result of an arena in English."""

from __future__ import annotations

from spydeck.games.grammar.en import counted

COLUMNS = ("bot", "points", "edge", "wins", "OpenSkill", "faults")
MATRIX = "against"
WHAT_SEATINGS = {
    "pairs": "each two bots in every mixture of seats",
    "all": "all bots in every mixture of seats",
    "rotations": "each bot in every seat by rotation",
    "alone": "the first bot alone in each seat, against each of the others",
}
ORACLE_NOTE = "oracle: sees all cards, as a bound for bots that do not."


def heading(title: str, players: int, seatings: str, seed: int, deals: int, games: int) -> str:
    played = f"{counted(deals, 'deal')}, {counted(games, 'game')}"
    return f"{title}, {players} players: {played}; {WHAT_SEATINGS[seatings]}; seed {seed}."


def notes(unit: str, better: str, with_oracle: bool, rated: bool) -> list[str]:
    return [
        f"points: the mean for a seat and {unit}; {better} points are better.",
        "edge: how many points better than the other bots at the same table; more is better.",
        "wins: the share of games that a seat wins; more is better.",
        *([ORACLE_NOTE] if with_oracle else []),
        f"With 95 % intervals, clustered by deal. OpenSkill: {_skill_note(rated)}",
    ]


def _skill_note(rated: bool) -> str:
    if not rated:
        return "not requested."
    return "rating and standard deviation; more is better."


def interval(mean: str, low: str, high: str) -> str:
    return f"{mean} ({low} to {high})"


def fault(bot: str, error: str, count: int, deal: int, table: int, seat: int, ply: int) -> str:
    where = f"first in deal {deal}, seating {table}, P{seat}, ply {ply}"
    return f"FAULT of {bot}, {counted(count, 'time')}: {error} ({where})"


def skipped(error: str, count: int, deal: int) -> str:
    return f"Skipped {counted(count, 'deal')}, first deal {deal}: {error}"

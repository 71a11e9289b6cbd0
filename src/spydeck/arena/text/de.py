"""Das Ergebnis einer Arena auf Deutsch.

Eine Kartenverteilung sind die Karten, die in mehreren Partien gleich gegeben werden.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from spydeck.bots import ORACLE
from spydeck.games.grammar.de import counted

if TYPE_CHECKING:
    from spydeck.arena.result import ArenaResult, FaultCount, SkippedDeals

COLUMNS = ("Bot", "Punkte", "Vorsprung", "Siege", "OpenSkill", "Fehler")
MATRIX = "gegen"
WHAT_SEATINGS = {
    "pairs": "je zwei Bots in jeder Mischung auf den Plätzen",
    "all": "alle Bots in jeder Mischung auf den Plätzen",
    "rotations": "jeder Bot reihum auf jedem Platz",
    "alone": "der erste Bot allein auf jedem Platz, gegen jeden der anderen",
}
ORACLE_NOTE = "oracle: sieht alle Karten und zeigt so, wie weit die anderen höchstens kommen könnten."


def heading(result: ArenaResult) -> str:
    design = result.design
    title, seatings = design.rules.title, WHAT_SEATINGS[design.seatings]
    played = f"{counted(result.deals, 'Kartenverteilung', 'Kartenverteilungen')}, "
    played += counted(result.games, "Partie", "Partien")
    return f"{title}, {design.players} Plätze: {played}; {seatings}; Seed {design.seed}."


def notes(result: ArenaResult) -> list[str]:
    unit = {"deal": "Runde", "game": "Partie"}[result.design.unit]
    better = {"fewer": "weniger", "more": "mehr"}[result.better]
    return [
        f"Punkte: im Mittel je Platz und {unit}; {better} Punkte sind besser.",
        "Vorsprung: um wie viele Punkte besser als die anderen Bots am selben Tisch; mehr ist besser.",
        "Siege: Anteil der Partien, die ein Platz gewinnt; mehr ist besser.",
        *([ORACLE_NOTE] if ORACLE in result.design.bots else []),
        f"Mit 95-%-Intervallen über die Kartenverteilungen. OpenSkill: {_skill_note(result)}",
    ]


def _skill_note(result: ArenaResult) -> str:
    if all(one.skill is None for one in result.standings):
        return "nicht verlangt."
    return "Wertung und Standardabweichung; mehr ist besser."


def interval(mean: str, low: str, high: str) -> str:
    return f"{mean} ({low} bis {high})"


def fault(found: FaultCount) -> str:
    where = (
        f"zuerst in Kartenverteilung {found.deal}, Sitzordnung {found.table}, "
        f"P{found.seat}, Schritt {found.ply}"
    )
    return f"FEHLER von {found.bot}, {found.count}-mal: {found.error} ({where})"


def skipped(deals: SkippedDeals) -> str:
    left_out = counted(deals.count, "Kartenverteilung", "Kartenverteilungen")
    return f"{left_out} ausgelassen, als erste Nummer {deals.deal}: {deals.error}"

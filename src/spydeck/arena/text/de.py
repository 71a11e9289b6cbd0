"""Das Ergebnis einer Arena auf Deutsch.

Eine Kartenverteilung sind die Karten, die in mehreren Partien gleich gegeben werden.
"""

from __future__ import annotations

from spydeck.games.grammar.de import counted

COLUMNS = ("Bot", "Punkte", "Vorsprung", "Siege", "OpenSkill", "Fehler")
MATRIX = "gegen"
WHAT_SEATINGS = {
    "pairs": "je zwei Bots in jeder Mischung auf den Plätzen",
    "all": "alle Bots in jeder Mischung auf den Plätzen",
    "rotations": "jeder Bot reihum auf jedem Platz",
    "alone": "der erste Bot allein auf jedem Platz, gegen jeden der anderen",
}
ORACLE_NOTE = "oracle: sieht alle Karten und zeigt so, wie weit die anderen höchstens kommen könnten."


def heading(title: str, players: int, seatings: str, seed: int, deals: int, games: int) -> str:
    played = f"{counted(deals, 'Kartenverteilung', 'Kartenverteilungen')}, "
    played += counted(games, "Partie", "Partien")
    return f"{title}, {players} Plätze: {played}; {WHAT_SEATINGS[seatings]}; Seed {seed}."


def notes(unit: str, better: str, with_oracle: bool, rated: bool) -> list[str]:
    unit = {"deal": "Runde", "game": "Partie"}[unit]
    better = {"fewer": "weniger", "more": "mehr"}[better]
    return [
        f"Punkte: im Mittel je Platz und {unit}; {better} Punkte sind besser.",
        "Vorsprung: um wie viele Punkte besser als die anderen Bots am selben Tisch; mehr ist besser.",
        "Siege: Anteil der Partien, die ein Platz gewinnt; mehr ist besser.",
        *([ORACLE_NOTE] if with_oracle else []),
        f"Mit 95-%-Intervallen über die Kartenverteilungen. OpenSkill: {_skill_note(rated)}",
    ]


def _skill_note(rated: bool) -> str:
    if not rated:
        return "nicht verlangt."
    return "Wertung und Standardabweichung; mehr ist besser."


def interval(mean: str, low: str, high: str) -> str:
    return f"{mean} ({low} bis {high})"


def fault(bot: str, error: str, count: int, deal: int, table: int, seat: int, ply: int) -> str:
    where = f"zuerst in Kartenverteilung {deal}, Sitzordnung {table}, P{seat}, Schritt {ply}"
    return f"FEHLER von {bot}, {count}-mal: {error} ({where})"


def skipped(error: str, count: int, deal: int) -> str:
    left_out = counted(count, "Kartenverteilung", "Kartenverteilungen")
    return f"{left_out} ausgelassen, als erste Nummer {deal}: {error}"

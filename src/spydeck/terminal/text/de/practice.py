"""The terminal's sentences in German: reviews and puzzles."""

from __future__ import annotations

from spydeck.games.grammar.de import counted
from spydeck.games.text_ui import Line
from spydeck.terminal.text.de.playing import NO, bot_name


def judged(done: int, total: int) -> str:
    return f"{done} von {counted(total, 'Entscheidung', 'Entscheidungen')} beurteilt"


def review_heading(player: str, level: str, decisions: int, costly: int) -> str:
    judged_by = (
        f"Analyse für {player}, beurteilt von einem {bot_name(level)} "
        "nach dem, was man auf diesem Platz wusste"
    )
    chosen = counted(decisions, "Entscheidung", "Entscheidungen")
    if not decisions:
        return f"{judged_by}: Zwischen mehreren Zügen wurde nie gewählt."
    if not costly:
        return f"{judged_by}: Keine von {chosen} war klar schlechter als der beste Zug."
    shown = "die teuerste" if costly == 1 else f"die {costly} teuersten"
    return f"{judged_by}: {shown} von {chosen}."


REVIEW_UNFINISHED = "Die Partie ist nicht zu Ende: Was gerade gespielt wird, ist nicht dabei."


def reviewed_move(number: int, step: int, action: str, better: str) -> str:
    return f"{number}. Schritt {step}: {action}. Besser: {better}."


SKIP_PUZZLE = "diese Aufgabe auslassen"
LEAVE_PUZZLES = "aufhören"
NEXT_PUZZLE = "Enter: nächste Aufgabe, beenden> "
LEAVING = ("beenden", "ende", "quit", "q", "exit")


def puzzle_heading(title: str, name: str, rating: int, most: int) -> str:
    return f"{title}, Aufgabe {name}, Schwierigkeit {rating} von {most}. Was tust du?"


def judgement(best: Line, *, right: bool, best_one: bool) -> Line:
    if right:
        if best_one:
            return [("good", "Richtig.")]
        return [("good", "Richtig"), ("", ", genauso gut ist: "), *best, ("", ".")]
    return [*NO, ("", "Besser: "), *best, ("", ".")]


def puzzles_solved(solved: int, asked: int) -> str:
    return f"{solved} von {counted(asked, 'Aufgabe', 'Aufgaben')} gelöst."

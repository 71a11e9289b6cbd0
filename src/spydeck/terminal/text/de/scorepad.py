"""The terminal's sentences in German: the scorepad."""

from __future__ import annotations

import shlex
from pathlib import Path

from spydeck.errors import SpydeckError

SCORE_HELP = (
    "„zurück“ nimmt den letzten Eintrag zurück, „ändern“ mit der Nummer einer Zeile berichtigt einen "
    "früheren, etwa „ändern 2 20 20 20 0“, „?“ zeigt die Hilfe, „sprache en“ wechselt ins "
    "Englische, „ende“ hört auf. "
    "Jeder Eintrag wird gespeichert."
)
NOT_A_SCOREPAD = "das ist kein gespeicherter Punkteblock"
SCORE_USAGE = "So trägst du ein:"
SCORE_OVER = (
    "Mit „zurück“ nimmst du den letzten Eintrag zurück, mit „ändern“ berichtigst du einen früheren, "
    "mit „ende“ hörst du auf."
)
UNDONE = "Der letzte Eintrag ist zurückgenommen."
NOTHING_TO_UNDO = "Es gibt nichts zurückzunehmen."
CHANGE_USAGE = (
    "Nenne die Nummer einer Zeile und was dort stehen soll, mit ; zwischen mehreren Einträgen: ändern 2 ..."
)
SAME_NAMES = "zwei Spieler heißen gleich"


def scorepad(game: str) -> str:
    return f"Punkteblock für {game}"


def scorepad_saved(path: Path) -> str:
    return f"Weiter geht es mit: spydeck score --resume {shlex.quote(str(path))}"


def no_unfinished_scorepad(folder: Path) -> str:
    return f"in {folder} liegt kein angefangener Punkteblock"


def entry_does_not_fit(number: int, reason: SpydeckError) -> str:
    return f"Eintrag {number} passt nicht: {reason}"


def changed(row: int) -> str:
    return f"Zeile {row} ist geändert; alle anderen bleiben."


def no_such_row(rows: int) -> str:
    if not rows:
        return "Noch ist keine Zeile fertig; mit „zurück“ nimmst du den letzten Eintrag zurück"
    return f"Die Zeilen haben die Nummern 1 bis {rows}"


def not_one_row(row: int) -> str:
    return f"Gib genau das ein, was Zeile {row} ausmacht, mit ; zwischen mehreren Einträgen"


def no_scorepad(game: str) -> str:
    return f"für {game} gibt es keinen Punkteblock"


def player_label(seat: int) -> str:
    return f"P{seat}"


def wrong_number_of_names(players: int, given: int) -> str:
    return f"nenne {players} Namen, einen für jeden Spieler, nicht {given}"

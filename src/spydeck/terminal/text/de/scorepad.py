"""The terminal's sentences in German: the scorepad."""

from __future__ import annotations

import shlex
from pathlib import Path

from spydeck.errors import SpydeckError

SCORE_HELP = (
    "„zurück“ nimmt den letzten Eintrag zurück, „?“ zeigt die Hilfe, „sprache en“ wechselt ins "
    "Englische, „ende“ hört auf. "
    "Jeder Eintrag wird gespeichert."
)
NOT_A_SCOREPAD = "das ist kein gespeicherter Punkteblock"
SCORE_USAGE = "So trägst du ein:"
SCORE_OVER = "Mit „zurück“ berichtigst du den letzten Eintrag, mit „ende“ hörst du auf."
UNDONE = "Der letzte Eintrag ist zurückgenommen."
NOTHING_TO_UNDO = "Es gibt nichts zurückzunehmen."
SAME_NAMES = "zwei Spieler heißen gleich"


def scorepad(game: str) -> str:
    return f"Punkteblock für {game}"


def scorepad_saved(path: Path) -> str:
    return f"Weiter geht es mit: spydeck score --resume {shlex.quote(str(path))}"


def no_unfinished_scorepad(folder: Path) -> str:
    return f"in {folder} liegt kein angefangener Punkteblock"


def entry_does_not_fit(number: int, reason: SpydeckError) -> str:
    return f"Eintrag {number} passt nicht: {reason}"


def no_scorepad(game: str) -> str:
    return f"für {game} gibt es keinen Punkteblock"


def player_label(seat: int) -> str:
    return f"P{seat}"


def wrong_number_of_names(players: int, given: int) -> str:
    return f"nenne {players} Namen, einen für jeden Spieler, nicht {given}"

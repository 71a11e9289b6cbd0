"""What all scorekeepers say about entries, in German; braces as in `spydeck.games.score_model`."""

from __future__ import annotations

_MAX_WORD = 40
"""Maximum number of characters of a word that a refusal repeats."""

WRONG_COUNT = "Es sind {players} Spieler, also gib {players} Zahlen ein, nicht {count}"
OVER = "Die Partie ist zu Ende; mit undo machst du die letzte Eingabe rückgängig"
NOTHING = "Gib {wanted} ein"


def quoted(word: str) -> str:
    """Return what a person entered, in quotation marks."""
    return f"„{word[:_MAX_WORD]}“"

"""What all scorekeepers say about entries, in English; braces as in `spydeck.games.score_model`."""

from __future__ import annotations

from spydeck.errors import shown

WRONG_COUNT = "there are {players} players, so enter {players} numbers, not {count}"
OVER = "the game is over; type undo to take back the last entry"
NOTHING = "enter {wanted}"


def quoted(word: str) -> str:
    """Return what a person entered, in quotation marks."""
    return shown(word)

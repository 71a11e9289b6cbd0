"""The terminal's sentences in English: the scorepad."""

from __future__ import annotations

import shlex
from pathlib import Path

from spydeck.errors import SpydeckError

SCORE_HELP = (
    "Type undo to take back the last entry, ? for help, language de for German, quit to stop. "
    "Every entry is saved."
)
NOT_A_SCOREPAD = "this is not a saved scorepad"
SCORE_USAGE = "What to enter:"
SCORE_OVER = "Type undo to correct the last entry, or quit."
UNDONE = "The last entry is undone."
NOTHING_TO_UNDO = "There is nothing to undo."
SAME_NAMES = "two players have the same name"


def scorepad(game: str) -> str:
    return f"Scorepad for {game}"


def scorepad_saved(path: Path) -> str:
    return f"To continue: spydeck score --resume {shlex.quote(str(path))}"


def no_unfinished_scorepad(folder: Path) -> str:
    return f"there is no unfinished scorepad in {folder}"


def entry_does_not_fit(number: int, reason: SpydeckError) -> str:
    return f"entry {number} does not fit: {reason}"


def no_scorepad(game: str) -> str:
    return f"there is no scorepad for {game}"


def player_label(seat: int) -> str:
    return f"P{seat}"


def wrong_number_of_names(players: int, given: int) -> str:
    return f"enter {players} names, one for each player, not {given}"

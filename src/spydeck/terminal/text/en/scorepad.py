"""The terminal's sentences in English: the scorepad."""

from __future__ import annotations

import shlex
from pathlib import Path

from spydeck.errors import SpydeckError

SCORE_HELP = (
    "Type undo to take back the last entry, change with the number of a row to correct an earlier one, "
    "as in change 2 20 20 20 0, ? for help, language de for German, quit to stop. "
    "Every entry is saved."
)
NOT_A_SCOREPAD = "this is not a saved scorepad"
SCORE_USAGE = "What to enter:"
SCORE_OVER = "Type undo to take back the last entry, change to correct an earlier one, or quit."
UNDONE = "The last entry is undone."
NOTHING_TO_UNDO = "There is nothing to undo."
CHANGE_USAGE = "type the number of a row and what it should be, with ; between several entries: change 2 ..."
SAME_NAMES = "two players have the same name"


def scorepad(game: str) -> str:
    return f"Scorepad for {game}"


def scorepad_saved(path: Path) -> str:
    return f"To continue: spydeck score --resume {shlex.quote(str(path))}"


def no_unfinished_scorepad(folder: Path) -> str:
    return f"there is no unfinished scorepad in {folder}"


def entry_does_not_fit(number: int, reason: SpydeckError) -> str:
    return f"entry {number} does not fit: {reason}"


def changed(row: int) -> str:
    return f"Row {row} is changed; all others stay."


def no_such_row(rows: int) -> str:
    if not rows:
        return "no row is finished yet; type undo to take back the last entry"
    return f"the rows are numbered from 1 to {rows}"


def not_one_row(row: int) -> str:
    return f"enter exactly what makes row {row}, with ; between several entries"


def no_scorepad(game: str) -> str:
    return f"there is no scorepad for {game}"


def player_label(seat: int) -> str:
    return f"P{seat}"


def wrong_number_of_names(players: int, given: int) -> str:
    return f"enter {players} names, one for each player, not {given}"

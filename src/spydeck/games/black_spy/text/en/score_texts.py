"""The sentences of the scorekeeper that a score model repeats; braces as in `spydeck.games.score_model`."""

from __future__ import annotations

from spydeck.games.black_spy.rules.deal import pass_offset
from spydeck.games.black_spy.rules.state import State
from spydeck.games.black_spy.text.serialize import direction

USAGE = "points, one number for each player in order: 12 0 53 -5 (a deal makes {makes})"
TOO_MANY = "BS-20: that makes {made}, and a deal makes {makes}: {off} too many"
TOO_FEW = "BS-20: that makes {made}, and a deal makes {makes}: {off} too few"
IMPOSSIBLE = "BS-19: no cards make the {points} points of {name}"
TOO_FEW_SPIES = "BS-19: there are not enough coloured Spies for so many points below 0"
SWEPT = "{name} took all black cards (BS-21)."
WENT_BACK = "{name} goes back from {total} to {after} (BS-35)."
WON = "The game is over: {names} wins with {total}."
SHARED = "The game is over: {names} win with {total}."


def question(state: State) -> str:
    """Return the question for the points of a deal (BS-9)."""
    towards = direction(state.players, pass_offset(state))
    return f"Deal {{part}} (pass {towards}): points of {{players}}?"

"""The words of a scorepad's entries in all languages, so that a pad kept in one continues in another."""

from __future__ import annotations

from spydeck.games.black_spy.rules.state import OTHERS, SELF

SWEEP_TYPED = ("sweep", "durchmarsch")
NOTHING = "-"
REST = "rest"
WAYS_TYPED = {
    "others": OTHERS,
    "self": SELF,
    "capture": OTHERS,
    "release": SELF,
    "fangen": OTHERS,
    "freilassen": SELF,
}
"""The ways to settle a sweep as people type them (BS-28)."""

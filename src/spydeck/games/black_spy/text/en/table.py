"""The words of the table of Black Spy, in English."""

from __future__ import annotations

from collections.abc import Mapping

from spydeck.games.black_spy.cards import COLOURS
from spydeck.games.black_spy.text.table import TableWords


def stages(direction: str) -> Mapping[str, str]:
    """Return what is done before and after the tricks, by stage."""
    return {"take": "the Mole", "pass": f"pass {direction}", "call": "the call", "settle": "the sweep"}


WORDS = TableWords(
    colours={colour: colour for colour in COLOURS},
    deal=lambda number: f"Deal {number}",
    stages=stages,
    trick=lambda number, tricks: f"trick {number} of {tricks}",
    over="the game is over",
    facts="dealer {dealer}, game ends at {end}",
    no_dealer="-",
    black_cards="black cards",
    this_deal="this deal",
    total="total",
    has_passed="has passed",
    is_choosing="is choosing",
    has_taken="has taken",
    led="led",
    highest="highest",
    mole="The Mole:",
    hand="Your hand:",
    hand_marked="Your hand: [in brackets: may be played]",
    no_cards="no cards",
)

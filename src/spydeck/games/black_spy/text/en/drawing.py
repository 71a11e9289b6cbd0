"""The words of the drawing of Black Spy, in English."""

from __future__ import annotations

from collections.abc import Mapping

from spydeck.games.black_spy.text.drawing import DrawingWords
from spydeck.games.drawing import label
from spydeck.language.cldr import number


def stages(direction: str) -> Mapping[str, str]:
    """Return what is going on outside of the tricks, by stage."""
    towards = "across" if direction == "across" else f"to the {direction}"
    return {
        "take": "the Mole",
        "pass": f"passing cards {towards}",
        "call": "calling a colour",
        "settle": "settling a sweep",
        "over": "the game is over",
    }


WORDS = DrawingWords(
    heading="Deal {deal}: {now}",
    stages=stages,
    trick="trick {trick}",
    called=lambda colour: f", {colour} called",
    black="black cards taken: {black} of {all}",
    dealer="dealer",
    winner="winner",
    to_act="to act",
    skipped="skipped",
    passed="passed",
    points=lambda points: f"{number(points)} pts",
    black_cards=lambda black: f"{black} black",
    total=lambda total: f"total {number(total)}",
    in_hand=lambda cards: f"{cards} in hand",
    mole_taken="Taken by the Mole:",
    mole_shown="The Mole may take:",
    passed_to="Passed to {name}:",
    received_from="Received from {name}:",
    last_trick=lambda names, taker: f"Last trick to {label(names, taker)}:",
)

"""The words of the table of Black Spy, in German."""

from __future__ import annotations

from collections.abc import Mapping

from spydeck.games.black_spy.text.table import TableWords

_PASS_WORDS = {"left": "nach links", "right": "nach rechts", "across": "gegenüber"}
"""The directions of the pass in a heading, by their names in views."""


def stages(direction: str) -> Mapping[str, str]:
    """Return what is done before and after the tricks, by stage."""
    return {
        "take": "der Maulwurf",
        "pass": f"Weitergabe {_PASS_WORDS[direction]}",
        "call": "die Ansage",
        "settle": "der Durchmarsch",
    }


WORDS = TableWords(
    colours={"blue": "blau", "yellow": "gelb", "red": "rot", "green": "grün", "black": "schwarz"},
    deal=lambda number: f"Runde {number}",
    stages=stages,
    trick=lambda number, tricks: f"Stich {number} von {tricks}",
    over="die Partie ist zu Ende",
    facts="Geber {dealer}, Ende bei {end}",
    no_dealer="-",
    black_cards="schwarze",
    this_deal="Punkte",
    total="gesamt",
    has_passed="gewählt",
    is_choosing="noch offen",
    has_taken="genommen",
    led="ausgespielt",
    highest="vorn",
    mole="Der Maulwurf:",
    hand="Deine Hand:",
    hand_marked="Deine Hand: [in Klammern: spielbar]",
    no_cards="keine Karten",
)

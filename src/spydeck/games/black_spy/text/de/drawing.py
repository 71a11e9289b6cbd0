"""The words of the drawing of Black Spy, in German."""

from __future__ import annotations

from collections.abc import Mapping

from spydeck.games.black_spy.text.de import table
from spydeck.games.black_spy.text.drawing import DrawingWords
from spydeck.games.grammar.de import counted, whom
from spydeck.language.cldr import number


def stages(direction: str) -> Mapping[str, str]:
    """Return what is going on outside of the tricks, by stage."""
    return {**table.stages(direction), "over": table.WORDS.over}


WORDS = DrawingWords(
    heading="Runde {deal}: {now}",
    stages=stages,
    trick="Stich {trick}",
    called=lambda colour: f", {table.WORDS.colours[colour].capitalize()} angesagt",
    black="schwarze Karten in Stichen: {black} von {all}",
    dealer="Geber",
    winner="gewonnen",
    to_act="am Zug",
    skipped="übersprungen",
    passed="gewählt",
    points=lambda points: counted(points, "Punkt", "Punkte"),
    black_cards=lambda black: counted(black, "schwarze", "schwarze"),
    total=lambda total: f"gesamt {number(total)}",
    in_hand=lambda cards: f"{cards} auf der Hand",
    mole_taken="Aus dem Maulwurf:",
    mole_shown="Maulwurf:",
    passed_to="An {name} gegeben:",
    received_from="Von {name} bekommen:",
    last_trick=lambda names, taker: f"Letzter Stich an {whom(names, taker)}:",
)

"""The words of the mat, in German."""

from __future__ import annotations

from spydeck.games.grammar.de import counted
from spydeck.games.spy_tricks.text.de import spots
from spydeck.games.spy_tricks.text.mat import MatWords, SheetWords

WORDS = MatWords(
    spots=spots.WORDS,
    out="raus",
    trick="Stich",
    yours="deine",
    wrong="falsch",
    gone="weg",
    right="richtig",
    legend=(
        "raus: Die Karte liegt auf dem Spielplan.  Stich: im offenen Stich.",
        "deine: auf deiner Hand.  falsch: Alle Karten davon sind raus.",
        "weg: Du siehst alle Karten davon.  richtig: das Geheimdokument.",
        "Buchstaben sind Handlanger, + ist ein Helfer.",
    ),
    points=lambda points: counted(points, "Punkt", "Punkte"),
    chips=lambda chips: counted(chips, "Chip", "Chips"),
    helper=", ein Helfer",
    helper_used=", Helfer weg",
)

SHEET = SheetWords(
    heading="Spy Tricks: Farbe 2 Punkte, Wert 5, Karte 10; ein Helfer verdoppelt.",
    points="{points} Punkte",
    footer=(
        "Rot vor Blau vor Weiß; in jeder Farbe ist der höhere Wert stärker.",
        "Zu dritt liegen die Einsen und Zweien verdeckt auf ihren Feldern.",
    ),
)

"""The words of the drawing of Spy Tricks, in German."""

from __future__ import annotations

from spydeck.games.grammar.de import counted
from spydeck.games.spy_tricks.text.de import spots
from spydeck.games.spy_tricks.text.drawing import DrawingWords

WORDS = DrawingWords(
    spots=spots.WORDS,
    heading="Runde {round} von {rounds}: {now}",
    stages={"guess": "Tipps", "salvation": "Rettung", "over": "die Partie ist zu Ende"},
    trick="Stich {trick}",
    secret="Geheimdokument: {secret}",
    possible=lambda cards: f"noch {counted(cards, 'Karte', 'Karten')} möglich",
    total="gesamt {total}",
    chips="Chips {chips}",
    in_hand=lambda cards: f"{cards} Handkarten",
    henchmen=lambda left: f"{left} Handlanger",
    won="gewonnen",
    winner="Gewinner",
    loser="Verlierer",
    helper="Helfer",
    start="Start",
    ruled_out="unmöglich",
    right="richtig",
)

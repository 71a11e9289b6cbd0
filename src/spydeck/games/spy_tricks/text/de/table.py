"""The words of the table, in German."""

from __future__ import annotations

from spydeck.games.spy_tricks.text.de import mat
from spydeck.games.spy_tricks.text.table import TableWords

WORDS = TableWords(
    mat=mat.WORDS,
    round="Runde {round} von {rounds}",
    trick_number="Stich {trick} von {tricks}",
    salvation="Rettung",
    over="die Partie ist zu Ende",
    winner="Gewinner: {name}",
    loser="Verlierer: {name}",
    start_player="Startspieler: {name}",
    trick="Stich: ",
    secret="Das Geheimdokument ist eine von ",
    hand="Deine Hand: ",
    in_brackets="[in Klammern: spielbar]",
)

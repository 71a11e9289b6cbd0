"""The words of the table, in English."""

from __future__ import annotations

from spydeck.games.spy_tricks.text.en import mat
from spydeck.games.spy_tricks.text.table import TableWords

WORDS = TableWords(
    mat=mat.WORDS,
    round="Round {round} of {rounds}",
    trick_number="trick {trick} of {tricks}",
    salvation="salvation",
    over="the game is over",
    winner="Winner {name}",
    loser="Loser {name}",
    start_player="start player {name}",
    trick="Trick: ",
    secret="The secret is one of ",
    hand="Your hand: ",
    in_brackets="[in brackets: may be played]",
)

"""The sentences of the scorekeeper that a score model repeats, in German."""

from __future__ import annotations

from spydeck.games.paper_words.de import WRONG_COUNT
from spydeck.games.spy_tricks.text.de.events import result
from spydeck.games.spy_tricks.text.score_texts import ScoreTexts

TEXTS = ScoreTexts(
    question="Runde {part}: Punkte von {players}?",
    usage="der Reihe nach die Punkte aller Spieler: 7 10 0 2",
    wrong_count=WRONG_COUNT,
    impossible="ST-21: mit richtigen Tipps kommt {name} nicht auf genau {points}",
    impossible_alone="ST-21: ohne Helfer kommt {name} mit richtigen Tipps nicht auf genau {points}",
    several_spots="ST-15: nur bei einem Spieler können mehrere Felder richtig sein",
    helpers="Helfer für die nächste Runde: {names}.",
    level="Alle liegen gleichauf: Niemand bekommt einen Helfer.",
    over="Die Partie ist zu Ende. {result}",
    result=result,
    shared=(
        "Die Partie ist zu Ende. Gleichauf: {names}; von ihnen gewinnt, wer die meisten Chips hat (ST-24)."
    ),
)

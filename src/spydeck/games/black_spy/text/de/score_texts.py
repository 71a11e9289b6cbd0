"""The sentences of the scorekeeper of Black Spy that a score model repeats, in German."""

from __future__ import annotations

from spydeck.games.black_spy.text.de.table import stages
from spydeck.games.black_spy.text.score_texts import ScoreTexts
from spydeck.games.paper_words.de import WRONG_COUNT

TEXTS = ScoreTexts(
    question=lambda direction: f"Runde {{part}} ({stages(direction)['pass']}): Punkte von {{players}}?",
    usage="Punkte, der Reihe nach eine Zahl für jeden Spieler: 12 0 53 -5 (eine Runde ergibt {makes})",
    wrong_count=WRONG_COUNT,
    too_many="BS-20: das ergibt {made}, eine Runde ergibt aber {makes}: {off} zu viel",
    too_few="BS-20: das ergibt {made}, eine Runde ergibt aber {makes}: {off} zu wenig",
    impossible="BS-19: mit keinen Karten kommt {name} auf {points} Punkte",
    too_few_spies="BS-19: für so viele Punkte unter 0 gibt es nicht genug farbige Spione",
    swept="{name} hat alle schwarzen Karten (BS-21).",
    went_back="{name} fällt von {total} auf {after} zurück (BS-35).",
    won="Die Partie ist zu Ende: {names} gewinnt mit {total}.",
    shared="Die Partie ist zu Ende: {names} gewinnen mit {total}.",
)

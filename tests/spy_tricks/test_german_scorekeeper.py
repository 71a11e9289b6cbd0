"""The scorekeeper for people with the paper cards, in German: ST-2, ST-15 to ST-24."""

from __future__ import annotations

import pytest

from spydeck.errors import SpydeckError
from spydeck.games.spy_tricks import GAME
from spydeck.games.text_ui import Line, Names, Scorekeeper
from tests.spy_tricks.test_german import text_of, texts


def keeper(*names: str, language: str = "de") -> Scorekeeper:
    make = GAME.text_ui(language).scorekeeper
    assert make is not None
    return make(GAME.read_options(len(names), {}), Names(names))


def enter(kept: Scorekeeper, *entries: str) -> list[str]:
    """Enter some answers and return the lines that follow from the last one."""
    lines: list[Line] = []
    for entry in entries:
        lines = kept.enter(entry)
    return texts(lines)


def test_a_scorepad_asks_and_answers() -> None:
    kept = keeper("Ann", "Ben", "Cleo")
    assert texts(kept.usage())[0] == "zuerst das Geheimdokument: B3"
    assert kept.question().startswith("Runde 1: Welche Karte war das Geheimdokument, oder wie viele Punkte")
    enter(kept, "b3")
    assert kept.question() == "Runde 1: Worauf hat Ann richtig getippt: Blau, 3, B3 (- für nichts davon)?"
    assert enter(kept, "Blau 3") == ["Ann bekommt 7 Punkte."]
    said, *pad, helpers = enter(kept, "-", "-")
    assert (said, helpers) == ("Cleo bekommt 0 Punkte.", "Helfer für die nächste Runde: Ben und Cleo.")
    assert pad == texts(kept.pad())
    assert enter(kept, "0 0 0")[-1] == "Helfer für die nächste Runde: Ben und Cleo."
    assert texts(kept.pad())[0].split() == ["Runde", "geheim", "Ann", "Ben", "Cleo"]
    assert enter(kept, "0 0 0")[-1] == "Die Partie ist zu Ende. Ann gewinnt!"


@pytest.mark.parametrize(
    ("entries", "refusal"),
    [
        ([""], "Gib das Geheimdokument und dann die richtigen Tipps aller Spieler oder ihre Punkte ein"),
        (["grün"], "ST-5: „grün“ ist keine Karte; schreib eine Karte wie B3"),
        (["R2"], "ST-2: zu dritt spielt ihr ohne die Einsen und Zweien"),
        (["1 2"], "Es sind 3 Spieler, also gib 3 Zahlen ein, nicht 2"),
        (["9 0 0"], "ST-21: ohne Helfer kommt Ann mit richtigen Tipps nicht auf genau 9"),
        (["7 7 0"], "ST-15: nur bei einem Spieler können mehrere Felder richtig sein"),
        (["B3", "rot"], "ST-21: „rot“ ist nicht richtig; richtig sind Blau, 3, B3 (- für nichts davon)"),
        (["B3", "blau blau"], "ST-15: Blau steht schon da"),
        (["B3", "B3+"], "ST-16: Ann hat in dieser Runde keinen Helfer"),
        (["B3", "-", "-", "B3", "W9", "9+ W9+"], "ST-16: in einer Runde hat jeder höchstens einen Helfer"),
        (["B3", "blau 3", "blau B3"], "ST-15: auf Blau steht schon Ann; nur wer sonst überall falsch lag,"),
    ],
)
def test_a_scorepad_refuses_in_german(entries: list[str], refusal: str) -> None:
    kept = keeper("Ann", "Ben", "Cleo")
    for entry in entries[:-1]:
        kept.enter(entry)
    with pytest.raises(SpydeckError) as caught:
        kept.enter(entries[-1])
    assert str(caught.value).startswith(refusal)


def test_a_scorepad_kept_in_german_continues_in_english() -> None:
    english, german = keeper("Ann", "Ben", "Cleo", language="en"), keeper("Ann", "Ben", "Cleo")
    for entry in ("W5", "weiß 5", "weiss", "-"):
        english.enter(entry)
        german.enter(entry)
    assert english.rows() == german.rows()
    assert text_of(english.pad()[1]) == text_of(german.pad()[1])

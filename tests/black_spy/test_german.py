"""Black Spy in German: what players read and type at some moments of a game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import spydeck
from spydeck.errors import SpydeckError
from spydeck.games.text_ui import Line, Names, Scorekeeper
from spydeck.match import Match
from tests.black_spy.stacked import passed_table, play, table
from tests.random_games import random_match, random_options

GAME = spydeck.game("black-spy")
VISUAL = GAME.text_ui("de")
SPOKEN = VISUAL.screen_reader or VISUAL
NAMES = Names(["Reiher", "Luchs", "du", "Max"], own=2)
LONG_NAMES = ["Wilhelmina-Charlotte", "Maximilian Alexander", "Bob", "Ada", "Otter", "Evangeline"]


def text_of(line: Line | None) -> str:
    return "".join(text for _, text in line or [])


def texts(lines: list[Line]) -> list[str]:
    return [text_of(line) for line in lines]


def led(**options: Any) -> Match:
    """Return a match in whose first trick two cards lie, with seat 2 to play."""
    match = passed_table({0: "R1 R5", 1: "R8", 2: "B8 R9 K7"}, **options)
    play(match, "R5", "R8")
    return match


def test_the_table_and_the_question() -> None:
    match = led(variants=["following-rank"])
    rows = texts(VISUAL.table(match.view(2), NAMES))
    assert rows[0] == "Runde 1, Stich 1 von 15   (Geber Max, Ende bei 150)"
    assert rows[1].split() == ["schwarze", "Punkte", "gesamt"]
    assert rows[2].startswith("> du  ")
    assert any(row.startswith("  Reiher      R5 ausgespielt  ") for row in rows)
    assert any(row.startswith("  Luchs       R8 vorn  ") for row in rows)
    assert "Deine Hand: [in Klammern: spielbar]" in rows
    assert text_of(VISUAL.question(match.view(2), NAMES)) == (
        "Bediene R5 mit einer roten Karte oder einer 5, oder mit einer 8 wie Luchs."
    )


def test_the_table_is_spoken() -> None:
    said = texts(SPOKEN.table(led().view(2), NAMES))
    assert said[:2] == [
        "Runde 1, Stich 1 von 15.",
        "Im Stich: Reiher Rot 5, Luchs Rot 8. Vorn: Luchs.",
    ]
    assert "Gesamt: Reiher 0, Luchs 0, du 0, Max 0." in said
    assert any(sentence.startswith("Du darfst spielen: Rot ") for sentence in said)
    assert SPOKEN.brief is not None
    assert texts(SPOKEN.brief(led().view(2), NAMES))[1].startswith("Du darfst spielen: Rot ")


@pytest.mark.parametrize(
    ("direction", "asked"),
    [
        ("left", "Gib drei Karten an Max weiter (links von dir)."),
        ("right", "Gib drei Karten an Luchs weiter (rechts von dir)."),
        ("across", "Gib drei Karten an Reiher weiter (dir gegenüber)."),
    ],
)
def test_the_pass_says_to_whom_the_cards_go(direction: str, asked: str) -> None:
    """BS-9"""
    view = {**table().view(2), "pass_direction": direction}
    assert text_of(VISUAL.question(view, NAMES)).startswith(f"{asked} Schreib zum Beispiel ")


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (
            {"event": "deal", "deal": 0, "seat": 2, "pass_direction": "left"},
            "Runde 1. Du gibst; drei Karten gehen nach links.",
        ),
        (
            {"event": "pass", "seat": 1, "to": 2, "cards": ["B1", "R3", "K7"]},
            "Luchs gibt B1, R3, K7 an dich weiter.",
        ),
        (
            {"event": "receive", "seat": 1, "from": 2, "cards": ["B1", "R3", "K7"]},
            "Luchs bekommt B1, R3, K7 von dir.",
        ),
        ({"event": "call", "seat": 2, "colour": "green"}, "Du sagst Grün an."),
        (
            {"event": "skip", "seat": 0, "skipped": [1, 2]},
            "Luchs und du habt keine passende Karte und werdet übersprungen.",
        ),
        ({"event": "play", "seat": 0, "card": "R7"}, "  Reiher spielt R7."),
        ({"event": "trick", "seat": 2, "trick": 2}, "Du machst Stich 3."),
        ({"event": "settle", "seat": 2, "how": "self"}, "Du lässt frei und ziehst dir 60 Punkte ab."),
        ({"event": "going-back", "seat": 3, "before": 150, "total": 75}, "Max fällt von 150 auf 75 zurück."),
        ({"event": "game-over", "winners": [2]}, "Die Partie ist zu Ende. Du gewinnst!"),
        ({"event": "game-over", "winners": [0, 2]}, "Die Partie ist zu Ende. Reiher und du gewinnt!"),
    ],
)
def test_events_are_described_in_sentences(event: dict[str, object], sentence: str) -> None:
    assert text_of(VISUAL.describe_event(event, NAMES, 2)) == sentence


@pytest.mark.parametrize(
    ("stage", "typed", "text"),
    [
        ("play", "rot 7", "play R7"),
        ("play", "Rote 7", "play R7"),
        ("play", "spiele r7", "play R7"),
        ("play", "die rote 7 ausspielen", "play R7"),
        ("play", "schwarzer Spion", "play K7"),
        ("play", "den grünen Doppelagenten", "play G8"),
        ("play", "play R7", "play R7"),
        ("play", "gib b1", "pass b1"),
        ("play", "weiß nicht", "weiß nicht"),
        ("pass", "weiter b1, r3 und k7", "pass B1 R3 K7"),
        ("pass", "gib b1 r3 k7 weiter", "pass B1 R3 K7"),
        ("pass", "pass b1 r3 k7", "pass B1 R3 K7"),
        ("take", "nimm k7 k7 k7", "take K7 K7 K7"),
        ("call", "sag Rot an", "call red"),
        ("call", "grün", "call green"),
        ("settle", "fangen", "settle others"),
        ("settle", "durchmarsch freilassen", "settle self"),
        ("settle", "settle others", "settle others"),
    ],
)
def test_what_people_type_is_read(stage: str, typed: str, text: str) -> None:
    assert VISUAL.parse({"choices": {stage: {}}}, typed) == text


def test_parts_of_actions_are_read_and_asked_for() -> None:
    view = led().view(2)
    assert VISUAL.fits(view, "schwarze", ["R9", "K7"]).texts == ("K7",)
    assert VISUAL.fits(view, "rot", ["R2", "R9"]).which == "Welche rote Karte"
    assert VISUAL.fits(view, "spion", ["R7", "B7"]).which == "Welche 7"
    assert VISUAL.continue_prompt("pass B1") == "Welche zwei noch?"


@pytest.mark.parametrize(
    ("action", "typed", "described"),
    [
        ("play R7", "spiele R7", "R7 spielen"),
        ("pass B1 R3 K7", "gib B1 R3 K7", "B1, R3 und K7 weitergeben"),
        ("call red", "sag rot", "Rot ansagen"),
        ("settle self", "durchmarsch freilassen", "freilassen, 60 weniger für dich"),
    ],
)
def test_actions_read_as_people_type_them(action: str, typed: str, described: str) -> None:
    assert text_of(VISUAL.highlight(action)) == typed
    assert VISUAL.describe_action(action, NAMES) == described
    assert VISUAL.parse({"choices": {action.split()[0]: {}}}, typed) == action


def test_pages_open_by_german_and_by_english_words() -> None:
    view = led().view(2)
    for word, english in (("stich", "trick"), ("übrig", "left"), ("stand", "scores"), ("werte", "values")):
        assert VISUAL.pages[word].lines(view, NAMES) == VISUAL.pages[english].lines(view, NAMES)
        assert VISUAL.pages[word].help
        assert not VISUAL.pages[english].help
    assert texts(VISUAL.pages["stich"].lines(view, NAMES)) == [
        "Im Stich: Reiher R5, Luchs R8. Vorn liegt Luchs."
    ]
    assert texts(SPOKEN.pages["übrig"].lines(view, NAMES))[0] == "Noch 15 Stiche in dieser Runde."


def test_the_options_are_named() -> None:
    options = GAME.read_options(4, {"variants": ["the-mole", "calling-color"]}).facts()
    assert VISUAL.describe_options(options).startswith(
        "Gespielt wird nach der Z-Man-Ausgabe von 2013, bis jemand 150 Punkte oder mehr hat. "
        "Mit den Varianten „Der Maulwurf“ und „Farbe ansagen“: "
    )


def test_the_drawing_is_labelled() -> None:
    assert VISUAL.draw is not None
    drawing = VISUAL.draw(led().view(2), NAMES, "")
    for text in ("Runde 1: Stich 1", "am Zug", "Geber", "0 Punkte", "15 auf der Hand", "An Max gegeben:"):
        assert f">{text}<" in drawing


def keeper(*entries: str, **options: Any) -> Scorekeeper:
    """Return a German scorepad after some entries."""
    assert VISUAL.scorekeeper is not None
    made = VISUAL.scorekeeper(GAME.read_options(3, options), Names(["Ada", "Jürgen", "Max"]))
    for entry in entries:
        made.enter(entry)
    return made


def test_a_scorepad_is_kept() -> None:
    """BS-9, BS-21, BS-28, BS-35"""
    made = keeper("30 20 10", variants=["capture-or-release", "going-back"], end_value=60)
    assert made.question() == "Runde 2 (Weitergabe nach rechts): Punkte von Ada, Jürgen, Max?"
    made.enter("Durchmarsch jürgen")
    assert made.question() == "Runde 2: Jürgen hat alle schwarzen Karten: fangen oder freilassen?"
    said = texts(made.enter("freilassen"))
    assert said[0] == "Jürgen hat alle schwarzen Karten (BS-21)."
    said = texts(made.enter("sweep Max capture"))
    assert said[-1] == "Die Partie ist zu Ende: Max gewinnt mit 10."


def test_entries_by_cards() -> None:
    """BS-19, BS-20"""
    made = keeper()
    assert texts(made.enter("K7 K7 R7")) == ["Ada bekommt 15 Punkte."]
    assert made.question() == "Runde 1: Welche schwarzen Karten und farbigen Spione hat Jürgen?"
    assert texts(made.enter("K1")) == ["Jürgen bekommt 1 Punkt."]
    assert texts(made.enter("Rest"))[0].split() == ["Runde", "Ada", "Jürgen", "Max"]
    assert made.rows() == [{"points": [15, 1, 44], "totals": [15, 1, 44]}]


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ("20 20 21", "BS-20: das ergibt 61, eine Runde ergibt aber 60: 1 zu viel"),
        ("20 20", "Es sind 3 Spieler, also gib 3 Zahlen ein, nicht 2"),
        ("80 -20 0", "BS-21: 80 Punkte sind alle schwarzen Karten; gib „Durchmarsch Ada“ ein"),
        ("Durchmarsch Zoë", "„Zoë“ spielt nicht mit; die Spieler: Ada, Jürgen, Max"),
        ("Durchmarsch Ada fangen", "BS-28: diese Wahl gibt es nur mit der Variante „Fangen oder Freilassen“"),
        ("K12", "BS-3: „K12“ ist keine Karte; schreib Karten wie K7 oder R7"),
        ("", "Gib Punkte, Karten oder einen Durchmarsch ein"),
    ],
)
def test_an_impossible_entry_is_explained(entry: str, reason: str) -> None:
    with pytest.raises(SpydeckError) as refused:
        keeper(end_value=60).enter(entry)
    assert str(refused.value) == reason


def test_the_score_model_says_what_the_scorekeeper_says() -> None:
    assert VISUAL.score_model is not None
    model = VISUAL.score_model(GAME.read_options(4, {}))
    assert model.questions[2] == "Runde {part} (Weitergabe gegenüber): Punkte von {players}?"
    assert model.usage.startswith("Punkte, der Reihe nach eine Zahl für jeden Spieler: ")


@pytest.mark.unmetered
@pytest.mark.parametrize("seed", range(3))
def test_every_state_fits_in_80_columns(seed: int) -> None:
    random = Random(seed)

    def check(match: Match) -> None:
        for seat in (None, *match.actors) if random.random() < 0.2 or match.over else ():
            view = match.view(seat)
            names = Names(
                ["du" if other == seat else LONG_NAMES[other] for other in range(match.players)], seat
            )
            lines = VISUAL.table(view, names) + VISUAL.pages["stand"].lines(view, names)
            assert max(map(len, texts(lines))) <= 80
            for text_ui in (VISUAL, SPOKEN):
                said = [line for page in text_ui.pages.values() for line in page.lines(view, names)]
                said += text_ui.table(view, names)
                said += [text_ui.question(view, names)] if seat in match.actors else []
                assert "{" not in " ".join(texts(said))

    random_match(GAME, random, check, most=250, options=random_options(GAME, random))

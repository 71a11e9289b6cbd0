"""Spy Tricks in German: what players read and type at some moments of a game."""

from __future__ import annotations

from random import Random
from xml.etree import ElementTree

import pytest

import spydeck
from spydeck.games.spy_tricks import GAME
from spydeck.games.spy_tricks.cards import CARD_TEXTS, SPOT_TEXTS
from spydeck.games.text_ui import Line, Names
from spydeck.match import Match
from tests.spy_tricks.rounds import MISSES, play_trick, play_tricks, stacked_game
from tests.spy_tricks.test_guesses import HELPS_C_ALONE

TEXT_UI = GAME.text_ui("de")
SPOKEN = TEXT_UI.screen_reader or TEXT_UI
NAMES = Names(("du", "Reiher", "Luchs", "Dachs"), own=0)


def text_of(line: Line | None) -> str:
    return "".join(text for _, text in line or [])


def texts(lines: list[Line]) -> list[str]:
    return [text_of(line) for line in lines]


def question(match: Match) -> str:
    (seat,) = match.actors
    return text_of(TEXT_UI.question(match.view(seat), NAMES))


def with_helper_of_luchs() -> Match:
    """Return a game in its second round, before the Loser of the first trick guesses."""
    match = stacked_game()
    play_tricks(match, HELPS_C_ALONE)
    play_trick(match, 0)
    match.act(1, "guess red")
    return match


def test_the_table_shows_the_mat_the_trick_and_the_hand() -> None:
    match = stacked_game()
    play_tricks(match, ("red", "W4"))
    match.act(0, "play R8")
    rows = texts(TEXT_UI.table(match.view(0), NAMES))
    assert rows[0] == "Runde 1 von 4, Stich 2 von 5  (Gewinner: du, Verlierer: Luchs)"
    assert rows[1].split() == ["Rot", "weg", "1", "Blau", "Weiß"]
    assert "R9 raus" in rows[2]
    assert "R8 Stich" in rows[3]
    assert "W4 raus L" in rows[7]
    assert "R4 deine" in rows[7]
    assert rows[-4:-1] == [
        "  Stich: du R8",
        "  Das Geheimdokument ist eine von 16:  B 12345678  W 12356789",
        "  Deine Hand:  R4  R5  R6  R7 ",
    ]


def test_everything_shown_fits_into_80_columns() -> None:
    random = Random(2)
    for players in (3, 4):
        match = spydeck.new("spy-tricks", players=players, seed=players)
        names = Names(("du", "Wilhelmina-Charlotte", "Luchs", "Dachs")[:players], own=0)
        while not match.over:
            for seat in (None, 0, 1):
                view = match.view(seat)
                lines = TEXT_UI.table(view, names)
                lines += TEXT_UI.pages["plan"].lines(view, names) + TEXT_UI.pages["stand"].lines(view, names)
                if seat in match.actors:
                    lines.append(TEXT_UI.question(view, names))
                assert max(map(len, texts(lines))) <= 80
            (seat,) = match.actors
            match.act(seat, random.choice(list(match.legal(seat))))


def test_pages_open_by_german_words_and_by_those_of_every_language() -> None:
    view = with_helper_of_luchs().view(0)
    pages = TEXT_UI.pages
    listed = [word for word, page in pages.items() if page.help]
    assert listed == ["hand", "stich", "übrig", "plan", "letzter", "runde", "stand"]
    assert {"trick", "left", "mat", "last", "round", "scores"} <= pages.keys() == SPOKEN.pages.keys()
    assert pages["plan"].lines(view, NAMES) == pages["mat"].lines(view, NAMES)
    assert texts(pages["letzter"].lines(view, NAMES)) == [
        "  Reiher: R9 (Gewinner)",
        "  Luchs: R3",
        "  Dachs: W4 (Verlierer)",
        "  Du: B9",
    ]
    assert texts(pages["runde"].lines(view, NAMES))[:2] == [
        "Runde 1: Das Geheimdokument war B3.",
        "  Du hast auf Blau, R8, R1, R2, R6 getippt: 2 Punkte",
    ]
    assert texts(pages["stand"].lines(view, NAMES))[0].split()[:4] == ["Runde", "geheim", "du", "Reiher"]
    assert texts(pages["übrig"].lines(view, NAMES))[0] == "Noch 4 Stiche in dieser Runde."


def test_events_become_sentences() -> None:
    match = stacked_game()
    play_tricks(match, HELPS_C_ALONE)
    play_tricks(match, MISSES)
    match.act(1, "guess B3")
    match.act(2, "guess 3 +helper")
    match.act(3, "decline")
    match.act(0, "decline")
    sentences = texts(
        [line for event in match.events(0) if (line := TEXT_UI.describe_event(event, NAMES, 0))]
    )
    for sentence in (
        "Du beginnst die erste Runde.",
        "Runde 1. Du spielst zum ersten Stich aus.",
        "Offen auf dem Spielplan: R1, R2.",
        "Du hast R4, R5, R6, R7, R8, R9 auf der Hand.",
        "  Du spielst R9.",
        "Du gewinnst Stich 1, Luchs verliert ihn.",
        "  Du tippst auf Blau.",
        "  Du liegst mit Blau richtig.",
        "  Reiher bekommt 5 Punkte, gesamt 5.",
        "Luchs bekommt einen Helfer für die nächste Runde.",
        "Rettung: Du, Reiher, Luchs und Dachs dürft noch je einen Handlanger setzen.",
        "  Reiher nimmt den Handlanger von R9 zurück.",
        "  Luchs tippt mit Helfer auf die 3.",
        "  Luchs liegt mit der 3 richtig.",
        "  Dachs verzichtet.",
        "Das Geheimdokument ist B3!",
    ):
        assert sentence in sentences
    assert not any(word in sentence for sentence in sentences for word in ("None", "{", "red", "blue"))


@pytest.mark.parametrize(
    ("winners", "said"),
    [
        ([0], "Du gewinnst!"),
        ([1], "Reiher gewinnt!"),
        ([0, 2], "Unentschieden: Du und Luchs teilt euch den Sieg."),
        ([1, 2], "Unentschieden: Reiher und Luchs teilen sich den Sieg."),
    ],
)
def test_the_end_names_the_winners(winners: list[int], said: str) -> None:
    """ST-24."""
    over = TEXT_UI.describe_event({"event": "game-over", "winners": winners}, NAMES, 0)
    assert text_of(over) == f"Die Partie ist zu Ende. {said}"


def test_helpers_go_to_one_to_several_or_to_nobody() -> None:
    """ST-23."""
    said = [
        text_of(TEXT_UI.describe_event({"event": "helpers", "seats": seats}, NAMES, 0))
        for seats in ([], [0], [0, 3])
    ]
    assert said == [
        "Alle liegen gleichauf: Niemand bekommt einen Helfer.",
        "Du bekommst einen Helfer für die nächste Runde.",
        "Du und Dachs bekommt je einen Helfer für die nächste Runde.",
    ]


def test_questions_name_the_decision() -> None:
    match = stacked_game()
    assert question(match) == "Du spielst aus: Jede Karte ist erlaubt."
    match.act(0, "play R9")
    assert question(match) == "Bediene R9 mit einer roten Karte."
    match.act(1, "play R3")
    assert question(match) == "Du hast kein Rot: Spiel eine beliebige Karte."
    match.act(2, "play W4")
    match.act(3, "play B9")
    assert question(match) == "Du hast den Stich gewonnen: Tippe, etwa auf Blau, 3 oder B3."
    match = stacked_game()
    play_tricks(match, MISSES)
    assert question(match) == "Rettung: Tippe noch einmal, egal worauf, oder verzichte."
    match = stacked_game()
    play_tricks(match, HELPS_C_ALONE)
    play_tricks(match, ("red", "W1"))
    play_trick(match, 1)
    match.act(1, "guess R1")
    assert question(match) == "Du hast den Stich verloren: Tippe, etwa auf Blau, 3 oder B3 (auch mit Helfer)."


def test_those_who_listen_get_words_and_sentences() -> None:
    match = stacked_game()
    play_tricks(match, ("red", "W4"))
    match.act(0, "play R8")
    lines = texts(SPOKEN.table(match.view(0), NAMES))
    for sentence in (
        "Runde 1 von 4, Stich 2 von 5.",
        "Du hast 0 Punkte und 0 Chips.",
        "Du hast Rot 8 gespielt.",
        "Deine Handlanger: Rot.",
        "Handlanger von Luchs: Weiß 4.",
        "Handlanger von Dachs: keine.",
        "Karten auf dem Spielplan: Rot 1, Rot 2, Rot 3, Rot 9, Blau 9, Weiß 4.",
        "Weitere, die du ausschließen kannst: Rot.",
        "Deine Hand: Rot 4, Rot 5, Rot 6, Rot 7.",
    ):
        assert sentence in lines
    view = with_helper_of_luchs().view(0)
    assert "Luchs hat 0 Punkte, 0 Chips und einen Helfer." in texts(SPOKEN.table(view, NAMES))
    assert texts(SPOKEN.pages["stand"].lines(view, NAMES))[0].startswith(
        "Runde 1, Geheimdokument Blau 3: du 2 Punkte und 1 Chip, gesamt 2; Reiher"
    )


@pytest.mark.parametrize(
    ("verb", "typed", "meant"),
    [
        ("play", "r7", "play R7"),
        ("play", "rot 7", "play R7"),
        ("play", "Rote 7", "play R7"),
        ("play", "spiele die blaue 3", "play B3"),
        ("play", "weiße 1 ausspielen", "play W1"),
        ("play", "WEISS 1", "play W1"),
        ("play", "spiele", "play"),
        ("play", "spiele rot", "play rot"),
        ("play", "tippe auf rot", "guess red"),
        ("play", "sieben", "sieben"),
        ("guess", "rot", "guess red"),
        ("guess", "Weiß", "guess white"),
        ("guess", "red", "guess red"),
        ("guess", "auf die 3", "guess 3"),
        ("guess", "tippe B3 mit Helfer", "guess B3 +helper"),
        ("guess", "mit helfer", "mit helfer"),
        ("guess", "auf die blaue 3 tippen", "guess B3"),
        ("guess", "setze einen Handlanger auf blau", "guess blue"),
        ("guess", "B3 +", "guess B3 +helper"),
        ("guess", "B3 +Helfer", "guess B3 +helper"),
        ("guess", "b3 helper", "guess B3 +helper"),
        ("guess", "rot 7 mit", "rot 7 mit"),
        ("guess", "tippe auf", "guess"),
        ("guess", "ich verzichte", "decline"),
        ("guess", "nein", "decline"),
        ("guess", "decline", "decline"),
        ("guess", "10", "10"),
        ("guess", "", ""),
    ],
)
def test_typed_text_becomes_an_action(verb: str, typed: str, meant: str) -> None:
    assert TEXT_UI.parse({"choices": {verb: {}}}, typed) == meant


@pytest.mark.parametrize(
    "text", [*(f"play {text}" for text in CARD_TEXTS), *(f"guess {s} +helper" for s in SPOT_TEXTS)]
)
def test_the_text_of_an_action_stays_unchanged(text: str) -> None:
    for verb in ("play", "guess"):
        assert TEXT_UI.parse({"choices": {verb: {}}}, text) == text


def test_an_action_is_shown_as_it_can_be_typed() -> None:
    for text in ["play R7", "decline", "guess red", "guess 3 +helper", "guess W9 +helper"]:
        shown = text_of(TEXT_UI.highlight(text))
        verb = "play" if text.startswith("play") else "guess"
        assert TEXT_UI.parse({"choices": {verb: {}}}, shown) == text
    assert text_of(TEXT_UI.highlight("guess SPOT [HELPER]")) == "tippe auf FELD [mit Helfer]"
    assert text_of(TEXT_UI.highlight("ST-9: du hast R3 nicht")) == "ST-9: du hast R3 nicht"
    described = [TEXT_UI.describe_action(text, NAMES) for text in ("play R7", "guess 3 +helper", "decline")]
    assert described == ["R7 spielen", "mit Helfer auf die 3 tippen", "verzichten"]


def test_what_fits_several_cards_is_asked_about() -> None:
    texts_now = ["R4", "R5", "B5"]
    assert TEXT_UI.fits({}, "rote", texts_now).which == "Welche rote Karte"
    assert TEXT_UI.fits({}, "die 5", texts_now).texts == ("R5", "B5")
    assert TEXT_UI.fits({}, "blaue 5", texts_now).texts == ("B5",)
    assert TEXT_UI.fits({}, "mit Helfer", ["+helper"]).texts == ("+helper",)


def test_chosen_options_are_sentences() -> None:
    options = GAME.read_options(3, {"first_start_player": 1, "pawns": ["grey", "purple", "green"]})
    assert TEXT_UI.describe_options(options.facts()) == (
        "Platz 2 beginnt die erste Runde. Die Figuren sind von Platz 1 an grau, lila und grün."
    )


def test_the_drawing_and_the_printed_mat_are_in_german() -> None:
    assert TEXT_UI.draw is not None
    drawing = TEXT_UI.draw(with_helper_of_luchs().view(0), NAMES, "Ein Bild.")
    shown = {element.text for element in ElementTree.fromstring(drawing).iter()}  # noqa: S314  our own text
    assert {"Runde 2 von 4: Tipps", "noch 16 Karten möglich", "gesamt 2", "5 Handkarten"} <= shown
    assert {"4 Handlanger", "Gewinner, Start", "Verlierer", "Helfer", "Rot", "unmöglich"} <= shown
    sheet = TEXT_UI.sheets["mat"]()
    assert max(map(len, sheet.splitlines())) <= 80
    assert {"ROT", "BLAU", "WEISS", "Punkte"} <= set(sheet.replace("|", " ").split())

"""Spycard in German: the table, events, questions, what people type, the reminder sheet, drawings."""

from random import Random

import pytest

import spydeck
from spydeck.games.registry import game
from spydeck.games.spycard.cards import AGENDA_TEXTS
from spydeck.games.text_ui import Names
from spydeck.match import Match
from spydeck.terminal.reading import ActionReader, Understood
from tests.spycard.stacked import play, stacked
from tests.spycard.test_text_ui import text

GAME = game("spycard")
TEXT_UI = GAME.text_ui("de")
ENGLISH = GAME.text_ui("en")
PLAYERS = ("Ada", "Reiher", "Luchs", "Otter", "Wal")
HANDS = "7H JC X 2S / 3C 4C 5C 6C / 8H 8D 8S 8C"
ACCUSED = "0 field #1 #7; 1 pass; 2 pass; 0 hearts #7 on #2; 1 accuse; 0 no jack"


def names(seat: int | None, players: int = 3) -> Names:
    """Return the names of the players for a seat, which is called "du"."""
    called = ("du" if other == seat else name for other, name in enumerate(PLAYERS[:players]))
    return Names(called, own=seat)


def asked(match: Match, seat: int) -> str:
    return text(TEXT_UI.question(match.view(seat), names(seat)))


def sentences(match: Match, seat: int | None) -> list[str]:
    found = [TEXT_UI.describe_event(event, names(seat, match.players), seat) for event in match.events(seat)]
    return [text(line) for line in found if line]


def test_the_table_names_the_turn_the_agenda_and_the_places() -> None:
    match = stacked(HANDS)
    play(match, "0 field #1; 1 pass; 2 pass")
    shown = [text(line) for line in TEXT_UI.table(match.view(0), names(0))]
    assert shown[:5] == [
        "Dein 2. Zug   (Stapel 35, abgelegt 0)",
        "Dein Auftrag KH: Genau 6 Agenten im Spiel liegen offen.",
        "> P0 du   4 Agenten",
        "    Einsatz   #1(7H)",
        "    Basis     #4(JC)  #7(X)  #10(2S)",
    ]
    assert "  P2 Luchs   4 Agenten" in shown
    assert text(TEXT_UI.table(match.view(None), names(None))[0]).startswith("Adas 2. Zug ")


def test_events_address_the_reader_and_name_the_others() -> None:
    match = stacked(HANDS)
    play(match, ACCUSED, "0 joker hearts on #2; 1 no jack; 0 done; 1 expose P2 KS")
    own, others = sentences(match, 0), sentences(match, 1)
    assert "Du behauptest, #7 sei ein Herz, und willst #2 aufdecken." in own
    assert "Reiher zweifelt das an." in own
    assert "Reihers 2. Zug." in own
    assert "Ada behauptet, #7 sei ein Herz, und will #2 aufdecken." in others
    assert "  Ada nutzt den Joker als Herz, um #2 aufzudecken." in others
    assert "Du sagst, Luchs’ Auftrag sei KS. Richtig!" in others
    assert "  Luchs scheidet aus und legt #3=8H #6=8D #9=8S #12=8C ab." in others


def test_questions_say_what_to_type_in_german() -> None:
    match = stacked(HANDS)
    assert asked(match, 0).startswith("Du bist am Zug: passen, anwerben, einsatz oder enttarnen.")
    play(match, "0 field #1 #7; 1 pass; 2 pass; 0 hearts #7 on #2")
    assert asked(match, 1).startswith("Ada behauptet, #7 sei ein Herz, und will deinen #2 (3C) aufdecken. ")
    assert "„anzweifeln“" in asked(match, 1)
    play(match, "1 accuse")
    assert "„bube #4“" in asked(match, 0)
    play(match, "0 no jack")
    assert "„joker herz“, „joker pik“, „joker kreuz“ oder „joker karo“" in asked(match, 0)
    assert TEXT_UI.continue_prompt("field") == "welche deiner Agenten, einer oder mehrere?"


def test_who_exposes_wrongly_is_warned() -> None:
    match = stacked(HANDS)
    doubt = TEXT_UI.doubt(match.view(0), "expose P1 KC", names(0))
    expected = "Sicher ist das nicht: Reiher kann KC, AC, KS oder AD haben. Ist KC falsch, scheidest du aus."
    assert doubt == expected


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("passen", "pass"),
        ("anwerben", "draft"),
        ("einsatz 3 und 5", "field #3 #5"),
        ("basis #3", "base #3"),
        ("Herz #4 auf #9", "hearts #4 on #9"),
        ("karo 4 auf 9, 12", "diamonds #4 on #9 #12"),
        ("ass 4 9", "ace #4 on #9"),
        ("angriff #4 #9", "attack #4 #9"),
        ("hearts #4 auf #9", "hearts #4 on #9"),
        ("schläfer p2", "sleeper P2"),
        ("enttarnen P1 kc", "expose P1 KC"),
        ("kein bube", "no jack"),
        ("keine kugel", "no bullet"),
        ("noch einmal 7", "again #7"),
        ("joker herz auf 7", "joker hearts on #7"),
        ("", ""),
    ],
)
def test_german_words_are_understood(typed: str, meant: str) -> None:
    assert TEXT_UI.parse(stacked(HANDS).view(0), typed) == meant


def test_every_canonical_text_reads_as_itself_and_comes_back_from_german() -> None:
    match = spydeck.new("spycard", players=4, seed=8)
    bot = spydeck.bot("random", seed=1)
    while not match.over:
        seat = match.actors[0]
        chosen = bot.choose(match.observation(seat))
        view = match.view(seat)
        german = text(TEXT_UI.highlight(chosen))
        assert TEXT_UI.parse(view, chosen) == chosen
        assert TEXT_UI.parse(view, german) == chosen
        assert german.split()[0] != chosen.split()[0] or german.startswith("joker")
        match.act(seat, chosen)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Kreuz-König", "KC"),
        ("kreuz könig", "KC"),
        ("kk", "KC"),
        ("kc", "KC"),
        ("Karo-As", "AD"),
        ("pk", "KS"),
        ("herz", "KH"),
    ],
)
def test_agendas_have_german_names(typed: str, meant: str) -> None:
    assert TEXT_UI.fits({}, typed, AGENDA_TEXTS[:5]).texts == (meant,)


class Seat:
    """What a seat knows of a match, as the terminal reads what its player types."""

    def __init__(self, match: Match, seat: int) -> None:
        self.game, self.names = match.game, names(seat)
        self.view = lambda: match.view(seat)
        self.choices = lambda partial: match.choices(seat, partial)
        self.known = lambda: self


@pytest.mark.parametrize(
    ("script", "seat", "typed", "meant"),
    [
        ("", 0, "enttarnen Reiher Kreuz-König", "expose P1 KC"),
        ("0 draft", 0, "schläfer luchs", "sleeper P2"),
        ("0 hearts #7 on #2; 1 accuse", 0, "Kreuz-Bube", "jack #4"),
        ("0 ace #1 on #4; 1 allow; 2 allow", 0, "herz 7", "bullet #1"),
        ("0 hearts #7 on #2; 1 accuse; 0 no jack", 0, "herz 2", "joker hearts on #2"),
        ("0 hearts #7 on #2", 1, "nein", "allow"),
        ("0 hearts #7 on #2", 1, "glauben", "allow"),
        ("0 hearts #7 on #2", 1, "zulassen", "allow"),
    ],
)
def test_names_of_players_and_cards_are_read_in_the_terminal(
    script: str, seat: int, typed: str, meant: str
) -> None:
    match = stacked(HANDS)
    play(match, *(["0 field #1 #7; 1 pass; 2 pass", script] if script else []))
    reader = ActionReader(Seat(match, seat), TEXT_UI)  # type: ignore[arg-type]
    assert reader.read(typed) == Understood(meant)


def test_pages_open_by_german_and_by_english_words_but_only_german_ones_are_listed() -> None:
    view = stacked(HANDS).view(0)
    listed = [word for word, page in TEXT_UI.pages.items() if page.help]
    assert listed == ["hand", "übrig", "übersicht", "ablage", "enttarnt", "ehre"]
    for ui in (TEXT_UI, TEXT_UI.screen_reader):
        assert ui
        assert ui.pages.keys() >= ENGLISH.pages.keys()
        assert ui.pages["ablage"].lines(view, names(0)) == ui.pages["discard"].lines(view, names(0))
    assert set(TEXT_UI.part_ends.values()) <= TEXT_UI.pages.keys()


def test_the_sheet_says_what_each_agenda_requires() -> None:
    lines = TEXT_UI.sheets["reminder"]().split("\n")
    assert lines[0] == "SPYCARD, Kurzübersicht"
    assert "  KS  Genau X Agenten sind im Spiel" in lines
    assert "  Herz   Charme: irgendeinen verdeckten Agenten aufdecken" in lines
    for agenda in AGENDA_TEXTS:
        assert sum(line.strip().startswith(agenda) for line in lines) == 1
    assert max(map(len, lines)) <= 80


def test_for_screen_readers_agents_are_full_words() -> None:
    match = stacked(HANDS)
    play(match, "0 field #1 #4; 1 pass; 2 pass; 0 hearts #1 on #4; 1 allow; 2 allow; 0 no jack")
    assert TEXT_UI.screen_reader
    table = [text(line) for line in TEXT_UI.screen_reader.table(match.view(0), names(0))]
    assert "Dein Auftrag ist Herz-König: Genau 6 Agenten im Spiel liegen offen." in table
    assert "Im Einsatz, offen: #4 Kreuz-Bube." in table
    assert "Im Einsatz, verdeckt, dir bekannt: #1 Herz 7." in table
    assert "An der Basis, verdeckt: #2, #5, #8, #11." in table


@pytest.mark.parametrize(
    ("form", "shown"),
    [
        ("again TOKEN [TOKEN]", "nochmal NUMMER [NUMMER]"),
        ("hearts TOKEN on TOKEN", "herz NUMMER auf NUMMER"),
        ("expose SEAT AGENDA", "enttarnen SPIELER AUFTRAG"),
        ("field TOKEN [TOKEN ...]", "einsatz NUMMER [NUMMER ...]"),
        ("again #7 #8", "nochmal #7 #8"),
    ],
)
def test_the_form_of_an_action_is_german_throughout(form: str, shown: str) -> None:
    assert text(TEXT_UI.highlight(form)) == shown


def test_actions_read_in_the_infinitive() -> None:
    for action, words in (
        ("hearts #4 on #9", "mit #4 als Herz #9 aufdecken"),
        ("field #3 #5", "#3 und #5 in den Einsatz schicken"),
        ("attack #4 #9", "#9 mit #4 angreifen"),
        ("expose P1 KC", "Reiher als KC enttarnen"),
        ("no bullet", "niemanden die Kugel abfangen lassen"),
    ):
        assert TEXT_UI.describe_action(action, names(0)) == words


@pytest.mark.parametrize("players", [3, 4, 5])
def test_whole_games_read_well_and_fit(players: int) -> None:
    random = Random(players)
    for number in range(4):
        match = spydeck.new("spycard", players=players, seed=random.getrandbits(40))
        bot = spydeck.bot("sensible" if number % 2 else "random", seed=number)
        called = names(0, players)
        while not match.over:
            seat = match.actors[0]
            if seat == 0:
                assert text(TEXT_UI.question(match.view(0), called))
            match.act(seat, bot.choose(match.observation(seat)))
            if random.random() < 0.05:
                check_everything_fits(match, called)
        check_everything_fits(match, called)
        for sentence in sentences(match, 0) + sentences(match, None):
            assert sentence.strip()[-1] in ".!"
            assert sentence.strip()[0].isupper() or sentence.strip()[0] == "#"


def check_everything_fits(match: Match, called: Names) -> None:
    """Check that everything a seat can open fits, and that its drawing says the same in German."""
    view = match.view(0)
    lines = TEXT_UI.table(view, called) + TEXT_UI.hand(view, called)
    for page in TEXT_UI.pages.values():
        lines += page.lines(view, called)
    assert not [text(line) for line in lines if len(text(line)) > 80]
    assert TEXT_UI.draw
    drawn = TEXT_UI.draw(view, called, "")
    assert f">Stapel {view['deck']}<" in drawn
    assert ">Einsatz" in drawn

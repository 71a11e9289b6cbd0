"""Spycard as text: each question explains itself, each event has a sentence, nothing is too wide."""

from random import Random
from typing import get_args, get_type_hints

import pytest

import spydeck
from spydeck.games.registry import game
from spydeck.games.spycard.cards import AGENDA_TEXTS, TOKEN_TEXTS
from spydeck.games.spycard.events import Event
from spydeck.games.text_ui import STYLES, Line, Names, TextUi, from_memory
from spydeck.match import Match
from spydeck.terminal.reading import ActionReader, Understood
from tests.spycard.stacked import play, stacked

GAME = game("spycard")
TEXT_UI = GAME.text_ui()
NAMES = Names(("you", "Heron", "Lynx", "Otter", "Wren"), own=0)
PLAYERS = ("Ada", "Reiher", "Luchs")
languages = pytest.mark.parametrize("text_ui", [TEXT_UI, GAME.text_ui("de")], ids=("en", "de"))
HANDS = "7H JC X 2S / 3C 4C 5C 6C / 8H 8D 8S 8C"


def text(line: Line) -> str:
    assert all(style in STYLES for style, _ in line)
    return "".join(part for _, part in line)


def sentences(match: Match, seat: int | None, text_ui: TextUi = TEXT_UI) -> list[str]:
    """Return every sentence that a seat receives."""
    own = 0 if seat == 0 else None
    names = Names((("you" if seat == 0 else "Ada"), *NAMES[1 : match.players]), own)
    lines = [text_ui.describe_event(event, names, seat) for event in match.events(seat)]
    return [text(line) for line in lines if line]


@languages
@pytest.mark.parametrize("players", [3, 4, 5])
def test_tables_pages_and_sentences_fit_and_read_well(players: int, text_ui: TextUi) -> None:
    random = Random(players)
    kinds = set()
    for number in range(6):
        match = spydeck.new("spycard", players=players, seed=random.getrandbits(40))
        bot = spydeck.bot("sensible" if number % 2 else "random", seed=number)
        names = Names(NAMES[:players], own=0)
        while not match.over:
            seat = match.actors[0]
            if random.random() < 0.1:
                check_everything_fits(match, names, text_ui)
            if seat == 0:
                assert text(text_ui.question(match.view(0), names))
            match.act(seat, bot.choose(match.observation(seat)))
        check_everything_fits(match, names, text_ui)
        kinds |= {event["event"] for event in match.events(0)}
        for sentence in sentences(match, 0, text_ui) + sentences(match, None, text_ui):
            assert sentence.strip()[-1] in ".!"
            assert sentence.strip()[0].isupper() or sentence.strip()[0] == "#"
            assert "None" not in sentence
    if players == 4:
        known = {name for one in get_args(Event.__value__) for name in get_args(get_type_hints(one)["event"])}
        assert kinds >= known - {"joker", "done", "in-vain"}


def check_everything_fits(match: Match, names: Names, text_ui: TextUi) -> None:
    """Check that everything a seat can open fits, and that the screen reader has all tokens."""
    view = match.view(0)
    lines = text_ui.table(view, names) + text_ui.hand(view, names)
    for page in text_ui.pages.values():
        lines += page.lines(view, names)
    for line in lines:
        assert len(text(line)) <= 80
    assert text_ui.draw
    assert f" {view['deck']}<" in text_ui.draw(view, names, "")
    assert text_ui.screen_reader
    for_screen_readers = " ".join(text(line) for line in text_ui.screen_reader.table(view, names))
    for facts in view["tokens"]:
        if facts["zone"] in ("field", "base"):
            assert facts["token"] in for_screen_readers


@pytest.mark.parametrize(
    ("script", "seat", "answer"),
    [
        ("0 hearts #1 on #2", 1, "allow"),
        ("0 hearts #1 on #2; 1 allow; 2 allow", 1, "no jack"),
        ("0 ace #1 on #4; 1 allow; 2 allow", 0, "no bullet"),
        ("0 hearts #1 on #2; 1 accuse; 0 no jack; 1 no jack", 0, "decline"),
        ("0 hearts #7 on #2; 1 accuse; 0 no jack", 0, "done"),
    ],
)
def test_no_is_the_answer_that_changes_nothing(script: str, seat: int, answer: str) -> None:
    match = stacked(HANDS)
    play(match, "0 field #1 #7; 1 pass; 2 pass", script)
    assert TEXT_UI.parse(match.view(seat), "no") == answer
    assert match.is_legal(seat, answer)


@languages
def test_every_canonical_text_reads_as_itself_and_comes_back_from_what_is_shown(text_ui: TextUi) -> None:
    random = Random(4)
    match = spydeck.new("spycard", players=4, seed=8)
    bot = spydeck.bot("random", seed=1)
    while not match.over:
        seat = match.actors[0]
        chosen = bot.choose(match.observation(seat))
        for typed in (chosen, text(text_ui.highlight(chosen))):
            assert text_ui.parse(match.view(seat), typed) == chosen
        match.act(seat, chosen)
    for verb in GAME.verbs.values():
        tokens = random.sample(TOKEN_TEXTS, 2)
        words = [verb.text, *([tokens[0]] if verb.subject else [])]
        if "SEAT" not in verb.form:
            words += [verb.joiner] if verb.joiner else []
            words += [tokens[1]] if verb.objects else []
            assert text_ui.parse({"stage": "turn"}, " ".join(words)) == " ".join(words)


@languages
def test_the_sheet_names_every_agenda_once(text_ui: TextUi) -> None:
    lines = text_ui.sheets["reminder"]().split("\n")
    for agenda in AGENDA_TEXTS:
        assert sum(line.strip().startswith(agenda) for line in lines) == 1


def test_a_turn_starts_after_an_empty_line_and_the_readers_own_has_no_sentence() -> None:
    assert TEXT_UI.part_starts == {"turn"}
    match = stacked(HANDS)
    play(match, "0 pass")
    assert "Heron's turn 1." in sentences(match, 0)
    assert not any(sentence.startswith("Your turn") for sentence in sentences(match, 0))


def test_a_player_who_remembers_sees_only_what_lies_on_the_table() -> None:
    """SC-7: own agents, and those that are face up; agendas ruled out are not noted either."""
    match = stacked("7C 2H 9D 3D / 4H 4C 5C 6C / 5H 8D 8S 8C / 9H 9S 9C 10C", agendas="KH AD KS KC")
    play(match, "0 field #1 #5; 1 pass; 2 pass; 3 expose P2 KC")
    play(match, "0 hearts #5 on #2; 1 allow; 2 allow; 1 no jack; 1 pass; 2 pass")
    play(match, "0 clubs #1 on #2; 1 allow; 2 allow")
    names = Names(NAMES[:4], own=0)
    shown = ["\n".join(map(text, ui.table(match.view(0), names))) for ui in (TEXT_UI, from_memory(TEXT_UI))]
    assert "#2(4H)" in shown[0]
    assert "agenda not KC" in shown[0]
    assert "#2" in shown[1]
    assert "#2(4H)" not in shown[1]
    assert "agenda not" not in shown[1]
    assert "#9(9D)" in shown[1]


class Seat:
    """The knowledge of a seat about a match, as the terminal reads what its player types."""

    def __init__(self, match: Match, seat: int) -> None:
        self.game, self.names = match.game, Names(PLAYERS, own=seat)
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
def test_german_names_of_players_and_cards_are_read_in_the_terminal(
    script: str, seat: int, typed: str, meant: str
) -> None:
    match = stacked(HANDS)
    play(match, *(["0 field #1 #7; 1 pass; 2 pass", script] if script else []))
    reader = ActionReader(Seat(match, seat), GAME.text_ui("de"))  # type: ignore[arg-type]
    assert reader.read(typed) == Understood(meant)

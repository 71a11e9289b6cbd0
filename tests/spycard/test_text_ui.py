"""Spycard as text: each question explains itself, each event has a sentence, nothing is too wide."""

from random import Random
from typing import get_args, get_type_hints

import pytest

import spydeck
from spydeck.games.registry import game
from spydeck.games.spycard.cards import AGENDA_TEXTS, TOKEN_TEXTS
from spydeck.games.spycard.events import Event
from spydeck.games.text_ui import STYLES, Line, Names, from_memory
from spydeck.match import Match
from tests.spycard.stacked import play, stacked

GAME = game("spycard")
TEXT_UI = GAME.text_ui()
NAMES = Names(("you", "Heron", "Lynx", "Otter", "Wren"), own=0)
HANDS = "7H JC X 2S / 3C 4C 5C 6C / 8H 8D 8S 8C"


def text(line: Line) -> str:
    assert all(style in STYLES for style, _ in line)
    return "".join(part for _, part in line)


def test_sc_14_a_queens_sentence_says_where_each_agent_goes() -> None:
    match = stacked("QD 2H 9H 3H / 3C 4C 5C 6C / 8H 8D 8S 8C")
    play(match, "0 field #1; 1 field #2; 2 pass; 0 queen #1 on #2 #3; 1 allow; 2 allow")
    assert sentences(match, 0)[-2] == "  You move #3 to the field and #2 to base."
    play(match, "1 pass; 2 pass; 0 queen #1 on #2 #5; 1 allow; 2 allow")
    assert sentences(match, None)[-2] == "  Ada moves #2 and #5 to the field."


def asked(match: Match, seat: int) -> str:
    """Return the question to a seat, which is called "you"."""
    called = ("you" if other == seat else name for other, name in enumerate(("Ada", "Heron", "Lynx")))
    names = Names(called, own=seat)
    return text(TEXT_UI.question(match.view(seat), names))


def sentences(match: Match, seat: int | None) -> list[str]:
    """Return every sentence that a seat receives."""
    own = 0 if seat == 0 else None
    names = Names((("you" if seat == 0 else "Ada"), *NAMES[1 : match.players]), own)
    lines = [TEXT_UI.describe_event(event, names, seat) for event in match.events(seat)]
    return [text(line) for line in lines if line]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_tables_pages_and_sentences_fit_and_read_well(players: int) -> None:
    random = Random(players)
    kinds = set()
    for number in range(8):
        match = spydeck.new("spycard", players=players, seed=random.getrandbits(40))
        bot = spydeck.bot("sensible" if number % 2 else "random", seed=number)
        names = Names(NAMES[:players], own=0)
        while not match.over:
            seat = match.actors[0]
            if random.random() < 0.1:
                check_everything_fits(match, names)
            if seat == 0:
                assert text(TEXT_UI.question(match.view(0), names))
            match.act(seat, bot.choose(match.observation(seat)))
        check_everything_fits(match, names)
        kinds |= {event["event"] for event in match.events(0)}
        for sentence in sentences(match, 0) + sentences(match, None):
            assert sentence.strip()[-1] in ".!"
            assert sentence.strip()[0].isupper() or sentence.strip()[0] == "#"
            assert "None" not in sentence
    if players == 4:
        known = {name for one in get_args(Event.__value__) for name in get_args(get_type_hints(one)["event"])}
        assert kinds >= known - {"joker", "done", "in-vain"}


def check_everything_fits(match: Match, names: Names) -> None:
    """Check that everything a seat can open fits, and that the screen reader has all tokens."""
    view = match.view(0)
    lines = TEXT_UI.table(view, names) + TEXT_UI.hand(view, names)
    for page in TEXT_UI.pages.values():
        lines += page.lines(view, names)
    for line in lines:
        assert len(text(line)) <= 80
    assert TEXT_UI.screen_reader
    for_screen_readers = " ".join(text(line) for line in TEXT_UI.screen_reader.table(view, names))
    for facts in view["tokens"]:
        if facts["zone"] in ("field", "base"):
            assert facts["token"] in for_screen_readers


def test_the_table_shows_agents_only_where_they_are_known() -> None:
    match = stacked(HANDS)
    play(match, "0 field #1 #4; 1 pass; 2 pass; 0 hearts #1 on #4; 1 allow; 2 allow; 0 no jack")
    names = Names(("Ada", "you", "Lynx"), own=1)
    shown = "\n".join(text(line) for line in TEXT_UI.table(match.view(1), names))
    assert "#4=JC" in shown
    assert "#2(3C)" in shown
    assert "7H" not in shown
    assert "Your agenda AD" in shown
    for_all = "\n".join(
        text(line) for line in TEXT_UI.table(match.view(None), Names(("Ada", "Heron", "Lynx")))
    )
    assert "Your agenda" not in for_all
    assert "3C" not in for_all


def test_questions_say_what_is_asked_and_what_changes_nothing() -> None:
    match = stacked(HANDS)
    assert asked(match, 0).startswith("Your turn: pass, draft, field or expose.")
    play(match, "0 draft")
    assert "the 2H" in asked(match, 0)
    assert "keep" in asked(match, 0)
    play(match, "0 keep; 1 pass; 2 pass; 0 field #1 #7 #10; 1 pass; 2 pass; 0 hearts #7 on #2")
    assert asked(match, 1).startswith("Ada claims that #7 is a heart and turns up your #2 (3C).")
    assert "allow" in asked(match, 1)
    play(match, "1 accuse")
    assert "jack #4" in asked(match, 0)
    assert "no jack" in asked(match, 0)
    play(match, "0 no jack")
    assert "joker hearts, joker spades" in asked(match, 0)
    assert "done" in asked(match, 0)
    play(match, "0 joker hearts on #2")
    assert "no Jack to turn up" in asked(match, 1)
    play(match, "1 no jack; 0 joker spades on #7")
    assert "no bullet" in asked(match, 0)
    play(match, "0 no bullet; 1 pass; 2 pass; 0 hearts #1 on #3; 1 accuse; 0 no jack; 2 no jack")
    assert "decline" in asked(match, 0)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("field 1 7", "field #1 #7"),
        ("field #1, #7", "field #1 #7"),
        ("FIELD #1#7", "field #1 #7"),
        ("hearts 1 3", "hearts #1 on #3"),
        ("hearts 1 on 3", "hearts #1 on #3"),
        ("diamonds 1 3 2", "diamonds #1 on #3 #2"),
        ("joker hearts 3", "joker hearts on #3"),
        ("expose p1 kc", "expose P1 KC"),
        ("sleeper p2", "sleeper P2"),
        ("attack 1 3", "attack #1 #3"),
        ("pass", "pass"),
        ("again 3 2", "again #3 #2"),
        ("no bullet", "no bullet"),
        ("", ""),
    ],
)
def test_what_people_type_is_understood(typed: str, meant: str) -> None:
    assert TEXT_UI.parse(stacked(HANDS).view(0), typed) == meant


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


def test_every_canonical_text_reads_as_itself() -> None:
    random = Random(4)
    match = spydeck.new("spycard", players=4, seed=8)
    bot = spydeck.bot("random", seed=1)
    while not match.over:
        seat = match.actors[0]
        chosen = bot.choose(match.observation(seat))
        assert TEXT_UI.parse(match.view(seat), chosen) == chosen
        match.act(seat, chosen)
    for verb in GAME.verbs.values():
        tokens = random.sample(TOKEN_TEXTS, 2)
        words = [verb.text, *([tokens[0]] if verb.subject else [])]
        if "SEAT" not in verb.form:
            words += [verb.joiner] if verb.joiner else []
            words += [tokens[1]] if verb.objects else []
            assert TEXT_UI.parse({"stage": "turn"}, " ".join(words)) == " ".join(words)


def test_the_sheet_names_every_agenda_once() -> None:
    lines = TEXT_UI.sheets["reminder"]().split("\n")
    for agenda in AGENDA_TEXTS:
        assert sum(line.strip().startswith(agenda) for line in lines) == 1


def test_for_screen_readers_agents_are_full_words() -> None:
    """A screen reader cannot pronounce "#4=JC" or "#1(7H)"; agendas stay as they are typed."""
    match = stacked(HANDS)
    play(match, "0 field #1 #4; 1 pass; 2 pass; 0 hearts #1 on #4; 1 allow; 2 allow; 0 no jack")
    assert TEXT_UI.screen_reader
    names = Names(("you", "Heron", "Lynx"), own=0)
    table = [text(line) for line in TEXT_UI.screen_reader.table(match.view(0), names)]
    assert "In the field, face up: #4 Jack of clubs." in table
    assert "In the field, face down, known to you: #1 7 of hearts." in table
    assert "At base, face down: #2, #5, #8, #11." in table
    assert "At base, face down, known to you: #7 Joker, #10 2 of spades." in table
    for_screen_readers = [
        text(line)
        for event in match.events(0)
        if (line := TEXT_UI.screen_reader.describe_event(event, names, 0))
    ]
    assert "  #4 (Jack of clubs) is turned face up." in for_screen_readers
    own = "".join(text(line) for line in TEXT_UI.screen_reader.hand(match.view(0), names))
    assert "#1 7 of hearts" in own
    assert "=" not in own


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

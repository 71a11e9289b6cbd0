"""The text interface of every game, for screens and for screen readers: complete, and narrow enough."""

import re
from itertools import chain
from random import Random

import pytest

import spydeck
import spydeck.games.lines
from spydeck import language
from spydeck.games.game import Game
from spydeck.games.registry import loadable
from spydeck.games.text_ui import STYLES, Line, Names, TextUi
from spydeck.match import Match
from spydeck.terminal import rulebook
from spydeck.terminal.play import text_ui_of
from tests.black_spy.stacked import passed_table, play, table
from tests.random_games import random_match

games = pytest.mark.parametrize("game", tuple(loadable()), ids=lambda game: game.name)
LONG_NAMES = ["Wilhelmina-Charlotte", "Maximilian Alexander", "Bob", "Ada", "Otter", "Evangeline"]
IN_COLUMNS = ("scores", "mat", "reminder", "discard")
"""The pages that are not sentences, which are folded."""


def text_of(line: Line) -> str:
    return "".join(text for _, text in line)


def check_lines(lines: list[Line], *, width: int | None = None) -> None:
    for line in lines:
        assert all(style in STYLES and isinstance(text, str) for style, text in line)
        assert text_of(line).isprintable()
        assert width is None or len(text_of(line)) <= width, text_of(line)


def check_seat(text_ui: TextUi, match: Match, seat: int | None, *, width: int | None = None) -> None:
    """Check everything that a seat can see."""
    view = match.view(seat)
    names = Names(["you" if other == seat else LONG_NAMES[other] for other in range(match.players)], seat)
    check_lines(text_ui.table(view, names), width=width)
    for word, page in text_ui.pages.items():
        check_lines(page.lines(view, names), width=width if word in IN_COLUMNS else None)
        assert page.help
    if seat is None:
        return
    check_lines(text_ui.hand(view, names), width=width)
    if seat in match.actors:
        check_lines([text_ui.question(view, names)])
        for text in view.get("legal", [])[:3]:
            assert text_ui.parse(view, text) == text
            check_lines([text_ui.highlight(text)])


@games
@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.unmetered
def test_every_state_can_be_shown(game: Game, plain: bool) -> None:
    random = Random(2)
    text_ui = text_ui_of(game.name, plain=plain)

    def check(match: Match) -> None:
        if random.random() < 0.1 or match.over:
            for seat in (None, *range(match.players)):
                check_seat(text_ui, match, seat)

    for _ in range(4):
        match = random_match(game, random, check, most=400)
        names = Names(LONG_NAMES[: match.players])
        for seat in (None, *range(match.players)):
            described = [text_ui.describe_event(event, names, seat) for event in match.events(seat)]
            check_lines([line for line in described if line is not None])
            assert any(described)


@games
@pytest.mark.unmetered
def test_the_table_fits_in_80_columns_with_names_of_any_length(game: Game) -> None:
    text_ui = text_ui_of(game.name, plain=False)

    def check(match: Match) -> None:
        for seat in (None, *match.actors):
            check_seat(text_ui, match, seat, width=80)

    for seed in range(4):
        random_match(game, Random(seed), check, most=300)


@games
@pytest.mark.parametrize("code", language.LANGUAGES)
@pytest.mark.parametrize("width", [40, 66])
@pytest.mark.unmetered
def test_what_stands_in_columns_fits_on_a_narrow_screen(
    game: Game, code: str, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(language.chosen, "_chosen", code)
    monkeypatch.setattr(spydeck.games.lines, "_page_width", width)
    text_ui = text_ui_of(game.name, plain=False)
    found: list[str] = []

    def check(match: Match) -> None:
        for seat in (None, *match.actors):
            view, names = match.view(seat), Names(LONG_NAMES[: match.players], own=seat)
            pages = [page.lines(view, names) for page in text_ui.pages.values()]
            lines = [text_of(line) for line in chain(text_ui.table(view, names), *pages)]
            found.extend(line.rstrip() for line in lines if re.search(r"\S {4,}\S+ {4,}\S", line))

    random_match(game, Random(3), check, most=300)
    assert found or game.name == "spycard"
    assert max(map(len, found), default=0) <= width


def test_the_table_of_spy_tricks_leaves_six_rows_of_24_for_results() -> None:
    text_ui = text_ui_of("spy-tricks", plain=False)

    def check(match: Match) -> None:
        for seat in match.actors:
            rows = [[], *text_ui.table(match.view(seat), Names(LONG_NAMES[: match.players], own=seat))]
            assert len(rows) + len(["question", "prompt"]) <= 24 - 6

    random_match(spydeck.game("spy-tricks"), Random(8), check, most=200)


@games
def test_pages_of_parts_exist(game: Game) -> None:
    text_ui = text_ui_of(game.name, plain=False)
    assert set(text_ui.part_ends.values()) - {""} <= set(text_ui.pages)
    assert text_ui.part_ends or text_ui.part_starts


@games
def test_every_clause_that_a_refusal_can_name_is_in_the_rulebook(game: Game) -> None:
    known = rulebook.clauses(game)
    assert known.keys() == {f"{game.prefix}-{number}" for number in range(1, len(known) + 1)}
    assert {verb.clause for verb in game.verbs.values()} <= set(known)
    text = game.rulebook()
    assert set(re.findall(rf"\b{game.prefix}-[0-9]+", text)) <= set(known)
    assert "independent" in text.strip().splitlines()[-1]


@games
def test_the_rules_in_brief_end_before_the_first_clause(game: Game) -> None:
    lines = rulebook.summary(game)
    assert lines[0] == game.title.upper()
    assert 8 < len(lines) <= 22
    assert not any(line.startswith(f"{game.prefix}-") for line in lines)
    assert f"spydeck rules {game.name}" in lines[-1]


def test_the_pass_says_to_whom_the_cards_go() -> None:
    """BS-9"""
    text_ui = text_ui_of("black-spy", plain=False)
    names = Names(["Ann", "Bob", "you", "Dan"], own=2)
    match = table(pass_direction="left")
    asked = text_of(text_ui.question(match.view(2), names))
    assert asked.startswith("Pass three cards to Dan, on your left. Type them like ")


def test_who_has_the_trick_so_far() -> None:
    """BS-15, BS-16: a rank match does not take it, the first of equal Black Spies does"""
    text_ui = text_ui_of("black-spy", plain=False)
    match = passed_table({0: "R1 R5", 1: "B5 K11", 2: "R6", 3: "K7"})
    play(match, "R5", "B5")
    rows = [
        text_of(line) for line in text_ui.table(match.view(2), Names(["Ann", "Bob", "you", "Dan"], own=2))
    ]
    assert any(re.match(r" +Ann +R5 led, highest ", row) for row in rows)
    assert any(re.match(r" +Bob +B5  ", row) for row in rows)
    play(match, "R6")
    rows = [
        text_of(line) for line in text_ui.table(match.view(3), Names(["Ann", "Bob", "Cid", "you"], own=3))
    ]
    assert any(re.match(r" +Ann +R5 led  ", row) for row in rows)
    assert any(re.match(r" +Cid +R6 highest ", row) for row in rows)


def test_following_rank_is_offered() -> None:
    """BS-34"""
    text_ui = text_ui_of("black-spy", plain=False)
    match = passed_table({0: "R1 R5", 1: "R8", 2: "B8 R9"}, variants=["following-rank"])
    play(match, "R5", "R8")
    question = text_of(text_ui.question(match.view(2), Names(["Ann", "Bob", "you", "Dan"], own=2)))
    assert question == "Follow R5 with a red card or a 5, or with an 8 like Bob."


@pytest.mark.parametrize("plain", [False, True])
def test_twenty_cards_of_which_sixteen_are_black_fit(plain: bool) -> None:
    black = "K1 K2 K3 K4 K5 K6 K7 K7 K7 K7 K7 K7 K8 K9 K10 K11"
    match = table({0: black}, players=3)
    lines = text_ui_of("black-spy", plain=plain).table(match.view(0), Names(LONG_NAMES[:3]))
    if not plain:
        check_lines(lines, width=80)
    described = " ".join(map(text_of, lines))
    assert described.count("black 7" if plain else "K7") == 6


def test_full_words_leave_no_short_ones() -> None:
    text_ui = text_ui_of("black-spy", plain=True)
    match = random_match(spydeck.game("black-spy"), Random(3), most=70)
    names = Names(["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"][: match.players])
    described = [text_ui.describe_event(event, names, 0) for event in match.events(0)]
    lines = [line for line in described if line is not None] + text_ui.table(match.view(0), names)
    for page in text_ui.pages.values():
        lines += page.lines(match.view(0), names)
    assert not re.search(r"\b[BYRGK](1[01]|[1-9])\b", " ".join(map(text_of, lines)))


@pytest.mark.parametrize(
    ("stage", "typed", "text"),
    [
        ("play", "r7", "play R7"),
        ("play", "Red 7", "play R7"),
        ("play", "red spy", "play R7"),
        ("play", "play black double agent", "play K8"),
        ("play", "K11", "play K11"),
        ("play", "k12", "k12"),
        ("play", "red", "red"),
        ("play", "pass r7", "pass r7"),
        ("pass", "b1,r3,k7", "pass B1 R3 K7"),
        ("pass", "pass b1 r3", "pass B1 R3"),
        ("pass", "pass b1 r3 foo", "pass b1 r3 foo"),
        ("take", "k7 k7 k7", "take K7 K7 K7"),
        ("call", "red", "call red"),
        ("call", "CALL Y", "call yellow"),
        ("settle", "self", "settle self"),
        ("settle", "settle others", "settle others"),
        ("settle", "capture", "settle others"),
        ("settle", "Release", "settle self"),
    ],
)
def test_what_people_type_is_read(stage: str, typed: str, text: str) -> None:
    assert text_ui_of("black-spy", plain=False).parse({"choices": {stage: {}}}, typed) == text


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        ({"event": "skip", "seat": 2, "skipped": [1]}, "Bob is skipped, with no such card to lead."),
        (
            {"event": "skip", "seat": 2, "skipped": [0, 1]},
            "You and Bob are skipped, with no such card to lead.",
        ),
        ({"event": "mole-taken", "seat": 1, "count": 3}, "Bob takes three cards from the Mole."),
        (
            {"event": "mole-taken", "seat": 0, "cards": ["B1", "R3", "K7"]},
            "You take B1, R3, K7 from the Mole.",
        ),
        ({"event": "call", "seat": 2, "colour": "red"}, "Cid calls red."),
        ({"event": "sweep", "seat": 0}, "You have taken all 16 black cards!"),
        ({"event": "settle", "seat": 1, "how": "self"}, "Bob releases and has 60 points taken off."),
        ({"event": "settle", "seat": 0, "how": "others"}, "You capture: 60 points for everyone else."),
        ({"event": "going-back", "seat": 1, "before": 150, "total": 75}, "Bob goes back from 150 to 75."),
        ({"event": "game-over", "winners": [0]}, "The game is over. You win!"),
        ({"event": "game-over", "winners": [1]}, "The game is over. Bob wins!"),
        ({"event": "game-over", "winners": [0, 2]}, "The game is over. You and Cid win!"),
    ],
)
def test_events_are_described_in_sentences(event: dict[str, object], sentence: str) -> None:
    line = text_ui_of("black-spy", plain=False).describe_event(event, Names(["you", "Bob", "Cid"], own=0), 0)
    assert line
    assert text_of(line) == sentence

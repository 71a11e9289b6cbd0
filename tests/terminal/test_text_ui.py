"""The text interface of every game, for screens and for those who listen: complete and narrow."""

import re
from collections.abc import Sequence
from itertools import chain
from pathlib import Path
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
from tests.black_spy.stacked import table
from tests.random_games import random_match
from tests.terminal.driving import CommandLine, Person

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


def check_seat(
    text_ui: TextUi,
    match: Match,
    seat: int | None,
    called: Sequence[str] = LONG_NAMES,
    *,
    width: int | None = None,
) -> None:
    """Check everything that a seat can see."""
    view = match.view(seat)
    names = Names(["you" if other == seat else called[other] for other in range(match.players)], seat)
    check_lines(text_ui.table(view, names), width=width)
    for word, page in text_ui.pages.items():
        check_lines(page.lines(view, names), width=width if word in IN_COLUMNS else None)
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
@pytest.mark.parametrize("code", language.LANGUAGES)
@pytest.mark.unmetered
def test_the_table_fits_in_80_columns_with_names_of_any_length(game: Game, code: str) -> None:
    text_ui = game.text_ui(code)
    called = [name for name in LONG_NAMES if code == "en" or not name.startswith("Max")] + ["Max"]

    def check(match: Match) -> None:
        for seat in (None, *match.actors):
            check_seat(text_ui, match, seat, called, width=80)

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
@pytest.mark.parametrize("code", language.LANGUAGES)
def test_pages_open_by_the_words_of_a_language_and_by_english_ones_which_only_english_lists(
    game: Game, code: str
) -> None:
    english, text_ui = game.text_ui("en").pages, game.text_ui(code)
    match = random_match(game, Random(4), most=60)
    view, names = match.view(0), Names(LONG_NAMES[: match.players], own=0)
    for ui in (text_ui, text_ui.screen_reader or text_ui):
        assert ui.pages.keys() >= english.keys()
        listed = [page for page in ui.pages.values() if page.help]
        assert len(listed) == len(english)
        shown = {str(page.lines(view, names)) for page in listed}
        assert {str(ui.pages[word].lines(view, names)) for word in english} == shown
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


SHORT = {
    "black-spy": re.compile(r"\b[BYRGK](1[01]|[1-9])\b"),
    "spy-tricks": re.compile(r"\b[RBW][1-9]\b"),
    "spycard": re.compile(r"\b((10|[2-9JQK])[HSCD]|A[HSCD]|X|P[0-9])\b"),
}
"""Signs for a card, an agent, an agenda or a seat on a screen."""


def joined(lines: list[Line]) -> str:
    return "\n".join("".join(text for _, text in line) for line in lines)


@games
def test_everything_is_in_full_words(game: Game) -> None:
    random = Random(4)
    text_ui = text_ui_of(game.name, plain=True)
    assert text_ui.brief is not None

    def check(match: Match) -> None:
        if random.random() > 0.1:
            return
        for seat in match.actors:
            view = match.view(seat)
            names = Names(["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"][: match.players], own=seat)
            assert text_ui.brief is not None
            said = text_ui.brief(view, names) + text_ui.table(view, names) + text_ui.hand(view, names)
            said += [text_ui.question(view, names)]
            for word, page in text_ui.pages.items():
                said += page.lines(view, names) if word != "values" else []
            said += [
                text_ui.highlight(text_ui.describe_action(text, names)) for text in view.get("legal") or []
            ]
            assert not SHORT[game.name].search(joined(said)), joined(said)
        events = match.events(match.actors[0] if match.actors else 0)[-20:]
        names = Names(["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"][: match.players], own=0)
        described = [text_ui.describe_event(event, names, 0) for event in events]
        assert not SHORT[game.name].search(joined([line for line in described if line is not None]))

    for _ in range(4):
        random_match(game, random, check, most=300)


@pytest.mark.parametrize("clause", ["", " 14"])
def test_no_line_is_broken(cli: CommandLine, clause: str) -> None:
    shown = cli.run("play", "--seed", "3", typed=f"rule{clause}\n").out
    spoken = cli.run("play", "--plain", "--seed", "3", typed=f"rule{clause}\n").out
    assert max(map(len, rule_in(shown))) <= 80
    assert max(map(len, rule_in(spoken))) > 100


def rule_in(out: str) -> list[str]:
    """Return the lines between the command and the end of the game."""
    return out.partition("> rule")[2].partition("The game is saved")[0].splitlines()


@pytest.mark.live
def test_tab_completes_names_and_verbs_at_the_table(tmp_path: Path) -> None:
    person = Person(tmp_path, "play", "spycard", "--seed", "3", terminal=True)
    person.read()
    person.send("expose \the\tkc\n")
    assert "You cannot be certain: Heron may have" in person.read(re.compile(r"something else\.\s+> $"))
    person.send("quit\n")
    person.read()
    assert person.leave() == 0

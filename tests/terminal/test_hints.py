"""Hints with their reasons as a table or as sentences, and the bots at the table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import spydeck
from spydeck.bots import preparing
from spydeck.bots.search import SearchBot
from spydeck.games import lines
from spydeck.games.game import Game
from spydeck.games.registry import game
from spydeck.games.search import LEVELS
from spydeck.games.text_ui import Names
from spydeck.json_types import JsonObject
from spydeck.kernel import compiled
from spydeck.terminal.hint_lines import HintLines
from spydeck.terminal.perspective import Advice
from spydeck.terminal.saves import usual_bot
from spydeck.terminal.session import Opponents
from tests.terminal.driving import CommandLine

PLAYING = ("play", "black-spy", "--seed", "3", "--bots", "easy")
PASS = "hint\n\n"


def test_a_hint_says_why_and_hint_all_compares_every_card(cli: CommandLine) -> None:
    out = cli.run(*PLAYING, typed=f"{PASS}hint\nhint all\nhint some\n").out
    reasons = re.findall(
        r"^> hint.*\nSuggestion: play \w+\. (.+) Press Enter to take it\.$", out, re.MULTILINE
    )
    assert len(reasons) == 2
    assert reasons[0] == reasons[1]
    playable = re.findall(r"\[([BYRGK]\d+)\]", out)
    table = out.partition("points in this deal  Black Spies  all black cards\n")[2]
    rows = re.findall(r"^  play ([BYRGK]\d+) +-?\d+\.\d \+-\d+\.\d  .*%(.*)$", table, re.MULTILINE)
    assert sorted(card for card, _ in rows) == sorted(set(playable))
    assert rows[0][1].strip() == "best"
    assert "Type hint for a suggestion, or hint all" in out


def test_without_compiled_code_a_hint_is_quick_and_says_that_reasons_come(cli: CommandLine) -> None:
    out = cli.run("play", "--seed", "3", "--bots", "sensible", typed="hint\n").out
    simple = r"Suggestion: pass .*\. That is only the simple bot's advice\. Press Enter to take it\.\n"
    assert re.search(simple + "  Later hints are a strong bot's and say why", out)


def test_where_code_is_compiled_every_hint_is_a_strong_bots(
    cli: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(preparing, "is_kept", lambda game: True)
    out = cli.run("play", "--seed", "3", "--bots", "sensible", typed="hint\n").out
    assert "Suggestion: pass" in out
    assert "simple bot" not in out
    assert "getting ready" not in out


def test_a_prepared_game_is_kept_for_the_next_program(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(compiled, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr(SearchBot, "prepare", lambda bot, game: None)
    found = game("spycard")
    assert not preparing.is_kept(found)
    preparing.prepare(found)
    assert preparing.is_kept(found)


@pytest.mark.parametrize(
    ("code", "typed", "shown"),
    [
        ("en", "hint\nfield\nhint\n", "Press Enter to take it, or type field #"),
        ("de", "hinweis\neinsatz\nhinweis\n", "Enter übernimmt sie, ebenso einsatz #"),
    ],
)
def test_a_hint_that_cannot_be_typed_as_it_reads_says_what_to_type(
    cli: CommandLine, code: str, typed: str, shown: str
) -> None:
    words = ("--language", code, "play", "spycard", "--seed", "3", "--bots", "sensible")
    out = cli.run(*words, typed=typed).out
    assert out.count(shown) == 2


def option(action: str, points: float, *, equal: bool = False) -> JsonObject:
    results = {"value": -points, "points": points, "spies": 0.25, "sweep": 0.1}
    return {"action": action, "results": results, "errors": dict.fromkeys(results, 0.2), "equal": equal}


FOUND: JsonObject = {
    "options": [option("play R3", 2, equal=True), option("play R11", 2.2, equal=True), option("play K9", 9)],
    "reason": {
        "code": "points",
        "arguments": {
            "action": "play R3",
            "result": 2,
            "next": "play K9",
            "next_result": 9,
            "equals": ["play R11"],
            "equal_count": 1,
        },
    },
    "odds": {"spies_out": 1, "holds_spy": [None, 40, 60]},
    "playouts": 500,
    "action_count": None,
}


def hint(*, plain: bool, advice: Advice) -> list[str]:
    """Return a hint with all options, as text."""
    text_ui = game("black-spy").text_ui("en")
    shown = HintLines(
        advice,
        text_ui.screen_reader if plain and text_ui.screen_reader else text_ui,
        Names(["you", "Heron", "Lynx"], own=0),
    )
    said = [shown.suggestion(), *shown.rest(plain=plain, whole=True)]
    return ["".join(text for _, text in line).rstrip() for line in said]


def test_options_stand_in_columns_with_equal_ones_marked_by_sign_and_word() -> None:
    assert hint(plain=False, advice=Advice("play R3", FOUND)) == [
        "Suggestion: play R3. About 2 points if you play R3, against 9 if you play K9; "
        "you might as well play R11. Press Enter to take it.",
        "            points in this deal  Black Spies  all black cards",
        "  play R3             2.0 +-0.2          0.2              10%  best",
        "  play R11            2.2 +-0.2          0.2              10%  = as good",
        "  play K9             9.0 +-0.2          0.2              10%",
        "  1 Black Spy is still out; one is held by Heron in 40 of 100 cases and Lynx in 60 of 100 cases.",
        "  Played on 500 times in worlds that are possible for you; +- is the standard error. "
        "Compared: 3 of very many actions.",
    ]


def test_options_whose_columns_do_not_fit_are_sentences(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "_page_width", 60)
    assert hint(plain=False, advice=Advice("play R3", FOUND))[1] == (
        "play R3: points in this deal 2.0, give or take 0.2, Black Spies 0.2, all black cards 10%, the best."
    )


def test_those_who_listen_hear_sentences() -> None:
    said = hint(plain=True, advice=Advice("play R3", FOUND))
    assert said[1] == (
        "play red 3: points in this deal 2.0, give or take 0.2, "
        "Black Spies 0.2, all black cards 10%, the best."
    )
    assert said[2].endswith("all black cards 10%, as good as the best.")


def test_a_hint_that_compared_nothing_says_so() -> None:
    assert hint(plain=False, advice=Advice("pass B1 B2 B3")) == [
        "Suggestion: pass B1, B2 and B3. That is only the simple bot's advice. Press Enter to take it.",
        "  Nothing was compared for this suggestion.",
    ]


@pytest.fixture
def prepared(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games that are prepared, of which nothing is compiled."""
    found: list[str] = []

    def note(game: Game) -> None:
        found.append(game.name)

    monkeypatch.setattr(preparing, "prepare", note)
    monkeypatch.setattr(preparing, "prepare_beside", note)
    monkeypatch.setattr(preparing, "is_ready", lambda game: False)
    return found


def sensible_move(seed: int | None = None) -> tuple[Opponents, str, str]:
    """Return bots of a level, what they choose first, and what `sensible` does."""
    match = spydeck.new("spy-tricks", seed=3)
    observation = match.observation(match.actors[0])
    bots = Opponents(match.game, dict.fromkeys(range(4), "hard"), seed)
    return bots, bots.choose(observation), spydeck.bot("sensible").choose(observation)


def test_a_level_plays_sensibly_until_it_is_ready(prepared: list[str]) -> None:
    bots, chosen, sensible = sensible_move()
    assert (chosen, prepared, bots.waits) == (sensible, ["spy-tricks"], False)


def test_with_a_seed_the_bots_are_prepared_before_they_play(prepared: list[str]) -> None:
    bots, _, _ = sensible_move(seed=4)
    assert bots.waits
    assert prepared == []
    bots.prepare()
    assert prepared == ["spy-tricks"]


def test_what_is_no_level_needs_nothing(prepared: list[str]) -> None:
    match = spydeck.new("spy-tricks", seed=3)
    assert not Opponents(match.game, {0: "random", 1: "sensible"}, 4).waits
    assert prepared == []


def test_a_first_game_is_against_easy_bots_and_the_next_against_medium_ones(
    cli: CommandLine, prepared: list[str]
) -> None:
    (cli.home / "bots").unlink()
    first = cli.run("play", "black-spy")
    assert "all easy bots" in first.out
    assert "spydeck play --bots hard" in first.out
    assert "all medium bots" in cli.run("play", "black-spy").out
    assert prepared == ["black-spy"] * 2


def test_the_bots_named_last_for_all_seats_are_remembered(cli: CommandLine, prepared: list[str]) -> None:
    cli.run("play", "spy-tricks", "--bots", "expert")
    cli.run("play", "spy-tricks", "--bots", "random", "easy", "easy")
    later = cli.run("play", "black-spy", "--seed", "3")
    assert "all expert bots" in later.out
    assert "--bots hard" not in later.out
    assert "The bots get ready to think" in later.out


@pytest.mark.parametrize("content", [b"clairvoyant", b"", b"\xff\xfeexpert", b"exp", b"\0" * 5000, None])
def test_a_file_that_names_no_bot_is_ignored_and_written_again(
    content: bytes | None, cli: CommandLine, prepared: list[str]
) -> None:
    path = cli.home / "bots"
    path.unlink()
    if content is None:
        path.mkdir()
    else:
        path.write_bytes(content)
    assert usual_bot(spydeck.new("black-spy").game) == LEVELS[0]
    assert cli.run("play", "black-spy", "--bots", "hard").status == 0
    assert usual_bot(spydeck.new("black-spy").game) == (LEVELS[1] if content is None else "hard")

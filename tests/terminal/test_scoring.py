"""The scorepad for paper cards keeps what adds up and explains what does not."""

import io
import json
import os
import pydoc
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import spydeck
from spydeck import language
from spydeck.cli import study
from spydeck.errors import SpydeckError
from spydeck.games.black_spy.options import BlackSpyOptions
from spydeck.games.black_spy.text.en.scorekeeper import BlackSpyScorekeeper
from spydeck.games.text_ui import Names
from tests.black_spy.stacked import names_of
from tests.random_games import play_at_random, random_match, random_options
from tests.terminal.driving import CommandLine

NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay"]


def keeper(
    *answers: str, players: int = 4, variants: Sequence[str] = (), **options: Any
) -> BlackSpyScorekeeper:
    """A scorepad after some answers."""
    found = spydeck.game("black-spy").read_options(players, {"variants": list(variants), **options})
    assert isinstance(found, BlackSpyOptions)
    made = BlackSpyScorekeeper(found, Names(NAMES[:players]))
    for answer in answers:
        made.enter(answer)
    return made


def totals(made: BlackSpyScorekeeper) -> list[int]:
    found: list[int] = made.progress.rows[-1]["totals"]
    return found


def refusal(made: BlackSpyScorekeeper, answer: str) -> str:
    """Why an answer is refused; nothing has changed then."""
    before = made.progress
    with pytest.raises(SpydeckError) as refused:
        made.enter(answer)
    assert made.progress == before
    return str(refused.value)


def test_points_add_up_deal_by_deal() -> None:
    """BS-20, BS-22, BS-25"""
    assert totals(keeper("12 0 53 -5", "20, 20, 25, -5")) == [32, 20, 78, -10]


def test_numbers_below_zero_have_a_true_minus_sign_which_may_be_typed_too() -> None:
    made = keeper("20 20 25 \u22125")
    assert totals(made) == [20, 20, 25, -5]
    pad = "\n".join("".join(text for _, text in line) for line in made.pad())
    assert "\u22125" in pad
    assert "-5" not in pad
    assert "that makes \u221219" in refusal(made, "0 0 0 -19")


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ("12 0 53 -4", "BS-20: that makes 61, and a deal makes 60: 1 too many"),
        ("12 0 52 -5", "BS-20: that makes 59, and a deal makes 60: 1 too few"),
        ("60 60 60 60", "180 too many; after a sweep enter 'sweep NAME'"),
        ("12 0 53", "enter 4 numbers, not 3"),
        ("12 0 53 -5 0", "enter 4 numbers, not 5"),
        ("80 -20 0 0", "BS-21: 80 points are all black cards: enter 'sweep Ada'"),
        ("85 -25 0 0", "BS-19: no cards make the 85 points of Ada"),
        ("70 -15 -10 15", "BS-19: there are not enough coloured Spies"),
        ("12 0 5x -5", "'5x' is neither points nor a card"),
        ("1e3 0 0 0", "'1e3' is neither points nor a card"),
        ("99999 0 0 0", "'99999' is neither points nor a card"),
        ("sweep", "name who took all black cards: sweep Ada"),
        ("sweep Zoe", "there is no player 'Zoe'; the players are: Ada, Ben, Cleo, Dan"),
        ("sweep 4", "there is no player '4'"),
        ("sweep 1 self", "BS-28"),
        ("K12", "BS-3: 'K12' is not a card"),
        ("K1 K1", "BS-1: K1 is entered for the second time"),
        ("K7 K7 K7 K7 K7 K7 K7", "BS-1: K7 is entered for the seventh time"),
        ("", "enter points, cards or a sweep"),
    ],
)
def test_an_impossible_entry_is_explained(answer: str, reason: str) -> None:
    assert reason in refusal(keeper(), answer)


def test_without_good_spies_a_deal_makes_80() -> None:
    """BS-20, BS-27"""
    made = keeper(variants=["no-good-spies"])
    assert "a deal makes 80: 20 too few" in refusal(made, "12 0 53 -5")
    assert "BS-19" in refusal(made, "85 0 0 -5")
    assert totals(keeper("12 0 53 15", variants=["no-good-spies"])) == [12, 0, 53, 15]


def test_variants_at_the_scorepad_add_to_those_of_an_edition(cli: CommandLine) -> None:
    """BS-36."""
    words = ("score", "black-spy", "--edition", "gespenster-1990", "--variant", "the-mole")
    assert "a deal makes 80: 20 too few" in cli.run(*words, typed="12 0 53 -5\n").out


def test_a_sweep_is_known_by_its_points() -> None:
    """BS-21"""
    assert totals(keeper("0 60 60 60")) == [0, 60, 60, 60]
    assert totals(keeper("60 0 60", players=3)) == [60, 0, 60]
    assert "BS-20" in refusal(keeper(), "0 55 60 60")


@pytest.mark.parametrize("answer", ["sweep 2", "sweep cleo", "SWEEP Cleo"])
def test_a_sweep_can_be_entered_by_name_or_seat(answer: str) -> None:
    assert totals(keeper(answer)) == [60, 60, 0, 60]


def test_a_name_takes_precedence_over_a_seat() -> None:
    found = spydeck.game("black-spy").read_options(3, {})
    assert isinstance(found, BlackSpyOptions)
    made = BlackSpyScorekeeper(found, Names(["2", "Ann Lee", "1"]))
    made.enter("sweep 2")
    made.enter("sweep ann lee")
    assert totals(made) == [60, 60, 120]


def test_the_house_rule_takes_spies_off_a_sweep() -> None:
    """BS-26"""
    variants = ["spies-count-on-sweep"]
    assert totals(keeper("0 55 60 60", variants=variants)) == [0, 55, 60, 60]
    assert totals(keeper("0 60 60 60", variants=variants)) == [0, 60, 60, 60]
    assert totals(keeper("40 60 0 60", variants=variants)) == [40, 60, 0, 60]
    assert totals(keeper("sweep 1", variants=[*variants, "no-good-spies"])) == [60, 0, 60, 60]
    made = keeper(variants=variants)
    assert "BS-26" in refusal(made, "sweep Ada")
    assert "BS-20" in refusal(made, "0 35 60 60")
    assert "BS-20" in refusal(made, "0 58 60 60")
    assert "BS-20" in refusal(made, "0 50 50 55")
    assert "BS-20" in refusal(made, "0 65 55 60")
    made.enter("K1 K2 K3 K4 K5 K6 K7 K7 K7 K7 K7 K7 K8 K9 K10 K11 B7")
    made.enter("R7")
    made.enter("rest")
    made.enter("-")
    assert totals(made) == [0, 55, 50, 60]


def test_capture_or_release_asks_how_a_sweep_is_settled() -> None:
    """BS-28"""
    variants = ["capture-or-release"]
    made = keeper("sweep 1", variants=variants)
    assert made.question() == "Deal 1: Ben took all black cards: capture or release?"
    assert "BS-28" in refusal(made, "60")
    made.enter("self")
    assert totals(made) == [0, -60, 0, 0]
    made.enter("sweep Ada capture")
    assert totals(made) == [0, 0, 60, 60]
    made.enter("0 0 -60 0")
    assert totals(made) == [0, 0, 0, 60]
    made.enter("0 60 60 60")
    assert totals(made) == [0, 60, 60, 120]
    assert "BS-20" in refusal(made, "-60 0 0 1")


def test_cards_are_counted_player_by_player() -> None:
    """BS-19"""
    made = keeper("k7 k7 r7 k3 B11 G2")
    assert made.question() == "Deal 1: what did Ben take?"
    made.enter("-")
    assert "there is one" in refusal(made, "K3")
    assert "seventh" in refusal(made, "K7 K7 K7 K7 K7")
    assert "card by card" in refusal(made, "sweep 1")
    made.enter("K7 K7 K7 K11 Y7")
    assert "BS-20: nobody has B7 G7 K1 K2 K4 K5 K6 K7 K8 K9" in refusal(made, "K10")
    made.enter("rest")
    assert totals(made) == [16, 0, 30, 14]
    assert sum(totals(made)) == 60


def test_all_black_cards_are_a_sweep() -> None:
    """BS-21, BS-28"""
    made = keeper("B7", "K1 K2 K3 K4 K5 K6 K7 K7 K7 K7 K7 K7 K8 K9 K10 K11 R7", "Y7", "G7")
    assert totals(made) == [60, 0, 60, 60]
    made = keeper("-", "-", "-", "rest", variants=["capture-or-release"])
    assert made.question() == "Deal 1: Dan took all black cards: capture or release?"
    made.enter("release")
    assert totals(made) == [0, 0, 0, -60]


def test_going_back_halves_once_and_only_what_changed() -> None:
    """BS-35: 150 and 75 with four players; a total that the deal leaves alone stays"""
    variants = ["going-back"]
    made = keeper("75 -5 -5 -5", variants=variants)
    assert totals(made) == [37, -5, -5, -5]
    made = keeper("30 30 0 0", "30 30 0 0", "30 15 15 0", variants=variants)
    assert totals(made) == [90, 37, 15, 0]
    made.enter("sweep 3")
    assert totals(made) == [75, 97, 37, 0]
    assert any("* halved" in text for line in made.pad() for _, text in line)
    made.enter("0 30 30 0")
    assert totals(made) == [75, 127, 67, 0]
    assert not made.over


def test_the_end_and_the_winners_are_shown() -> None:
    """BS-23, BS-24"""
    made = keeper("20 20 20 0", end_value=50)
    assert made.enter("-5 -5 35 35")[-1] == [("good", "The game is over: Ada and Ben win with 15.")]
    assert made.over
    assert "the game is over" in refusal(made, "sweep 0")
    assert made.undo()
    assert not made.over


def test_every_answer_can_be_taken_back() -> None:
    made = keeper("12 0 53 -5", "K7", "-")
    assert [made.undo() for _ in range(4)] == [True, True, True, False]
    assert made.progress.rows == ()


@given(st.integers(0, 2**32))
@pytest.mark.unmetered
def test_a_played_game_has_the_same_scorepad(seed: int) -> None:
    """Points as the engine scored them, entered deal by deal, lead to the same totals, end and winners."""
    random = Random(seed)
    game = spydeck.game("black-spy")
    options = random_options(game, random)
    assert isinstance(options, BlackSpyOptions)
    match = random_match(game, random, options=options)
    made = BlackSpyScorekeeper(options, Names(NAMES[: options.players]))
    for row in match.view(None)["scorepad"]:
        assert not made.over
        lines = made.enter(" ".join(map(str, row["points"])))
        assert totals(made) == row["totals"]
    assert made.over == match.over
    reply = lines[-1][0][1]
    winners = [NAMES[seat] for seat in match.winners]
    assert reply.startswith(f"The game is over: {' and '.join(winners)} win")


@given(st.integers(0, 2**32))
@pytest.mark.unmetered
def test_the_cards_of_a_played_deal_score_the_same_points(seed: int) -> None:
    """BS-19 to BS-29, from the cards that each player took in the first deal"""
    random = Random(seed)
    game = spydeck.game("black-spy")
    options = random_options(game, random)
    assert isinstance(options, BlackSpyOptions)
    match = random_match(game, random, options=options, most=8)
    while not match.view(None)["scorepad"]:
        play_at_random(match, random, most=8)
    first_deal = match.events(None)
    piles: list[list[str]] = [[] for _ in range(options.players)]
    trick: list[str] = []
    for fact in first_deal:
        if fact["event"] == "play":
            trick.append(fact["card"])
        elif fact["event"] == "trick":
            piles[fact["seat"]] += trick
            trick = []
        elif fact["event"] == "deal-over":
            break
    made = BlackSpyScorekeeper(options, Names(NAMES[: options.players]))
    for pile in piles:
        made.enter(" ".join(pile) or "-")
    if not made.progress.rows:
        made.enter(names_of(match, None, "settle")[0]["how"])
    assert made.progress.rows[0] == match.view(None)["scorepad"][0]


def test_scoring_at_the_command_line(cli: CommandLine) -> None:
    outcome = cli.run(
        *["score", "black-spy", "--names", "Ann", "Bob", "Cid", "--end-value", "60"],
        typed="?\n1 2 3\n\n20 20 20\nundo\nundo\n30 30 0\nsweep Cid\nsweep Ann\nundo\nquit\n",
    )
    assert outcome.status == 0
    assert "Deal 1 (pass left): points of Ann, Bob, Cid?\n> ?\n" in outcome.out
    assert "No. BS-20: that makes 6, and a deal makes 60: 54 too few\n" in outcome.out
    assert "The last entry is undone." in outcome.out
    assert "There is nothing to undo." in outcome.out
    assert "Deal 2 (pass right): points of Ann, Bob, Cid?" in outcome.out
    assert "The game is over: Cid wins with 0." in outcome.out
    assert "No. the game is over; type undo to take back the last entry" in outcome.out


def test_scoring_for_screen_readers(cli: CommandLine) -> None:
    out = cli.run("score", "black-spy", "--plain", typed="12 0 53 -5\n").out
    assert "Deal 1: P0 12 points, total 12; P1 0 points, total 0;" in out
    assert out.count("Deal 1: P0") == 2


def test_a_scorepad_is_saved_with_every_entry_and_continued(cli: CommandLine) -> None:
    words = ("score", "black-spy", "--names", "Ann", "Ben", "Cleo", "Dan", "--variant", "no-good-spies")
    first = cli.run(*words, typed="12 0 53 15\n80 0 0 0 0\n20 20 20 20\nundo\n")
    assert "To continue: spydeck score --resume " in first.out
    again = cli.run("score", "--resume", typed="20 30 10 20\nquit\n").out
    assert "Deal 2 (pass right)" in again
    assert "Deal 3 (pass across)" in again
    listed = cli.run("games").out
    assert "Black Spy, 4 players: scorepad, unfinished" in listed
    assert cli.run("play", "--resume", "1").err == (
        "spydeck: 1 is a scorepad; to continue it: spydeck score --resume 1\n"
    )
    saved = cli.run("score", "--resume", "1", "--json")
    assert json.loads(saved.out) == {
        "game": "black-spy",
        "players": ["Ann", "Ben", "Cleo", "Dan"],
        "options": spydeck.game("black-spy").read_options(4, {"variants": ["no-good-spies"]}).facts(),
        "rows": [
            {"points": [12, 0, 53, 15], "totals": [12, 0, 53, 15]},
            {"points": [20, 30, 10, 20], "totals": [32, 30, 63, 35]},
        ],
        "over": False,
        "winners": [],
    }


@pytest.mark.parametrize("text", ["", "[]", "{}", "\x00", "[" * 5000])
def test_a_broken_scorepad_is_refused_in_one_line(cli: CommandLine, tmp_path: Path, text: str) -> None:
    path = tmp_path / "broken.scorepad"
    path.write_text(text)
    outcome = cli.run("score", "--resume", str(path))
    assert outcome.status == 2
    assert outcome.err == f"spydeck: {path}: this is not a saved scorepad\n"


def test_an_edited_scorepad_names_the_entry_that_does_not_fit(cli: CommandLine) -> None:
    cli.run("score", "black-spy", typed="12 0 53 -5\n")
    (path,) = (cli.home / "games").glob("*.scorepad")
    path.write_text(path.read_text().replace("12 0 53 -5", "12 0 53 0"))
    outcome = cli.run("score", "--resume", str(path))
    assert outcome.status == 2
    assert "entry 1 does not fit: BS-20" in outcome.err


def test_the_names_of_an_edited_scorepad_are_checked(cli: CommandLine) -> None:
    cli.run("score", "black-spy", typed="12 0 53 -5\n")
    (path,) = (cli.home / "games").glob("*.scorepad")
    path.write_text(path.read_text().replace('"P1"', f'"{"x" * 1000}"'))
    outcome = cli.run("score", "--resume", str(path))
    assert outcome.status == 2
    assert "a name has 1 to 20 characters" in outcome.err


def test_resume_takes_everything_from_the_scorepad(cli: CommandLine) -> None:
    outcome = cli.run("score", "black-spy", "--resume", "--players", "4")
    assert outcome.status == 2
    assert "leave out --players, black-spy" in outcome.err
    assert "there is no unfinished scorepad in" in cli.run("score", "--resume").err
    assert "name a GAME: " in cli.run("score").err


@pytest.mark.parametrize(
    ("words", "typed"),
    [("black-spy --end-value 60 --players 3", "60 0 60\n"), ("spy-tricks --players 3", "0 10 0\n" * 3)],
)
def test_a_finished_scorepad_names_who_won(words: str, typed: str, cli: CommandLine) -> None:
    """BS-24, ST-24."""
    names = ("--names", "Ann", "Ben", "Cleo", "--json")
    assert json.loads(cli.run("score", *words.split(), *names, typed=typed).out)["winners"] == ["Ben"]
    (listed,) = json.loads(cli.run("games", "--json").out)
    assert (listed["over"], listed["winners"]) == (True, ["Ben"])
    assert "won by Ben" in cli.run("games").out


def test_the_language_changes_at_a_scorepad_and_its_entries_stay(cli: CommandLine) -> None:
    typed = "0 10 0\nlanguage de\nsprache\nlanguage en\n"
    out = cli.run("score", "spy-tricks", "--players", "3", typed=typed).out
    assert "So trägst du ein:" in out
    assert "Runde 2: " in out
    assert "de (Deutsch)" in out
    assert out.count("Round 2: ") == 2
    language.use("en")


def test_an_earlier_deal_is_changed_and_later_entries_stay(cli: CommandLine) -> None:
    typed = "12 0 53 -5\n20 20 20 0\n-5 -5 35 35\nK7\nchange 2 0 20 20 20\nundo\n"
    out = cli.run("score", "black-spy", typed=typed).out
    assert "Row 2 is changed; all others stay.\n" in out
    saved = json.loads(cli.run("score", "--resume", "--json").out)
    assert [row["points"] for row in saved["rows"]] == [[12, 0, 53, -5], [0, 20, 20, 20], [-5, -5, 35, 35]]
    assert saved["rows"][-1]["totals"] == [7, 15, 108, 50]


def test_a_round_of_several_entries_is_changed_in_one_line(cli: CommandLine) -> None:
    """ST-21; also by the words of German."""
    typed = "R5\nred\n5\n-\n0 10 0\nlanguage de\nÄndern 1 R5; 5 ; rot; -\nändern 2 10 0 0\n"
    words = ("score", "spy-tricks", "--players", "3")
    out = cli.run(*words, typed=typed).out
    language.use("en")
    assert "Zeile 2 ist geändert" in out
    saved = json.loads(cli.run("score", "--resume", "--json").out)
    assert [row["points"] for row in saved["rows"]] == [[5, 2, 0], [10, 0, 0]]


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("change", "type the number of a row and what it should be"),
        ("change 2", "type the number of a row and what it should be"),
        ("change two 20 20 20 0", "type the number of a row and what it should be"),
        ("change 1 20 20 20 0;", "type the number of a row and what it should be"),
        ("change 0 20 20 20 0", "the rows are numbered from 1 to 2"),
        ("change 3 20 20 20 0", "the rows are numbered from 1 to 2"),
        ("change 1 20 20 20 1", "BS-20: that makes 61"),
        ("change 1 K7", "enter exactly what makes row 1"),
        ("change 1 20 20 20 0; 20 20 20 0", "enter exactly what makes row 1"),
        ("change 1 60 0 60 60", "entry 2 does not fit: the game is over"),
    ],
)
def test_a_change_that_does_not_fit_loses_nothing(cli: CommandLine, typed: str, reason: str) -> None:
    words = ("score", "black-spy", "--end-value", "60")
    out = cli.run(*words, typed=f"12 0 53 -5\n20 20 -5 25\n{typed}\n").out
    assert f"> {typed}\nNo. {reason}" in out
    saved = json.loads(cli.run("score", "--resume", "--json").out)
    assert [row["points"] for row in saved["rows"]] == [[12, 0, 53, -5], [20, 20, -5, 25]]


def test_before_a_row_is_finished_none_can_be_changed(cli: CommandLine) -> None:
    out = cli.run("score", "spy-tricks", typed="R5\nchange 1 0 0 0 0\n").out
    assert "No. no row is finished yet; type undo to take back the last entry\n" in out


def test_a_rulebook_goes_through_a_pager_only_at_a_terminal_that_is_too_low(
    cli: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    paged: list[str] = []
    monkeypatch.setattr(pydoc, "pager", paged.append)
    whole = cli.run("rules", "spycard").out
    assert not paged
    for lines, pages in ((10_000, 0), (24, 1)):
        monkeypatch.setattr(study, "get_terminal_size", lambda lines=lines: os.terminal_size((80, lines)))
        monkeypatch.setattr(sys, "stdin", Terminal())
        monkeypatch.setattr(sys, "stdout", Terminal())
        study.write_by_pages(whole)
        assert len(paged) == pages
    assert paged == [whole]


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True

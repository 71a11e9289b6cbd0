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
from spydeck.cli import study
from spydeck.errors import SpydeckError
from spydeck.games.black_spy.options import BlackSpyOptions
from spydeck.games.black_spy.text.scorekeeper import BlackSpyScorekeeper
from spydeck.games.lines import Sentences
from spydeck.games.text_ui import Names
from tests.black_spy.stacked import names_of
from tests.random_games import play_at_random, random_match, random_options
from tests.terminal.driving import CommandLine

WORDS = Sentences("spydeck.games.black_spy.text", "en")
NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay"]


def keeper(
    *answers: str, players: int = 4, variants: Sequence[str] = (), **options: Any
) -> BlackSpyScorekeeper:
    """A scorepad after some answers."""
    found = spydeck.game("black-spy").read_options(players, {"variants": list(variants), **options})
    assert isinstance(found, BlackSpyOptions)
    made = BlackSpyScorekeeper(WORDS, found, Names(NAMES[:players]))
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


def test_numbers_below_zero_have_a_true_minus_sign_which_may_be_typed_too() -> None:
    made = keeper("20 20 25 \u22125")
    assert totals(made) == [20, 20, 25, -5]
    pad = "\n".join("".join(text for _, text in line) for line in made.pad())
    assert "\u22125" in pad
    assert "-5" not in pad
    assert "that makes \u221219" in refusal(made, "0 0 0 -19")


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
    made = BlackSpyScorekeeper(WORDS, options, Names(NAMES[: options.players]))
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
def test_the_points_of_a_played_game_of_spy_tricks_lead_to_the_same_end(seed: int) -> None:
    """ST-16 to ST-24: what the engine scored is accepted as points; chips are right where they are known."""
    random = Random(seed)
    game = spydeck.game("spy-tricks")
    options = game.read_options(random.choice((3, 4)), {})
    match = random_match(game, random, options=options)
    rows = match.view(None)["scorepad"]
    make = game.text_ui().scorekeeper
    assert make
    kept = make(options, Names(NAMES[: match.players]))
    for row in rows:
        assert not kept.over
        lines = kept.enter(" ".join(map(str, row["points"])))
        kept_row = kept.rows()[-1]
        assert kept_row["totals"] == row["totals"]
        pairs = zip(kept_row["chips"], row["chips"], strict=True)
        assert all(chips in (None, scored) for chips, scored in pairs)
    assert kept.over
    winners = {NAMES[seat] for seat in match.winners}
    (said,) = (text for line in lines if line not in kept.pad() for _, text in line)
    named = {name for name in NAMES if name in said}
    assert winners <= named if "the same total" in said else winners == named


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
    made = BlackSpyScorekeeper(WORDS, options, Names(NAMES[: options.players]))
    for pile in piles:
        made.enter(" ".join(pile) or "-")
    if not made.progress.rows:
        made.enter(names_of(match, None, "settle")[0]["how"])
    assert made.progress.rows[0] == match.view(None)["scorepad"][0]


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
    assert "Zeile 2 ist geändert" in out
    saved = json.loads(cli.run("score", "--resume", "--json").out)
    assert [row["points"] for row in saved["rows"]] == [[5, 2, 0], [10, 0, 0]]


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

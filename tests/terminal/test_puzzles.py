"""Puzzles and reviews at the terminal: what is asked, said of an answer or a game, and refused."""

from __future__ import annotations

import io
import json
import re
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

import spydeck
from spydeck.bots import search
from spydeck.bots.search import SearchBot
from spydeck.errors import SpydeckError
from spydeck.games.game import Game
from spydeck.games.reasons import Explanation, Option
from spydeck.games.search import Level
from spydeck.record import fairness
from spydeck.study.puzzles import Puzzle, mining, read_file, write
from spydeck.study.puzzles.mining import Patience
from spydeck.study.review import review
from spydeck.terminal.review import ask_to_try
from spydeck.terminal.screen import Screen
from tests.random_games import play_on
from tests.terminal.driving import CommandLine


def made(seed: int, rating: int) -> Puzzle:
    """Return a puzzle that took no search; the second action is as good as the first."""
    match = spydeck.new("spy-tricks", seed=seed)
    observation = match.observation(match.actors[0])
    actions = tuple(observation.legal())
    results = {"value": 1.0, "points": 2.0, "win": 0.5}
    options = tuple(
        Option(action, results, results, 3.0 * (place > 1), 0.1, place < 2)
        for place, action in enumerate(actions)
    )
    odds = {"suits": {"red": 40, "blue": 30, "white": 30}, "ranks": {"3": 100}}
    found = Explanation("spy-tricks", observation.seat, options, tuple(results), odds, 10, 60, len(actions))
    return Puzzle(observation, actions[:2], rating, found)


PUZZLES = made(7, 4), made(8, 2)


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "puzzles.jsonl"
    path.write_text("".join(write(puzzle) + "\n" for puzzle in PUZZLES), "utf-8")
    return str(path)


def test_answers_are_judged_and_the_solution_explains_itself(cli: CommandLine, file: str) -> None:
    hard, easy = PUZZLES
    best, wrong = easy.answers[0], easy.explanation.options[-1].action
    typed = f"{wrong}\n{wrong}\n\nplay B99\n{hard.answers[1]}\n"
    outcome = cli.run("puzzles", "--file", file, "--plain", typed=typed)
    assert outcome.status == 0
    easier, harder = outcome.out.index(easy.id), outcome.out.index(hard.id)
    assert easier < harder
    assert "rating 2 of 4. What do you do?" in outcome.out
    first, second = outcome.out[easier:harder], outcome.out[harder:]
    assert re.search(r"No\. (It is better to .+|.+ is better)\.", first)
    assert "points in this round 2.0" in first or "points 2.0" in first
    assert "Played on 60 times" in first
    assert "Right, as good as: " in second
    assert "0 of 2 puzzles solved" not in outcome.out
    assert "1 of 2 puzzles solved." in outcome.out
    shown = cli.run("puzzles", "--file", file, "--id", easy.id, typed="hint\n\n")
    assert "Suggestion: " in shown.out
    assert "Right." in shown.out
    assert best in easy.answers


def test_a_wrong_answer_has_a_second_try(cli: CommandLine, file: str) -> None:
    easy = PUZZLES[1]
    best, wrong = easy.answers[0], easy.explanation.options[-1].action
    shown = cli.run("puzzles", "--file", file, "--id", easy.id, typed=f"{wrong}\n{best}\n")
    assert re.search(r"There is something better\. .* ?One more try\.", shown.out)
    assert "Right, on the second try." in shown.out
    assert shown.out.count("What do you do?") == 1


def test_puzzles_of_a_theme_are_posed_from_ones_own_level(cli: CommandLine, tmp_path: Path) -> None:
    path = tmp_path / "graded.jsonl"
    given = [
        replace(puzzle, theme=theme, difficulty=difficulty)
        for puzzle, theme, difficulty in zip(PUZZLES, ("wins", "cost"), (1500, 1100), strict=True)
    ]
    path.write_text("".join(write(puzzle) + "\n" for puzzle in given), "utf-8")
    words = ("puzzles", "--file", str(path), "--list")
    hard, easy = (puzzle.id for puzzle in PUZZLES)
    for more, names in (
        (["--theme", "wins"], [hard]),
        (["--theme", "cost"], [easy]),
        (["--difficulty", "1400"], [hard, easy]),
        (["--difficulty", "1200"], [easy, hard]),
    ):
        assert [line.split()[0] for line in cli.run(*words, *more).out.splitlines()] == names
    assert "Spy Tricks, wins: Winning the trick" in cli.run(*words).out
    posed = cli.run("puzzles", "--file", str(path), "--theme", "wins", typed="quit\n").out
    assert "The Winner places a henchman first." in posed.splitlines()[0]


def test_puzzles_are_graded_again_into_a_file(cli: CommandLine, file: str, tmp_path: Path) -> None:
    path = tmp_path / "again.jsonl"
    assert cli.run("puzzles", "grade", "--file", file, "--output", str(path)).status == 0
    found = read_file(path)
    assert [puzzle.id for puzzle in found] == [puzzle.id for puzzle in PUZZLES]
    assert all(puzzle.theme and puzzle.difficulty for puzzle in found)


def test_a_puzzle_can_be_left_out(cli: CommandLine, file: str) -> None:
    outcome = cli.run("puzzles", "--file", file, typed="next\nquit\n")
    assert outcome.status == 0
    assert outcome.out.count("What do you do?") == 2
    assert "solved" not in outcome.out
    left = cli.run("puzzles", "--file", file, typed=f"{PUZZLES[1].answers[0]}\nquit\n")
    assert left.out.count("What do you do?") == 1


def test_puzzles_are_listed_by_rating(cli: CommandLine, file: str) -> None:
    hard, easy = PUZZLES
    lines = cli.run("puzzles", "--file", file, "--list").out.splitlines()
    assert [line.split()[0] for line in lines] == [easy.id, hard.id]
    (line,) = cli.run("puzzles", "--file", file, "--rating", "4", "--json").out.splitlines()
    found = json.loads(line)
    assert [found["id"], found["answers"]] == [hard.id, list(hard.answers)]


@pytest.mark.unmetered
def test_puzzles_are_mined_into_a_file(
    cli: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mining, "FEWEST_FAIL", 0.0)
    brief = Patience(playouts=400, worlds=64, first_rows=64)
    monkeypatch.setattr(mining.mine, "__kwdefaults__", {"theme": None, "patience": brief, "progress": None})
    path = tmp_path / "mined.jsonl"
    mined = ("puzzles", "mine", "spy-tricks", "--number", "2", "--seed", "3")
    assert cli.run(*mined, "--output", str(path)).status == 0
    assert cli.run(*mined).out == path.read_text("utf-8")
    assert len(cli.run("puzzles", "--file", str(path), "--list").out.splitlines()) == 2


def test_what_cannot_be_posed_is_refused_in_one_line(cli: CommandLine, file: str, tmp_path: Path) -> None:
    older = tmp_path / "older.jsonl"
    older.write_text(write(PUZZLES[0]).replace('"format":1', '"format":0'), "utf-8")
    for words, reason in (
        (["--file", str(older)], "line 1: this puzzle is of another version"),
        (["--file", str(tmp_path / "none")], "none"),
        (["--file", str(tmp_path)], "directory"),
        (["--file", file, "--rating", "1"], "there is no puzzle of rating 1"),
        (["--file", file, "--rating", "5"], "--rating must be from 1 to 4"),
        (["--file", file, "--id", "nothing"], "there is no puzzle 'nothing'"),
        (["spycard", "black-spy"], "name one game"),
        (["whist"], "whist"),
        (["--number", "3"], "--number is only for spydeck puzzles mine"),
        (["--file", file, "--theme", "duck"], "no puzzle of the theme 'duck' here; the themes are: "),
        (["--difficulty", "9"], "--difficulty must be from 400 to 2400"),
        (["grade", "--number", "3"], "--number is not for grading"),
        (["mine", "--rating", "3"], "--rating is not for mining"),
        (["mine", "--number", "0"], "--number must be from 1"),
        (["mine", "spycard", "--theme", "duck"], "Spycard has no theme 'duck'; the themes are: claim,"),
    ):
        outcome = cli.run("puzzles", *words)
        assert outcome.status == 2, words
        assert reason in outcome.err
        assert len(outcome.err.splitlines()) == 1


@pytest.fixture
def saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a saved deal in which seat 1 plays at random; levels think briefly."""
    level_in = SearchBot.level_in

    def briefly(bot: SearchBot, game: Game) -> Level:
        return replace(level_in(bot, game), playouts=2000, worlds=64)

    monkeypatch.setattr(SearchBot, "level_in", briefly)
    match = spydeck.new("black-spy", seed=6, end_value=1)
    play_on(match, *[spydeck.bot("random" if seat == 1 else "sensible", seed=seat) for seat in range(4)])
    path = tmp_path / "game.spydeck"
    path.write_text(match.record(), "utf-8")
    return path


def test_a_review_names_costly_moves_with_the_better_one_and_the_reason(
    saved: Path, cli: CommandLine
) -> None:
    outcome = cli.run("review", str(saved), "--seat", "1", "--moves", "2", "--plain")
    heading, graph, *lines = outcome.out.strip().splitlines()
    assert "judged by a bot of level expert from what this seat knew: of " in heading
    assert graph == "What you could expect at each choice: points in this deal."
    lines = [line for line in lines if not line.startswith("Step ")]
    assert lines[0].startswith("1. Step ")
    assert ": You " in lines[0]
    assert " better" in lines[0]
    assert " if you " in lines[1]
    found = json.loads(cli.run("review", str(saved), "--seat", "1", "--moves", "2", "--json").out)
    assert [found["game"], found["seat"], len(found["moves"])] == ["black-spy", 1, 2]
    assert f"1. Step {found['moves'][0]['step']}: " in outcome.out
    step, best, played = (found["moves"][0][name] for name in ("step", "explanation", "played"))
    expected = [f"{one['results']['points']:.1f}" for one in (best["options"][0], played)]
    assert f"Step {step}: {expected[0]}; played: {expected[1]} (move 1)." in outcome.out
    drawn = cli.run("review", str(saved), "--seat", "1", "--moves", "2").out
    (costly,) = (line for line in drawn.splitlines() if line.endswith("(move 1)"))
    assert re.fullmatch(rf" *step +{step} +{expected[0]} +#*x+ +played: {expected[1]} \(move 1\)", costly)
    careful = cli.run("review", str(saved), "--seat", "0", "--level", "easy").out
    assert "of level easy" in careful


def test_a_game_that_was_ended_early_is_reviewed_and_one_that_continues_up_to_the_present_deal(
    saved: Path, cli: CommandLine, tmp_path: Path
) -> None:
    match = spydeck.new("black-spy", seed=6)
    play_on(
        match,
        spydeck.bot("random", seed=1),
        until=lambda match: match.part and match.view(0)["stage"] == "play",
    )
    going_on, ended = tmp_path / "going-on.spydeck", tmp_path / "ended.spydeck"
    going_on.write_text(match.record(), "utf-8")
    match.tags |= fairness.tags(bytes(32))
    ended.write_text(match.record(), "utf-8")
    counts = []
    for path, left_out in ((going_on, True), (ended, False)):
        outcome = cli.run("review", str(path), "--seat", "0", "--plain")
        assert ("The game has not ended: what is being played now is left out." in outcome.out) is left_out
        counts.append(json.loads(cli.run("review", str(path), "--seat", "0", "--json").out)["decisions"])
    assert counts[0] < counts[1]


def test_a_deal_that_is_over_is_reviewed_at_the_table_and_a_move_tried_again(
    saved: Path, cli: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = spydeck.new("black-spy", seed=6, end_value=60)
    bots = [spydeck.bot("random" if seat == 1 else "sensible", seed=seat) for seat in range(4)]
    while match.part < 1 or 1 not in match.actors:
        seat = match.actors[0]
        match.act(seat, bots[seat].choose(match.observation(seat)))
    match.tags |= {"Seat": "1", "Bots": "sensible random sensible", "Names": "Ann, Bob, Cid, Dan"}
    path = cli.keep(match)
    typed = ("again 1", "review", "again 99", "again 1", "quit", "quit")
    shown = cli.run("play", "--resume", str(path), typed="".join(f"{line}\n" for line in typed)).out
    before, _, after = shown.partition("Review of Bob")
    assert "Type review first." in before
    assert "To play on from one of these moves: again 1" in after
    assert "The moves have the numbers 1 to " in after
    assert "Tried again from step " in after
    assert "Back in your game." in after
    (kept,) = (one for one in cli.games if one != path)
    tried = spydeck.load(kept.read_text())
    assert {name: tried.tags[name] for name in ("Seat", "Bots", "Names")} == {
        name: match.tags[name] for name in ("Seat", "Bots", "Names")
    }
    dealt_and_done = 2 + int(after.partition("Tried again from step ")[2].partition(",")[0])
    assert tried.lines()[:dealt_and_done] == match.lines()[:dealt_and_done]
    assert 1 in tried.actors


def test_a_move_of_a_review_is_chosen_by_its_number(saved: Path) -> None:
    found = review(spydeck.load(saved.read_text()), 1, most=2)
    out, tried = io.StringIO(), list[int]()
    typed, none = iter(["2", "3", "what", "1", ""]), iter(["1", ""])

    def again(step: int) -> None:
        tried.append(step)
        if len(tried) > 1:
            raise SpydeckError("too late")

    ask_to_try(found, Screen(out), lambda prompt: next(typed), again)
    assert tried == [found.moves[1].step, found.moves[0].step]
    ask_to_try(replace(found, moves=()), Screen(out), lambda prompt: next(none), again)
    assert "The review names no move to play on from." in out.getvalue()
    assert out.getvalue().count("The moves have the numbers 1 to 2.") == 2
    assert "too late" in out.getvalue()


def test_what_cannot_be_reviewed_is_refused_in_one_line(
    saved: Path, cli: CommandLine, tmp_path: Path
) -> None:
    running = tmp_path / "running.spydeck"
    running.write_text(spydeck.new("black-spy", seed=1).record(), "utf-8")
    for words, reason in (
        ([str(running)], "a game, a deal, or a round that has ended"),
        ([str(saved), "--seat", "4"], "seat"),
        ([str(saved), "--moves", "0"], "--moves must be"),
        ([str(saved), "--level", "genius"], "invalid choice"),
        ([str(tmp_path / "none")], "none"),
    ):
        outcome = cli.run("review", *words)
        assert outcome.status == 2
        assert reason in outcome.err
        assert "Traceback" not in outcome.err


def test_a_choice_that_a_bot_does_not_compare_is_not_judged(
    saved: Path, cli: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search, "Thinking", lambda *given: SimpleNamespace(actions=()))
    assert cli.run("review", str(saved), "--seat", "1").status == 0

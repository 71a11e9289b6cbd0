"""Lessons at the terminal: goals, answers, what follows from them, and what was done."""

from __future__ import annotations

import json

import pytest

from spydeck.games.registry import names
from spydeck.study.lessons import Step, lessons
from spydeck.terminal.lessons import DONE
from tests.terminal.driving import CommandLine


def right_answer(step: Step) -> str:
    """Return what to type for a right answer: its number, or what is suggested."""
    if step.offers:
        return f"{step.offers.index(step.right.actions[0]) + 1}\n"
    return "hint\n\n"


def test_a_lesson_refuses_explains_and_plays_on(cli: CommandLine) -> None:
    outcome = cli.run("learn", "black-spy", "--plain", typed="K9\nG1\nB4\nK9\nquit\n")
    assert outcome.status == 0
    for said in (
        "Black Spy, lesson 1 of 10: Follow the colour",
        "Goal: Follow with blue.",
        "No. BS-14: follow blue 6",
        "Not quite. Not while you hold a blue card.",
        "Heron plays blue 10.",
        "Right. Blue was led and you played blue.",
        "Goal: Lose your worst card.",
        "3 points for Lynx",
    ):
        assert said in outcome.out
    assert outcome.out.count("Goal: Follow with blue.") == 3
    assert json.loads((cli.home / DONE).read_text("utf-8")) == {"black-spy": ["colour"]}


def test_learning_goes_on_with_the_first_lesson_that_was_not_done(cli: CommandLine) -> None:
    cli.run("learn", "black-spy", "2", typed="B9\nK4\nquit\n")
    assert "lesson 1 of 10" in cli.run("learn").out
    cli.run("learn", typed="B4\nK9\nquit\n")
    assert "lesson 3 of 10" in cli.run("learn", "black-spy").out
    listed = cli.run("learn", "--list").out.splitlines()
    assert listed[:3] == [
        "1. Follow the colour (done)",
        "2. The same rank also follows (done)",
        "3. Who takes the trick",
    ]


def test_offered_answers_are_chosen_by_number(cli: CommandLine) -> None:
    names_of = [one.name for one in lessons("spycard")]
    number = names_of.index("accuse") + 1
    outcome = cli.run("learn", "spycard", str(number), "--plain", typed="3\n1\n2\nquit\n")
    for said in (
        "  1  Allow it",
        "  2  Accuse Lynx of lying",
        "Not quite. Whoever is not accused gets away with it.",
        "Right. #3 is turned up, and it is a lie",
    ):
        assert said in outcome.out


def test_an_action_that_is_not_offered_is_no_answer(cli: CommandLine) -> None:
    outcome = cli.run("learn", "spycard", "1", "--plain", typed="field #7\n1\n")
    assert "Type a number from 1 to 3." in outcome.out
    assert "Right. From now on" in outcome.out


def test_a_lesson_continues_in_another_language(cli: CommandLine) -> None:
    outcome = cli.run("learn", "black-spy", "--plain", typed="language de\nB4\n")
    assert "Ziel: Bediene mit Blau." in outcome.out
    assert "Reiher spielt Blau 10." in outcome.out or "Richtig." in outcome.out


@pytest.mark.parametrize("game", [name for name in names() if lessons(name)])
def test_all_lessons_are_done_with_right_answers(cli: CommandLine, game: str) -> None:
    typed = "".join("".join(map(right_answer, one.steps)) + "\n" for one in lessons(game))
    outcome = cli.run("learn", game, "--plain", typed=typed)
    assert outcome.err == ""
    assert "That was the last lesson of" in outcome.out
    assert json.loads((cli.home / DONE).read_text("utf-8")) == {game: [one.name for one in lessons(game)]}


@pytest.mark.parametrize("kept", ["", "[]", '{"black-spy": 7}', "{"])
def test_what_is_kept_badly_counts_as_nothing(cli: CommandLine, kept: str) -> None:
    (cli.home / DONE).write_text(kept, "utf-8")
    assert "lesson 1 of 10" in cli.run("learn", "black-spy").out


def test_there_is_no_such_lesson(cli: CommandLine) -> None:
    outcome = cli.run("learn", "black-spy", "99")
    assert outcome.status == 2
    assert "LESSON" in outcome.err
